import type { Outcome } from '../load/figures.ts';
import { unexcused } from './unexcused.ts';

const sample = (at: number, ms: number, outcome: Outcome) => ({ at, ms, outcome, kind: 'home' });

it.each<[string, ReturnType<typeof sample>, boolean]>([
  ['was answered', sample(900, 200, 'answered'), false],
  ['was under way when a site was killed', sample(900, 200, 'failed'), false],
  ['had ended before', sample(700, 200, 'failed'), true],
  ['began afterwards', sample(1100, 20, 'failed'), true],
  ['was refused', sample(1500, 20, 'refused'), true],
  ['was under way when Redis was killed, which nobody asks', sample(1950, 100, 'failed'), true],
])('a request that %s', (_, one, isLeft) => {
  const strikes = [
    { what: 'site 1', at: 501_000, hasRequests: true },
    { what: 'Redis', at: 502_000, hasRequests: false },
  ];
  expect(unexcused({ begun: 500_000, samples: [one] }, strikes)).toEqual(isLeft ? [one] : []);
});
