import { DatabaseSync } from 'node:sqlite';
import { StoreBusy } from './StoreBusy.ts';

/** SQLite's own number for "somebody else is writing", in the low byte of its codes. */
const BUSY = 5;
/** How often it is tried, ms. */
const EVERY_MS = 10;
/** How long somebody waits, ms. */
const PATIENCE_MS = 10_000;

export interface WriteGate {
  /** Resolves when nobody else is writing; rejects with StoreBusy when that takes too long. The thread is free meanwhile. */
  open(): Promise<void>;
  close(): void;
}

interface Waiting {
  until: number;
  resolve: () => void;
  reject: (problem: StoreBusy) => void;
}

/**
 * Waits for the pen of the data file without keeping the thread, on a connection of its own. Whoever is let through has to
 * write at once: the pen is free, not held for them.
 */
export function createWriteGate(path: string, { patienceMs = PATIENCE_MS } = {}): WriteGate {
  let database: DatabaseSync | undefined;
  let waiting: Waiting[] = [];
  let timer: NodeJS.Timeout | undefined;

  function isFree(): boolean {
    try {
      database ??= new DatabaseSync(path, { timeout: 0 });
      database.exec('BEGIN IMMEDIATE');
      database.exec('ROLLBACK');
      return true;
    } catch (error) {
      // What else is wrong, who writes is told better than who waits.
      return ((error as { errcode?: number }).errcode ?? 0) % 256 !== BUSY;
    }
  }

  function look(): void {
    timer = undefined;
    const free = isFree();
    const now = performance.now();
    const asked = waiting;
    waiting = [];
    for (const one of asked) {
      if (free) one.resolve();
      else if (one.until <= now) one.reject(new StoreBusy());
      else waiting.push(one);
    }
    if (waiting.length > 0) timer = setTimeout(look, EVERY_MS);
  }

  return {
    open() {
      // Nobody overtakes those who wait already.
      if (waiting.length === 0 && isFree()) return Promise.resolve();
      return new Promise<void>((resolve, reject) => {
        waiting.push({ until: performance.now() + patienceMs, resolve, reject });
        timer ??= setTimeout(look, EVERY_MS);
      });
    },
    close() {
      clearTimeout(timer);
      for (const { reject } of waiting) reject(new StoreBusy());
      waiting = [];
      if (database?.isOpen) database.close();
      database = undefined;
    },
  };
}
