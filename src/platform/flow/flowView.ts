import type { Actor } from '../accounts/Actor.ts';
import { shellId } from '../content/putPage.ts';
import type { ContentItem, Locale } from '../store/ContentStore.ts';
import type { Store } from '../store/Store.ts';
import { COMMANDS, whyNotDecide } from './flowCommands.ts';
import { flowOf, isPendingIn } from './flowTable.ts';
import { kindOf } from './kinds.ts';
import { wallClock, zoneOf } from './localTime.ts';
import { changedParts, markOf, pageOf } from './marks.ts';
import { reviewDateOf } from './reviewDates.ts';
import { scheduleTable } from './scheduleTable.ts';
import type { Scheduled } from './scheduleTable.ts';

const LOCALES: readonly Locale[] = ['en', 'es'];

/** The name of a person; of a machine its id. */
export function nameOf({ database }: Pick<Store, 'database'>, id: string | null): string | null {
  if (id === null) return null;
  return String(database.prepare('SELECT name FROM person WHERE id = ?').get(id)?.['name'] ?? id);
}

/** Who can look after a page: names are what everybody here sees anyway. */
const peopleHere = ({ database }: Pick<Store, 'database'>): { id: string; name: string }[] =>
  database
    .prepare('SELECT id, name FROM person WHERE locked = 0 ORDER BY name COLLATE NOCASE, id')
    .all()
    .map((row) => ({ id: String(row['id']), name: String(row['name']) }));

/** All a person needs to know to publish a page, schedule it, or have it reviewed. */
export function flowView(store: Store, page: ContentItem, actor: Actor, now: Date) {
  const { content } = store;
  const kind = kindOf(store, page);
  return {
    now: wallClock(now, zoneOf(store.facts, page.site)),
    needsApproval: kind?.needsApproval ?? false,
    kind: kind?.name ?? null,
    languages: LOCALES.filter((locale) => content.version(page.id, locale, 'draft')).map((locale) =>
      languageView(store, page, locale, actor),
    ),
    people: peopleHere(store),
    shared: [...sharedParts(store, page, actor), ...shellPart(store, page, actor)],
    /** Ids of the commands, for `executeWorkflowCommand`. */
    commands: COMMANDS,
    schedule: scheduleTable(store)
      .ofItem(page.id)
      .map((row) => scheduledView(store, row)),
  };
}

function languageView(store: Store, page: ContentItem, locale: Locale, actor: Actor) {
  const mark = markOf(store, page.id, locale, 'draft');
  const where = { itemId: page.id, locale };
  const flow = flowOf(store, page.id, locale, mark);
  const { due, owner, reviewedAt } = reviewDateOf(store, page.id, locale);
  return {
    ...{ language: locale, mark, state: flow.state },
    isPending: isPendingIn(store, page, locale),
    changes: changedParts(store, page.id, locale),
    maySend: actor.may('write', where),
    mayPublish: actor.may('publish', where),
    whyNotDecide: whyNotDecide(store, actor, page, locale) ?? null,
    ...{ sentBy: nameOf(store, flow.sentBy), sentAt: flow.sentAt },
    ...{ decidedBy: nameOf(store, flow.decidedBy), decidedAt: flow.decidedAt, note: flow.note },
    review: { due, owner, ownerName: nameOf(store, owner), reviewedAt },
  };
}

/** What the page shows, is no part of it, and differs from what visitors have of it. */
function sharedParts(store: Store, page: ContentItem, actor: Actor) {
  const { content } = store;
  return content.unpublishedReferences([page.id]).flatMap((id) => {
    const item = content.item(id);
    if (!item || !actor.may('read', { itemId: id })) return [];
    const shownOn = new Set(
      content.usages(id, 'draft').map((usage) => {
        const user = content.item(usage.itemId);
        return (user && pageOf(store, user)?.id) ?? usage.itemId;
      }),
    );
    return [
      {
        ...{ id, name: content.version(id, 'en', 'draft')?.displayName ?? item.name },
        isPage: item.path !== null,
        isLive: content.item(id, 'published') !== undefined,
        isEverywhere: false,
        otherPages: [...shownOn].filter((one) => one !== page.id).length,
      },
    ];
  });
}

/** What stands around every page of the site, where it differs from what visitors have of it. */
function shellPart({ content }: Store, { site }: ContentItem, actor: Actor) {
  const id = shellId(site);
  const shell = content.item(id);
  if (!shell || !actor.may('publish', { itemId: id }) || !content.isPending(id)) return [];
  const otherPages = content.pages(site, 'published').length - 1;
  return [{ id, name: shell.name, isPage: false, isLive: true, isEverywhere: true, otherPages }];
}

/** A scheduled act with the names people know. */
export function scheduledView(store: Store, row: Scheduled) {
  const { id, act, itemId, locale, at, state, reason, message, note } = row;
  const item = store.content.item(itemId) ?? store.content.item(itemId, 'published');
  return {
    ...{ id, act, itemId, language: locale, at, state, reason, message, note },
    name: store.content.version(itemId, locale, 'draft')?.displayName ?? item?.name ?? '',
    author: nameOf(store, row.author),
  };
}
