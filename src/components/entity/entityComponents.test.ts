import { readPageFields } from '#src/declaration/pageFields.ts';
import { createElement } from 'react';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { READERS } from '#src/adapters/directory/entityReaders.ts';
import { components } from '#src/components/components.server.generated.ts';
import { dataLoaders } from '#src/components/data.server.generated.ts';
import type { DeclaredComponent } from '#src/declaration/Declaration.ts';
import type { RegistryRow } from '#src/declaration/RegistryRow.ts';
import { rows } from '#src/components/rows.generated.ts';
import type { Locale } from '#src/domain/entities/common.ts';
import type { Entity } from '#src/domain/entities/Entity.ts';
import { stringsFor } from '#src/i18n/strings.ts';
import { createLacks } from '#src/page/lacks.ts';
import { entityStructuredData } from '#src/page/seo/entityStructuredData.ts';
import { contentDocument } from '#src/platform/directory/contentDocument.ts';
import { createLinkResolver } from '#src/platform/directory/resolveLinks.ts';
import { demoStore } from '#src/platform/seed/testing/demoStore.ts';
import type { ComponentDataContext } from '#src/context/ComponentData.ts';
import type { PageMode } from '#src/context/PageProps.ts';
import { OnPage, pageFixture } from '#tests/support/renderOnPage.tsx';

/* What holds for every component of a detail page, also for those to come: it iterates over the registry. */

type Data = Record<string, unknown>;
type EntityType = Entity['entityTypeId'];
const types = Object.keys(READERS) as EntityType[];
const NOW = new Date('2026-11-21T20:00:00Z');
const placedOn = (row: RegistryRow, type: EntityType) =>
  row.pages !== 'any' && (row.editing === 'D' ? row.pages.includes(type) : isOwnWildcard(row));
/** Wildcard components of entity pages stand wherever their page type is; they must bear any entity. */
const isOwnWildcard = ({ editing, folder }: RegistryRow) =>
  editing === 'W' && /^(?:entity|research|plan)(?:\/|$)/.test(folder);
const namesFor = (type: EntityType) =>
  Object.entries<RegistryRow>(rows).flatMap(([name, row]) => (placedOn(row, type) ? [name] : []));

const documents = new Map<EntityType, Data>();
const dictionaries: Record<Locale, Record<string, string>> = { en: {}, es: {} };
/** A key of the dictionary that found no words. */
let wordless = /$^/;

/** Of two values of a member the one that says more. */
const fuller = (a: unknown, b: unknown) =>
  (JSON.stringify(b)?.length ?? 0) > (JSON.stringify(a)?.length ?? 0) ? b : a;

beforeAll(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const store = demoStore();
  const resolver = createLinkResolver(store);
  for (const type of types) {
    const whole: Data = {};
    let count = 0;
    for (const record of store.entities.iterate(type, 'en')) {
      if ((count += 1) > 40) break;
      const document = contentDocument({ record, body: resolver.expand(record) });
      for (const [name, value] of Object.entries(document)) whole[name] = fuller(whole[name], value);
    }
    documents.set(type, { ...whole, id: 'id1', uid: 42 });
  }
  store.close();
  const groups = [...new Set(types.flatMap(namesFor).flatMap((name) => rowOf(name).strings))];
  for (const locale of ['en', 'es'] as const) dictionaries[locale] = await stringsFor(locale, groups);
  wordless = new RegExp(`(?:^|[\\s>"(])(?:${groups.join('|')})\\.[a-z]\\w+(?=[\\s<"),]|$)`);
});
afterAll(() => jest.restoreAllMocks());

const rowOf = (name: string) => (rows as Record<string, RegistryRow>)[name] as RegistryRow;

function read(type: EntityType, document: Data, locale: Locale = 'en'): Entity {
  return READERS[type](document, locale, () => undefined);
}

interface Drawing {
  locale?: Locale;
  mode?: PageMode;
  data?: unknown;
}

/** The server's HTML of one placed component. */
function drawn(
  name: string,
  entity: Entity | undefined,
  { locale = 'en', mode = 'normal', data }: Drawing = {},
) {
  const row = rowOf(name);
  const Component = (components as Record<string, DeclaredComponent>)[name] as DeclaredComponent;
  const page = pageFixture({
    locale,
    mode,
    dictionary: dictionaries[locale],
    ...(entity && { entity, path: entity.path }),
    ...(row.editing === 'W' && row.pages !== 'any' ? { wildcardType: row.pages[0] } : {}),
  });
  const rendering = { componentName: name, uid: 'uid-1', params: {}, fields: {} };
  const placed = createElement(Component, { rendering, params: {}, fields: {}, data });
  return renderToStaticMarkup(createElement(OnPage, { page, children: placed }));
}

