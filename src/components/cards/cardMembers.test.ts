import { createElement } from 'react';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { cardMembers, resultInPage } from '#src/components/cards/cardMembers.ts';
import { cards } from '#src/components/cards.server.generated.ts';
import { everyField } from '#src/components/cards/testing/everyField.ts';
import type { CardType } from '#src/components/cards/testing/drawCard.tsx';
import { pinsOf } from '#src/components/search/common/ResultsMap/pinsOf.ts';
import { reasonFields, resultReasons } from '#src/domain/search/resultReasons.ts';
import type { SearchResult } from '#src/domain/search/SearchAnswer.ts';
import { EMPTY_SEARCH_STATE } from '#src/domain/search/searchState.ts';
import { checked, verticalQuery } from '#src/platform/search/searchRequest.ts';
import { openSearchService } from '#src/platform/search/SearchService.ts';
import { verticals } from '#src/platform/search/verticals.ts';
import { demoStore } from '#src/platform/seed/testing/demoStore.ts';
import { OnPage, pageFixture } from '#tests/support/renderOnPage.tsx';

/* No card reads a member of a result that the server leaves out of the page: every card is watched as it reads. */

const types = Object.keys(cards) as CardType[];
const page = pageFixture({ dictionary: {} });

function drawn(cardType: CardType, result: SearchResult): string {
  const card = createElement(cards[cardType], { result, number: 3, headingLevel: 3 });
  return renderToStaticMarkup(createElement(OnPage, { page, children: card }));
}

/** The result, and the members of its data that somebody asked for, as paths. */
function watched(result: SearchResult): { result: SearchResult; read: Set<string> } {
  const read = new Set<string>();
  const inside = (value: unknown, path: string): unknown =>
    typeof value === 'object' && value !== null
      ? new Proxy(value, {
          get: (target, key) => {
            if (typeof key === 'symbol' || Array.isArray(target))
              return inside(Reflect.get(target, key), path);
            read.add(`${path}.${key}`);
            return inside(Reflect.get(target, key), `${path}.${key}`);
          },
        })
      : value;
  const note = (key: string | symbol) => typeof key === 'string' && read.add(key);
  const data = new Proxy(result.data, {
    get: (target, key) => (note(key), inside(Reflect.get(target, key), String(key))),
    has: (target, key) => (note(key), Reflect.has(target, key)),
    ownKeys: () => {
      throw new Error('a card must not take all there is');
    },
  });
  return { result: { ...result, data }, read };
}

let found: SearchResult[] = [];
beforeAll(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const store = demoStore();
  const service = openSearchService({
    store,
    verticals,
    clock: () => new Date('2026-11-21T20:00:00Z'),
    log: () => undefined,
  });
  found = verticals.flatMap(({ key }) => {
    const asked = { experienceKey: 'search', api_key: 'x', v: '20220511', locale: 'en', input: '' };
    const { results } = service.vertical(
      checked(verticalQuery, { ...asked, verticalKey: key, limit: '8' }),
    ) as {
      results: { data: Record<string, unknown> }[];
    };
    return results.map(({ data }) => ({ id: String(data.id), entityType: String(data.type), data }));
  });
  service.close();
  store.close();
});
afterAll(() => jest.restoreAllMocks());

/** Results of every type and nonsense of every kind. */
function samples(): SearchResult[] {
  const names = Object.keys(everyField);
  const entityTypes = [...new Set(found.map(({ entityType }) => entityType))];
  const whole = entityTypes.map(
    (entityType) => ({ id: 'id1', entityType, data: everyField }) as SearchResult,
  );
  const without = names.map((name) => ({ ...everyField, [name]: undefined }));
  const nonsense = fc.sample(fc.dictionary(fc.constantFrom(...names), fc.jsonValue({ maxDepth: 2 })), {
    numRuns: 40,
    seed: 7,
  });
  const oneMember = names.flatMap((name) =>
    ['', 'ce_service', 'ce_investigator'].map((type) => ({ name: 'Sleep', [name]: everyField[name], type })),
  );
  // Of an office, and of what a place belongs to, without a name for visitors the directory's is read.
  const unnamed = {
    ...everyField,
    c_offices: [{ officeOrFacility: { name: 'North clinic' } }],
    c_parentLocation: [{ name: 'North hospital' }],
  };
  return [
    ...found,
    ...whole,
    { id: 'id1', data: unnamed },
    ...[...without, ...nonsense, ...oneMember].map((data) => ({ id: 'id1', data })),
  ];
}

