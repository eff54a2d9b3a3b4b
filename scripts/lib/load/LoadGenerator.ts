import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { Order, Told } from './generator.ts';
import type { Addresses } from './traffic.ts';

export interface LoadGeneratorOptions {
  addresses: Addresses;
  /** Port of this machine that is asked, and the Host header. */
  port: number;
  host: string;
}

/** The process that sends requests, as it is seen by whoever measures. */
export class LoadGenerator {
  readonly #child: ChildProcess;

  constructor(options: LoadGeneratorOptions) {
    this.#child = fork(join(import.meta.dirname, 'generator.ts'), {
      serialization: 'advanced',
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
    this.#tell({ do: 'know', ...options, seed: 2026 });
  }

  #tell(order: Order): void {
    this.#child.send(order);
  }

  /** Sends `rate` requests a second for so long, or until `end`; resolves with what became of them. */
  run(rate: number, seconds = Infinity): Promise<Told> {
    const told = new Promise<Told>((resolve, reject) => {
      const ended = (code: number | null) => reject(new Error(`The generator ended with ${code}`));
      this.#child.once('exit', ended);
      this.#child.once('message', (message) => {
        this.#child.off('exit', ended);
        resolve(message as Told);
      });
    });
    this.#tell({ do: 'load', rate, seconds });
    return told;
  }

  /** Ends a stretch; what was sent is waited for. */
  end(): void {
    this.#tell({ do: 'end' });
  }

  stop(): void {
    if (this.#child.connected) this.#child.disconnect();
  }
}
