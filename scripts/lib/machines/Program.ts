import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { waitUntilAnswers } from '../processes.ts';

/** How long a program may take to be ready, and to stop when it is asked to, ms. */
const READY_MS = 90_000;
const STOPS_MS = 10_000;

export interface ProgramOptions {
  name: string;
  port: number;
  args: readonly string[];
  env: NodeJS.ProcessEnv;
  /** Descriptor of the file it logs to. */
  output: number;
}

/** One of our programs as a machine of its own has it: started, killed, and started again. */
export class Program {
  readonly name: string;
  readonly port: number;
  readonly #options: ProgramOptions;
  #child: ChildProcess | undefined;

  constructor(options: ProgramOptions) {
    this.name = options.name;
    this.port = options.port;
    this.#options = options;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Whether it runs, as far as nobody ended it here. */
  get isRunning(): boolean {
    return this.#child?.exitCode === null && this.#child.signalCode === null;
  }

  /** Resolves when it is ready. Rejects when it ends before, or takes too long. */
  async start(): Promise<void> {
    const { args, env, output, name } = this.#options;
    const child = spawn(process.execPath, args, { env, stdio: ['ignore', output, output] });
    this.#child = child;
    const ended = new Promise<never>((_, reject) =>
      child.once('exit', (code) => reject(new Error(`${name} ended with ${code ?? 'a signal'}`))),
    );
    ended.catch(() => undefined);
    await Promise.race([waitUntilAnswers(`${this.origin}/readyz`, READY_MS), ended]);
  }

  /** Ends it as a power cut does. */
  kill = (): Promise<void> => this.#end('SIGKILL');
  stop = (): Promise<void> => this.#end('SIGTERM');

  #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    return new Promise((resolve) => {
      if (!child || !this.isRunning) return resolve();
      const insist = setTimeout(() => child.kill('SIGKILL'), STOPS_MS);
      child.once('exit', () => {
        clearTimeout(insist);
        resolve();
      });
      child.kill(signal);
    });
  }
}
