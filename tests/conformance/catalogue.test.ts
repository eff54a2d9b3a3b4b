import { globSync, readFileSync } from 'node:fs';
import type { RegistryRow } from '#src/declaration/RegistryRow.ts';
import { PAGE_FIELDS } from '#src/declaration/pageFields.ts';
import { rows as registry } from '#src/components/rows.generated.ts';
import { declaredFields, declaredParams, sourceOf, sourcesOf } from '#tests/support/componentSources.ts';

/**
 * The component catalogue as data: where a component stands and on which pages, how it behaves when empty (codes, of which
 * a component has one), what an editor can fill in (`fields`, `params`) and what of an entity it shows (`entity`, by its
 * name in the directory). An editor's entry that nothing reads is a lie to the editor. What the catalogue says in words
 * alone ("results", "main of the search page") is left out.
 */
interface Entry {
  standsIn?: string[] | 'any';
  pages?: string[] | 'any';
  editing?: string[];
  fields?: string[];
  params?: string[];
  entity?: string[];
}
const catalogue = JSON.parse(readFileSync('tests/catalogue.json', 'utf8')) as Record<string, Entry>;
const rows: Record<string, RegistryRow> = registry;
const declarations = JSON.parse(readFileSync('src/components/catalogue.generated.json', 'utf8')) as {
  components: Record<
    string,
    { standsIn: string[] | 'any'; pages: string[] | 'any'; editing: string; pageFields?: string[] }
  >;
};

/** Read elsewhere than in the component's own sources. */
const READ_ELSEWHERE: Record<string, string> = {
  'UniversalResults CardTypes': 'src/page/stringGroups.ts',
  'VerticalResults Limit': 'src/components/search/common/screenSettings.ts',
};

/** What components declare beyond the catalogue, each with its reason. */
const BEYOND: Record<string, string> = {
  // Of a component the catalogue does not have (decision 110).
  Plans: 'the plans a comparison offers',
  Counties: 'where these are offered',
  AreaLink: 'the page that says where these are offered',
  Note: 'what prices are subject to, below a comparison of plans',
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
  FieldNames: 'the platform’s name of a variant',
  AsideFirst: 'the other value of AsidePosition',
  ItemId: 'the item whose children are shown, where it is not the datasource',
  Placeholder: 'the hint in a search field',
  Label: 'the name of a part',
  OwnLabel: 'a label in the editor’s language',
  AffiliatedLabel: 'a label in the editor’s language',
  ListLabel: 'a label in the editor’s language',
  MapLabel: 'a label in the editor’s language',
  OptionLabel: 'a label in the editor’s language',
  FacetFieldId: 'also as a content field',
  BodyPart: 'where on the figure a group of services has its number',
  OpenNow: 'the kind of places of which a card says what is open now',
  EntityId: 'picked in a content field, too',
  Entities: 'as ids in a parameter, too',
  LastItem: 'also as a content field',
  LearnMoreLink: 'the way to what ratings are (Q-286)',
  TargetPath: 'also as a content field',
  VerticalKey: 'also as a content field; keeps a screen to one vertical',
  CardTypes: 'cards of a screen with several verticals',
  Look: 'one component in two places of a page',
  Ways: 'whether phone and e-mail stand in the contact or beside the text',
  Role: 'what a person did for a page, where it is known',
  Reviewer: 'who checked an article on health, below its headline',
  ReviewedDate: 'when an article on health was checked',
  Contents: 'a list of the parts of a long text, above it',
  Missing: 'what to do where a page did not help',
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
  ShowMoreLimit: 'of every facet with several choices',
  Searchable: 'of every facet with several choices',
  ExperienceId: 'of every search page, those of listings too',
  DefaultView: 'of every search page; those without a map have but the list',
  View: 'list or map, wherever locations are listed',
  sig: 'names the placeholder of a partial design',
  levels: 'as older layouts write Levels',
  startLevel: 'as older layouts write StartLevel',
};

const NUMBERED = /\d$/;
const declared = (name: string) => {
  const row = rows[name];
  return { fields: declaredFields(row?.fields), params: row ? declaredParams(row) : [] };
};
/** Fields of the page that a component shows, which the catalogue lists as the component's. */
const ofPage = (name: string) => declarations.components[name]?.pageFields ?? [];

