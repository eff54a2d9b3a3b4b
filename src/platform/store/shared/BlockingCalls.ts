import { MessageChannel, receiveMessageOnPort } from 'node:worker_threads';
import type { MessagePort } from 'node:worker_threads';

/** A question for another thread. */
export interface Call {
  id: number;
  name: string;
  args: readonly unknown[];
}

/** What became of it: a value, or what kind of problem in which words. */
export type Reply =
  | { id: number; value: unknown }
  | { id: number; problem: { kind: string; message: string } };

/** Places of the memory both threads see. */
export const RUNG = 0;
export const IS_UP = 1;

/** There was no answer within the time that was given. */
export class NoAnswer extends Error {
  override name = 'NoAnswer';
  readonly id: number;
  constructor(id: number) {
    super('no answer in time');
    this.id = id;
  }
}

/**
 * Asks another thread and waits for its answer, as the store's calls are not asynchronous. Nothing else happens in this
 * thread meanwhile, so every wait has an end.
 */
export class BlockingCalls {
  /** For the other thread. */
  readonly theirs: MessagePort;
  readonly memory = new Int32Array(new SharedArrayBuffer(8));
  readonly #port: MessagePort;
  #last = 0;

  constructor() {
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    this.theirs = port2;
    port1.unref();
  }

  /** Throws NoAnswer when none comes within `ms`. */
  ask(name: string, args: readonly unknown[], ms: number): Reply {
    const id = (this.#last += 1);
    const call: Call = { id, name, args };
    this.#port.postMessage(call);
    const until = performance.now() + ms;
    for (;;) {
      const rung = Atomics.load(this.memory, RUNG);
      for (;;) {
        const got = receiveMessageOnPort(this.#port) as { message: Reply } | undefined;
        if (!got) break;
        // An answer that somebody has given up waiting for is nobody's.
        if (got.message.id === id) return got.message;
      }
      const left = until - performance.now();
      if (left <= 0) throw new NoAnswer(id);
      Atomics.wait(this.memory, RUNG, rung, left);
    }
  }

  /** Asks for something whose answer nobody waits for. */
  say(name: string, args: readonly unknown[] = []): void {
    this.#port.postMessage({ id: 0, name, args } satisfies Call);
  }

  close(): void {
    this.#port.close();
  }
}
