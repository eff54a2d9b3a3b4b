import { randomUUID } from 'node:crypto';
import type { Asked, AuthoringParts } from '../authoring/Authoring.ts';
import { requireRight } from '../authoring/Authoring.ts';
import { knownItem, knownLocale } from '../authoring/findItem.ts';
import { problem } from '../authoring/problems.ts';
import type { ContentItem, Locale } from '../store/ContentStore.ts';
import { meantBy, zoneOf } from './localTime.ts';
import { markOf } from './marks.ts';
import { requireApproved } from './requireApproved.ts';
import { scheduleTable } from './scheduleTable.ts';
import type { Scheduled, ScheduledAct } from './scheduleTable.ts';

export interface ScheduleInput {
  itemId: string;
  languages: string[];
  /** When to publish, as a wall clock of the site shows it (2026-11-23T06:00); absent: nothing is published. */
  publishAt?: string | null;
  /** When to take it off the site, in the same way. */
  takeOffAt?: string | null;
  /** Which of two, where the clocks go back: 'first' or 'second'. */
  which?: string | null;
  note?: string | null;
}

/**
 * Sets when a page goes live, and when it leaves again, in each of the languages; what was set before is replaced. What is
 * put live then is what the page says now: a page that was changed meanwhile stays where it is and says so.
 */
export function schedulePage(parts: AuthoringParts, input: ScheduleInput, asked: Asked): Scheduled[] {
  const page = knownItem(parts.store.content, { itemId: input.itemId });
  if (page.path === null) throw problem('BAD_USER_INPUT', 'Pages are scheduled, and their parts with them.');
  const locales = [...new Set(input.languages.map((language) => knownLocale(language)))];
  if (locales.length === 0) throw problem('BAD_USER_INPUT', 'Name the languages: en, es.');
  for (const locale of locales) requireRight(asked, 'publish', page, locale);
  const publishAt = instantOf(parts, page, input.publishAt, input.which);
  const takeOffAt = instantOf(parts, page, input.takeOffAt, input.which);
  if (!publishAt && !takeOffAt) throw problem('BAD_USER_INPUT', 'Name a time.');
  if (publishAt && takeOffAt && takeOffAt <= publishAt)
    throw problem('BAD_USER_INPUT', 'It would be taken off before it is there. Choose a later time.');
  if (publishAt) requireApproved(parts.store, [page], locales);
  return locales.flatMap((locale) => [
    ...(publishAt ? [set(parts, asked, { page, locale, act: 'publish', at: publishAt, input })] : []),
    ...(takeOffAt ? [set(parts, asked, { page, locale, act: 'unpublish', at: takeOffAt, input })] : []),
  ]);
}

interface Setting {
  page: ContentItem;
  locale: Locale;
  act: ScheduledAct;
  at: Date;
  input: ScheduleInput;
}

function set(parts: AuthoringParts, asked: Asked, { page, locale, act, at, input }: Setting): Scheduled {
  const { store, clock } = parts;
  const table = scheduleTable(store);
  table.clear(page.id, locale, act, clock().toISOString());
  const row: Scheduled = {
    ...{ id: randomUUID(), act, itemId: page.id, locale, at: at.toISOString() },
    mark: markOf(store, page.id, locale, 'draft'),
    ...{ author: asked.actor.id, note: input.note?.trim().slice(0, 500) || null },
    ...{ state: 'waiting', reason: null, message: null, endedAt: null },
  };
  table.add(row);
  parts.accounts.audit({
    ...{ actor: asked.actor.id, act: 'schedule', itemId: page.id, locale },
    detail: { act, at: row.at, id: row.id },
  });
  return row;
}

/** The instant a wall clock's time means. Throws a problem for one that does not exist, is doubled, or has gone by. */
function instantOf(
  { store, clock }: AuthoringParts,
  { site }: ContentItem,
  local: string | null | undefined,
  which: string | null | undefined,
): Date | undefined {
  if (!local) return undefined;
  const meant = meantBy(local, zoneOf(store.facts, site));
  if (!meant) throw problem('BAD_USER_INPUT', `${local.slice(0, 40)} is no time.`, { time: 'unknown' });
  if (meant.kind === 'skipped')
    throw problem(
      'BAD_USER_INPUT',
      'The clocks go forward over this time: it does not exist that day. Choose a time an hour later.',
      { time: 'skipped' },
    );
  if (meant.kind === 'twice' && which !== 'first' && which !== 'second')
    throw problem(
      'BAD_USER_INPUT',
      'The clocks go back over this time: it is there twice that day. Say which one is meant.',
      { time: 'twice', first: meant.first.toISOString(), second: meant.second.toISOString() },
    );
  const instant = meant.kind === 'one' ? meant.instant : meant[which as 'first' | 'second'];
  if (instant <= clock()) throw problem('BAD_USER_INPUT', 'This time has gone by.', { time: 'past' });
  return instant;
}

/** Takes an act back that waits, or puts away one that failed. */
export function cancelScheduled(parts: AuthoringParts, { id }: { id: string }, asked: Asked): Scheduled {
  const { store, clock } = parts;
  const table = scheduleTable(store);
  const row = table.byId(id);
  if (!row) throw problem('NOT_FOUND', 'There is no such scheduled act.');
  if (!asked.actor.may('publish', { itemId: row.itemId, locale: row.locale }))
    throw problem('FORBIDDEN', 'You may not publish this page.');
  const isEnded = table.end(id, 'cancelled', clock().toISOString()) || table.seen(id);
  if (isEnded)
    parts.accounts.audit({
      ...{ actor: asked.actor.id, act: 'schedule-cancel', itemId: row.itemId, locale: row.locale },
      detail: { act: row.act, at: row.at, id },
    });
  return table.byId(id) ?? row;
}
