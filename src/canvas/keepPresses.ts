import type { FromFrame, PressedTool } from '#src/domain/authoring/frameMessages.ts';
import { placeOfTool, toolAt, toolControl } from './toolPlace.ts';

/** What came of asking a page for its presses, and what was pressed since. */
type Told = Extract<FromFrame, { kind: 'handed-over' | 'pressed' }>;

/** The presses of a page that is replaced by a newer look of itself. */
export interface Presses {
  /** From here on presses are told instead of heard; at once, or as soon as the one that is under way was heard. */
  handOver(turn: number): void;
  /** The page stays, and hears for itself again. */
  stay(): void;
  /** Presses what was pressed in the page before this one, as soon as it is there and open to it. */
  press(tool: PressedTool): void;
}

/** How long a control of the page before is waited for, and how often it is looked for, in ms. */
const PATIENCE_MS = 5000;
const AGAIN_MS = 50;

/**
 * The one way in which no press is lost while a page gives way to a newer look of itself. Asked to hand over, a page lets the
 * press that is under way come to its end, and says whether it is in somebody's hands (`isInHand`): then it goes on as before.
 * Else it sleeps: whatever is pressed in its tools from then on, on its way before anybody could see another page, is told, once
 * each, and pressed in the new one.
 */
export function keepPresses(page: Document, isInHand: () => boolean, tell: (message: Told) => void): Presses {
  let isAsleep = false;
  let asked: number | undefined;
  /** A key or the pointer is down on a control. */
  let isDown = false;
  let last: HTMLElement | undefined;

  const answer = (turn: number) => {
    asked = undefined;
    last = undefined;
    isAsleep = !isInHand();
    tell({ kind: 'handed-over', turn, isFree: isAsleep });
  };
  const began = (event: Event) => {
    const control = toolControl(event.target);
    if (!control || !isPress(event)) return;
    isDown = true;
    if (!isAsleep) return;
    event.preventDefault();
    event.stopPropagation();
    // A press is heard as pointer or key, and then as a click; a key that is held is heard again and again: it is one press.
    if (control === last && (event.type === 'click' || (event as KeyboardEvent).repeat)) return;
    last = control;
    tell({ kind: 'pressed', ...placeOfTool(control) });
  };
  // What the press does is done in the same turn of the page; what it opens has been seen a turn later.
  const ended = () =>
    setTimeout(() => {
      isDown = false;
      if (asked !== undefined) answer(asked);
    });
  for (const kind of ['pointerdown', 'keydown', 'click']) page.addEventListener(kind, began, true);
  for (const kind of ['pointerup', 'pointercancel', 'keyup', 'click'])
    page.addEventListener(kind, ended, true);
  page.defaultView?.addEventListener('blur', ended);

  return {
    handOver: (turn) => (isDown ? void (asked = turn) : answer(turn)),
    stay() {
      isAsleep = false;
      asked = undefined;
    },
    press(tool) {
      const until = performance.now() + PATIENCE_MS;
      const look = () => {
        const control = toolAt(page, tool);
        if (control && isOpen(control)) return pressed(control);
        if (performance.now() < until) setTimeout(look, AGAIN_MS);
      };
      look();
    },
  };
}

const isPress = (event: Event) =>
  !(event instanceof KeyboardEvent) || event.key === 'Enter' || event.key === ' ';

/** A text can be read only until the page has found where it saves. */
const isOpen = (control: HTMLElement) =>
  !control.matches(':disabled') && !(control as HTMLInputElement).readOnly;

const isText = (control: HTMLElement) =>
  control.matches('textarea, select, input:not([type="checkbox"], [type="radio"])');

function pressed(control: HTMLElement): void {
  control.focus({ preventScroll: true });
  if (!isText(control)) control.click();
}
