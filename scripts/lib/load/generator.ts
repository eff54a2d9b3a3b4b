/** The process that asks, apart from who measures and who answers: told stretches of load, it tells what became of them. */
import { randomFrom } from '#src/platform/search/engine/testing/randomFrom.ts';
import type { Sample } from './figures.ts';
import { openLoop } from './openLoop.ts';
import { createTraffic } from './traffic.ts';
import type { Addresses } from './traffic.ts';

/** What it is told: once where to ask, then each stretch, which ends by itself or when it is told. */
export type Order =
  | { do: 'know'; addresses: Addresses; port: number; host: string; seed: number }
  | { do: 'load'; rate: number; seconds: number }
  | { do: 'end' };

/** What it tells of a stretch: when it began, ms since 1970, and what became of each request. */
export interface Told {
  begun: number;
  samples: Sample[];
}

let ending = new AbortController();
let asks: { port: number; host: string; next: ReturnType<typeof createTraffic> } | undefined;

process.on('message', (order: Order) => {
  if (order.do === 'know') {
    const { port, host, addresses, seed } = order;
    asks = { port, host, next: createTraffic(addresses, randomFrom(seed)) };
    return;
  }
  if (order.do === 'end') {
    ending.abort();
    return;
  }
  if (!asks) throw new Error('Nobody said where to ask');
  ending = new AbortController();
  const begun = Date.now();
  const { rate, seconds } = order;
  void openLoop({ ...asks, rate, seconds, signal: ending.signal }).then((samples) =>
    process.send?.({ begun, samples } satisfies Told),
  );
});
process.on('disconnect', () => process.exit(0));
