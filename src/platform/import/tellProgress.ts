import { basename } from 'node:path';
import type { Progress } from './importFiles.ts';

/** Where it is told; a terminal shows one line that changes, a log gets a line now and then. */
export interface Output {
  isTTY?: boolean;
  write(text: string): unknown;
}

/** How often a log hears of it, ms. */
const LOG_MS = 10_000;

/** Tells how far a large file is. */
export function tellProgress(
  output: Output,
  now: () => number = () => performance.now(),
): (progress: Progress) => void {
  let last = now();
  return (progress) => {
    const isDone = progress.of > 0 && progress.done === progress.of;
    if (output.isTTY) {
      output.write(isDone ? '\r\u001b[K' : `\r\u001b[K${progressWords(progress)}`);
      return;
    }
    if (now() - last < LOG_MS) return;
    last = now();
    output.write(`import: ${progressWords(progress)}\n`);
  };
}

/** 'clinicians.csv: 42,000 of 100,000 rows (42%), about 25 seconds left'. */
export function progressWords({ file, done, of, left }: Progress): string {
  const name = basename(file);
  const number = (value: number) => value.toLocaleString('en-US');
  if (of === 0) return `${name}: ${number(done)} rows looked through`;
  const share = `${name}: ${number(done)} of ${number(of)} rows (${Math.floor((100 * done) / of)}%)`;
  return left === undefined ? share : `${share}, about ${durationWords(left)} left`;
}

function durationWords(seconds: number): string {
  const whole = Math.max(1, Math.round(seconds));
  if (whole < 90) return `${whole} second${whole === 1 ? '' : 's'}`;
  const minutes = Math.round(whole / 60);
  return minutes < 90 ? `${minutes} minutes` : `${(minutes / 60).toFixed(1)} hours`;
}
