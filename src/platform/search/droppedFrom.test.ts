import { droppedFrom } from './droppedFrom.ts';
import type { Found, Json } from './Search.ts';

const wish = (value: string): Json => ({ displayValue: value, filter: { language: { $eq: value } } });
const found = (dropped: Json[], applied: Json[] = [], total = 1) => ({
  ...{ dropped, applied },
  answer: { total } as Found['answer'],
});

it.each([
  ['nothing given up', [found([])], undefined],
  ['one wish, once', [found([wish('Thai')]), found([wish('Thai')])], [wish('Thai')]],
  ['nothing found even so', [found([wish('Thai')], [], 0)], undefined],
  ['kept by another part of the answer', [found([wish('Thai')]), found([], [wish('Thai')])], undefined],
])('%s', (_, all, expected) =>
  expect(droppedFrom(all)).toEqual(
    expected ? { queryRulesActionsData: [{ droppedQueryFilters: expected }] } : {},
  ),
);
