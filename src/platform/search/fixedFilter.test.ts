import type { Store } from '#src/platform/store/Store.ts';
import { fixedFilter } from './fixedFilter.ts';
import type { SearchGround } from './SearchGround.ts';
import type { Vertical } from './Vertical.ts';

const entities = {
  get: (id: string) => (id === 'topic-1' ? { type: 'ce_topic' } : undefined),
  getByUid: (uid: number) => (uid === 7 ? { type: 'ce_topic' } : undefined),
};
const ground = {
  store: { entities } as unknown as Store,
  filterContext: () => ({ isField: () => true, place: () => undefined }),
} as unknown as SearchGround;
const vertical = (parts: Partial<Vertical>) => parts as Vertical;
const named = (path: string, value: string) => ({
  kind: 'or',
  of: [
    { kind: 'equals', field: `${path}id`, value },
    { kind: 'equals', field: `${path}uid`, value },
  ],
});

it('asks for everything where the vertical asks for nothing', () => {
  expect(fixedFilter(ground, vertical({}))).toEqual({ kind: 'all' });
});

it.each([
  ['an id', { entityId: 'topic-1' }, 'topic-1'],
  ['a uid', { uid: 7 }, '7'],
])('leaves the entity of the page out, by %s', (_, context, value) => {
  expect(fixedFilter(ground, vertical({}), context)).toEqual({ kind: 'not', of: named('', value) });
});

it('asks for what names the entity, by the field for its type', () => {
  const related = vertical({ relatedBy: { ce_topic: 'c_topics' } });
  expect(fixedFilter(ground, related, { entityId: 'topic-1' })).toEqual(named('c_topics.', 'topic-1'));
  expect(fixedFilter(ground, related, { uid: 7 })).toEqual(named('c_topics.', '7'));
  expect(fixedFilter(ground, related, { entityId: 'other' })).toEqual({
    kind: 'not',
    of: named('', 'other'),
  });
});

it('joins the fixed filter of the vertical with the entity of the page, and ignores a context without one', () => {
  const fixed = vertical({ fixed: { c_flag: { $eq: true } }, relatedBy: 'c_topics' });
  const own = { kind: 'equals', field: 'c_flag', value: true };
  expect(fixedFilter(ground, fixed, { entityId: 'topic-1' })).toEqual({
    kind: 'and',
    of: [own, named('c_topics.', 'topic-1')],
  });
  for (const context of [undefined, null, 'topic-1', {}, { entityId: {} }]) {
    expect(fixedFilter(ground, fixed, context)).toEqual(own);
  }
});
