import type { Call, Reply } from './BlockingCalls.ts';
import { RUNG } from './BlockingCalls.ts';

/** A call that cannot be answered with a value; the kind is what the caller goes by. */
export class CallProblem extends Error {
  override name = 'CallProblem';
  readonly kind: string;
  constructor(kind: string, message: string) {
    super(message);
    this.kind = kind;
  }
}

/** How the other thread is reached: a port, or the worker's own. */
interface Way {
  on(event: 'message', listener: (call: Call) => void): unknown;
  postMessage(reply: Reply): void;
}

/** Answers calls that come by a port, and wakes who waits for them. */
export function answerCalls(
  way: Way,
  answers: Readonly<Record<string, (...args: never[]) => unknown>>,
  memory: Int32Array,
): void {
  way.on('message', ({ id, name, args }) => {
    void (async () => {
      let reply: Reply;
      try {
        const answer = answers[name];
        if (!answer) throw new Error(`nobody answers ${name}`);
        reply = { id, value: await answer(...(args as never[])) };
      } catch (error) {
        const kind = error instanceof CallProblem ? error.kind : 'failed';
        reply = { id, problem: { kind, message: error instanceof Error ? error.message : String(error) } };
      }
      if (id === 0) return;
      way.postMessage(reply);
      Atomics.add(memory, RUNG, 1);
      Atomics.notify(memory, RUNG);
    })();
  });
}
