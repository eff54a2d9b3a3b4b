import { emptyBin } from '../authoring/emptyBin.ts';
import { thinning } from '../authoring/thinHistory.ts';
import { writeWhenFree } from '../store/writeWhenFree.ts';
import type { SchedulerParts } from './Scheduler.ts';

const DAY_MS = 86_400_000;

/**
 * Once a day, and at the start: what has been in the bin for 30 days is removed, and the history older than that thinned, a
 * page at a time, so that nobody waits for it. Each is a transaction of its own; what a kill leaves is done next time. The
 * media library sweeps itself. Answers what ends it.
 */
export function startUpkeep(parts: SchedulerParts): () => void {
  let isOver = false;
  const failed = (error: unknown) =>
    parts.log({ event: 'failure', upstream: 'authoring', error: String(error) });
  const run = async () => {
    await writeWhenFree(parts.store, () => emptyBin(parts));
    let removed = 0;
    for (const thin of thinning(parts)) {
      removed += await writeWhenFree(parts.store, thin);
      await new Promise((resolve) => setImmediate(resolve));
      if (isOver) return;
    }
    if (removed > 0) parts.log({ event: 'history-thinned', removed });
  };
  const work = () => void run().catch(failed);
  const first = setTimeout(work, 0);
  const timer = setInterval(work, DAY_MS);
  first.unref();
  timer.unref();
  return () => {
    isOver = true;
    clearTimeout(first);
    clearInterval(timer);
  };
}
