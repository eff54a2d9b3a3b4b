import { createPublicTime } from './publicTime.ts';

it('is spent by long answers, and comes back', () => {
  let now = 0;
  const time = createPublicTime({ burstMs: 3000, perMinuteMs: 12_000 }, () => now);
  expect(time.waitSeconds()).toBeUndefined();
  time.spend(2900);
  expect(time.waitSeconds()).toBeUndefined();
  time.spend(500);
  expect(time.waitSeconds()).toBe(2);
  now += 2100;
  expect(time.waitSeconds()).toBeUndefined();
  // A long rest does not save up more than the burst.
  now += 600_000;
  time.spend(3001);
  expect(time.waitSeconds()).toBe(1);
});
