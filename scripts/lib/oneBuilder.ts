import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const AGAIN_MS = 250;
/** What lies beside the build while somebody makes it: the number of their process. */
export const BUILD_LOCK = `${process.env.NEXT_DIST_DIR ?? '.next'}.lock`;

/**
 * Does work that writes what is built, or the store, for this process alone: another that begins meanwhile, of another command
 * in the same folder, waits (`waits` is told once) and finds it done. A process that was killed holds nobody up.
 * @returns what the work returns; rejects as it does
 */
export async function oneBuilder<Result>(
  work: () => Promise<Result>,
  { file = BUILD_LOCK, waits = () => {} }: { file?: string; waits?: (by: number) => void } = {},
): Promise<Result> {
  for (let isFirst = true; !take(file); isFirst = false) {
    const holder = holderOf(file);
    if (holder !== undefined && !isRunning(holder)) {
      takeAway(file, holder);
      continue;
    }
    if (isFirst && holder !== undefined) waits(holder);
    await wait(AGAIN_MS);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** Whether nobody had it. The number is in the file as soon as there is one. */
function take(file: string): boolean {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

function holderOf(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Moved before it is removed: what another process may have put in its place meanwhile goes back. */
function takeAway(file: string, holder: number): void {
  const aside = `${file}.${process.pid}.left`;
  try {
    renameSync(file, aside);
    if (!Object.is(holderOf(aside), holder)) linkSync(aside, file);
  } catch {
    // Somebody else was quicker.
  }
  rmSync(aside, { force: true });
}

/** Whether there is a process of a number. */
export function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
