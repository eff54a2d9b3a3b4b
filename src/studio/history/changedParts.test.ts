import { changedParts } from './changedParts.ts';
import type { MomentText, PageMoment } from '../api/StudioApi.ts';

const placed = (uid: string, placeholders?: PageMoment['layout']) => ({
  ...{ uid, componentName: `Kind ${uid}`, dataSource: `data ${uid}`, params: {} },
  ...(placeholders && { placeholders }),
});
const text = (owner: string, rawValue: string, more: Partial<MomentText> = {}): MomentText => ({
  ...{ itemId: `data ${owner}`, owner, name: 'Headline', within: '', type: 'Single-Line Text', rawValue },
  ...more,
});
const moment = (main: string[], ...texts: MomentText[]): PageMoment => ({
  layout: { main: main.map((uid) => placed(uid)) },
  texts,
  lists: null,
});
const drawn = (older: PageMoment, newer: PageMoment) =>
  changedParts(older, newer).map(({ key, state, from, to, fields }) =>
    [
      key || 'page',
      state,
      from && `${from.slot} ${from.place}`,
      to && `${to.slot} ${to.place}`,
      fields.length,
    ]
      .filter((one) => one !== undefined && one !== 0)
      .join(', '),
  );

it('says nothing of what is the same', () => {
  expect(changedParts(moment(['a'], text('a', 'x')), moment(['a'], text('a', 'x')))).toEqual([]);
});

it('compares the texts of the page and of each component', () => {
  const parts = changedParts(
    moment(['a', 'b'], text('', 'Old', { itemId: 'page' }), text('a', 'Heart and Vascular'), text('b', 'x')),
    moment(
      ['a', 'b'],
      text('', 'New', { itemId: 'page' }),
      text('a', 'Heart and vascular care'),
      text('b', 'x'),
    ),
  );
  expect(parts.map(({ key }) => key)).toEqual(['', 'a']);
  expect(parts[1]).toMatchObject({ componentName: 'Kind a', itemIds: ['data a'] });
  expect(parts[1]?.fields[0]?.pieces).toEqual([
    { kind: 'same', text: 'Heart and ' },
    { kind: 'removed', text: 'Vascular' },
    { kind: 'added', text: 'vascular care' },
  ]);
});

it('names the item of a list a text belongs to, and knows a change of form alone', () => {
  const item = (rawValue: string) =>
    text('a', rawValue, {
      itemId: 'child',
      within: 'Cardiac Rehabilitation',
      name: 'Text',
      type: 'Rich Text',
    });
  const [part] = changedParts(moment(['a'], item('<p>x</p>')), moment(['a'], item('<p><b>x</b></p>')));
  expect(part?.fields).toMatchObject([{ within: 'Cardiac Rehabilitation', name: 'Text', isFormOnly: true }]);
});

it.each([
  [['a', 'b'], ['a', 'b', 'c'], ['c, added, main 3']],
  [['a', 'b', 'c'], ['a', 'c'], ['b, removed, main 2']],
  [['a', 'b', 'c', 'd'], ['d', 'a', 'b', 'c'], ['d, moved, main 4, main 1']],
  [['a', 'b'], ['b', 'a'], ['a, moved, main 1, main 2']],
])('of components %j and %j it says %j', (older, newer, expected) => {
  expect(drawn(moment(older), moment(newer))).toEqual(expected);
});

it('knows a component that went to another slot', () => {
  const inside = {
    layout: { main: [placed('a', { left: [placed('b')], right: [] })] },
    texts: [],
    lists: null,
  };
  const outside = {
    layout: { main: [placed('a', { left: [], right: [placed('b')] })] },
    texts: [],
    lists: null,
  };
  expect(drawn(inside, outside)).toEqual(['b, moved, left 1, right 1']);
});

it('knows a setting that was changed, set or taken back, and none of what came or went as a whole', () => {
  const set = (params: Record<string, string>, ...more: string[]): PageMoment => ({
    layout: { main: [{ ...placed('a'), params }, ...more.map((uid) => ({ ...placed(uid), params }))] },
    texts: [],
    lists: null,
  });
  const parts = changedParts(set({ Layout: 'list', Columns: '2' }), set({ Columns: '3', View: 'map' }, 'b'));
  expect(parts.map(({ key, settings }) => [key, settings])).toEqual([
    [
      'a',
      [
        { name: 'Columns', before: '2', after: '3' },
        { name: 'View', before: '', after: 'map' },
        { name: 'Layout', before: 'list', after: '' },
      ],
    ],
    ['b', []],
  ]);
});

describe('the entries of a list', () => {
  const words = (itemId: string) => text('a', `Words of ${itemId}`, { itemId, within: 'Entry 1' });
  const list = (...ids: string[]): PageMoment => ({
    ...moment(['a', 'b'], ...['one', 'two', 'three'].map(words)),
    lists: [{ holder: 'data a', owner: 'a', entries: ids.map((itemId) => ({ itemId, name: 'Entry 1' })) }],
  });
  const said = (older: PageMoment, newer: PageMoment) =>
    changedParts(older, newer).map(({ key, lists }) => [
      key,
      ...lists.flatMap(({ before, after }) =>
        [before, after].map((side) =>
          side.map(({ name, isChanged }) => (isChanged ? `${name}!` : name)).join(),
        ),
      ),
    ]);

  it.each([
    [['one', 'two'], ['one', 'two'], []],
    [
      ['one', 'two', 'three'],
      ['three', 'one', 'two'],
      ['a', 'Words of one,Words of two,Words of three!', 'Words of three!,Words of one,Words of two'],
    ],
    [['one', 'two'], ['one'], ['a', 'Words of one,Words of two!', 'Words of one']],
    [['one'], ['one', 'new'], ['a', 'Words of one', 'Words of one,Entry 1!']],
  ])('of %j and %j it says %j', (older, newer, expected) => {
    expect(said(list(...older), list(...newer))).toEqual(expected.length > 0 ? [expected] : []);
  });

  it('that came or went are told once: by the list, and beside it by what their names do not say', () => {
    const without = list('one');
    const entry = (name: string, rawValue: string) =>
      text('a', rawValue, { itemId: 'two', within: 'Entry 1', name });
    const withTwo = list('one', 'two');
    const both = {
      ...withTwo,
      texts: [
        ...without.texts.filter(({ itemId }) => itemId !== 'two'),
        entry('Heading', 'Hours'),
        entry('Text', 'Always'),
      ],
    };
    const none = { ...without, texts: without.texts.filter(({ itemId }) => itemId !== 'two') };
    for (const parts of [changedParts(both, none), changedParts(none, both)]) {
      expect(parts[0]?.fields.map(({ name }) => name)).toEqual(['Text']);
      expect(parts[0]?.lists).toHaveLength(1);
    }
    // A component that came or went as a whole has no list to tell them.
    const gone = { ...none, layout: { main: [placed('b')] } };
    expect(changedParts(both, gone)[0]?.fields.map(({ name }) => name)).toContain('Heading');
  });

  it('are not told of where the order is not kept', () => {
    expect(said({ ...list('one', 'two'), lists: null }, list('two', 'one'))).toEqual([]);
  });
});
