import { formatId } from '../content/formatId.ts';
import { templateId } from '../content/renderLayout.ts';
import { stableId } from '../content/stableId.ts';
import type { ContentItem, Locale, Revision } from '../store/ContentStore.ts';
import type { Asked, AuthoringParts } from './Authoring.ts';
import { childrenOf, pagesBelow, parentOf } from './findItem.ts';
import { kindsBelow } from './pageRules.ts';
import { authoredType, rawField } from './rawField.ts';
import { DISPLAY_NAME } from './saveItem.ts';
import { isLayoutField, layoutFieldText } from './layoutSave.ts';

const locales = ['en', 'es'] as const;
const MOST_CHILDREN = 500;

interface Fields {
  displayName: string;
  fields: Record<string, unknown>;
}

/** An item as the authoring graph tells it, in one language, its latest or a numbered version; only for who may read it. */
export function itemNode(
  parts: AuthoringParts,
  item: ContentItem,
  locale: Locale,
  asked: Asked,
  wanted?: number,
): Record<string, unknown> {
  const { content } = parts.store;
  const version =
    wanted === undefined
      ? content.version(item.id, locale, 'draft')
      : content.versionAt(item.id, locale, wanted);
  const shown: Fields = version ?? { displayName: item.name, fields: {} };
  const node = (other: ContentItem) => itemNode(parts, other, locale, asked);
  const seen = (other: ContentItem) => asked.actor.may('read', { itemId: other.id });
  const own = (name: string) =>
    isLayoutField(name)
      ? { name, value: layoutFieldText(parts, item, name, version), templateField: null }
      : fieldNode(item, shown, name, version?.revision ?? '');
  const below = () => childrenOf(content, item).filter(seen);
  return {
    itemId: ({ format }: { format?: string | null }) => formatId(item.id, format ?? 'N').toLowerCase(),
    name: item.name,
    displayName: shown.displayName,
    path: `/sitecore/content/${item.site}${item.path ?? `/data/${item.name}`}`,
    database: { name: 'master' },
    language: { name: locale },
    version: version?.version ?? 0,
    versions: () => content.versionNumbers(item.id, locale).map((number) => ({ version: number })),
    hasChildren: () => below().length > 0,
    template: templateNode(item.template),
    parent: () => {
      const above = parentOf(content, item);
      return above && seen(above) ? node(above) : null;
    },
    children: ({ first, offset }: { first: number; offset: number }) => {
      const all = below();
      const start = Math.max(0, offset);
      const part = all.slice(start, start + Math.min(Math.max(0, first), MOST_CHILDREN));
      return { nodes: part.map(node), meridianTotal: all.length };
    },
    fields: () => ({ nodes: Object.keys(shown.fields).map((name) => own(name)) }),
    field: ({ name }: { name: string }) => own(name),
    meridianRevision: version?.revision ?? '',
    meridianSite: item.site,
    meridianPath: item.path,
    meridianLivePath: () => content.item(item.id, 'published')?.path ?? null,
    meridianLiveLanguages: () =>
      locales.filter((one) => content.version(item.id, one, 'published') !== undefined),
    meridianPending: () => content.isPending(item.id),
    meridianSortOrder: item.sortOrder,
    meridianKindsBelow: () => kindsBelow(item),
    meridianBelow: () => {
      const pages = pagesBelow(content, item);
      const live = pages.filter(({ id }) => content.item(id, 'published') !== undefined);
      return { pages: pages.length, live: live.length };
    },
    meridianUpdatedAt: version?.updatedAt ?? null,
  };
}

/** A revision as the graph tells it. */
export const revisionNode = (item: ContentItem, revision: Revision): Record<string, unknown> => ({
  ...revision,
  fields: Object.keys(revision.fields).map((name) => fieldNode(item, revision, name, revision.revision)),
  placeholders: revision.placeholders ?? null,
});

function fieldNode(item: ContentItem, shown: Fields, name: string, revision: string) {
  if (name === DISPLAY_NAME) return { name, value: shown.displayName, templateField: null };
  if (name === '__Revision') return { name, value: revision, templateField: null };
  if (!Object.hasOwn(shown.fields, name)) return null;
  const field = shown.fields[name];
  const id = stableId('field', item.template, name);
  return {
    ...{ name, value: rawField(field) },
    templateField: {
      templateFieldId: ({ format }: { format?: string | null }) => formatId(id, format ?? 'N').toLowerCase(),
      type: authoredType(field) ?? 'JSON',
    },
  };
}

function templateNode(template: string) {
  const id = templateId(template);
  return {
    templateId: ({ format }: { format?: string | null }) => formatId(id, format ?? 'N').toLowerCase(),
    name: template,
    fullName: `Meridian/${template}`,
  };
}
