import { matchedPaths } from './matchedPaths.ts';

const leaf = (matches: number) => ({
  value: 'x',
  matchedSubstrings: Array.from({ length: matches }, () => ({ offset: 0, length: 1 })),
});

describe('matchedPaths', () => {
  it('names every field that matched, once, in lists too', () => {
    expect(
      matchedPaths({
        name: leaf(1),
        description: leaf(0),
        c_offices: [{ officeOrFacility: [{ name: leaf(2) }] }, { officeOrFacility: [{ name: leaf(1) }] }],
      }),
    ).toEqual(['name', 'c_offices.officeOrFacility.name']);
  });

  it.each([undefined, null, 'text', 7, [], {}, { name: null }, leaf(1)])('%j has none', (highlights) => {
    expect(matchedPaths(highlights)).toEqual([]);
  });
});
