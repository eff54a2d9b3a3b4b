/**
 * The one way in which nothing pressed early is lost. A part of the page whose code has not come says so with
 * `data-sleeps`, written by the server: an island, or what comes later inside of one, which bears its id there. What is
 * pressed in a part is kept, in order, and pressed again when the part hears for itself: each control once, however often
 * somebody tried. A control that is gone by then has its successor pressed: the one of the same kind and words, else the
 * one at the same place in the part that says the same but for numbers and signs ("Show 2 more" may be "Show 40 more"
 * by then). Where there is neither, the press is let go: nothing is pressed that says something else. A press that began on a
 * control which is gone before it ends is one of its successor: the browser makes no click of it.
 *
 * One that began on a control, of whatever part, which the page moved away before it ended, as its content comes or is drawn
 * above, is one of that control: the browser has what is around it clicked, or what a finger finds in its place.
 */
const ASLEEP = '[data-sleeps]';
/** What scripts answer. */
const CONTROL = 'a[href], button, summary, input, select, textarea, [role="button"], [role="tab"]';
/** What may have the focus, to find a control again in a part that is drawn anew. */
const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

interface Press {
  control: HTMLElement;
  /** Which it is in each of the parts around it, by their ids, from the innermost outwards. */
  places: ReadonlyMap<string, Place>;
}

/** Which of what may have the focus in a part: the n-th with that name, and the n-th of all, and the way to it. */
export interface Place {
  name: string;
  among: number;
  at: number;
  /** Of each element on the way down, which child it is. */
  path: readonly number[];
}

/** A press that has begun, where on the screen, and where its control stood. */
interface Begun extends Press {
  x: number;
  y: number;
  stood: DOMRect;
}
/** How far a finger may stray, in CSS px, until it is no press of what it came down on. */
const STRAYS = 10;

let presses: Press[] = [];
let begun: Begun | undefined;
/** The press whose click is to come. */
let ended: Begun | undefined;
/** Where parts stand that were drawn since, by their ids. */
const drawnSince = new Map<string, Element>();
let isRepeating = false;
const wakers = new Map<string, () => void>();

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
  root.addEventListener('pointerdown', begin, true);
  root.addEventListener('pointerup', end, true);
  root.addEventListener('pointercancel', () => (begun = undefined), true);
  root.addEventListener(
    'click',
    (event) => {
      if (isRepeating || isAnothers(event)) return;
      const parts = sleepingAround(event.target);
      const control = controlIn(parts, event.target);
      if (!control) return;
      if (!leadsOn(control)) keep(control, parts);
      for (const one of parts) {
        onPress(one);
        wakers.get(idOf(one))?.();
      }
      if (leadsOn(control) || isBrowsers(control)) return;
      // Whoever wakes in this very moment must not hear it twice; and what is checked is checked when it is heard.
      event.stopPropagation();
      if (isToggle(control)) event.preventDefault();
    },
    true,
  );
}

function begin({ target, isPrimary, button, clientX, clientY }: PointerEvent): void {
  begun = ended = undefined;
  drawnSince.clear();
  const control = target instanceof Element ? target.closest<HTMLElement>(CONTROL) : null;
  if (!isPrimary || button !== 0 || !control) return;
  const parts = sleepingAround(control);
  begun = {
    control,
    places: placesIn(parts, control),
    x: clientX,
    y: clientY,
    stood: control.getBoundingClientRect(),
  };
}

/** Of what still stands in the page the browser tells by a click. */
function end({ clientX, clientY }: PointerEvent): void {
  const press = begun;
  begun = undefined;
  if (!press || Math.hypot(clientX - press.x, clientY - press.y) > STRAYS) return;
  if (press.control.isConnected) {
    ended = press;
    return;
  }
  if (press.places.size > 0) presses.push(press);
  for (const [id, drawn] of drawnSince) if (press.places.has(id)) return pressAgain(id, drawn);
}

/** Whether a click is of a control that the page moved away under the press, which then is clicked instead. */
function isAnothers(event: MouseEvent): boolean {
  // What a key or a script clicks was clicked no times.
  if (!ended || event.detail === 0) return false;
  const { control, stood } = ended;
  ended = undefined;
  const { x, y } = control.getBoundingClientRect();
  if (control.contains(event.target as Node) || (x === stood.x && y === stood.y)) return false;
  event.preventDefault();
  event.stopImmediatePropagation();
  // With the keys that were held: a link may open beside the page.
  control.dispatchEvent(new MouseEvent('click', event));
  return true;
}

/** What is pressed at a node, where it stands in the innermost of the parts around that. */
function controlIn([part]: readonly HTMLElement[], node: EventTarget | null): HTMLElement | undefined {
  const control = part && (node as Element).closest<HTMLElement>(CONTROL);
  return control && part.contains(control) ? control : undefined;
}