it('[S-012, C-138] knows every component of the catalogue', () => {
  expect(Object.keys(catalogue).filter((name) => !rows[name])).toEqual([]);
});

/** What the specifications name of what editors place (S-100 to S-115). */
const NAMED =
  'ColumnSplitter RowSplitter Container Content Image HeroBanner LinkList Navigation Promo RichText Title Accordion ActionBar Alert'.split(
    ' ',
  );

it('[S-116] offers editors a very large set of components beside those that are named', () => {
  const placeable = Object.entries(declarations.components).flatMap(([name, { standsIn }]) =>
    standsIn.length > 0 ? [name] : [],
  );
  expect(NAMED.filter((name) => !placeable.includes(name))).toEqual([]);
  expect(placeable.length - NAMED.length).toBeGreaterThan(200);
});

/** Places beyond the catalogue's, each with its reason. */
const PLACES_BEYOND: Record<string, string> = {
  'LinkList detail-aside': 'ways on beside an entity',
  'LinkList footer-legal': 'the lines of the law are links, too',
  'AnalyticsPageView footer': 'the shell of the catalogue ends with the footer',
  'ConsentPreferences footer': 'the shell of the catalogue ends with the footer',
  'LiveChat footer': 'the shell of the catalogue ends with the footer',
  'LocationsMapItem main': 'a place may be shown by itself',
  'ExactLocationButton search-bar': 'where one is stands beside where one looks',
  'ProviderArticles main': 'below the sections, as wide as the page',
  'SimilarProviders main': 'below the sections, as wide as the page',
  'PlanProviderDetail detail-aside': 'short facts stand beside the sections',
  'FacilityFindingYourWay main': 'the plan and the ways side by side need the page’s width',
  'FacilityOfferedServices main': 'two columns of services need the page’s width',
  'FacilityStatsPromo main': 'a band as wide as the page',
  'FacilityCallToAction main': 'a band as wide as the page',
  'FacilityRelatedLocations main': 'below the sections, as wide as the page',
  'PatientStoryRelatedArticles main': 'below the sections, as wide as the page',
  'PatientStoryRelatedLocations main': 'below the sections, as wide as the page',
  'PatientStoryRelatedProviders main': 'below the sections, as wide as the page',
  'AskAnExpertCallToAction detail-aside': 'a way on beside the answer',
  'AskAnExpertRelatedQuestions main': 'below the sections, as wide as the page',
  'VolunteerApplyBanner main': 'a band as wide as the page',
  'StudyFunder detail-aside': 'short facts stand beside the sections',
  'VolunteerDetailRow detail-aside': 'short facts stand beside the sections',
};

/** Pages other than the catalogue's, each with its reason. */
const PAGES_OTHERWISE: Record<string, string> = {
  DoctorByCityAndSpecialtyLinkGrid: 'its other half: the cities of a specialty’s page',
  HealthPlanDisclaimer: 'by the entities of these pages: it is a section',
};

const places = (some: string[] | 'any' = []) => (some === 'any' ? ['any'] : [...some]);

it('lets a component stand where the catalogue says, and elsewhere only for a reason', () => {
  const compared = Object.entries(catalogue).filter(([, { standsIn }]) => standsIn);
  const missing = compared.flatMap(([name, { standsIn }]) =>
    places(standsIn)
      .filter((one) => !places(declarations.components[name]?.standsIn).includes(one))
      .map((one) => `${name} ${one}`),
  );
  expect(missing).toEqual([]);
  const beyond = Object.entries(declarations.components).flatMap(([name, { standsIn }]) =>
    catalogue[name]
      ? places(standsIn)
          .filter((one) => !places(catalogue[name]?.standsIn).includes(one))
          .map((one) => `${name} ${one}`)
      : [],
  );
  expect(beyond.sort()).toEqual(Object.keys(PLACES_BEYOND).sort());
});

