import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/** An entry of the one log. */
interface Entry {
  time: string;
  program: string;
  event: string;
  [name: string]: unknown;
}

/** What a log entry tells a person at a terminal; nothing for what is told when all is well. */
export function forPeople(line: string): string | undefined {
  const { time, program, event, ...facts } = JSON.parse(line) as Entry;
  const { status, failure } = facts;
  const isRoutine =
    ROUTINE.has(event) && failure === undefined && !(typeof status === 'number' && status >= 500);
  if (isRoutine) return undefined;
  // The clock of the person who looks on.
  const clock = new Date(time).toTimeString().slice(0, 8);
  const told = Object.entries(facts).filter(([name]) => name !== 'request');
  const words = told.map(([name, value]) =>
    typeof value === 'string' && !value.includes(' ')
      ? `${name}=${value}`
      : `${name}=${JSON.stringify(value)}`,
  );
  return [clock, program, event, ...words].join('  ');
}

/** Entries that tell of ordinary work; the address of the first account stands with the other addresses. */
const ROUTINE = new Set([
  'authored',
  'authoring',
  'first-account',
  'icons',
  'message',
  'output',
  'request',
  'revalidated',
  'revalidation',
  'scheduled-acts',
  'search-index-built',
  'started',
  'upstream',
]);

/** Passes a line of the log on as it is. */
export const toStandardOutput = (line: string) => void process.stdout.write(`${line}\n`);

/** How the log of programs is shown to a person who looks on. */
export interface TerminalLog {
  /** Where the whole log lies, if it is not shown whole. */
  file?: string;
  /** Takes a line of the log. */
  write(line: string): void;
  /** From here on an answer of 5xx is news: before, the programs are only asked whether they are up. */
  ready(): void;
  /** The address of the first account, when one was told. */
  firstAccount(): string | undefined;
}

/**
 * The log of `npm start`: whole on standard output, unless a person looks on at a terminal. There some hundred lines a page would
 * bury the addresses and the few lines that matter, so those go to `file`, anew at each start, and the terminal tells
 * what is amiss in a line each.
 */
export function terminalLog(file: string, isTerminal = process.stdout.isTTY): TerminalLog {
  let isReady = false;
  let link: string | undefined;
  const handle = isTerminal ? openedAnew(file) : undefined;
  if (handle !== undefined) process.once('exit', () => closeSync(handle));
  return {
    ...(handle !== undefined && { file }),
    ready: () => void (isReady = true),
    firstAccount: () => link,
    write(line) {
      if (line.includes('"first-account"')) link = (JSON.parse(line) as { link?: string }).link;
      if (handle === undefined) return toStandardOutput(line);
      try {
        writeSync(handle, `${line}\n`);
      } catch {
        // A full disk: the programs go on, and what matters is still told here.
      }
      const told = isReady ? forPeople(line) : undefined;
      if (told) toStandardOutput(told);
    },
  };
}

function openedAnew(file: string): number | undefined {
  try {
    mkdirSync(dirname(file), { recursive: true });
    return openSync(file, 'w', 0o600);
  } catch {
    // A folder that cannot be written: the log is shown whole.
    return undefined;
  }
}