it('the network has results of many kinds', () => {
  expect(found.length).toBeGreaterThan(80);
  expect(new Set(found.map(({ entityType }) => entityType)).size).toBeGreaterThan(10);
});

it('every card says what it reads', () => {
  expect(Object.keys(cardMembers).sort()).toEqual([...types].sort());
});

it.each(types)('the page carries what the card %s reads, and it reads what is named', (cardType) => {
  const unread = new Set(cardMembers[cardType]);
  for (const sample of samples()) {
    const { result, read } = watched(sample);
    const html = drawn(cardType, result);
    const members = [...read].filter((path) => !path.includes('.')).sort();
    const carried = resultInPage({ ...sample, data: Object.fromEntries(members.map((key) => [key, 1])) }, [
      cardType,
    ]);
    expect(Object.keys(carried.data).sort()).toEqual(members);
    expect(drawn(cardType, resultInPage(sample, [cardType]))).toBe(html);
    read.forEach((member) => unread.delete(member));
  }
  expect([...unread]).toEqual([]);
});

it('the map reads no more of any result', () => {
  for (const sample of samples()) {
    const carried = resultInPage(sample, []);
    expect(pinsOf({ results: [carried], offset: 0 })).toEqual(pinsOf({ results: [sample], offset: 0 }));
  }
});

it('keeps a result whole for a card it does not know, and fields that are asked for', () => {
  const result = { id: '1', data: { name: 'A', c_other: 1, c_links: [{ name: 'B' }] } };
  expect(resultInPage(result, ['Unknown'])).toBe(result);
  expect(resultInPage(result, ['Page'], ['c_links.name']).data).toEqual({
    name: 'A',
    c_links: [{ name: 'B' }],
  });
});

it('keeps of what is inside a member the paths that are named, and all of it for whoever wants it whole', () => {
  const data = { c_links: [{ name: 'B', url: '/b', c_inside: { a: 1, b: 2 } }, 'plain'] };
  const kept = (...also: string[]) => resultInPage({ id: '1', data }, ['Page'], also).data;
  expect(kept('c_links.name', 'c_links.c_inside.b')).toEqual({
    c_links: [{ name: 'B', c_inside: { b: 2 } }, 'plain'],
  });
  expect(kept('c_links.name', 'c_links')).toEqual(data);
  expect(kept('c_links', 'c_links.name')).toEqual(data);
});

it('what a result is here for is told from what the page carries', () => {
  const fields = [
    ...['c_providerSpecialties.specialty.name', 'c_relatedServices.name', 'c_locationType', 'c_shpLanguage'],
    ...['c_healthTopics.name', 'c_additionalLanguages.language.name', 'acceptingNewPatients', 'c_shpService'],
  ];
  let told = 0;
  for (const sample of found) {
    for (const field of fields) {
      const result = { ...sample, matched: [field], matchedNames: { [field]: 'Asthma' } };
      const facets = [{ fieldId: field, values: ['Spanish', true], others: [] }];
      const state = { ...EMPTY_SEARCH_STATE, query: 'x', facets };
      const reasons = resultReasons(result, state);
      told += reasons.length;
      expect(resultReasons(resultInPage(result, ['Event'], reasonFields(state)), state)).toEqual(reasons);
    }
  }
  expect(told).toBeGreaterThan(20);
});
