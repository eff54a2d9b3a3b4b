import type { SearchPort } from '#src/ports/SearchPort.ts';
import { markLaterStarts } from './markLaterStarts.ts';

const now = new Date('2026-11-28T18:00:00Z');
const results = [
  { id: 'later', data: { c_startDate: '2027-01-27' } },
  { id: 'here', data: { c_startDate: '2012-05-01' } },
  { id: 'unknown', data: {} },
];
const search = {
  vertical: async () => ({ count: 3, offset: 0, results, facets: [] }),
  universal: async () => ({ sections: [{ verticalKey: 'healthcare_professionals', results }] }),
} as unknown as SearchPort;

it('[R-052, R-064] who is still to start is marked in every answer of a page, and nobody else', async () => {
  const port = markLaterStarts(search, now);
  const vertical = await port.vertical({
    ...{ verticalKey: 'healthcare_professionals', experience: 'search', query: '', limit: 3 },
  } as never);
  const universal = await port.universal({ query: 'heart', limit: 3 });
  for (const found of [vertical.results, universal.sections[0]!.results]) {
    expect(found.map(({ data }) => data['c_startsLater'])).toEqual([true, undefined, undefined]);
  }
  expect(vertical.count).toBe(3);
});
