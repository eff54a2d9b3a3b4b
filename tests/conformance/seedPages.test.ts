import { z } from 'zod';
import { workAddress } from '#src/components/entity/research/shared/work.ts';
import { PAGE_FIELDS } from '#src/declaration/pageFields.ts';
import type { RegistryRow } from '#src/declaration/RegistryRow.ts';
import { rows } from '#src/components/rows.generated.ts';
import {
  awardsPath,
  EVENTS_PATH,
  providersPath,
  STORIES_PATH,
  topicPath,
} from '#src/components/shared/listing/listingPaths.ts';
import { CARD_OF_VERTICAL, SCREENS } from '#src/components/search/common/screens.ts';
import { parseEnv } from '#src/config/env.ts';
import { redirects } from '#src/config/redirects.ts';
import type { Entity } from '#src/domain/entities/Entity.ts';
import { matchEntityRoute } from '#src/domain/slug/entityRoutes.ts';
import { gateOf } from '#src/page/registryGate.ts';
import { redirectTester } from '#src/config/testing/routeTester.ts';
import { declaredFields } from '#tests/support/componentSources.ts';
import { placingProblems } from '#src/platform/content/placing.ts';
import type { SeedPage, SeedRendering } from '#src/platform/content/PageSeed.ts';
import { isBilingual } from '#src/platform/seed/bilingual.ts';
import { demoEntities } from '#src/platform/seed/seedDemo.ts';
import { emptyWorld } from '#src/platform/seed/World.ts';
import { textsOf } from '#src/platform/seed/pages/blocks.ts';
import { entityPage } from '#src/platform/seed/pages/entityPages.ts';
import { seedPages } from '#src/platform/seed/pages/seedPages.ts';
import { seedShells } from '#src/platform/seed/pages/shells.ts';
import { readTexts } from '#src/platform/seed/readTexts.ts';

const world = emptyWorld('2026-11-21', 0.005);
const made = [...demoEntities(world)].map(({ entity }) => entity);
const pages = [...seedPages(world), ...made.flatMap((entity) => entityPage(world, entity) ?? [])];

function* renderings(placeholders: Record<string, SeedRendering[]>): Generator<SeedRendering> {
  for (const list of Object.values(placeholders)) {
    for (const rendering of list) {
      yield rendering;
      if (rendering.placeholders) yield* renderings(rendering.placeholders);
    }
  }
}
const all = (page: { placeholders: Record<string, SeedRendering[]> }) => [...renderings(page.placeholders)];

/** Every {en, es} in a value. */
function* pairs(value: unknown): Generator<{ en: unknown; es: unknown }> {
  if (isBilingual(value)) yield value;
  else if (value !== null && typeof value === 'object')
    for (const member of Object.values(value)) yield* pairs(member);
}

/** Where links lead: those of fields, and those inside of written texts but to sources, which lie with their publishers. */
function* hrefs(value: unknown): Generator<string> {
  if (typeof value === 'string')
    for (const [, href] of value.matchAll(/<a [^>]*href="(?!https:)([^"]+)"/g))
      yield href!.replaceAll('&amp;', '&');
  if (value === null || typeof value !== 'object') return;
  for (const [key, member] of Object.entries(value)) {
    if (key === 'href' && typeof member === 'string' && member !== '') yield member;
    else yield* hrefs(member);
  }
}

it.each(['main', 'plan'] as const)('gives the %s site at least forty pages, each address once', (site) => {
  const own = pages.filter((page) => page.site === site);
  expect(own.length).toBeGreaterThanOrEqual(40);
  expect(new Set(own.map((page) => page.path)).size).toBe(own.length);
  for (const path of ['/', '/_404', '/_500', '/indexing-sitemap'])
    expect(own.map((page) => page.path)).toContain(path);
});

it('places on pages of entities only what may stand there', () => {
  const wildcards = pages.filter(({ path }) => path.endsWith('/*'));
  const misplaced = wildcards.flatMap((page) => {
    const type = matchEntityRoute(page.path, page.site)?.route.entityTypeId;
    const about = {
      ...(type && { entity: { entityTypeId: type } as Entity }),
      ...(page.wildcardType && { wildcardType: page.wildcardType }),
    };
    return all(page)
      .filter(({ component }) => gateOf(rows[component as keyof typeof rows], about).kind !== 'open')
      .map(({ component }) => `${page.site}${page.path} ${component}`);
  });
  expect(wildcards.length).toBeGreaterThan(15);
  expect(misplaced).toEqual([]);
});

