/** What a dropdown is doing. */
export interface DropdownState {
  isOpen: boolean;
  /** The option the keyboard stands on; -1 for none. */
  active: number;
  /** Letters typed one after the other, and when the last one was. */
  typed: { text: string; at: number };
}

export const SHUT: DropdownState = { isOpen: false, active: -1, typed: { text: '', at: 0 } };

/** Letters that come within this time of each other belong together. Milliseconds. */
const TYPING_MS = 700;

/** The options as they stand when something happens. */
export interface DropdownWorld {
  labels: readonly string[];
  /** The option that is chosen; -1 before a choice. */
  chosen: number;
}

export type DropdownEvent =
  /** `isPlain`: without Control, Meta or Alt; `at` in milliseconds. */
  | { type: 'key'; key: string; isPlain: boolean; at: number }
  /** A press on the button. */
  | { type: 'pressed' }
  /** A press on an option. */
  | { type: 'taken'; index: number }
  /** The focus has gone elsewhere. */
  | { type: 'left' };

/** What is to be done outside, in this order. */
export type DropdownEffect =
  /** The key does nothing else, and nobody around hears of it. */
  { type: 'consume' } | { type: 'reveal'; index: number } | { type: 'choose'; index: number };

export interface DropdownStep {
  state: DropdownState;
  effects: readonly DropdownEffect[];
}

const CONSUME: DropdownEffect = { type: 'consume' };

/** A select-only combobox after the APG pattern: the next state, and what is to be done outside. */
export function dropdownStep(state: DropdownState, event: DropdownEvent, world: DropdownWorld): DropdownStep {
  switch (event.type) {
    case 'pressed':
      return state.isOpen ? shut(state) : shown(state, Math.max(world.chosen, 0));
    case 'taken':
      return taken(state, event.index, world);
    case 'left':
      return shut(state);
    case 'key':
      return world.labels.length === 0 ? { state, effects: [] } : keyStep(state, event, world);
  }
}

function keyStep(
  state: DropdownState,
  event: Extract<DropdownEvent, { type: 'key' }>,
  world: DropdownWorld,
): DropdownStep {
  const { isOpen, active } = state;
  const count = world.labels.length;
  const start = Math.max(world.chosen, 0);
  switch (event.key) {
    case 'ArrowDown':
      return consumed(shown(state, isOpen ? (active + 1) % count : start));
    case 'ArrowUp':
      return consumed(shown(state, isOpen ? (active - 1 + count) % count : start));
    case 'Home':
      return consumed(shown(state, 0));
    case 'End':
      return consumed(shown(state, count - 1));
    case 'Enter':
    case ' ':
      return consumed(isOpen ? taken(state, active, world) : shown(state, start));
    case 'Escape':
      return isOpen ? consumed(shut(state)) : { state, effects: [] };
    case 'Tab':
      return isOpen ? taken(state, active, world) : { state, effects: [] };
    default:
      return event.key.length === 1 && event.isPlain
        ? letterStep(state, event.key, event.at, world)
        : { state, effects: [] };
  }
}

/** A letter leads to the next option that begins with it, or with what was typed just before and it. */
function letterStep(
  state: DropdownState,
  letter: string,
  at: number,
  { labels }: DropdownWorld,
): DropdownStep {
  const text = (at - state.typed.at < TYPING_MS ? state.typed.text : '') + letter.toLocaleLowerCase();
  const typing = { ...state, typed: { text, at } };
  const from = text.length === 1 ? state.active + 1 : Math.max(state.active, 0);
  for (let ahead = 0; ahead < labels.length; ahead += 1) {
    const index = (from + ahead) % labels.length;
    if (labels[index]?.toLocaleLowerCase().startsWith(text)) return shown(typing, index);
  }
  return { state: typing, effects: [] };
}

const consumed = ({ state, effects }: DropdownStep): DropdownStep => ({
  state,
  effects: [CONSUME, ...effects],
});

const shown = (state: DropdownState, index: number): DropdownStep => ({
  state: { ...state, isOpen: true, active: index },
  effects: [{ type: 'reveal', index }],
});

const shut = (state: DropdownState): DropdownStep => ({
  state: state.isOpen ? { ...state, isOpen: false } : state,
  effects: [],
});

const taken = (state: DropdownState, index: number, { labels }: DropdownWorld): DropdownStep => ({
  state: { ...state, isOpen: false },
  effects: labels[index] === undefined ? [] : [{ type: 'choose', index }],
});
