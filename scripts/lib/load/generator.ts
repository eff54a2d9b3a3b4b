/** The process that asks, apart from who measures and who answers: told stretches of load, it tells what became of them. */
import { randomFrom } from '#src/platform/search/engine/testing/randomFrom.ts';
import { openLoop } from './openLoop.ts';
import { createTraffic } from './traffic.ts';
import type { Addresses } from './traffic.ts';

/** What it is told: once where to ask, then each stretch. */
export type Order =
  | { do: 'know'; addresses: Addresses; port: number; host: string; seed: number }
  | { do: 'load'; rate: number; seconds: number };

let asks: { port: number; host: string; next: ReturnType<typeof createTraffic> } | undefined;

process.on('message', (order: Order) => {
  if (order.do === 'know') {
    const { port, host, addresses, seed } = order;
    asks = { port, host, next: createTraffic(addresses, randomFrom(seed)) };
    return;
  }
  if (!asks) throw new Error('Nobody said where to ask');
  void openLoop({ ...asks, ...order }).then((samples) => process.send?.(samples));
});
process.on('disconnect', () => process.exit(0));