it('places every component where it may stand, and no more in a place than it holds', () => {
  const misplaced = [...pages, ...seedShells].flatMap((page) => placingProblems(page.placeholders));
  expect([...new Set(misplaced)]).toEqual([]);
});

it('places only components the site has', () => {
  const names = [...pages, ...seedShells].flatMap((page) =>
    all(page).map((rendering) => rendering.component),
  );
  expect([...new Set(names.filter((name) => !Object.hasOwn(rows, name)))]).toEqual([]);
});

/** Filled in here and read elsewhere than in the component. */
const READ_ELSEWHERE: Record<string, string> = {
  'LocationsMap cardContent': 'src/adapters/content/mapLocationFromWire.ts',
  'LocationsMap latitude': 'src/adapters/content/mapLocationFromWire.ts',
  'LocationsMap longitude': 'src/adapters/content/mapLocationFromWire.ts',
  'LocationsMap name': 'src/adapters/content/mapLocationFromWire.ts',
  'LocationsMap siteLink': 'src/adapters/content/mapLocationFromWire.ts',
  'LocationsMapItem cardContent': 'src/adapters/content/mapLocationFromWire.ts',
  'LocationsMapItem hexColor': 'src/adapters/content/mapLocationFromWire.ts',
  'LocationsMapItem latitude': 'src/adapters/content/mapLocationFromWire.ts',
  'LocationsMapItem longitude': 'src/adapters/content/mapLocationFromWire.ts',
  'LocationsMapItem name': 'src/adapters/content/mapLocationFromWire.ts',
};

/** On no page, each for a reason. */
const UNPLACED: Record<string, string> = {
  Breadcrumb: 'drawn by every hero (Q-117)',
  EntityGone: 'drawn by the page of an entity that was deleted',
  GlobalAlertNotice: 'drawn above every page while editing (E-003)',
  HelpPanel: 'for editors to place where they want help',
  PageHead: 'the head of every page',
  PageMetadataPanel: 'drawn above the page while editing (E-002)',
  ServicesSearchBar: 'of layouts made before it was replaced (E-088)',
  SiteSearchStructuredData: 'in the head of the home page',
  YextSearch: 'of layouts made before it was replaced (E-089)',
};

it('shows every component of the registry on some page', () => {
  const placed = [...pages, ...seedShells].flatMap(all);
  const names = new Set(placed.map(({ component }) => component));
  const drawn = new Set([
    ...placed
      .flatMap(({ params = {} }) => [params['CardType'], params['CardTypes']])
      .flatMap((types) => types?.split(',') ?? []),
    ...[...names].flatMap((name) => (rows as Record<string, RegistryRow>)[name]?.cards ?? []),
    ...Object.values(CARD_OF_VERTICAL),
  ]);
  const missing = Object.entries<RegistryRow>(rows)
    .filter(([name, { cardType }]) => !names.has(name) && !(cardType && drawn.has(cardType)))
    .map(([name]) => name);
  expect(missing.sort()).toEqual(Object.keys(UNPLACED));
});

it('fills in nothing that its component does not declare', () => {
  // What the platform itself keeps of a rendering.
  const ofPlatform = new Set(['Styles', 'RenderingIdentifier', 'GridParameters', 'DynamicPlaceholderId']);
  const fieldsOf = (items: SeedRendering['items'] = []): string[] =>
    items.flatMap((item) => [...Object.keys(item.fields), ...fieldsOf(item.items)]);
  const undeclared = [...pages, ...seedShells].flatMap((page) =>
    all(page).flatMap(({ component, params = {}, fields = {}, items }) => {
      const row = (rows as Record<string, RegistryRow>)[component];
      const known = new Set([...declaredFields(row?.fields), ...Object.keys(row?.params ?? {})]);
      return [...Object.keys(params), ...Object.keys(fields), ...fieldsOf(items)]
        .filter((name) => !ofPlatform.has(name) && !known.has(name))
        .map((name) => `${component} ${name}`);
    }),
  );
  expect([...new Set(undeclared)].sort()).toEqual(Object.keys(READ_ELSEWHERE));
});

