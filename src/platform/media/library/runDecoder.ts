import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { REFUSALS } from './decoded.ts';
import type { DecoderAnswer } from './decoded.ts';

const PROGRAM = join(import.meta.dirname, 'decode.ts');
const LONGEST_MS = 20_000;

export interface DecoderOptions {
  program?: string;
  longestMs?: number;
}

/**
 * Decodes the upload in a folder in a process of its own. What crashes that process, or keeps it busy too long, is refused
 * like any damaged file; the platform goes on.
 */
export function runDecoder(
  folder: string,
  { program = PROGRAM, longestMs = LONGEST_MS }: DecoderOptions = {},
): Promise<DecoderAnswer> {
  return new Promise((resolve) => {
    // No environment: the platform's secrets are none of its business.
    const child = spawn(process.execPath, ['--no-warnings', '--max-old-space-size=128', program, folder], {
      stdio: ['pipe', 'pipe', 'ignore'],
      env: {} as NodeJS.ProcessEnv,
    });
    let said = '';
    let isLate = false;
    child.stdin.on('error', () => undefined);
    child.stdout.on('data', (chunk: Buffer) => {
      if (said.length < 10_000) said += chunk.toString();
    });
    const timer = setTimeout(() => {
      isLate = true;
      child.kill('SIGKILL');
    }, longestMs);
    child.once('error', () => undefined);
    child.once('close', () => {
      clearTimeout(timer);
      resolve(isLate ? { refused: 'too-slow' } : answerOf(said));
    });
  });
}

function answerOf(said: string): DecoderAnswer {
  try {
    const answer = JSON.parse(said) as DecoderAnswer;
    if ('refused' in answer ? REFUSALS.includes(answer.refused) : answer.files.length > 0) return answer;
  } catch {
    // It ended before it could say anything.
  }
  return { refused: 'damaged' };
}

/** Runs works one after the other; refuses to let more than `most` wait. */
export class Queue {
  readonly #most: number;
  #last: Promise<unknown> = Promise.resolve();
  #length = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get isFull(): boolean {
    return this.#length >= this.#most;
  }

  run<T>(work: () => Promise<T>): Promise<T> {
    this.#length += 1;
    const done = this.#last.then(work).finally(() => (this.#length -= 1));
    this.#last = done.catch(() => undefined);
    return done;
  }
}
