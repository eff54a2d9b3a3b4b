import type { SearchKind, SearchQueries } from './SearchDesk.ts';

/** What the thread of the search is started with. */
export interface WorkerStart {
  /** The data file. */
  path: string;
  /** Time for a search over all verticals in ms. */
  universalBudget?: number | undefined;
}

/** A search that is handed over. */
export interface Asked {
  id: number;
  kind: SearchKind;
  query: SearchQueries[SearchKind];
  /** When nobody waits for the answer any more, by `moment()`. */
  until: number;
}

export type ToWorker =
  | { ask: Asked }
  /** The store was changed by this process: what changed is to be found by the next search. */
  | { catchUp: true }
  | { close: true };

/** A failure as plain data: with a status it may be shown to the caller, otherwise it is for the log. */
export interface Failure {
  status?: number;
  headers?: Record<string, string>;
  message: string;
}

export type FromWorker =
  | { ready: true }
  | { id: number; answer: string }
  | { id: number; failure: Failure }
  /** Nobody waited for it any more. */
  | { id: number; dropped: true }
  | { log: Record<string, unknown> }
  /** Entities that are not found as they are now yet. */
  | { waiting: number };

/** Milliseconds that all threads of this process count alike. */
export const moment = (): number => performance.timeOrigin + performance.now();
