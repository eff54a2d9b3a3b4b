import { z } from 'zod';
import { placingProblems } from '../content/placing.ts';
import type { PlacedRendering } from '../content/placing.ts';
import { parseGuid } from '../content/stableId.ts';
import type {
  ContentItem,
  ContentStore,
  Locale,
  Placeholders,
  StoredRendering,
} from '../store/ContentStore.ts';
import type { Asked, AuthoringParts } from './Authoring.ts';
import { by, requireRight } from './Authoring.ts';
import { itemAt, knownItem, knownLocale } from './findItem.ts';
import { mergeLayout } from './mergeLayout.ts';
import type { SlotConflict } from './mergeLayout.ts';
import { problem, quoted } from './problems.ts';

export interface SaveLayoutInput {
  itemId: string;
  /** Absent: the layout all languages share. */
  language?: string | null;
  /** Null, for a language: its layout is the shared one again. */
  placeholders: unknown;
  note?: string | null;
  /** What the page was when its editor began, where that is told otherwise than by a revision. */
  began?: Placeholders | undefined;
}

/** A saved layout with the revision the next save names. */
export interface SavedLayout {
  item: ContentItem;
  locale: Locale | null;
  placeholders: Placeholders;
  revision: string;
}

const MOST_RENDERINGS = 500;
const DEEPEST = 12;

const rendering: z.ZodType<StoredRendering> = z.lazy(
  () =>
    z.strictObject({
      uid: z.string().regex(/^[\w-]{1,64}$/),
      componentName: z.string().min(1).max(100),
      dataSource: z.string().max(64),
      params: z.record(z.string().max(100), z.string().max(4000)),
      placeholders: z.record(z.string().max(100), z.array(rendering)).optional(),
    }) as z.ZodType<StoredRendering>,
);
const layoutShape = z.record(z.string().min(1).max(100), z.array(rendering));

/** Saves a layout: slots somebody else changed meanwhile are merged in, a slot both changed is a conflict. */
export function saveLayout(parts: AuthoringParts, input: SaveLayoutInput, asked: Asked): SavedLayout {
  const { content } = parts.store;
  const item = knownItem(content, input);
  const locale = input.language == null ? undefined : knownLocale(input.language);
  requireRight(asked, 'structure', item, locale);
  const head = layoutOf(content, item, locale);
  if (input.placeholders === null && locale === undefined)
    throw problem('BAD_USER_INPUT', 'The shared layout cannot be taken away.');
  const sent = input.placeholders === null ? null : readLayout(content, input.placeholders);
  const merged = sent && mergedLayout(content, { item, locale, head, sent, began: input.began }, asked);
  if (merged) refuseMisplaced(merged, head.placeholders);
  const saved = write(content, item, locale, merged, by(asked, 'layout', input.note));
  if (saved.revision !== head.revision) {
    parts.accounts.audit({
      ...{ actor: asked.actor.id, act: 'layout', itemId: item.id },
      ...(locale ? { locale } : {}),
      detail: { revision: saved.revision },
    });
  }
  return saved;
}

/** What a layout was in the revision its editor began with; undefined where nobody knows. */
export function layoutBegan(
  content: ContentStore,
  item: ContentItem,
  locale: Locale | undefined,
  ifMatch: string,
): Placeholders | undefined {
  const base = content.revision(item.id, locale ?? '', ifMatch);
  return base?.placeholders ?? (base && content.sharedLayout(item.id, 'draft'));
}

/** The layout as it stands, shared or of one language, with its revision. */
export function layoutOf(content: ContentStore, item: ContentItem, locale: Locale | undefined): SavedLayout {
  const shared = content.layout(item.id, 'draft') ?? { placeholders: {}, revision: '' };
  if (locale === undefined) return { item, locale: null, ...shared };
  const version = content.version(item.id, locale, 'draft');
  if (!version) throw problem('NOT_FOUND', `${quoted(item.name)} has no version in ${locale}.`);
  return {
    item,
    locale,
    placeholders: version.placeholders ?? shared.placeholders,
    revision: version.revision,
  };
}

