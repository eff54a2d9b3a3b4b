import fc from 'fast-check';
import { carried, restored } from './carriedAnswer.ts';
import type { AnswerFacetOption } from './SearchAnswer.ts';

const value = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.boolean(),
  fc.record({ $ge: fc.integer(), $le: fc.integer() }, { noNullPrototype: true }),
);
const option = fc
  .record({
    matcher: fc.constantFrom('$eq', '$between') as fc.Arbitrary<AnswerFacetOption['matcher']>,
    value,
    count: fc.nat(),
    selected: fc.boolean(),
    isNamedSo: fc.boolean(),
    name: fc.string(),
  })
  .map(({ isNamedSo, name, ...rest }): AnswerFacetOption => ({
    ...rest,
    displayName: isNamedSo ? String(rest.value) : name,
  }));
const facet = fc.record({ fieldId: fc.string(), displayName: fc.string(), options: fc.array(option) });

it('a page carries every answer so that it reads the same', () => {
  fc.assert(
    fc.property(fc.array(facet), (facets) => {
      const found = { answer: { count: 3, offset: 0, results: [{ id: '1', data: { name: 'A' } }], facets } };
      expect(restored(JSON.parse(JSON.stringify(carried(found))))).toEqual(found);
    }),
  );
});

it('carries no more than value and count of a plain option', () => {
  const plain = { matcher: '$eq', value: 'Lab', displayName: 'Lab', count: 7, selected: false } as const;
  const facets = [{ fieldId: 'a', displayName: 'A', options: [plain, { ...plain, selected: true }] }];
  const answer = { count: 1, offset: 0, results: [], facets };
  expect(carried({ answer }).answer?.facets[0]?.options).toEqual([['Lab', 7], { ...plain, selected: true }]);
});

it('leaves alone what has no facets', () => {
  const universal = { sections: [{ verticalKey: 'events', count: 1, results: [] }] };
  expect([restored(carried({})), restored(carried({ universal }))]).toEqual([{}, { universal }]);
});
