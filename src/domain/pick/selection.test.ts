import fc from 'fast-check';
import { parseStoredList } from '#src/domain/lists/storedList.ts';
import {
  addButton,
  notPicked,
  pickedItem,
  readSelection,
  withAdded,
  withMoved,
  withoutItem,
  writeSelection,
} from './selection.ts';
import type { PickedItem } from './selection.ts';

const item = (id: string): PickedItem => ({
  id,
  label: `Label ${id}`,
  type: 'ce_award',
  entityId: `e-${id}`,
});
const some = (count: number) => Array.from({ length: count }, (_, index) => item(`${index}`));
const ids = (list: readonly PickedItem[]) => list.map(({ id }) => id).join('');

it('[S-211] an item is id, label, type and entity id; numbers are read as text', () => {
  expect(pickedItem({ id: 7, label: 'A', type: 'ce_service', entityId: 'service7', more: 1 })).toEqual({
    ...{ id: '7', label: 'A', type: 'ce_service', entityId: 'service7' },
  });
});

it('[S-212, E-055] an icon also has prefix and name, stored beside the rest', () => {
  const icon = { ...{ id: 'fas-heart', label: 'heart', type: 'icon', entityId: 'fas-heart' }, prefix: 'fas' };
  const stored = writeSelection([{ ...icon, name: 'heart' }]);
  expect(JSON.parse(stored)).toEqual([{ ...icon, name: 'heart' }]);
  expect(readSelection(stored)).toEqual({
    kind: 'selection',
    items: [{ ...icon, name: 'heart' }],
    ignored: 0,
  });
});

it.each([
  ['[E-043] id', 'id'],
  ['[E-044] label', 'label'],
  ['[E-045] type', 'type'],
  ['[E-046] entityId', 'entityId'],
])('ignores an item without its %s, when it is added and when it is read', (_, missing) => {
  for (const value of [undefined, '', '  ', null, {}]) {
    const broken = { ...item('1'), [missing]: value };
    expect(ids(withAdded([], [broken, item('2')], 10))).toBe('2');
    expect(readSelection(JSON.stringify([broken, item('2')]))).toMatchObject({
      items: [item('2')],
      ignored: 1,
    });
  }
});

it('[E-032, E-033] items are added once, in order, and removed', () => {
  const both = withAdded(withAdded([], [item('b')], 3), [item('a'), item('b'), item('a')], 3);
  expect(ids(both)).toBe('ba');
  expect(ids(withoutItem(both, item('b')))).toBe('a');
});

it('moves an item to another place, and nowhere beyond the ends', () => {
  const list = some(3);
  expect(ids(withMoved(list, 0, 1))).toBe('102');
  expect(ids(withMoved(list, 2, -2))).toBe('201');
  expect(withMoved(list, 0, -1)).toBe(list);
  expect(withMoved(list, 2, 1)).toBe(list);
  expect(withMoved(list, 7, 1)).toBe(list);
});

it('[E-038] ignores an add that would exceed the cap, all of it', () => {
  const two = some(2);
  expect(withAdded(two, [item('8'), item('9')], 3)).toBe(two);
  expect(ids(withAdded(two, [item('9')], 3))).toBe('019');
});

it.each([
  ['[E-039] none at the cap', 10, 10, undefined],
  ['[E-039] none beyond it', 11, 10, undefined],
  ['[E-040] one place left', 9, 10, 'Add item'],
  ['[E-040] one place in all', 0, 1, 'Add item'],
  ['[E-041] more of them', 8, 10, 'Add Item(s)'],
  ['[E-041] without a cap', 500, Infinity, 'Add Item(s)'],
])('the button says %s', (_, count, cap, label) => {
  expect(addButton(count, cap)).toBe(label);
});

it('[E-042] hides what is picked already', () => {
  expect(ids(notPicked(some(4), [item('1'), item('3')]))).toBe('02');
});

it.each([
  ['not JSON', '[{', 'not-json'],
  ['no list', '{"id":"1"}', 'not-a-list'],
  ['words', '"Cardiology"', 'not-a-list'],
  ['a list of something else', '["a"]', 'not-items'],
  ['a list of nothing', '[null]', 'not-items'],
] as const)('refuses %s and hands it back', (_, text, problem) => {
  expect(readSelection(text)).toEqual({ kind: 'malformed', text, problem });
});

it('reads an empty field as an empty selection, and stores one as an empty field', () => {
  expect(readSelection(' ')).toEqual({ kind: 'selection', items: [], ignored: 0 });
  expect(writeSelection([])).toBe('');
});

it('what is stored is read back, by the pickers and by the pages', () => {
  const text = fc.string({ minLength: 1 }).filter((one) => one.trim() === one && one !== '');
  const items = fc.array(fc.record({ id: text, label: text, type: text, entityId: text }));
  fc.assert(
    fc.property(items, (list) => {
      const selection = withAdded([], list, Infinity);
      const stored = writeSelection(selection);
      expect(readSelection(stored)).toEqual({ kind: 'selection', items: selection, ignored: 0 });
      expect(parseStoredList(stored)).toEqual(selection);
    }),
  );
});

it('never throws, and never takes more than the cap', () => {
  fc.assert(
    fc.property(fc.array(fc.anything()), fc.nat(5), (added, cap) => withAdded([], added, cap).length <= cap),
  );
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => Boolean(readSelection(text).kind)));
});
