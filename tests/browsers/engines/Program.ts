import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

/** Its standard output, its errors, and a third stream that some programs answer on. */
type StreamNumber = 1 | 2 | 3;

/** A program of the system that a test started and ends. */
export class Program {
  readonly #child: ChildProcess;
  readonly #written = { 1: '', 2: '', 3: '' };
  readonly #name: string;

  constructor(command: string, args: string[], env: Record<string, string> = {}) {
    this.#name = command;
    this.#child = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    });
    // All are read, since a program whose words nobody takes stands still.
    for (const number of [1, 2, 3] as const)
      (this.#child.stdio[number] as Readable).on('data', (chunk: Buffer) => {
        this.#written[number] = (this.#written[number] + chunk.toString()).slice(-20_000);
      });
    this.#child.on('error', (error) => (this.#written[2] += error.message));
  }

  /** Waits until it has written what a pattern finds; gives the first group. */
  async says(stream: StreamNumber, pattern: RegExp): Promise<string> {
    const deadline = performance.now() + 30_000;
    for (;;) {
      const found = pattern.exec(this.#written[stream])?.[1];
      if (found !== undefined) return found;
      if (this.#isGone || performance.now() > deadline)
        throw new Error(`${this.#name} did not begin: ${Object.values(this.#written).join('\n')}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  /** Ends it, by force after five seconds. */
  async end(): Promise<void> {
    if (this.#isGone) return;
    const gone = once(this.#child, 'exit');
    const insist = setTimeout(() => this.#child.kill('SIGKILL'), 5000);
    this.#child.kill('SIGTERM');
    await gone;
    clearTimeout(insist);
  }

  get #isGone(): boolean {
    return this.#child.pid === undefined || this.#child.exitCode !== null || this.#child.signalCode !== null;
  }
}
