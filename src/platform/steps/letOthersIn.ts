/**
 * Turns of the loop that others get. In each one new connection is taken in, a request is read or an answer handed over, so
 * that a single turn would let nobody through; turns in which there is nothing to do cost nothing.
 */
const TURNS = 10;

/** Lets everybody else who waits for this thread have their turn. */
export async function letOthersIn(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
