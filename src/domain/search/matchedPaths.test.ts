import { matchedPaths, matchedTexts } from './matchedPaths.ts';

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

it('matchedTexts: what matched most comes first', () => {
  const text = (value: string, length: number) => ({ value, matchedSubstrings: [{ offset: 0, length }] });
  const highlights = {
    c_relatedConditions: [{ name: text('Type 2 diabetes', 8) }, { name: text('Diabetes', 8) }],
  };
  expect([...matchedTexts(highlights)]).toEqual([
    ['c_relatedConditions.name', ['Diabetes', 'Type 2 diabetes']],
  ]);
});
