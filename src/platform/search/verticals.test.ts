import { openStore } from '#src/platform/store/openStore.ts';
import { openSearchService } from './SearchService.ts';
import { checked, verticalQuery } from './searchRequest.ts';
import { verticals } from './verticals.ts';

const store = openStore(':memory:');
const service = openSearchService({
  store,
  verticals,
  clock: () => new Date('2026-01-02T20:00:00Z'),
  log: () => undefined,
});
afterAll(() => {
  service.close();
  store.close();
});

/** One vertical asks for trials alone, another for all other studies. */
const CLINICAL_TYPES = ['Clinical', 'Non Clinical'];

const found = (verticalKey: string): unknown =>
  service.vertical(
    checked(verticalQuery, {
      ...{ v: '20220511', api_key: 'k', experienceKey: 'search', version: 'PRODUCTION', locale: 'en' },
      ...{ verticalKey, input: '', limit: '10' },
    }),
  )['resultsCount'];

describe.each(verticals.map((vertical) => [vertical.key, vertical] as const))('%s', (key, vertical) => {
  it('finds what is there and nothing that is deleted', () => {
    const put = (more: Record<string, unknown>) =>
      store.entities.put(
        vertical.index.types.flatMap((type) =>
          CLINICAL_TYPES.map((c_clinicalType) => ({
            ...{ id: `${type}-${c_clinicalType}`, type, locale: 'en' as const },
            body: { name: 'Aspen', c_clinicalType, ...more },
          })),
        ),
      );
    put({});
    expect(found(key)).toBeGreaterThan(0);
    put({ c_isDeleted: true });
    expect(found(key)).toBe(0);
  });
});

it('reads of long texts what they are about, and not whom a trial excludes or what a story mentions', () => {
  const long = ['c_story', 'c_quote', 'c_eligibilityRecruitments'];
  const read = verticals.flatMap(({ index }) => Object.values(index.text).flat());
  expect(read).toContain('c_shortDescription');
  expect(long.filter((field) => read.includes(field))).toEqual([]);
});
