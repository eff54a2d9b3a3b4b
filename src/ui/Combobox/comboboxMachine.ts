/** What the list of a combobox is doing: open or not, and the option the keyboard stands on. */
export interface ComboboxState {
  isOpen: boolean;
  activeId: string | undefined;
}

export const CLOSED: ComboboxState = { isOpen: false, activeId: undefined };

/** What is around the field when something happens. */
export interface ComboboxWorld {
  /** What stands in the field. */
  value: string;
  /** Ids of the options, in order. */
  optionIds: readonly string[];
  /** Whether an open list without options still has something to say. */
  hasMessage: boolean;
  /** Whether Enter without an option is the parent's to answer; else it submits the form around. */
  submits: boolean;
}

export type ComboboxEvent =
  /** Without the focus it was typed before scripts ran. */
  | { type: 'typed'; text: string; hasFocus: boolean }
  | { type: 'key'; key: string; isAlt: boolean }
  /** A press on the field. */
  | { type: 'pressed' }
  /** A press on an option. */
  | { type: 'taken'; id: string }
  /** A press on the button that empties the field. */
  | { type: 'cleared' }
  /** The focus has gone elsewhere. */
  | { type: 'left' };

/** What is to be done outside, in this order. */
export type ComboboxEffect =
  /** The key does nothing else. */
  | { type: 'consume' }
  /** Nobody around hears of the key. */
  | { type: 'keep' }
  | { type: 'input'; text: string }
  | { type: 'select'; id: string }
  | { type: 'submit' }
  | { type: 'dismiss' }
  | { type: 'reveal'; id: string }
  | { type: 'focus' };

export interface ComboboxStep {
  state: ComboboxState;
  effects: readonly ComboboxEffect[];
}

const CONSUME: ComboboxEffect = { type: 'consume' };
const DISMISS: ComboboxEffect = { type: 'dismiss' };

/** Whether anything of the list is seen. */
export function isListShown({ isOpen }: ComboboxState, { optionIds, hasMessage }: ComboboxWorld): boolean {
  return isOpen && (optionIds.length > 0 || hasMessage);
}

/** A combobox after the APG pattern (list autocomplete): the next state, and what is to be done outside. */
export function comboboxStep(state: ComboboxState, event: ComboboxEvent, world: ComboboxWorld): ComboboxStep {
  switch (event.type) {
    case 'typed':
      return step({ isOpen: event.hasFocus, activeId: undefined }, { type: 'input', text: event.text });
    case 'pressed':
      return step({ ...state, isOpen: true });
    case 'taken':
      return step(CLOSED, { type: 'select', id: event.id });
    case 'cleared':
      return step(state, { type: 'input', text: '' }, { type: 'focus' });
    case 'left':
      return left(state);
    case 'key':
      return keyStep(state, event, world);
  }
}

function keyStep(
  state: ComboboxState,
  { key, isAlt }: Extract<ComboboxEvent, { type: 'key' }>,
  world: ComboboxWorld,
): ComboboxStep {
  const at = activeIndex(state, world);
  switch (key) {
    case 'ArrowDown':
      return isAlt ? step({ ...state, isOpen: true }, CONSUME) : moved(state, at + 1, world);
    case 'ArrowUp':
      return isAlt ? step(CLOSED, CONSUME) : moved(state, at < 0 ? -1 : at - 1, world);
    case 'Enter': {
      const id = state.isOpen ? world.optionIds[at] : undefined;
      if (id !== undefined) return step(CLOSED, CONSUME, { type: 'select', id });
      return world.submits ? step(CLOSED, CONSUME, { type: 'submit' }) : step(CLOSED);
    }
    case 'Escape':
      // One Escape for one step: close the list, then clear the field.
      if (isListShown(state, world)) return step(CLOSED, CONSUME, { type: 'keep' }, DISMISS);
      return world.value ? step(state, CONSUME, { type: 'input', text: '' }) : step(state);
    case 'Tab':
      // The focus may go to the clear button, which is inside.
      return left(state);
    case 'Home':
    case 'End':
      return step({ ...state, activeId: undefined });
    default:
      return step(state);
  }
}

/** Where the keyboard stands among the options; -1 where it stands on none of them. */
export function activeIndex({ activeId }: ComboboxState, { optionIds }: ComboboxWorld): number {
  return activeId === undefined ? -1 : optionIds.indexOf(activeId);
}

const step = (state: ComboboxState, ...effects: ComboboxEffect[]): ComboboxStep => ({ state, effects });

const left = ({ isOpen }: ComboboxState): ComboboxStep => (isOpen ? step(CLOSED, DISMISS) : step(CLOSED));

/** The keyboard on another option, around both ends. */
function moved(state: ComboboxState, to: number, { optionIds }: ComboboxWorld): ComboboxStep {
  const id = optionIds[(to + optionIds.length) % optionIds.length];
  if (id === undefined) return step(state, CONSUME);
  return step({ isOpen: true, activeId: id }, CONSUME, { type: 'reveal', id });
}