/** The attributes of all tags. What looks like one inside the value of another, or in text, is none. */
function attributesOf(html: string): [name: string, value: string][] {
  return [...html.matchAll(/<[a-z][^\s/>]*((?:[^>"']|"[^"]*"|'[^']*')*)>/gi)].flatMap(([, attributes = '']) =>
    [...attributes.matchAll(/([^\s"'=/]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+))?/g)].map(
      ([, name = '', value = '']): [string, string] => [
        name.toLowerCase(),
        value.replace(/^["']|["']$/g, ''),
      ],
    ),
  );
}

it('finds the attributes that run something, and none inside the value of another', () => {
  expect(attributesOf('<p title="<b onclick=alert(1)>" ONCLICK=\'alert(1)\'>a &lt; srcdoc="x"</p>')).toEqual([
    ['title', '<b onclick=alert(1)>'],
    ['onclick', 'alert(1)'],
  ]);
  expect(attributesOf('<img/src=x/onerror=alert(1) hidden>')).toContainEqual(['hidden', '']);
  expect(attributesOf('<a href=" javascript:alert(1)">')).toEqual([['href', ' javascript:alert(1)']]);
});

/**
 * What must not be in the HTML of any component drawn of this document. It is asked once of all attributes: in a long list there
 * are tens of thousands.
 */
function sound(document: unknown): (html: string) => void {
  const given = JSON.stringify(document);
  const mayLackWords = wordless.test(given);
  return (html) => {
    expect(html).not.toMatch(/<(?:script|iframe|object|embed|base|meta|form)\b/i);
    const harmful = attributesOf(html).filter(
      ([name, value]) =>
        /^(?:on|srcdoc$)/.test(name) ||
        (/^(?:href|src|action)$/.test(name) && /^\s*(?:javascript|vbscript|data):/i.test(value)),
    );
    expect(harmful).toEqual([]);
    if (!mayLackWords) expect(html).not.toMatch(wordless);
    for (const word of ['undefined', 'NaN', '[object Object]', 'Invalid Date'])
      if (!given.includes(word)) expect(html).not.toContain(word);
  };
}

function replaced(data: Data, [key = '', ...rest]: readonly string[], value: unknown): Data {
  const copy = (Array.isArray(data) ? [...data] : { ...data }) as Data;
  if (rest.length === 0) copy[key] = value;
  else if (typeof copy[key] === 'object' && copy[key] !== null)
    copy[key] = replaced(copy[key] as Data, rest, value);
  return copy;
}

const down = (): Promise<never> => Promise.reject(new Error('down'));

/** The paths of members, three levels deep. */
function pathsOf(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null || path.length > 3) return [];
  return Object.entries(value).flatMap(([key, member]) => [
    [...path, key],
    ...pathsOf(member, [...path, key]),
  ]);
}

const SCRIPT = '<script>alert(1)</script>';
const RICH = `<p onclick="alert(1)">Words<img src=x onerror=alert(1)><a href="javascript:alert(1)">x</a>${SCRIPT}<svg onload=alert(1)></p>`;
const LONG = 'Extraordinarily long '.repeat(10).slice(0, 200).trim();
const RIGHT_TO_LEFT = 'مركز الرعاية العاجلة في خليج ألدر';
const garbage = fc.oneof(
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2, stringUnit: 'grapheme' }) },
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown>(
      ...[
        null,
        undefined,
        '',
        ' ',
        0,
        -1,
        1e21,
        true,
        false,
        [],
        {},
        [[]],
        [null],
        [{}],
        { url: {} },
        { name: 7 },
      ],
      ...['0001-01-01', '0001-01-01T00:00:00Z', '2026-13-45', 'true', '\ud800', LONG, RIGHT_TO_LEFT],
      ...[SCRIPT, RICH, '"><img src=x onerror=alert(1)>', 'javascript:alert(1)', '//evil.example'],
      ...[
        { url: 'javascript:alert(1)' },
        [{ name: SCRIPT, address: 'x' }],
        { name: RICH, url: 'data:text/html,x' },
      ],
    ),
  },
);

it('there are kinds of entities, and components of each', () => {
  expect(types.length).toBeGreaterThan(5);
  const withRows = types.filter((type) => namesFor(type).length > 0);
  expect(withRows).toContain('healthcareFacility');
  for (const type of withRows) expect(Object.keys(documents.get(type) ?? {}).length).toBeGreaterThan(5);
});

describe.each(types)('components of %s', (type) => {
  const names = namesFor(type);
  const whole = () => documents.get(type) as Data;
  const each = (document: Data, how?: Drawing) => {
    const entity = read(type, document, how?.locale);
    const expectSound = sound(document);
    for (const name of names) expectSound(drawn(name, entity, how));
    expect(() =>
      JSON.stringify(
        entityStructuredData(entity, { url: 'https://x.example/a', origin: 'https://x.example', now: NOW }),
      ),
    ).not.toThrow();
  };

  it('[D-003] show nothing without an entity', () => {
    for (const name of names) if (rowOf(name).editing === 'D') expect(drawn(name, undefined)).toBe('');
  });

  it('stand with nothing but an id and a name', () => {
    for (const mode of ['normal', 'edit'] as const) each({ id: 'id1', name: 'Nothing known' }, { mode });
  });

  it.each(['en', 'es'] as const)('speak %s of all there is to say', (locale) => each(whole(), { locale }));

  it('stand whatever a member holds', () => {
    const paths = pathsOf(whole()).filter(([first]) => first !== 'id' && first !== 'name');
    const spoilt = fc
      .array(fc.tuple(fc.constantFrom(...paths), garbage), { minLength: 1, maxLength: 10 })
      .map((changes) => changes.reduce((data, [path, value]) => replaced(data, path, value), whole()));
    const anything = fc
      .dictionary(fc.constantFrom(...Object.keys(whole())), garbage)
      .map((data): Data => ({ ...data, id: 'id1', name: 'X' }));
    fc.assert(
      fc.property(fc.oneof(spoilt, anything), fc.constantFrom('normal', 'edit'), (document, mode) =>
        each(document, { mode: mode as PageMode }),
      ),
      { numRuns: 20 },
    );
  });

  it('stand with every member hostile, a few at a time', () => {
    const members = Object.keys(whole()).filter((name) => name !== 'id' && name !== 'name');
    for (let at = 0; at < members.length; at += 4) {
      const hostile = Object.fromEntries(members.slice(at, at + 4).map((name) => [name, RICH]));
      each({ ...whole(), ...hostile });
    }
  });

  it.each([
    ['long', LONG],
    ['right-to-left', RIGHT_TO_LEFT],
    ['hostile', RICH],
  ])('bear a %s name', (_, name) => each({ ...whole(), name, c_displayName: name }));

  it('bear lists of 500 and dates of year one', () => {
    const many = Object.fromEntries(
      Object.entries(whole()).map(([name, value]) => [
        name,
        Array.isArray(value) && value.length > 0
          ? Array.from({ length: 500 }, (_, at) => value[at % value.length] as unknown)
          : typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value)
            ? '0001-01-01T00:00:00Z'
            : value,
      ]),
    );
    each(many);
  });

  it('have data made for them whatever is found and whoever answers, and stand with it', async () => {
    const [document] = fc.sample(fc.dictionary(fc.constantFrom(...Object.keys(whole())), garbage), {
      numRuns: 1,
      seed: 5,
    });
    const results = [whole(), { ...document, id: 'id2' }].map((data) => ({ id: String(data.id), data }));
    const answer = { count: 2, offset: 0, results, facets: [] };
    // Loaders get picked entities as they are; what of them failed is counted for them. Lists come row by row.
    const answering = (say: () => Promise<unknown>) => {
      const rows = async function* () {
        yield* (await say()) as unknown[];
      };
      const known: Record<string | symbol, unknown> = { picked: async () => [], summaries: rows };
      return new Proxy({}, { get: (_, name) => known[name] ?? say });
    };
    const worlds = [
      { locale: 'en', search: { vertical: async () => answer }, directory: answering(async () => []) },
      { locale: 'es', search: answering(down), directory: answering(down) },
    ];
    const expectSound = sound([whole(), document]);
    for (const world of worlds) {
      const entity = read(type, whole());
      const page = pageFixture();
      const context = {
        ...{ variant: 'main', siteName: 'main', mode: 'normal', path: entity.path, entity, ...world },
        ...{
          pageFields: readPageFields({}, 'en'),
          content: answering(async () => []),
          maps: answering(down),
          query: {},
        },
        ...{
          config: page.config,
          now: NOW,
          log: () => undefined,
          orElse: createLacks(() => undefined).orElse,
        },
      } as unknown as ComponentDataContext;
      for (const name of names) {
        const load = (dataLoaders as Record<string, unknown>)[name] as
          | ((rendering: unknown, context: ComponentDataContext) => Promise<unknown>)
          | undefined;
        if (!load) continue;
        const rendering = { componentName: name, uid: 'uid-1', params: {}, fields: {} };
        const data = await load(rendering, context).catch((error: unknown) => error);
        // What a loader throws leaves the component undrawn: a notice stands in its place.
        if (data instanceof Error) {
          expect([data.message, world.locale]).toEqual(['down', 'es']);
          continue;
        }
        expectSound(drawn(name, entity, { data }));
      }
    }
  });
});
