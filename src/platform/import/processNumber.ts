import { createHash } from 'node:crypto';
import { hostname } from 'node:os';
import type { Store } from '#src/platform/store/Store.ts';

/** Ids of processes are smaller everywhere. */
const PROCESSES = 2 ** 31;

const machine = (name: string) => createHash('sha256').update(name).digest().readUInt32BE() >>> 10;

/** Number of this process: among those of all machines where they share the store, else its id. */
export const processNumber = ({ sharedProblem }: Pick<Store, 'sharedProblem'>, host = hostname()): number =>
  (sharedProblem ? machine(host) * PROCESSES : 0) + process.pid;

/** Whether a process may still be running; one of another machine cannot be asked, and may. Without a machine it is of this one. */
export function isRunning(number: number): boolean {
  const host = Math.floor(number / PROCESSES);
  if (host !== 0 && host !== machine(hostname())) return true;
  try {
    process.kill(number % PROCESSES, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
