import type { Log } from '#src/server/log.ts';

/** What a page had to be made without. */
export interface Lacks {
  readonly isAny: boolean;
  /** Notes that the page lacks something, by its name for the log. */
  note(what: string, reason?: unknown): void;
  /** Goes on with `instead` when an answer does not come, and notes it. */
  orElse<T, Other>(what: string, answer: Promise<T>, instead: Other): Promise<T | Other>;
}

/** An empty list of what a page lacks. Each entry is logged: what, and how it failed, never what was asked. */
export function createLacks(log: Log): Lacks {
  const noted = new Set<string>();
  const lacks: Lacks = {
    get isAny() {
      return noted.size > 0;
    },
    note(what, reason) {
      if (!noted.has(what)) log({ event: 'page-lacks', what, ...(reason !== undefined && failure(reason)) });
      noted.add(what);
    },
    orElse: (what, answer, instead) =>
      answer.catch((reason: unknown) => {
        lacks.note(what, reason);
        return instead;
      }),
  };
  return lacks;
}

/**
 * How a call failed, in one word, because a message could hold what was asked; of what is no upstream's failure (then it
 * is a mistake of ours) also where.
 */
function failure(reason: unknown): { reason: string; at?: string } {
  if (!(reason instanceof Error)) return { reason: 'unknown' };
  if ('kind' in reason && typeof reason.kind === 'string') return { reason: reason.kind };
  const at = reason.stack?.split('\n').find((line) => line.trim().startsWith('at '));
  return { reason: reason.name, ...(at && { at: at.trim() }) };
}