function placesIn(parts: readonly HTMLElement[], control: HTMLElement): Press['places'] {
  return new Map(parts.map((one) => [idOf(one), placeOf(one, control)]));
}

function keep(control: HTMLElement, parts: readonly HTMLElement[]): void {
  const others = presses.filter((press) => press.control !== control);
  // What the browser has opened it closes again.
  const isUndone = others.length < presses.length && control.matches('summary');
  presses = others;
  if (isUndone) return;
  presses.push({ control, places: placesIn(parts, control) });
}

/** Has `wake` called when something is pressed in a sleeping part, or was before. Returns a function that calls it off. */
export function whenPressed(id: string, wake: () => void): () => void {
  wakers.set(id, wake);
  if (presses.some(({ places }) => places.has(id))) wake();
  return () => {
    if (wakers.get(id) === wake) wakers.delete(id);
  };
}

/** A part hears for itself from here on. */
export function hearsItself(part: Element): void {
  part.removeAttribute('data-sleeps');
}

/**
 * Presses again what was pressed in a part while it slept; `drawn` is where it stands now that it is awake, or will not
 * wake. What the browser itself did then is done again only in elements that are new.
 */
export function pressAgain(id: string, drawn: Element): void {
  if (begun?.places.has(id)) drawnSince.set(id, drawn);
  const sleeping = new Set([...drawn.querySelectorAll<HTMLElement>(ASLEEP)].map(idOf));
  // What was pressed in a part inside of this one, which still sleeps, is that part's.
  const due = presses.filter(({ places }) => {
    const ids = [...places.keys()];
    return places.has(id) && !ids.slice(0, ids.indexOf(id)).some((inner) => sleeping.has(inner));
  });
  presses = presses.filter((press) => !due.includes(press));
  for (const { control, places } of due) {
    const target = drawn.contains(control) ? control : successorAt(drawn, places.get(id)!);
    if (!target || (target === control && isBrowsers(control))) continue;
    isRepeating = true;
    target.click();
    isRepeating = false;
  }
}

/** The code of a part did not come: what was pressed in it is the browser's. It sleeps on, and the next press asks again. */
export function letGo(id: string): void {
  for (const part of document.querySelectorAll<HTMLElement>(ASLEEP)) {
    if (idOf(part) !== id) continue;
    const { sleeps } = part.dataset;
    hearsItself(part);
    pressAgain(id, part);
    part.dataset.sleeps = sleeps;
  }
}

/** Where a node is among what may have the focus in a part. */
export function placeOf(part: Element, node: EventTarget | null): Place {
  const all = focusables(part);
  const one = node instanceof Element ? node.closest<HTMLElement>(FOCUSABLE) : null;
  const at = one ? all.indexOf(one) : -1;
  const name = one && at >= 0 ? nameOf(one) : '';
  const path: number[] = [];
  for (let step: Element | null = at < 0 ? null : one; step && step !== part; step = step.parentElement)
    path.unshift([...(step.parentElement?.children ?? [])].indexOf(step));
  return {
    name,
    at,
    path,
    among: all.slice(0, Math.max(at, 0)).filter((other) => nameOf(other) === name).length,
  };
}

/** What is pressed, or written in, at a place of a part that was drawn anew; see above. */
export function successorAt(drawn: Element, { name, among, at, path }: Place): HTMLElement | undefined {
  if (at < 0) return undefined;
  const alike = focusables(drawn).filter((one) => nameOf(one) === name)[among];
  if (alike) return alike;
  const there = path.reduce<Element | undefined>((parent, index) => parent?.children[index], drawn);
  const says = wordsOf(name);
  return there instanceof HTMLElement && there.matches(FOCUSABLE) && says && wordsOf(nameOf(there)) === says
    ? there
    : undefined;
}

/** What has the focus at a place of a part that was drawn anew: the successor, else what stands at that count. */
export function focusableAt(drawn: Element, place: Place): HTMLElement | undefined {
  return successorAt(drawn, place) ?? focusables(drawn)[place.at];
}

const focusables = (part: Element): HTMLElement[] => [...part.querySelectorAll<HTMLElement>(FOCUSABLE)];

/** What tells a control from its neighbours: its kind (without scripts a summary stands for a button) and its name. */
const nameOf = (one: Element): string => {
  const label = one instanceof HTMLInputElement ? one.labels?.[0] : one;
  return `${one.tagName.replace('SUMMARY', 'BUTTON')} ${(one.getAttribute('aria-label') ?? label?.textContent ?? '').trim()}`;
};

/** A name without numbers and signs; empty when no word but the kind is left. */
const wordsOf = (name: string): string => {
  const [kind, ...words] = name.split(/\P{L}+/u).filter(Boolean);
  return words.length > 0 ? [kind, ...words].join(' ') : '';
};

/** A part is its id: the elements of it may be others by the time it wakes. */
const idOf = ({ dataset }: HTMLElement): string => dataset.sleeps || dataset.island || '';

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
