import { atOnce } from './atOnce.ts';
import { givingWay } from './givingWay.ts';

function* work(steps: number, each: number): Generator<void, number> {
  for (let step = 0; step < steps; step += 1) {
    for (const until = performance.now() + each; performance.now() < until;);
    yield;
  }
  return steps;
}

it('does the same at once and in steps, between which others have their turn', async () => {
  expect(atOnce(work(3, 0))).toBe(3);
  let turns = 0;
  let isOver = false;
  const others = () => {
    turns += 1;
    if (!isOver) setImmediate(others);
  };
  setImmediate(others);
  expect(await givingWay(work(30, 5))).toBe(30);
  isOver = true;
  expect(turns).toBeGreaterThanOrEqual(4);
});

it('does what is short without a pause', async () => {
  let hasPaused = false;
  setImmediate(() => (hasPaused = true));
  await givingWay(work(10, 0));
  expect(hasPaused).toBe(false);
});

it('fails as the work does', async () => {
  function* failing(): Generator<void, never> {
    yield;
    throw new Error('broken');
  }
  await expect(givingWay(failing())).rejects.toThrow('broken');
});
