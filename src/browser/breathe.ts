/** Lets the browser answer what waits for it. */
export async function breathe(): Promise<void> {
  const { scheduler } = window as { scheduler?: { yield?: () => Promise<void> } };
  if (scheduler?.yield) await scheduler.yield();
  else await new Promise((resolve) => setTimeout(resolve));
}

let turn: Promise<unknown> = Promise.resolve();

/** Runs `work` in a task of its own, after what was given before: what one moment calls for is not done in one go. */
export function inTurn(work: () => void): void {
  turn = turn.then(breathe).then(work).catch(console.error);
}