/** A layout as sent. Throws a problem for another shape, a component that stands twice, and a datasource that is not there. */
function readLayout(content: ContentStore, sent: unknown): Placeholders {
  if (depthOf(sent) > DEEPEST * 3) throw problem('BAD_USER_INPUT', 'The layout is nested too deeply.');
  const read = layoutShape.safeParse(sent);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw problem(
      'BAD_USER_INPUT',
      `The layout is not understood: ${issue?.path.join('.')} ${issue?.message}`,
    );
  }
  const uids = new Set<string>();
  const check = (placeholders: Placeholders): Placeholders =>
    Object.fromEntries(
      Object.entries(placeholders).map(([name, renderings]) => [
        name,
        renderings.map((one) => {
          if (uids.has(one.uid)) throw problem('BAD_USER_INPUT', `Two components have the id ${one.uid}.`);
          uids.add(one.uid);
          if (uids.size > MOST_RENDERINGS)
            throw problem('BAD_USER_INPUT', `A page holds at most ${MOST_RENDERINGS} components.`);
          const dataSource = one.dataSource === '' ? '' : (parseGuid(one.dataSource) ?? one.dataSource);
          if (dataSource !== '' && !itemAt(content, { itemId: dataSource }))
            throw problem('NOT_FOUND', `There is no item ${quoted(one.dataSource)} to show.`);
          const { placeholders: below, ...own } = one;
          return { ...own, dataSource, ...(below ? { placeholders: check(below) } : {}) };
        }),
      ]),
    );
  return check(read.data);
}

/** Depth of a value, as far as it matters here: the check by shape calls itself. */
function depthOf(value: unknown, depth = 0): number {
  if (value === null || typeof value !== 'object' || depth > 100) return depth;
  return Math.max(depth, ...Object.values(value).map((member) => depthOf(member, depth + 1)));
}

interface Sent {
  item: ContentItem;
  locale: Locale | undefined;
  head: SavedLayout;
  sent: Placeholders;
  began?: Placeholders | undefined;
}

function mergedLayout(content: ContentStore, { item, locale, head, sent, ...more }: Sent, asked: Asked) {
  const { ifMatch } = asked;
  if (!more.began && (ifMatch === undefined || ifMatch === head.revision)) return sent;
  const began = more.began ?? layoutBegan(content, item, locale, ifMatch ?? '');
  const merge = began
    ? mergeLayout(began, sent, head.placeholders)
    : { kind: 'conflict' as const, slots: [] as SlotConflict[] };
  if (merge.kind === 'merged') return merge.placeholders;
  const last = content.revision(item.id, locale ?? '', head.revision);
  const version = locale && content.version(item.id, locale, 'draft');
  content.keepLost(
    {
      ...{ itemId: item.id, locale: locale ?? '', revision: head.revision, version: version?.version ?? 0 },
      ...{ displayName: version?.displayName ?? '', fields: version?.fields ?? {}, placeholders: sent },
    },
    by(asked, 'conflict'),
  );
  throw problem('CONFLICT', 'Somebody else changed the same part of this page since you began.', {
    ...{ slots: merge.slots, base: began ?? null, yours: sent, theirs: head.placeholders },
    ...{ author: last?.author ?? 'system', at: last?.at ?? null, revision: head.revision },
  });
}

/** Throws for a component where it may not stand; what stood there before this save is not this editor's doing. */
export function refuseMisplaced(placeholders: Placeholders, before: Placeholders): void {
  const known = new Set(placingProblems(placed(before)));
  const problems = placingProblems(placed(placeholders)).filter((one) => !known.has(one));
  if (problems.length > 0) throw problem('NOT_ALLOWED_HERE', problems.slice(0, 5).join(' '), { problems });
}

const placed = (placeholders: Placeholders): Record<string, PlacedRendering[]> =>
  Object.fromEntries(
    Object.entries(placeholders).map(([name, renderings]) => [
      name,
      renderings.map(({ componentName, placeholders: below }) => ({
        component: componentName,
        ...(below ? { placeholders: placed(below) } : {}),
      })),
    ]),
  );

function write(
  content: ContentStore,
  item: ContentItem,
  locale: Locale | undefined,
  placeholders: Placeholders | null,
  author: ReturnType<typeof by>,
): SavedLayout {
  if (locale === undefined) {
    content.saveSharedLayout(item.id, placeholders ?? {}, undefined, author);
  } else {
    const version = content.version(item.id, locale, 'draft');
    if (version) {
      const { displayName, fields } = version;
      const draft = { itemId: item.id, locale, displayName, fields };
      content.saveDraft({ ...draft, ...(placeholders ? { placeholders } : {}) }, undefined, author);
    }
  }
  return layoutOf(content, item, locale);
}
