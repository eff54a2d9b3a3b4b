import {
  activeIndex,
  CLOSED,
  type ComboboxEffect,
  type ComboboxEvent,
  type ComboboxState,
  comboboxStep,
  type ComboboxWorld,
  isListShown,
} from './comboboxMachine.ts';

const WORLD: ComboboxWorld = {
  value: 'fam',
  optionIds: ['a', 'b', 'c'],
  hasMessage: false,
  submits: true,
};
const OPEN: ComboboxState = { isOpen: true, activeId: undefined };
const on = (activeId: string): ComboboxState => ({ isOpen: true, activeId });
const key = (name: string, isAlt = false): ComboboxEvent => ({ type: 'key', key: name, isAlt });
const reveal = (id: string): ComboboxEffect => ({ type: 'reveal', id });
const CONSUME: ComboboxEffect = { type: 'consume' };
const DISMISS: ComboboxEffect = { type: 'dismiss' };

type Row = [string, ComboboxState, ComboboxEvent, Partial<ComboboxWorld>, ComboboxState, ...ComboboxEffect[]];

const keyboard: Row[] = [
  ['down opens at the first', CLOSED, key('ArrowDown'), {}, on('a'), CONSUME, reveal('a')],
  ['down goes on', on('a'), key('ArrowDown'), {}, on('b'), CONSUME, reveal('b')],
  ['down wraps', on('c'), key('ArrowDown'), {}, on('a'), CONSUME, reveal('a')],
  ['down after the option has gone', on('gone'), key('ArrowDown'), {}, on('a'), CONSUME, reveal('a')],
  ['down with nothing to choose', OPEN, key('ArrowDown'), { optionIds: [] }, OPEN, CONSUME],
  ['Alt and down opens alone', CLOSED, key('ArrowDown', true), {}, OPEN, CONSUME],
  ['up opens at the last', CLOSED, key('ArrowUp'), {}, on('c'), CONSUME, reveal('c')],
  ['up goes back', on('b'), key('ArrowUp'), {}, on('a'), CONSUME, reveal('a')],
  ['up wraps', on('a'), key('ArrowUp'), {}, on('c'), CONSUME, reveal('c')],
  ['Alt and up closes', on('a'), key('ArrowUp', true), {}, CLOSED, CONSUME],
  ['Enter takes the option', on('b'), key('Enter'), {}, CLOSED, CONSUME, { type: 'select', id: 'b' }],
  ['Enter on a gone option submits', on('gone'), key('Enter'), {}, CLOSED, CONSUME, { type: 'submit' }],
  ['Enter without an option submits', OPEN, key('Enter'), {}, CLOSED, CONSUME, { type: 'submit' }],
  [
    'Enter on an option of a closed list submits',
    { isOpen: false, activeId: 'b' },
    key('Enter'),
    {},
    CLOSED,
    CONSUME,
    { type: 'submit' },
  ],
  ['Enter is left to the form around', OPEN, key('Enter'), { submits: false }, CLOSED],
  ['Escape closes', on('b'), key('Escape'), {}, CLOSED, CONSUME, { type: 'keep' }, DISMISS],
  ['Escape then clears', CLOSED, key('Escape'), {}, CLOSED, CONSUME, { type: 'input', text: '' }],
  [
    'Escape clears where nothing of an open list is seen',
    OPEN,
    key('Escape'),
    { optionIds: [] },
    OPEN,
    CONSUME,
    { type: 'input', text: '' },
  ],
  [
    'Escape closes a message',
    OPEN,
    key('Escape'),
    { optionIds: [], hasMessage: true },
    CLOSED,
    CONSUME,
    { type: 'keep' },
    DISMISS,
  ],
  ['Escape in an empty field is for others', CLOSED, key('Escape'), { value: '' }, CLOSED],
  ['Tab leaves an open list', on('a'), key('Tab'), {}, CLOSED, DISMISS],
  ['Tab leaves a closed list', CLOSED, key('Tab'), {}, CLOSED],
  ['Home returns to the text', on('b'), key('Home'), {}, OPEN],
  ['End returns to the text', on('b'), key('End'), {}, OPEN],
  ['a letter is text', on('b'), key('x'), {}, on('b')],
];

const others: Row[] = [
  [
    'typing opens',
    CLOSED,
    { type: 'typed', text: 'f', hasFocus: true },
    {},
    OPEN,
    { type: 'input', text: 'f' },
  ],
  [
    'typing leaves the option',
    on('b'),
    { type: 'typed', text: 'fa', hasFocus: true },
    {},
    OPEN,
    { type: 'input', text: 'fa' },
  ],
  [
    'typed before scripts, and gone on',
    CLOSED,
    { type: 'typed', text: 'kn', hasFocus: false },
    {},
    CLOSED,
    { type: 'input', text: 'kn' },
  ],
  ['a press on the field opens', CLOSED, { type: 'pressed' }, {}, OPEN],
  ['a press on the field keeps the option', on('b'), { type: 'pressed' }, {}, on('b')],
  ['a press takes', OPEN, { type: 'taken', id: 'c' }, {}, CLOSED, { type: 'select', id: 'c' }],
  [
    'a press clears, and the field has the focus again',
    on('b'),
    { type: 'cleared' },
    {},
    on('b'),
    { type: 'input', text: '' },
    { type: 'focus' },
  ],
  ['leaving an open list', on('a'), { type: 'left' }, {}, CLOSED, DISMISS],
  ['leaving a closed list', CLOSED, { type: 'left' }, {}, CLOSED],
];

it.each([...keyboard, ...others])('%s', (_, state, event, world, next, ...effects) => {
  expect(comboboxStep(state, event, { ...WORLD, ...world })).toEqual({ state: next, effects });
});

it.each<[string, ComboboxState, Partial<ComboboxWorld>, boolean, number]>([
  ['closed', CLOSED, {}, false, -1],
  ['open', OPEN, {}, true, -1],
  ['on an option', on('c'), {}, true, 2],
  ['on one that has gone', on('gone'), {}, true, -1],
  ['open with nothing', OPEN, { optionIds: [] }, false, -1],
  ['open with a message', OPEN, { optionIds: [], hasMessage: true }, true, -1],
])('what is seen and read when it is %s', (_, state, world, isShown, index) => {
  expect(isListShown(state, { ...WORLD, ...world })).toBe(isShown);
  expect(activeIndex(state, { ...WORLD, ...world })).toBe(index);
});
