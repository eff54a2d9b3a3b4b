import type { AuditAct } from '../accounts/auditActs.ts';
import type { AccountDesk } from '../accounts/createAccounts.ts';
import type { Actor } from '../accounts/Actor.ts';
import { machine } from '../authoring/machine.ts';
import type { AuthoringParts } from '../authoring/Authoring.ts';
import { requireRight } from '../authoring/Authoring.ts';
import { publishItem } from '../authoring/publishCommands.ts';
import type { PlatformContext } from '../PlatformModule.ts';
import { isStoreBusy } from '../store/StoreBusy.ts';
import { passingProblem } from '../store/StoreProblem.ts';
import { kindOf } from './kinds.ts';
import { markOf } from './marks.ts';
import { scheduleTable } from './scheduleTable.ts';
import type { Failure, FailureReason, Scheduled } from './scheduleTable.ts';

type People = Pick<AccountDesk, 'audit' | 'people' | 'actorFor'>;

export interface SchedulerParts {
  store: AuthoringParts['store'];
  accounts: People;
  clock: () => Date;
  log: PlatformContext['log'];
}

/** The longest wait, in ms: clocks are set, machines sleep, and another process may have written the next act. */
const LONGEST_WAIT = 1000;
/** Waits so long, in ms, after the store could not be written. */
const PAUSE = 5000;
/** While somebody else writes it is tried again; everybody else goes on. */
const LATER = { wait: false };
const BUSY_PAUSE = 100;
/** Acts done in one go, before others are let in. */
const MOST_AT_ONCE = 20;

/** An act that cannot be done, for a reason its people can understand. */
class NotDone extends Error {
  readonly reason: FailureReason;
  constructor(reason: FailureReason, message: string) {
    super(message);
    this.reason = reason;
  }
}

/**
 * Does what is due. Each act is one transaction with the mark that it is done, so that a kill in the middle leaves it undone,
 * and the next start does it; what cannot be done is kept with the reason. Answers whether something was due.
 */
export function doNextDue(parts: SchedulerParts): boolean {
  const { store, clock, accounts, log } = parts;
  const table = scheduleTable(store);
  const now = () => clock().toISOString();
  const due = table.next(now());
  if (!due) return false;
  let hasBegun = false;
  try {
    store.transaction(() => {
      hasBegun = true;
      // Another process may have done it since.
      if (!table.end(due.id, 'done', now())) return;
      perform(parts, due);
      audit(accounts, due, `scheduled-${due.act}`);
    }, LATER);
  } catch (error) {
    // The store was busy, or its database is away: the act stays due.
    if (!hasBegun || passingProblem(error) !== undefined) throw error;
    const failure = failureOf(error);
    if (!failure) log({ event: 'failure', upstream: 'authoring', error: String((error as Error).stack) });
    const why = failure ?? { reason: 'refused' as const, message: 'The log of the platform has the reason.' };
    store.transaction(() => {
      if (table.end(due.id, 'failed', now(), why)) audit(accounts, due, 'schedule-failed', why);
    }, LATER);
  }
  return true;
}

function audit(accounts: People, due: Scheduled, act: AuditAct, failure?: Failure): void {
  const { itemId, locale, id, at } = due;
  accounts.audit({
    ...{ actor: due.author, act, itemId, locale },
    detail: { id, at, act: due.act, ...(failure && { reason: failure.reason }) },
  });
}

function perform(parts: SchedulerParts, due: Scheduled): void {
  const { store, accounts } = parts;
  const actor = actorOf(accounts, due.author);
  if (!actor) throw new NotDone('no-right', 'Who scheduled it has no account any more.');
  const { content } = store;
  const { itemId, locale } = due;
  if (due.act === 'unpublish') {
    // Also what editors have deleted meanwhile: visitors still see it.
    const item = content.item(itemId) ?? content.item(itemId, 'published');
    if (!item) throw new NotDone('deleted', 'The page is gone.');
    requireRight({ actor }, 'publish', item, locale);
    content.unpublish([itemId], { locales: [locale] });
    return;
  }
  const page = content.item(itemId);
  if (!page) throw new NotDone('deleted', 'The page was deleted.');
  const isApprovedThen = kindOf(store, page)?.needsApproval ?? false;
  if (!isApprovedThen && markOf(store, itemId, locale, 'draft') !== due.mark)
    throw new NotDone('changed', 'The page was changed after this was scheduled.');
  publishItem(parts, { rootItemIds: [itemId], languages: [locale], displayName: due.note }, { actor });
}

/** Who set an act, with the rights of this moment. */
function actorOf({ people, actorFor }: People, id: string): Actor | undefined {
  if (id === machine.id) return machine;
  const person = people.byId(id);
  return person && !person.isLocked ? actorFor(person) : undefined;
}

const REASONS: Readonly<Record<string, FailureReason>> = {
  FORBIDDEN: 'no-right',
  NOT_APPROVED: 'not-approved',
  NOT_FOUND: 'deleted',
};

/** Why it was not done, of an error that is an answer and no fault. */
function failureOf(error: unknown): Failure | undefined {
  if (error instanceof NotDone) return { reason: error.reason, message: error.message };
  const { name, message, extensions } = error as Error & { extensions?: { code?: string } };
  if (name === 'GraphQLError') return { reason: REASONS[extensions?.code ?? ''] ?? 'refused', message };
  return name === 'StoreProblem' ? { reason: 'refused', message } : undefined;
}

/** Does what was due while nobody ran, and from now on each act at its time. Answers what ends that. */
export function startScheduler(parts: SchedulerParts): () => void {
  const table = scheduleTable(parts.store);
  let timer: ReturnType<typeof setTimeout>;
  const wait = (ms: number) => {
    timer = setTimeout(work, ms);
    timer.unref();
  };
  const work = () => {
    try {
      let done = 0;
      while (done < MOST_AT_ONCE && doNextDue(parts)) done += 1;
      if (done > 0) parts.log({ event: 'scheduled-acts', done });
      const next = table.next();
      const left = next ? Date.parse(next.at) - parts.clock().getTime() : LONGEST_WAIT;
      wait(Math.min(Math.max(left, 0), LONGEST_WAIT));
    } catch (error) {
      if (isStoreBusy(error)) return wait(BUSY_PAUSE);
      parts.log({ event: 'failure', upstream: 'authoring', error: String(error) });
      wait(PAUSE);
    }
  };
  wait(0);
  return () => clearTimeout(timer);
}