it('lets a component stand on the pages of the catalogue, and behave as it says', () => {
  const entries = Object.entries(catalogue).map(([name, entry]) => ({
    name,
    ...entry,
    own: declarations.components[name]!,
  }));
  const otherwise = entries.filter(
    ({ pages, own }) => pages && places(pages).sort().join() !== places(own.pages).sort().join(),
  );
  expect(otherwise.map(({ name }) => name).sort()).toEqual(Object.keys(PAGES_OTHERWISE).sort());
  const behaving = entries.filter(({ editing, own }) => editing && !editing.includes(own.editing));
  expect(behaving.map(({ name }) => name)).toEqual([]);
});

it('declares every field and parameter of the catalogue', () => {
  const undeclared = Object.entries(catalogue).flatMap(([name, entry]) => {
    const own = declared(name);
    return (['fields', 'params'] as const).flatMap((kind) =>
      (entry[kind] ?? [])
        .filter(
          (wanted) => !own[kind].includes(wanted) && !(kind === 'fields' && ofPage(name).includes(wanted)),
        )
        .map((wanted) => `${name} ${kind} ${wanted}`),
    );
  });
  expect(undeclared).toEqual([]);
});

it('declares nothing else without a reason', () => {
  const extra = Object.keys(rows).flatMap((name) =>
    (['fields', 'params'] as const).flatMap((kind) =>
      declared(name)
        [kind].filter((own) => !catalogue[name]?.[kind]?.includes(own) && !BEYOND[own])
        .map((own) => `${name} ${kind} ${own}`),
    ),
  );
  expect(extra).toEqual([]);
});

it('names no reason for what nothing declares', () => {
  const all = new Set(Object.keys(rows).flatMap((name) => Object.values(declared(name)).flat()));
  expect(Object.keys(BEYOND).filter((name) => !all.has(name))).toEqual([]);
});

it('reads what it declares: an editor’s entry that nothing reads is a lie to the editor', () => {
  const unread = Object.entries(rows).flatMap(([name, row]) => {
    const words = new Set(
      sourcesOf(name, row)
        .map(sourceOf)
        .join('\n')
        .match(/\b\w+\b/g),
    );
    const names = [...Object.keys(row.fields ?? {}), ...Object.keys(row.params ?? {})];
    return names
      .filter((own) => !words.has(own) && !words.has(own.replace(NUMBERED, '')))
      .map((own) => `${name} ${own}`);
  });
  expect(unread).toEqual(Object.keys(READ_ELSEWHERE));
  for (const [read, file] of Object.entries(READ_ELSEWHERE))
    expect(sourceOf(file)).toContain(read.split(' ').at(-1));
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

/** The fields of a page by the specification's names, less those which only the platform's own items have. */
const OF_A_PAGE = [
  ...['Title', 'Meta Title', 'Meta Description', 'Meta Keywords', 'Exclude From Sitemap', 'Description'],
  ...['ContributorEntity', 'Contributor', 'LocationsEntities', 'Service', 'Services', 'Specialties'],
  ...['HealthTopics', 'PublishedDate', 'TeaserImage', 'ArticleHeroHeadline', 'ArticleHeroSummary'],
];

it('[S-200] an article’s hero shows the page’s own fields where its datasource has none', () => {
  const { fields } = declared('ArticleHero');
  expect(fields).toEqual(
    expect.arrayContaining([
      'PublishedDate',
      'ArticleHeroHeadline',
      'ArticleHeroSummary',
      'Contributor',
      'TeaserImage',
    ]),
  );
  expect(sourceOf('src/components/hero/ArticleHero/ArticleHero.tsx')).toContain(
    'useRouteFields(declaration.fields)',
  );
});

it('[S-200] declares the fields of a page, and reads each of them', () => {
  expect(Object.keys(PAGE_FIELDS)).toEqual(expect.arrayContaining(OF_A_PAGE));
  const readers = globSync('src/{page,components,adapters,declaration,editor}/**/*.{ts,tsx}')
    .filter((file) => !/\.test\.|generated|\/testing\/|declaration\/pageFields/.test(file))
    .map(sourceOf)
    .join('\n');
  const unread = Object.keys(PAGE_FIELDS).filter((name) => !new RegExp(`\\b${name}\\b`).test(readers));
  expect(unread).toEqual([]);
});