it.each([
  ['[S-154]', '/find-provider', providersPath(['Cardiology']), 'ProviderSearch'],
  ['[S-155]', '/about-us/awards', awardsPath(['Cardiology']), 'AwardSearch'],
  ['[S-156]', '/patient-stories', STORIES_PATH, 'PatientStorySearch'],
  ['[S-157]', '/health/articles', topicPath('Sleep'), 'ArticleSearch'],
  ['[S-159]', '/Research-Search-Results', workAddress('clinical_trial', 'Ann Lee', 1), 'ResearchSearch'],
  ['[S-160]', '/find-event', EVENTS_PATH, 'EventSearch'],
])('%s %s is where links lead and where the search stands', (_, path, linked, component) => {
  expect(new URL(linked, 'http://site.test').pathname).toBe(path);
  const page = pages.find((one) => one.site === 'main' && one.path === path);
  expect(page && all(page).map((rendering) => rendering.component)).toContain(component);
});

it('[Q-029] one can browse providers, locations, services, research, events, awards, volunteering and health', () => {
  const placed = pages
    .filter((page) => page.site === 'main')
    .flatMap((page) => all(page).map((rendering) => rendering.component));
  const browsed = new Set<string>(
    Object.entries(SCREENS).flatMap(([name, { verticals }]) => (placed.includes(name) ? verticals : [])),
  );
  for (const vertical of [
    ...['healthcare_professionals', 'healthcare_facilities', 'services', 'research', 'events', 'awards'],
    ...['volunteer-opportunity', 'health-and-wellness'],
  ])
    expect(browsed).toContain(vertical);
});

it('has the search-engine fields in both languages on every page', () => {
  for (const page of pages) {
    for (const name of ['Title', 'Meta Title', 'Meta Description', 'Meta Keywords', 'Description']) {
      const field = page.fields[name] as { en: string; es: string };
      expect([page.path, name, field.en.length > 0, field.es.length > 0]).toEqual([
        page.path,
        name,
        true,
        true,
      ]);
    }
    // The error pages, a comparison of what a visitor chose and a short way to another page are for no search engine.
    expect(page.fields['Exclude From Sitemap']).toBe(/^\/(?:_|compare$|pay$)/.test(page.path));
  }
});

it('fills in fields of a page that it declares, or that a component on it shows by name', () => {
  const undeclared = pages.flatMap((page) => {
    const shown = all(page).flatMap(({ component, params }) =>
      component === 'ContentField' ? (params?.['FieldName'] ?? []) : [],
    );
    return Object.keys(page.fields).filter(
      (name) => !Object.hasOwn(PAGE_FIELDS, name) && !shown.includes(name),
    );
  });
  expect([...new Set(undeclared)]).toEqual([]);
});

/** Names that read the same in both languages. */
const names = new Set([
  ...world.people.map(({ name }) => name.en),
  ...world.presenters.map(({ name }) => name.en),
  ...world.facilities.map(({ name }) => name),
  // What the plan lists, its own places among them.
  ...pages
    .filter(({ path }) => path.startsWith('/find-facility/'))
    .map(({ fields }) => (fields['Title'] as { en: string }).en),
]);

