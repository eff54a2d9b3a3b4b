import { globSync, readFileSync } from 'node:fs';
import type { RegistryRow } from '#src/components/RegistryRow.ts';
import { rows as registry } from '#src/components/rows.generated.ts';
import { HELPER_READS, readsOf, sourceOf, sourcesOf } from '#tests/support/componentReads.ts';
import type { Read } from '#tests/support/componentReads.ts';

/**
 * The component catalogue as data: what an editor can fill in (`fields`, `params`) and what of an entity a component shows
 * (`entity`, by its name in the directory). An editor's entry that nothing reads is a lie to the editor.
 */
interface Entry {
  fields?: string[];
  params?: string[];
  entity?: string[];
}
const catalogue = JSON.parse(readFileSync('tests/catalogue.json', 'utf8')) as Record<string, Entry>;
const rows: Record<string, RegistryRow> = registry;

/** Of the catalogue, but no component of the registry: drawn by the page itself, or editors' panels that do not stand yet. */
const NOT_REGISTERED: Record<string, string> = {
  PageHead: 'drawn by the page (src/page/PageHead.tsx)',
  SiteSearchStructuredData: 'drawn by the page (src/page/seo)',
  PageMetadataPanel: 'the editors’ panel is not there yet',
  GlobalAlertNotice: 'the editors’ panel is not there yet',
  HelpPanel: 'the editors’ panel is not there yet',
};

/** Read elsewhere than in the component's own sources. */
const READ_ELSEWHERE: Record<string, string> = {
  'UniversalResults params CardTypes': 'src/page/stringGroups.ts',
  'VerticalResults params Limit': 'src/components/search/common/screenSettings.ts',
};

/** What components read beyond the catalogue, each with its reason. */
const BEYOND: Record<string, string> = {
  Headline: 'a block may have a heading of its own',
  Title: 'a search page or menu may have a title of its own',
  HeadingLevel: 'a heading stands where the page puts it',
  Columns: 'the other name of ColumnCount',
  ColumnCount: 'columns of a grid',
  Tag: 'the other name of HeadingLevel',
  Layout: 'row or column, in every listing',
  Limit: 'in every listing',
  Children: 'child items of a datasource',
  Id: 'the anchor of a tab, and the id of a menu entry',
  DynamicPlaceholderId: 'the platform’s suffix of a placeholder',
  FieldNames: 'the platform’s name of a variant',
  AsideFirst: 'the other value of AsidePosition',
  ItemId: 'the item whose children are shown, where it is not the datasource',
  ContributorEntity: 'the page’s own contributor (S-200)',
  Service: 'the page’s own service, for its related content',
  Placeholder: 'the hint in a search field',
  Label: 'the name of a part',
  OwnLabel: 'a label in the editor’s language',
  AffiliatedLabel: 'a label in the editor’s language',
  ListLabel: 'a label in the editor’s language',
  MapLabel: 'a label in the editor’s language',
  OptionLabel: 'a label in the editor’s language',
  FacetFieldId: 'also as a content field',
  EntityId: 'picked in a content field, too',
  Entities: 'as ids in a parameter, too',
  LastItem: 'also as a content field',
  LearnMoreLink: 'the way to what ratings are (Q-286)',
  TargetPath: 'also as a content field',
  VerticalKey: 'also as a content field; keeps a screen to one vertical',
  CardTypes: 'cards of a screen with several verticals',
  Look: 'one component in two places of a page',
  LinkText: 'the words of a link that has its own',
  Link: 'a list or menu entry may be a link, too',
  Image: 'a picture in place of the drawn one',
  Text: 'a sentence of the block’s own',
  Icon: 'an icon in place of the component’s own',
  NavigationTitle: 'a menu entry',
  DisplayName: 'a menu entry',
  Href: 'a menu entry',
  Querystring: 'a menu entry',
  Styles: 'class names of a menu entry or block',
};

const sources = Object.entries(rows).map(([name, row]) => ({ name, files: sourcesOf(name, row) }));
const filesOf = new Map(sources.map(({ name, files }) => [name, files]));

