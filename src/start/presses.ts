/**
 * The one way in which nothing pressed early is lost. A part of the page whose code has not come says so with
 * `data-sleeps`, written by the server: an island, or what comes later inside of one. What is pressed there is kept, the
 * last of each page, and pressed again when the part hears for itself.
 */
const ASLEEP = '[data-sleeps]';
/** What scripts answer. */
const CONTROL = 'a[href], button, summary, input, select, textarea, [role="button"], [role="tab"]';
/** What may have the focus, to find a control again in a part that is drawn anew. */
const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

interface Press {
  part: Element;
  control: HTMLElement;
  /** Which it is in its part, and in those around that one. */
  places: ReadonlyMap<Element, Place>;
}

/** Which of what may have the focus in a part: the n-th with that name, and the n-th of all. */
export interface Place {
  name: string;
  among: number;
  at: number;
}

let last: Press | undefined;
let isRepeating = false;

/**
 * Keeps what is pressed in sleeping parts. `onPress` is told of each, from the innermost part outwards, so that they wake;
 * `onIntent` of pointers and focus that come to a part.
 */
export function hearPresses(
  root: Document,
  { onPress, onIntent }: { onPress: (part: HTMLElement) => void; onIntent: (part: HTMLElement) => void },
): void {
  const come = ({ target }: Event) => {
    for (const part of sleepingAround(target)) onIntent(part);
  };
  root.addEventListener('pointerover', come);
  root.addEventListener('focusin', come);
  root.addEventListener(
    'click',
    (event) => {
      if (isRepeating) return;
      const parts = sleepingAround(event.target);
      const [part] = parts;
      const control = part && (event.target as Element).closest<HTMLElement>(CONTROL);
      if (!part || !control || !part.contains(control)) return;
      for (const one of parts) onPress(one);
      if (leadsOn(control)) return;
      last = { part, control, places: new Map(parts.map((one) => [one, placeOf(one, control)])) };
      if (isBrowsers(control)) return;
      // Whoever wakes in this very moment must not hear it twice; and what is checked is checked when it is heard.
      event.stopPropagation();
      if (isToggle(control)) event.preventDefault();
    },
    true,
  );
}

/** A part hears for itself from here on. */
export function hearsItself(part: Element): void {
  part.removeAttribute('data-sleeps');
}

/**
 * Presses again what was pressed in a part while it slept, now that it is awake, or will not wake; `drawn` is what took
 * its place, if anything did. What the browser itself did then is done again only in elements that are new.
 */
export function pressAgain(part: Element, drawn: Element = part): void {
  hearsItself(part);
  const place = last?.places.get(part);
  // What was pressed in a part inside of this one, which still sleeps, is that part's.
  if (!last || !place || last.part.hasAttribute('data-sleeps')) return;
  const { control } = last;
  last = undefined;
  const target = part.contains(control) && part.isConnected ? control : named(drawn, place);
  if (!target || (target === control && isBrowsers(control))) return;
  isRepeating = true;
  target.click();
  isRepeating = false;
}

/** Where a node is among what may have the focus in a part. */
export function placeOf(part: Element, node: EventTarget | null): Place {
  const all = focusables(part);
  const at = all.findIndex((one) => node instanceof Node && one.contains(node));
  const name = all[at] ? nameOf(all[at]) : '';
  return { name, at, among: all.slice(0, at).filter((one) => nameOf(one) === name).length };
}

/** The element at a place of a part that was drawn anew: the one of that name, else, for a focus, the one at that count. */
export function focusableAt(drawn: Element, place: Place): HTMLElement | undefined {
  return named(drawn, place) ?? focusables(drawn)[place.at];
}

function named(drawn: Element, { name, among, at }: Place): HTMLElement | undefined {
  return at < 0 ? undefined : focusables(drawn).filter((one) => nameOf(one) === name)[among];
}

const focusables = (part: Element): HTMLElement[] => [...part.querySelectorAll<HTMLElement>(FOCUSABLE)];

/** What tells a control from its neighbours. */
const nameOf = (one: Element): string =>
  `${one.tagName} ${one.getAttribute('aria-label') ?? one.textContent?.trim()}`;

/** The sleeping parts a node stands in, the innermost first. */
function sleepingAround(node: EventTarget | null): HTMLElement[] {
  const found: HTMLElement[] = [];
  let part = node instanceof Element ? node.closest<HTMLElement>(ASLEEP) : null;
  for (; part; part = part.parentElement?.closest<HTMLElement>(ASLEEP) ?? null) found.push(part);
  return found;
}

const isToggle = (control: Element): boolean =>
  control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type);

/** Links, and what sends or clears a form: the browser acts, and the page may go. */
const leadsOn = (control: Element): boolean =>
  control.matches('a[href]') ||
  ((control instanceof HTMLButtonElement || control instanceof HTMLInputElement) &&
    control.form !== null &&
    /^(?:submit|reset|image)$/.test(control.type));

/** What opens or takes words without a script. */
const isBrowsers = (control: Element): boolean => control.matches('summary, select, textarea');
