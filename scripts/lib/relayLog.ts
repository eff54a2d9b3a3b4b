import type { Readable } from 'node:stream';
import { redact } from '../../src/server/log.ts';

/**
 * Passes what a program writes on as lines of the one log: `{time, program, event, …}`, JSON, one entry a line. The
 * programs' own entries go through as they are; text that a library prints (a notice, a stack) becomes an entry, the
 * lines that came together in one, secrets removed.
 */
export function relayLog(
  from: Readable,
  program: string,
  event: 'output' | 'error-output',
  write: (line: string) => void,
): void {
  let rest = '';
  let text: string[] = [];
  const flush = () => {
    const plain = redact(text.join('\n')).trim();
    text = [];
    if (plain) write(JSON.stringify({ time: new Date().toISOString(), program, event, text: plain }));
  };
  const take = (line: string) => {
    if (isEntry(line)) {
      flush();
      write(line);
    } else text.push(line);
  };
  from.setEncoding('utf8');
  from.on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\n');
    // A line without its end waits for it, but not without bound.
    rest = lines.pop() ?? '';
    if (rest.length > 65_536) {
      lines.push(rest);
      rest = '';
    }
    lines.forEach(take);
    flush();
  });
  from.on('end', () => {
    if (rest) take(rest);
    flush();
  });
}

function isEntry(line: string): boolean {
  if (!line.startsWith('{')) return false;
  try {
    const entry = JSON.parse(line) as Record<string, unknown>;
    return ['time', 'program', 'event'].every((name) => typeof entry[name] === 'string');
  } catch {
    return false;
  }
}
