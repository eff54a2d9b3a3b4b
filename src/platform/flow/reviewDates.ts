import type { Asked, AuthoringParts } from '../authoring/Authoring.ts';
import { knownItem, knownLocale } from '../authoring/findItem.ts';
import { problem } from '../authoring/problems.ts';
import type { ContentItem, Locale } from '../store/ContentStore.ts';
import type { Store } from '../store/Store.ts';
import { wallClock, zoneOf } from './localTime.ts';

/** Until when one language of a page is to be looked at again, by whom, and when it last was. */
export interface ReviewDate {
  itemId: string;
  locale: Locale;
  owner: string | null;
  /** A day of the site's own calendar, such as 2026-12-05. */
  due: string | null;
  reviewedAt: string | null;
  reviewedBy: string | null;
}

const text = (value: unknown): string | null =>
  value === null || value === undefined ? null : String(value);
const toReviewDate = (row: Record<string, unknown>): ReviewDate => ({
  ...{ itemId: String(row['item_id']), locale: row['locale'] as Locale },
  ...{ owner: text(row['owner']), due: text(row['due']) },
  ...{ reviewedAt: text(row['reviewed_at']), reviewedBy: text(row['reviewed_by']) },
});

export function reviewDateOf(store: Store, itemId: string, locale: Locale): ReviewDate {
  const row = store.database
    .prepare('SELECT * FROM review_date WHERE item_id = ? AND locale = ?')
    .get(itemId, locale);
  if (row) return toReviewDate(row);
  return { itemId, locale, owner: null, due: null, reviewedAt: null, reviewedBy: null };
}

/** All that are due until a day, the longest past first. */
export const dueUntil = (store: Store, day: string): ReviewDate[] =>
  store.database
    .prepare(
      `SELECT r.* FROM review_date r JOIN content_item i ON i.id = r.item_id
       WHERE r.due <= ? AND i.deleted = 0 ORDER BY r.due, r.item_id, r.locale`,
    )
    .all(day)
    .map(toReviewDate);

function save(store: Store, { itemId, locale, owner, due, reviewedAt, reviewedBy }: ReviewDate): void {
  store.database
    .prepare('INSERT OR REPLACE INTO review_date VALUES (?, ?, ?, ?, ?, ?)')
    .run(itemId, locale, owner, due, reviewedAt, reviewedBy);
}

interface Reviewed {
  page: ContentItem;
  locale: Locale;
  by: string;
  at: string;
  /** After how many days it is due again; without, the day that was set stays where it lies ahead. */
  days: number | undefined;
}

/** Notes that somebody has looked at a page; where its kind says how long that holds, the next date follows. */
export function markReviewed(store: Store, { page, locale, by, at, days }: Reviewed): void {
  const before = reviewDateOf(store, page.id, locale);
  const today = wallClock(new Date(at), zoneOf(store.facts, page.site)).slice(0, 10);
  const next = days === undefined ? undefined : dayAfter(today, days);
  const ahead = before.due !== null && before.due > today ? before.due : null;
  save(store, { ...before, due: next ?? ahead, reviewedAt: at, reviewedBy: by });
}

/** A day so many days after another. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

export interface ReviewByInput {
  itemId: string;
  language: string;
  due?: string | null;
  owner?: string | null;
}

/** Sets until when a page is to be looked at again, and by whom. */
export function setReviewBy(parts: AuthoringParts, input: ReviewByInput, asked: Asked): ReviewDate {
  const { store } = parts;
  const page = knownItem(store.content, { itemId: input.itemId });
  const locale = knownLocale(input.language);
  const where = { itemId: page.id, locale };
  if (!(['write', 'review', 'publish'] as const).some((right) => asked.actor.may(right, where)))
    throw problem('FORBIDDEN', `You may not change "${page.name}" in ${locale}.`);
  const due = input.due || null;
  if (due !== null && !isDay(due)) throw problem('BAD_USER_INPUT', `${due.slice(0, 20)} is no day.`);
  const owner = input.owner || null;
  const before = reviewDateOf(store, page.id, locale);
  // Whoever has left may still be named, but nobody is given a page to look after who cannot come in.
  const isHere = store.database.prepare('SELECT 1 FROM person WHERE id = ? AND locked = 0');
  if (owner !== null && owner !== before.owner && !isHere.get(owner))
    throw problem('BAD_USER_INPUT', 'There is no such person.');
  const set = { ...before, due, owner };
  save(store, set);
  parts.accounts.audit({
    ...{ actor: asked.actor.id, act: 'review-date', itemId: page.id, locale },
    detail: { due, owner },
  });
  return set;
}

const isDay = (value: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)) && dayAfter(value, 0) === value;
