import { randomUUID } from 'node:crypto';
import type { ContentItem, Locale, StoredRendering } from '../store/ContentStore.ts';
import type { Asked, AuthoringParts } from './Authoring.ts';
import { by } from './Authoring.ts';
import { storedField } from './rawField.ts';

type Field = readonly [name: string, type: string, raw: 'title' | ''];

/** What a new page of a kind begins with: a head that says its name. Nothing in it that must be filled is empty. */
const heads: Readonly<Record<string, { component: string; fields: readonly Field[] }>> = {
  HealthWellnessPage: {
    component: 'ArticleHero',
    fields: [
      ['ArticleHeroHeadline', 'Single-Line Text', 'title'],
      ['ArticleHeroSummary', 'Single-Line Text', ''],
      ['TeaserImage', 'Image', ''],
    ],
  },
};
const plainHead: (typeof heads)[string] = {
  component: 'InteriorHero',
  fields: [
    ['Headline', 'Single-Line Text', 'title'],
    ['Text', 'Rich Text', ''],
    ['Image', 'Image', ''],
    ['Link', 'General Link', ''],
  ],
};
/** Fields of the page itself, found by editors where they will be written. */
const own: readonly Field[] = [
  ['Title', 'Single-Line Text', 'title'],
  ['NavigationTitle', 'Single-Line Text', 'title'],
  ['Description', 'Multi-Line Text', ''],
  ['Meta Title', 'Single-Line Text', ''],
  ['Meta Description', 'Single-Line Text', ''],
];

const filled = (fields: readonly Field[], title: string): Record<string, unknown> =>
  Object.fromEntries(
    fields.map(([name, type, raw]) => [
      name,
      storedField(name, raw === 'title' ? title : '', undefined, type),
    ]),
  );

/** Gives a page that was just made its first texts and components, as drafts in the languages it begins in. */
export function startPage(
  parts: AuthoringParts,
  page: ContentItem,
  { title, locales }: { title: string; locales: readonly Locale[] },
  asked: Asked,
): void {
  const { content } = parts.store;
  const save = (itemId: string, displayName: string, fields: Record<string, unknown>) => {
    for (const locale of locales)
      content.saveDraft({ itemId, locale, displayName, fields }, undefined, by(asked));
  };
  save(page.id, title, filled(own, title));
  const main = [heads[page.template] ?? plainHead].map(({ component, fields }, index): StoredRendering => {
    const item: ContentItem = {
      ...{ id: randomUUID(), site: page.site, parentId: page.id, path: null },
      ...{ name: `${component} ${index + 1}`, template: component, sortOrder: index + 1 },
    };
    content.putItem(item);
    save(item.id, item.name, filled(fields, title));
    const params = { DynamicPlaceholderId: String(index + 1) };
    return { uid: randomUUID(), componentName: component, dataSource: item.id, params };
  });
  content.saveSharedLayout(page.id, { main }, undefined, by(asked, 'layout'));
}