it('[S-012, C-138] knows every component of the catalogue', () => {
  const missing = Object.keys(catalogue).filter((name) => !rows[name] && !NOT_REGISTERED[name]);
  expect(missing).toEqual([]);
  expect(Object.keys(NOT_REGISTERED).filter((name) => rows[name])).toEqual([]);
});

it('reads every field and parameter of the catalogue', () => {
  const unread = Object.entries(catalogue).flatMap(([name, entry]) => {
    const files = filesOf.get(name);
    if (!files) return [];
    const reads = files.flatMap(readsOf);
    return (['fields', 'params'] as const).flatMap((kind) =>
      (entry[kind] ?? [])
        .filter((wanted) => !reads.some((read) => read.kind === kind && read.name === wanted))
        .map((wanted) => `${name} ${kind} ${wanted}`),
    );
  });
  expect(unread).toEqual(Object.keys(READ_ELSEWHERE));
  for (const [read, file] of Object.entries(READ_ELSEWHERE))
    expect(sourceOf(file)).toContain(read.split(' ').at(-1));
});

it('reads nothing else without a reason', () => {
  const users = new Map<string, Set<string>>();
  for (const { name, files } of sources)
    for (const file of files) users.set(file, (users.get(file) ?? new Set()).add(name));
  const extra = [...users].flatMap(([file, names]) =>
    readsOf(file)
      .filter(({ kind, name }) => ![...names].some((user) => catalogue[user]?.[kind]?.includes(name)))
      .filter(({ name }) => !BEYOND[name])
      .map(({ kind, name }: Read) => `${file} ${kind} ${name}`),
  );
  expect(extra).toEqual([]);
});

it('names no reason for what nothing reads', () => {
  const read = new Set([...filesOf.values()].flat().flatMap((file) => readsOf(file).map(({ name }) => name)));
  expect(Object.keys(BEYOND).filter((name) => !read.has(name))).toEqual([]);
});

it('knows what the helpers for fields read', () => {
  for (const [helper, names] of Object.entries(HELPER_READS)) {
    const text = sourceOf('src/declaration/fields.ts') + sourceOf('src/context/jumpLinks.ts');
    expect(text).toContain(`function ${helper}(`);
    for (const name of names) expect(text).toContain(`'${name}'`);
  }
});

it('takes every directory field of the catalogue from the directory', () => {
  const boundary = globSync('src/{adapters,components,domain}/**/*.{ts,tsx}')
    .filter((file) => !/\.test\.|generated|\/testing\//.test(file))
    .map(sourceOf)
    .join('\n');
  const words = new Set(boundary.match(/\b\w+\b/g));
  const unread = Object.entries(catalogue).flatMap(([name, { entity = [] }]) =>
    entity.filter((field) => !words.has(field)).map((field) => `${name} ${field}`),
  );
  expect(unread).toEqual([]);
});

/** The fields of a page and who reads each. */
const PAGE_FIELDS: Record<string, readonly string[]> = {
  'src/page/steps/seoStep.ts': ['Meta Keywords', 'Exclude From Sitemap'],
  'src/page/seo/contentWords.ts': ['Title', 'Meta Title', 'Meta Description', 'Description'],
  'src/page/share/teaserImage.ts': ['TeaserImage'],
  'src/components/content/ArticleContributor/ArticleContributor.data.ts': [
    'ContributorEntity',
    'Contributor',
  ],
  'src/components/listing/RelatedLocations/RelatedLocations.data.ts': ['LocationsEntities'],
  'src/components/shared/listing/pageContext.ts': ['Service', 'Services', 'Specialties', 'HealthTopics'],
  'src/components/hero/ArticleHero/ArticleHero.tsx': [
    ...['PublishedDate', 'ArticleHeroHeadline', 'ArticleHeroSummary', 'Contributor', 'TeaserImage'],
  ],
};

it.each(Object.entries(PAGE_FIELDS))('[S-200] %s reads its fields of the page', (file, names) => {
  for (const name of names) expect(sourceOf(file)).toContain(`'${name}'`);
});
