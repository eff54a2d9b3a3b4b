import {
  type DropdownEffect,
  type DropdownEvent,
  type DropdownState,
  dropdownStep,
  type DropdownWorld,
  SHUT,
} from './dropdownMachine.ts';

const WORLD: DropdownWorld = { labels: ['Alder Bay', 'Bluewater', 'Blueberry Hill', 'Élan'], chosen: -1 };
const on = (active: number, typed = SHUT.typed): DropdownState => ({ isOpen: true, active, typed });
const off = (active: number): DropdownState => ({ ...SHUT, active });
const key = (name: string, more: { isPlain?: boolean; at?: number } = {}): DropdownEvent => ({
  type: 'key',
  key: name,
  isPlain: true,
  at: 10_000,
  ...more,
});
const CONSUME: DropdownEffect = { type: 'consume' };
const reveal = (index: number): DropdownEffect => ({ type: 'reveal', index });
const choose = (index: number): DropdownEffect => ({ type: 'choose', index });
const typed = (text: string, at = 10_000) => ({ text, at });

type Row = [string, DropdownState, DropdownEvent, Partial<DropdownWorld>, DropdownState, ...DropdownEffect[]];

const keyboard: Row[] = [
  ['[Q-067] down opens at the first', SHUT, key('ArrowDown'), {}, on(0), CONSUME, reveal(0)],
  ['[Q-067] down opens at the chosen', SHUT, key('ArrowDown'), { chosen: 2 }, on(2), CONSUME, reveal(2)],
  ['[Q-067] down goes on', on(0), key('ArrowDown'), {}, on(1), CONSUME, reveal(1)],
  ['[Q-067] up opens at the chosen', SHUT, key('ArrowUp'), { chosen: 1 }, on(1), CONSUME, reveal(1)],
  ['[Q-067] up goes back', on(2), key('ArrowUp'), {}, on(1), CONSUME, reveal(1)],
  ['[Q-068] down wraps', on(3), key('ArrowDown'), {}, on(0), CONSUME, reveal(0)],
  ['[Q-068] up wraps', on(0), key('ArrowUp'), {}, on(3), CONSUME, reveal(3)],
  ['Home leads to the first, also of a shut one', SHUT, key('Home'), {}, on(0), CONSUME, reveal(0)],
  ['End leads to the last', on(1), key('End'), {}, on(3), CONSUME, reveal(3)],
  ['[Q-069] Enter opens', SHUT, key('Enter'), {}, on(0), CONSUME, reveal(0)],
  ['[Q-069] Enter selects', on(1), key('Enter'), {}, off(1), CONSUME, choose(1)],
  ['[Q-070] Space opens', SHUT, key(' '), { chosen: 3 }, on(3), CONSUME, reveal(3)],
  ['[Q-070] Space selects', on(1), key(' '), {}, off(1), CONSUME, choose(1)],
  ['[Q-071] Escape closes without choosing', on(1), key('Escape'), {}, off(1), CONSUME],
  ['Escape on a shut one is for others', SHUT, key('Escape'), {}, SHUT],
  ['Tab takes the option and goes on', on(1), key('Tab'), {}, off(1), choose(1)],
  ['Tab passes a shut one', SHUT, key('Tab'), {}, SHUT],
  ['Enter on an option that has gone', on(9), key('Enter'), {}, off(9), CONSUME],
  ['no key does anything without options', SHUT, key('ArrowDown'), { labels: [] }, SHUT],
  ['a function key', on(1), key('F5'), {}, on(1)],
];

const letters: Row[] = [
  ['a letter leads to the next of it', SHUT, key('b'), {}, on(1, typed('b')), reveal(1)],
  ['the same again to the one after', on(1), key('b'), {}, on(2, typed('b')), reveal(2)],
  ['and around', on(2), key('b'), {}, on(1, typed('b')), reveal(1)],
  ['capitals and accents', SHUT, key('É'), {}, on(3, typed('é')), reveal(3)],
  [
    'letters soon after each other belong together',
    on(1, typed('blue', 9_400)),
    key('b'),
    {},
    on(2, typed('blueb')),
    reveal(2),
  ],
  ['what still fits stays', on(1, typed('b', 9_900)), key('l'), {}, on(1, typed('bl')), reveal(1)],
  [
    'letters long after each other do not',
    on(1, typed('b', 9_300)),
    key('a'),
    {},
    on(0, typed('a')),
    reveal(0),
  ],
  ['a letter of none moves nothing', on(1), key('z'), {}, on(1, typed('z'))],
  ['with Control it is a command', on(1), key('b', { isPlain: false }), {}, on(1)],
];

const others: Row[] = [
  ['a press opens', SHUT, { type: 'pressed' }, {}, on(0), reveal(0)],
  ['a press opens at the chosen', SHUT, { type: 'pressed' }, { chosen: 2 }, on(2), reveal(2)],
  ['a press shuts', on(2), { type: 'pressed' }, {}, off(2)],
  ['a press on an option chooses', on(0), { type: 'taken', index: 2 }, {}, off(0), choose(2)],
  ['[Q-072] a press outside shuts', on(1), { type: 'left' }, {}, off(1)],
  ['leaving a shut one', SHUT, { type: 'left' }, {}, SHUT],
];

it.each([...keyboard, ...letters, ...others])('%s', (_, state, event, world, next, ...effects) => {
  expect(dropdownStep(state, event, { ...WORLD, ...world })).toEqual({ state: next, effects });
});