it('translates every text of more than a few words', () => {
  const same: string[] = [];
  for (const page of [...pages, ...seedShells]) {
    for (const { en, es } of pairs([page.placeholders, (page as SeedPage).fields])) {
      // Names, addresses and picked entities stay as they are.
      const isName =
        typeof en === 'string' &&
        (/^\[\{"id"|Meridian|Lantern Way|Greater Central Coast|^[\d\s-]+$/.test(en) || names.has(en));
      if (en === es && typeof en === 'string' && en.split(' ').length > 2 && !isName)
        same.push(`${(page as SeedPage).path}: ${en}`);
    }
  }
  expect(same).toEqual([]);
});

it('leaves no gap and no markup that is not balanced', () => {
  for (const page of pages) {
    for (const locale of ['en', 'es'] as const) {
      for (const text of textsOf([page.fields, page.placeholders], locale)) {
        // In listings the address fills what editors leave open.
        const open = page.wildcardType === undefined ? [] : text.match(/\{(city|region|specialty|type)\}/g);
        expect((text.match(/\{\w+\}/g) ?? []).length).toBe(open?.length ?? 0);
        expect(text).not.toMatch(/undefined|\[object/);
        expect((text.match(/<(p|ul|li|h2|strong)\b[^>]*>/g) ?? []).length).toBe(
          (text.match(/<\/(p|ul|li|h2|strong)>/g) ?? []).length,
        );
      }
    }
  }
});

const publicLines = readTexts(
  'public-lines.json',
  z.record(z.string(), z.looseObject({ number: z.string() })),
);
const publicNumbers = new Set(
  Object.values(publicLines).map(({ number }) => `tel:+${number.replaceAll('-', '')}`),
);
/** 911, or the number of an agency whose source is known (publicLines.test.ts). */
const isPublicLine = (href: string) => href === 'tel:911' || publicNumbers.has(href);

/** The way to an address of the network, as cards of places lead there. */
const isWayThere = (href: string) =>
  /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=[\w%.'-]+%2C%20CA%20\d{5}$/.test(href);

/** What the content platform answers besides pages; seedLinks.test.ts asks it. */
const isFile = (href: string) => href.startsWith('/-/') || href === '/price-transparency.txt';

it('links only to its own pages, to what a redirect leads to one, and to numbers and hosts that are known', async () => {
  const redirected = await redirectTester(redirects(parseEnv({})));
  const wrong = new Set<string>();
  for (const site of ['main', 'plan'] as const) {
    const own = pages.filter((page) => page.site === site).map((page) => page.path);
    const isPage = (path: string) =>
      own.some((each) =>
        each.endsWith('/*')
          ? path.startsWith(each.slice(0, -1)) && path.length >= each.length
          : each.includes('*')
            ? new RegExp(`^${each.replaceAll('*', '[^/]+')}$`).test(path)
            : each === path,
      );
    const values = [...pages, ...seedShells]
      .filter((page) => page.site === site)
      .map((page) => page.placeholders);
    for (const href of hrefs(values)) {
      if (isPublicLine(href)) continue;
      const isElsewhere = /^(?:tel:\+1\d{3}55501\d\d|mailto:\w+@meridianhealth\.example)$/.test(href);
      if (isElsewhere || isFile(href) || isWayThere(href)) continue;
      const target = redirected(href)?.to ?? href;
      if (!isPage(target.replace(/[?#].*$/, ''))) wrong.add(`${site}: ${href}`);
    }
  }
  expect([...wrong]).toEqual([]);
});

it('has a page for every article, news post and event, at the address search gives', () => {
  const own = new Set(pages.map((page) => page.path));
  for (const type of ['ce_sutterPage', 'wp_post', 'ce_seatRobotEvent']) {
    const addresses = made.filter((entity) => entity.type === type).map(({ body }) => body['landingPageUrl']);
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses.filter((address) => !own.has(address as string))).toEqual([]);
  }
});

it('leads to a page from every main service of the directory', () => {
  const own = new Set(pages.filter((page) => page.site === 'main').map((page) => page.path));
  const missing = world.services
    .map((service) => service.path.replace(/#.*/, ''))
    .filter((path) => !own.has(path));
  expect(missing).toEqual([]);
});

it('opens every jump link and hash at an item of its page', () => {
  const inTexts = (page: SeedPage) =>
    textsOf(page.placeholders, 'es').flatMap((text) =>
      [...text.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id),
    );
  const ids = (page: SeedPage) =>
    new Set([
      ...all(page).flatMap(({ params }) =>
        [params?.['Id'] ?? [], params?.['RenderingIdentifier'] ?? []].flat(),
      ),
      ...inTexts(page),
    ]);
  for (const page of pages) {
    for (const anchor of all(page).flatMap(
      (rendering) => rendering.items?.flatMap((item) => item.fields['Anchor'] ?? []) ?? [],
    )) {
      expect([page.path, anchor, ids(page).has(anchor as string)]).toEqual([page.path, anchor, true]);
    }
  }
  for (const service of world.services.filter((each) => !each.topLevel)) {
    const [path, hash] = service.path.split('#');
    const page = pages.find((each) => each.path === path && each.site === 'main')!;
    expect([service.path, ids(page).has(hash!)]).toEqual([service.path, true]);
  }
});
