import type { Store } from './Store.ts';
import { isStoreBusy, isTurnTaken } from './StoreBusy.ts';

const EVERY_MS = 100;
const PATIENCE_MS = 10_000;

/**
 * Runs work that nobody waits for in one transaction, when nobody else is writing: it tries again and again and keeps the
 * thread from nothing meanwhile. Rejects with what kept it from writing after ten seconds, and with whatever the work throws.
 */
export async function writeWhenFree<T>(
  { transaction }: Pick<Store, 'transaction'>,
  work: () => T,
  { everyMs = EVERY_MS, patienceMs = PATIENCE_MS } = {},
): Promise<T> {
  const until = performance.now() + patienceMs;
  for (;;) {
    try {
      return transaction(work, { wait: false });
    } catch (error) {
      if (!(isStoreBusy(error) || isTurnTaken(error)) || performance.now() > until) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}
