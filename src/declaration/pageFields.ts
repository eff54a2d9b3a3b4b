import type { Locale } from '#src/domain/entities/common.ts';
import { date, flag, image, reference, text } from './kinds.ts';
import { parseFields } from './parse.ts';
import type { FieldsOf } from './values.ts';

/** The fields of a page itself (S-200), declared as those of a component are. */
export const PAGE_FIELDS = {
  Title: text({ help: 'The name of the page.' }),
  NavigationTitle: text({ help: 'Its name in menus and breadcrumbs, where another one fits better.' }),
  'Meta Title': text({ help: 'The title search engines show, where another one fits better.' }),
  'Meta Description': text({ help: 'One or two sentences for search results and shared links.' }),
  'Meta Keywords': text(),
  Description: text({ help: 'What the page is about, in one or two sentences.' }),
  'Exclude From Sitemap': flag({ help: 'Search engines are told to leave the page alone.' }),
  TeaserImage: image({ help: 'The picture of cards and shared links.' }),
  PublishedDate: date(),
  Contributor: text({ help: 'The name of who wrote it, where the directory knows nobody of that name.' }),
  ContributorEntity: reference(['ce_person', 'healthcareProfessional', 'ce_investigator'], { most: 1 }),
  ArticleHeroHeadline: text(),
  ArticleHeroSummary: text(),
  Service: reference(['ce_service'], { most: 1, help: 'The service the page is about.' }),
  Services: reference(['ce_service']),
  Specialties: reference(['ce_specialty']),
  HealthTopics: reference(['ce_healthTopic']),
  LocationsEntities: reference(['healthcareFacility'], { most: 10 }),
  WildcardType: text({ help: 'On a page that stands for many addresses: which kind of page it is (Q-121).' }),
  'Example Entity': text({ help: 'The id of the entity that fills the draft of a wildcard page.' }),
  Entity: text({ help: 'The id of the entity the page is about.' }),
  EntityType: text({ help: 'The type of that entity.' }),
} as const;

export type PageFieldName = keyof typeof PAGE_FIELDS;

/** The fields of a page, read. */
export type PageFields = FieldsOf<typeof PAGE_FIELDS>;

const plain = (name: string) => name.replace(/[\s_-]+/g, '').toLowerCase();
const OWN_NAMES = new Map(Object.keys(PAGE_FIELDS).map((name) => [plain(name), name]));

/** The fields of a page as a platform sent them; it may write their names with or without spaces (S-200). Never throws. */
export function readPageFields(sent: unknown, locale: Locale): PageFields {
  const entries = sent !== null && typeof sent === 'object' ? Object.entries(sent) : [];
  const named = entries.map(([name, field]): [string, unknown] => [
    OWN_NAMES.get(plain(name)) ?? name,
    field,
  ]);
  return parseFields(PAGE_FIELDS, Object.fromEntries(named), locale);
}
