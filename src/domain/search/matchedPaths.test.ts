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

const text = (value: string, ...spans: [offset: number, length: number][]) => ({
  value,
  matchedSubstrings: spans.map(([offset, length]) => ({ offset, length })),
});

it('matchedTexts: what matched most comes first', () => {
  const highlights = {
    c_relatedConditions: [{ name: text('Type 2 diabetes', [7, 8]) }, { name: text('Diabetes', [0, 8]) }],
  };
  expect([...matchedTexts(highlights)]).toEqual([
    [
      'c_relatedConditions.name',
      [
        { text: 'Diabetes', isWhole: true },
        { text: 'Type 2 diabetes', isWhole: false },
      ],
    ],
  ]);
});

it.each([
  ['every word', text('Acid reflux', [0, 4], [5, 6]), true],
  ['every word that says what it is', text('Clínica de reflujo', [11, 7]), true],
  ['one that stands in names of every kind', text('Clínica de reflujo', [0, 7]), false],
  ['one of two', text('Heart failure', [0, 5]), false],
  ['the beginning of a word', text('Cardiology', [0, 4]), true],
  ['nothing that says anything', text('Clinic', [0, 6]), false],
  ['spans that are none', { value: 'Acne', matchedSubstrings: [null, { offset: 'x' }] }, false],
])('a text matched wholly: %s', (_, leaf, isWhole) => {
  expect(matchedTexts({ name: leaf }).get('name')?.[0]?.isWhole).toBe(isWhole);
});
