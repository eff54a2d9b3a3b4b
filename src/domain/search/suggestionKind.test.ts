import { groupedByKind, suggestionKind } from './suggestionKind.ts';

it.each([
  ['c_providerSpecialties.specialty.name', ['healthcare_professionals'], 'specialty'],
  ['c_relatedConditions.name', ['services', 'healthcare_professionals'], 'condition'],
  ['name', ['healthcare_professionals'], 'provider'],
  ['name', ['pages'], 'page'],
  ['name', ['constructor'], undefined],
  ['toString', ['pages'], undefined],
  [undefined, ['pages'], undefined],
] as const)('%s of %j is a %s', (field, verticals, kind) => {
  expect(suggestionKind(field, verticals)).toBe(kind);
});

it('puts what is of a kind together, the first kind first', () => {
  const list = [
    { id: 1, kind: 'condition' },
    { id: 2, kind: 'specialty' },
    { id: 3, kind: undefined },
    { id: 4, kind: 'condition' },
  ] as const;
  expect(groupedByKind(list).map(({ id }) => id)).toEqual([1, 4, 2, 3]);
  expect(groupedByKind([])).toEqual([]);
});
