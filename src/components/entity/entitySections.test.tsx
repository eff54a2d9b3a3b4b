import { READERS } from '#src/adapters/directory/entityReaders.ts';
import type { RegistryRow } from '#src/declaration/RegistryRow.ts';
import { facilityFixture } from '#src/components/entity/facility/testing/facilityFixture.ts';
import { rows } from '#src/components/rows.generated.ts';
import { isListing } from '#src/domain/browse/wildcard.ts';
import type { SafeHtml } from '#src/domain/entities/common.ts';
import type { Entity } from '#src/domain/entities/Entity.ts';
import { stringsFor } from '#src/i18n/strings.ts';
import { gateOf } from '#src/page/registryGate.ts';
import { PageRoot } from '#src/page/PageRoot.server.tsx';
import type { PageProps } from '#src/context/PageProps.ts';
import { serverHtml } from '#tests/support/hydrateOnPage.tsx';
import { pageFixture } from '#tests/support/renderOnPage.tsx';

/*
 * Every section of every kind of entity page, as the registry has them: where it may stand, and what it says of an
 * entity of which nothing is known.
 */

type EntityType = Entity['entityTypeId'];
const TYPES = Object.keys(READERS) as EntityType[];

/** Wildcard pages that show an entity, and its type. */
const WILDCARDS: Readonly<Record<string, EntityType>> = {
  'Ask an Expert': 'ce_askAnExpert',
  'Clinical Trial': 'ce_researchStudy',
  'Health Plan': 'ce_healthPlan',
  'Health Plan Payor': 'ce_healthPlanPayor',
};

/** What is live has no note for editors: there is nothing they could add. */
const LIVE = ['FacilityWaitTime'];

/** An entity of which the directory knows nothing but its name. */
const bare = (type: EntityType): Entity =>
  READERS[type]({ id: 'a1', uid: 7, name: 'Zoë O’Neil-Peña' }, 'en', () => undefined);

const all = Object.entries<RegistryRow>(rows);
const onEntities = all.flatMap(([name, row]) =>
  row.editing === 'D' && row.pages !== 'any'
    ? row.pages.map((type) => [name, type as EntityType, row] as const)
    : [],
);
const onWildcards = all.flatMap(([name, row]) =>
  row.editing === 'W' && row.pages !== 'any'
    ? row.pages.flatMap((page) => (WILDCARDS[page] ? [[name, page, WILDCARDS[page], row] as const] : []))
    : [],
);

/** Sections of entity pages by where their code is; `any` marks what stands on pages of every kind. */
const IN_FOLDERS = all.flatMap(([name, row]) =>
  /^(?:entity|research|plan)(?:\/|$)/.test(row.folder) && row.pages !== 'any' ? [name] : [],
);

const dictionaries = { en: {}, es: {} };
beforeAll(async () => {
  const groups = [...new Set(['editor', ...all.flatMap(([, row]) => row.strings)])];
  for (const locale of ['en', 'es'] as const) dictionaries[locale] = await stringsFor(locale, groups);
});

/** The other root placeholders of a page, empty. */
const NOTHING = { 'global-alert': [], 'in-page-alert': [], header: [], bottom: [], footer: [] };

