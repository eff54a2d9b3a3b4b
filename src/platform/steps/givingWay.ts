import { letOthersIn } from './letOthersIn.ts';

/** Longest that work keeps the thread from others at a time, ms. */
const SLICE_MS = 10;

/** Runs work that can be done in steps to its end, and lets others have their turn now and then. */
export async function givingWay<T>(steps: Generator<void, T>): Promise<T> {
  let until = performance.now() + SLICE_MS;
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() < until) continue;
    await letOthersIn();
    until = performance.now() + SLICE_MS;
  }
}
