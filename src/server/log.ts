import { currentRequestId } from './requestId.ts';

/** One line of the log: what happened, never what a visitor typed or where they are. */
export type LogEvent = { event: string } & Record<string, string | number | boolean | undefined>;
export type Log = (entry: LogEvent) => void;

const SECRET_PARAMETER = /([?&](?:secret|jssEditingSecret|api_key|key|token)=)[^&\s"']*/gi;

/** Removes the values of secret parameters from a text. */
export function redact(text: string): string {
  return text.replace(SECRET_PARAMETER, '$1***');
}

/**
 * Writes one JSON line to standard output: time, program, the request it belongs to, event and what belongs to that, with
 * secrets removed.
 */
export const log: Log = (entry) => {
  const line = JSON.stringify(
    { time: new Date().toISOString(), program: 'site', request: currentRequestId(), ...entry },
    (_key, value: unknown) => (typeof value === 'string' ? redact(value) : value),
  );
  process.stdout.write(`${line}\n`);
};