/** What a page draws of one section placed on it. */
async function draw(name: string, about: Partial<PageProps>): Promise<string> {
  const row: RegistryRow | undefined = (rows as Record<string, RegistryRow>)[name];
  const placed = {
    uid: 'section-1',
    componentName: name,
    params: { DynamicPlaceholderId: '1' },
    fields: {},
    placeholders: Object.fromEntries(Object.keys(row?.slots ?? {}).map((own) => [own, []])),
  };
  const page = pageFixture({
    dictionary: dictionaries[about.locale ?? 'en'],
    layoutData: {
      sitecore: { context: {}, route: { name: 'page', placeholders: { ...NOTHING, main: [placed] } } },
    } as unknown as PageProps['layoutData'],
    ...about,
  });
  const html = await serverHtml(<PageRoot page={page} />);
  return /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';
}
/** What the editor’s page says of a section, without the editor’s markers and what it says of the page itself. */
const edited = async (name: string, about: Partial<PageProps>) =>
  (await draw(name, { ...about, mode: 'edit' }))
    .replace(/<code[^>]*scpm.*?<\/code>/gs, '')
    .replace(/<details class="PageMetadataPanel.*?<\/details>/s, '');

const wordsOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const note = (name: string) => `<strong class="EditingNote-name">${name}</strong>`;

/** Says nothing made up of a bare entity; where it says nothing at all, editors see its place and what is empty. */
async function expectHonest(name: string, about: Partial<PageProps>): Promise<void> {
  const shown = await draw(name, about);
  expect(shown).not.toMatch(/undefined|NaN|Invalid Date|\[object|EditingNote/);
  if (wordsOf(shown) !== '' || LIVE.includes(name)) return;
  const noted = await edited(name, about);
  expect(noted).toContain(note(name));
  expect(wordsOf(noted).length).toBeGreaterThan(name.length + 'Empty fields:'.length);
}

/** Visitors see nothing where no entity is loaded; editors see the place of the section. */
async function expectQuietWithoutEntity(name: string, about: Partial<PageProps>): Promise<void> {
  expect(await draw(name, about)).toBe('');
  expect(await edited(name, about)).toContain(note(name));
}

/** The words of the specification, the name of the section for editors, and each page it may stand on; nothing else. */
async function expectWrongPage(name: string, row: RegistryRow, about: Partial<PageProps>): Promise<void> {
  for (const locale of ['en', 'es'] as const)
    expect(wordsOf(await edited(name, { ...about, locale }))).toBe(
      `${name} This component can not be used here ${[...row.pages].join(' ')}`,
    );
}

it('every type of entity has sections, and every section of an entity page is among these', () => {
  const types = [...onEntities.map(([, type]) => type), ...onWildcards.map(([, , type]) => type)];
  expect([...new Set(types)].sort()).toEqual([...TYPES].sort());
  const tested = [...onEntities, ...onWildcards].map(([name]) => name);
  expect(IN_FOLDERS.length).toBeGreaterThan(100);
  expect(IN_FOLDERS.filter((name) => !tested.includes(name))).toEqual([]);
});

it('each row names pages its gate knows: types of entities, or types of wildcard pages', () => {
  const known: Partial<Record<RegistryRow['editing'], (page: string) => boolean>> = {
    D: (page) => TYPES.includes(page as EntityType),
    W: (page) => page in WILDCARDS || isListing(page),
  };
  const strange = all.flatMap(([name, { editing, pages }]) =>
    pages === 'any'
      ? []
      : pages.filter((page) => known[editing]?.(page) === false).map((page) => [name, page]),
  );
  expect(strange).toEqual([]);
});

describe.each(onEntities)('%s on a page of %s', (name, type, row) => {
  it('[D-001, D-003] stands there, not on pages of other types, not without an entity', () => {
    expect(gateOf(row, { entity: bare(type) })).toEqual({ kind: 'open' });
    expect(gateOf(row, {})).toEqual({ kind: 'no-entity' });
    for (const other of TYPES.filter((one) => !row.pages.includes(one)))
      expect(gateOf(row, { entity: bare(other) })).toEqual({ kind: 'wrong-page', allowed: row.pages });
  });

  it('[D-002, X-034] says so on a page of another type', async () => {
    const other = TYPES.find((one) => !row.pages.includes(one)) as EntityType;
    await expectWrongPage(name, row, { entity: bare(other) });
  });

  it('[D-003] shows visitors nothing without an entity, editors its place', () =>
    expectQuietWithoutEntity(name, {}));

  it('[D-004, D-005, E-079] hides without data, and tells editors so', () =>
    expectHonest(name, { entity: bare(type) }));
});

const INTERNAL = { href: '/care/where-to-go', text: 'Where to go' };
const linking = facilityFixture({
  locale: 'es',
  callToAction: { headline: 'Unsure?', link: INTERNAL },
  findingYourWay: [
    { headline: 'By car', link: INTERNAL },
    { headline: 'Campus Maps', link: INTERNAL },
  ],
  resources: [INTERNAL],
  appointment: { url: '/book' },
  description: '<p>Read <a href="/visitors">about visits</a>.</p>' as SafeHtml,
});

it.each(onEntities.filter(([, type]) => type === 'healthcareFacility'))(
  'what the directory of a place links to on this site opens in the language of the page: %s',
  async (name) => {
    const shown = await draw(name, { entity: linking, locale: 'es' });
    const addresses = [...shown.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href]) => href);
    expect(addresses.filter((href) => /^\/(?!(?:es|-|api)(?:[/?#]|$)|\/)/.test(href!))).toEqual([]);
  },
);

describe.each(onWildcards)('%s on a page of %s', (name, page, type, row) => {
  it('[D-006, Q-122] stands there, not on other pages, whatever their entity', () => {
    expect(gateOf(row, { wildcardType: page, entity: bare(type) })).toEqual({ kind: 'open' });
    expect(gateOf(row, { wildcardType: 'Find Doctor By City' })).toEqual({
      kind: 'wrong-page',
      allowed: row.pages,
    });
    expect(gateOf(row, { entity: bare(type) })).toEqual({ kind: 'wrong-page', allowed: row.pages });
  });

  it('[D-006, Q-122, Q-123, X-033] says so on another wildcard page', () =>
    expectWrongPage(name, row, { wildcardType: 'Find Doctor By City', entity: bare(type) }));

  it('[D-003] shows visitors nothing without an entity, editors its place', () =>
    expectQuietWithoutEntity(name, { wildcardType: page }));

  it('[D-004, D-005, E-079] hides without data, and tells editors so', () =>
    expectHonest(name, { wildcardType: page, entity: bare(type) }));
});
