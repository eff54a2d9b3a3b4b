import fc from 'fast-check';
import { readFromFrame, readHello, readToFrame, readWelcome } from './frameMessages.ts';

const item = '11111111-1111-4111-8111-111111111111';
const field = {
  itemId: item,
  name: 'Headline',
  type: 'Single-Line Text',
  language: 'en',
  version: 1,
  revision: 'r1',
  rawValue: 'Hearts',
  owner: 'u1',
};
const fromFrame = [
  {
    kind: 'tree',
    tree: {
      slots: [{ id: 'main_0', name: 'main', owner: '' }],
      renderings: [{ uid: 'u1', slot: 'main_0' }],
      fields: [field],
    },
  },
  {
    kind: 'rects',
    boxes: [{ key: 'r:u1', x: 0, y: -4.5, width: 10, height: 20 }],
    height: 400,
    scrollTop: 0,
  },
  { kind: 'select', key: 'r:u1' },
  { kind: 'edit-changed', field: `${item}/Headline`, value: 'Lungs' },
  { kind: 'leave', towards: 'out' },
  {
    kind: 'panel-save',
    id: 1,
    save: { itemId: item, language: 'es', fields: [{ name: 'T', value: 'a', originalValue: 'b' }] },
  },
  { kind: 'asking', isOpen: true },
  { kind: 'handed-over', turn: 1, isFree: true },
  { kind: 'pressed', place: 'BUTTON Add', nth: 0 },
  { kind: 'crash', message: 'oh' },
];
const toFrame = [
  { kind: 'begin-edit', field: `${item}/Headline`, nth: 0 },
  { kind: 'end-edit' },
  { kind: 'look-only' },
  { kind: 'hand-over', turn: 1 },
  { kind: 'stay' },
  { kind: 'press', place: 'BUTTON Add', nth: 0 },
  { kind: 'set-markers', field: 'f', value: 'v', revision: 'r', version: 2 },
  {
    kind: 'panel-saved',
    id: 1,
    outcome: { kind: 'conflict', fields: [{ name: 'T', base: 'a', yours: 'b', theirs: 'c' }] },
  },
  { kind: 'panel-saved', id: 1, outcome: { kind: 'refused', reason: 'no' } },
];

it.each(fromFrame)('hears $kind of the page', (message) => expect(readFromFrame(message)).toBe(message));
it.each(toFrame)('hears $kind of the Studio', (message) => expect(readToFrame(message)).toBe(message));

it('hears nothing with a member too many, too few, or of another kind', () => {
  for (const [read, messages] of [
    [readFromFrame, fromFrame],
    [readToFrame, toFrame],
  ] as const) {
    for (const message of messages as Record<string, unknown>[]) {
      expect(read({ ...message, more: 1 })).toBeUndefined();
      for (const name of Object.keys(message)) {
        const { [name]: _, ...rest } = message;
        expect(read(rest)).toBeUndefined();
        expect(read({ ...message, [name]: Symbol('x') })).toBeUndefined();
      }
    }
  }
});

it('hears nothing of what a stranger may send, and never throws', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(readFromFrame(value)).toBeUndefined();
      expect(readToFrame(value)).toBeUndefined();
      expect(readHello(value)).toBeUndefined();
      expect(readWelcome(value)).toBeUndefined();
    }),
  );
});

it('hears nothing inherited, and nothing too long', () => {
  expect(readFromFrame(Object.create({ kind: 'select', key: 'r:u1' }))).toBeUndefined();
  expect(readFromFrame({ kind: 'toString' })).toBeUndefined();
  expect(readFromFrame({ kind: 'edit-changed', field: 'f', value: 'x'.repeat(500_001) })).toBeUndefined();
  expect(readFromFrame({ kind: 'select', key: 'x'.repeat(401) })).toBeUndefined();
});
