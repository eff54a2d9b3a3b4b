import type { Actor } from '../accounts/Actor.ts';
import { commentTable } from '../comments/commentTable.ts';
import type { Locale } from '../store/ContentStore.ts';
import type { Store } from '../store/Store.ts';
import { whyNotDecide } from './flowCommands.ts';
import { nameOf, scheduledView } from './flowView.ts';
import { flowsIn, isPendingIn } from './flowTable.ts';
import type { FlowRow } from './flowTable.ts';
import { wallClock, zoneOf } from './localTime.ts';
import { wasPublishedSince, writersOf, writtenAt } from './marks.ts';
import { dayAfter, dueUntil } from './reviewDates.ts';
import { scheduleTable } from './scheduleTable.ts';

const LOCALES: readonly Locale[] = ['en', 'es'];
/** Further ahead nobody has to know yet. */
const DUE_DAYS = 60;
const MOST_ROWS = 100;

/** What waits for one person on one site; nothing of what they may not see. */
export function todayView(store: Store, site: 'main' | 'plan', actor: Actor, now: Date) {
  const today = wallClock(now, zoneOf(store.facts, site)).slice(0, 10);
  const table = scheduleTable(store);
  const seen = (itemId: string, locale: Locale): boolean =>
    itemAt(store, itemId)?.site === site && actor.may('read', { itemId, locale });
  const sent = flowsIn(store, 'in-review').filter(({ itemId, locale }) => seen(itemId, locale));
  const own = (row: FlowRow) => row.sentBy === actor.id;
  const mayDecide = ({ itemId, locale }: FlowRow) => {
    const page = store.content.item(itemId);
    return page !== undefined && whyNotDecide(store, actor, page, locale) === undefined;
  };
  const acts = (rows: ReturnType<typeof table.waiting>) =>
    rows.filter(({ itemId, locale }) => seen(itemId, locale)).map((row) => scheduledView(store, row));
  return {
    today,
    toApprove: sent.filter((row) => !own(row) && mayDecide(row)).map((row) => reviewRow(store, row)),
    inReview: sent.filter(own).map((row) => reviewRow(store, row)),
    sentBack: flowsIn(store, 'sent-back')
      .filter((row) => own(row) && seen(row.itemId, row.locale))
      .map((row) => reviewRow(store, row)),
    approved: flowsIn(store, 'approved')
      .filter((row) => seen(row.itemId, row.locale) && isReady(store, row, actor))
      .map((row) => reviewRow(store, row)),
    drafts: ownDrafts(store, site, actor),
    due: dueUntil(store, dayAfter(today, DUE_DAYS))
      .filter(({ itemId, locale }) => seen(itemId, locale))
      .slice(0, MOST_ROWS)
      .map(({ itemId, locale, due, owner }) => ({
        ...{ itemId, language: locale, name: titleOf(store, itemId, locale), due },
        days: daysBetween(today, due ?? today),
        ...{ owner: nameOf(store, owner), isMine: owner === actor.id },
      })),
    scheduled: acts(table.waiting()).slice(0, MOST_ROWS),
    failed: acts(table.failed()),
    named: namedRows(store, site, actor),
  };
}

/** Whether somebody has yet to say when an approved page goes live; one that did, and was taken off again, is done with. */
function isReady(store: Store, { itemId, locale, decidedAt }: FlowRow, actor: Actor): boolean {
  const page = store.content.item(itemId);
  if (!page || !isPendingIn(store, page, locale) || !actor.may('publish', { itemId, locale })) return false;
  const isSet = scheduleTable(store)
    .ofItem(itemId)
    .some((row) => row.locale === locale && row.act === 'publish' && row.state === 'waiting');
  return !isSet && !wasPublishedSince(store, itemId, locale, decidedAt ?? '');
}

const itemAt = ({ content }: Store, id: string) => content.item(id) ?? content.item(id, 'published');

const titleOf = ({ content }: Store, itemId: string, locale: Locale): string =>
  content.version(itemId, locale, 'draft')?.displayName ?? content.item(itemId)?.name ?? '';

const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

const reviewRow = (
  store: Store,
  { itemId, locale, sentBy, sentAt, decidedBy, decidedAt, note }: FlowRow,
) => ({
  ...{ itemId, language: locale, name: titleOf(store, itemId, locale) },
  ...{ sentBy: nameOf(store, sentBy), sentAt, decidedBy: nameOf(store, decidedBy), decidedAt, note },
});

/** Comments that ask for a word of the person. */
const namedRows = (store: Store, site: 'main' | 'plan', actor: Actor) =>
  commentTable(store)
    .naming(actor.id)
    .filter((one) => one.site === site && actor.may('read', { itemId: one.itemId }))
    .map(({ id, itemId, component, author, at, text }) => ({
      ...{ id, itemId, component, at, by: nameOf(store, author), language: 'en' as Locale },
      ...{ name: titleOf(store, itemId, 'en'), text: text.length > 200 ? `${text.slice(0, 199)}…` : text },
    }));

/** Pages the person has written in that visitors do not see like that yet. */
function ownDrafts(store: Store, site: 'main' | 'plan', actor: Actor) {
  const { content } = store;
  return content
    .pendingPages(site)
    .flatMap((itemId) => {
      const page = content.item(itemId);
      if (!page) return [];
      return LOCALES.filter(
        (locale) =>
          actor.may('read', { itemId, locale }) &&
          isPendingIn(store, page, locale) &&
          writersOf(store, itemId, locale).includes(actor.id),
      ).map((locale) => ({
        ...{ itemId, language: locale, name: titleOf(store, itemId, locale) },
        isNew: content.version(itemId, locale, 'published') === undefined,
        savedAt: writtenAt(store, itemId, locale),
      }));
    })
    .slice(0, MOST_ROWS);
}
