import { fieldKey, isWrittenOnPage } from '#src/domain/authoring/FrameTree.ts';
import { stepOf } from '#src/domain/authoring/stepKeys.ts';
import type { PanelOutcome, PanelSave, ToFrame } from '#src/domain/authoring/frameMessages.ts';
import { boxesOf, toolBoxes } from './boxes.ts';
import type { Line } from './connect.ts';
import { discover } from './discover.ts';
import type { Discovered, FieldSpan } from './discover.ts';
import { keepPlace } from './keepPlace.ts';
import { keepPresses } from './keepPresses.ts';
import type { Presses } from './keepPresses.ts';
import { keepQuiet } from './quiet.ts';
import { dressForLooking, dressWriting } from './dressWriting.ts';
import { markIslands } from './markIslands.ts';
import { putMarkup } from './markup.ts';
import { outlineOf } from './outline.ts';
import { isInHand, watchTools } from './watchTools.ts';
import { beginWriting, putText } from './writing.ts';
import type { Writing } from './writing.ts';

/** A save as the page's own panel asks for it; ids may have the braces the platform writes. */
export interface PanelRequest {
  itemId: string;
  language: string;
  fields: readonly { name: string; value: string; originalValue: string }[];
}

/** What the page's own panel finds as `window.meridianStudio` when a Studio has framed the page. */
export interface StudioOnPage {
  saveFields(request: PanelRequest): Promise<PanelOutcome>;
}

/** The page with what it offers its panel. */
export type StudioWindow = Window & { meridianStudio?: StudioOnPage };

const FRAME_MS = 16;
/** The room above what was scrolled to, in px: its name stands there. */
const BESIDE_PX = 32;
/** How long a text is waited for whose part is still to wake, and the page's own panel, in ms. */
const PATIENCE_MS = 3000;
const names = { en: 'Page, edit mode', es: 'Página, en edición' };
const lookedAt = { en: 'Page, as it was', es: 'Página, como era' };
const languageOf = (page: Document) => (page.documentElement.lang.startsWith('es') ? 'es' : 'en');

interface Canvas {
  heard(message: ToFrame): void;
  connected(line: Line): void;
}

/** Sets the framed page at work: tells what stands where, lets fields be written in, and saves nothing itself. */
export function startCanvas(page: Document): Canvas {
  let line: Line | undefined;
  let found: Discovered = discover(page);
  let writing: Writing | undefined;
  let presses: Presses | undefined;
  const panel = panelLine((message) => line?.tell(message));

  const tellBoxes = atMostOncePerFrame(() =>
    line?.tell({
      kind: 'rects',
      boxes: [...boxesOf(found.spans), ...toolBoxes(page)],
      height: page.documentElement.scrollHeight,
      scrollTop: page.documentElement.scrollTop,
    }),
  );
  const look = atMostOncePerFrame(() => {
    markIslands(page);
    found = discover(page);
    keepInHand(writing, found);
    line?.tell({ kind: 'tree', tree: found.tree });
    tellBoxes();
    wanted.look();
  });

  const spansOf = (field: string) => found.fields.filter((span) => fieldKey(span.field) === field);
  const write = (span: FieldSpan) => {
    writing?.end();
    const field = fieldKey(span.field);
    writing = beginWriting(span, span.field.rawValue, {
      changed(value) {
        spread(value, span, spansOf(field));
        line?.tell({ kind: 'edit-changed', field, value });
        tellBoxes();
      },
      ended(towards) {
        writing = undefined;
        line?.tell({ kind: 'edit-ended', field });
        if (towards !== 'none') line?.tell({ kind: 'leave', towards });
      },
    });
    line?.tell({ kind: 'edit-started', field });
  };
  const wanted = wantedText(({ field, nth }) => spansOf(field).find((one) => one.nth === nth), write);

  const handlers: { [K in ToFrame['kind']]: (message: Extract<ToFrame, { kind: K }>) => void } = {
    'begin-edit': (message) => wanted.ask(message),
    'end-edit': () => writing?.end(),
    'set-field': ({ field, value }) => {
      for (const span of spansOf(field)) {
        span.field.rawValue = value;
        if (writing && isAt(span, writing.span)) writing.show(value);
        else if (isWrittenOnPage(span.field.type)) putText(span, value);
        else if (span.field.type === 'Rich Text') putMarkup(span, value);
      }
      tellBoxes();
    },
    'set-markers': ({ field, ...rest }) => spansOf(field).forEach((span) => setMarker(span, rest)),
    'run-guard': () => line?.tell({ kind: 'guard-result', outline: outlineOf(page, found) }),
    'scroll-to': ({ key }) => scrollTo(found, key),
    'scroll-by': ({ y }) => page.defaultView?.scrollBy(0, y),
    'look-only': () => {
      showAsItWas(page);
      tellBoxes();
    },
    'hand-over': ({ turn }) => presses?.handOver(turn),
    stay: () => presses?.stay(),
    press: ({ place, nth }) => presses?.press({ place, nth }),
    'panel-saved': ({ id, outcome }) => panel.answered(id, outcome),
  };

  return {
    heard: (message) => (handlers[message.kind] as (one: ToFrame) => void)(message),
    connected(one) {
      line = one;
      settle(page, one);
      presses = keepPresses(page, () => isInHand(page) || writing !== undefined, one.tell);
      (window as StudioWindow).meridianStudio = panel.onPage;
      dispatchEvent(new Event('meridian:studio'));
      addEventListener('error', ({ message }) => one.tell({ kind: 'crash', message }));
      void watchOnceAwake(page, look, tellBoxes);
    },
  };
}

/**
 * The page's own panel takes more room once it is awake, and all that stands below it moves: what stands where is told when it
 * has, or has not come for `PATIENCE_MS`, and watched over from then on.
 */
async function watchOnceAwake(page: Document, look: () => void, moved: () => void): Promise<void> {
  const isAsleep = () =>
    page.getElementById('editing-data') !== null &&
    page.querySelector('[data-page-panel]:not([data-awake])') !== null;
  const until = performance.now() + PATIENCE_MS;
  while (isAsleep() && performance.now() < until)
    await new Promise((resolve) => void setTimeout(resolve, FRAME_MS));
  watch(page, look, moved);
  look();
}

/** Makes a page one that is edited: quiet, with the keyboard's ways in and out, and its own tools watched over. */
function settle(page: Document, { tell }: Line): void {
  keepQuiet(page, names[languageOf(page)]);
  dressWriting(page);
  keepPlace(page);
  letOut(page, (towards) => tell({ kind: 'leave', towards }));
  page.addEventListener('keydown', (event) => {
    const towards = stepOf(event);
    if (!towards) return;
    event.preventDefault();
    tell({ kind: 'step', towards });
  });
  watchTools(page, (isOpen) => tell({ kind: 'asking', isOpen }));
}

type BeginEdit = Extract<ToFrame, { kind: 'begin-edit' }>;

/** The text somebody wants to write in; that of a part which is still to wake is looked for again for a while. */
function wantedText(find: (message: BeginEdit) => FieldSpan | undefined, write: (span: FieldSpan) => void) {
  let wanted: { message: BeginEdit; until: number } | undefined;
  const look = () => {
    if (!wanted) return;
    const span = find(wanted.message);
    if (!span && performance.now() < wanted.until) return;
    wanted = undefined;
    if (span && isWrittenOnPage(span.field.type)) write(span);
  };
  return {
    look,
    ask(message: BeginEdit) {
      wanted = { message, until: performance.now() + PATIENCE_MS };
      look();
    },
  };
}

/** Whether two spans are one place on the page: it is looked at anew while somebody writes. */
const isAt = (one: FieldSpan, other: FieldSpan) => one.open === other.open;

/** A marker says what was saved last; what is being written is newer. */
function keepInHand(writing: Writing | undefined, { fields }: Discovered): void {
  if (!writing) return;
  const { rawValue, ...place } = writing.span.field;
  for (const { field } of fields) if (fieldKey(field) === fieldKey(place)) field.rawValue = rawValue;
}

/** Shows what is written in one place in every other place of the same field. */
function spread(value: string, written: FieldSpan, spans: readonly FieldSpan[]): void {
  written.field.rawValue = value;
  for (const span of spans) {
    span.field.rawValue = value;
    if (!isAt(span, written)) putText(span, value);
  }
}

/** The page without what only editors see, named as one of the past. */
function showAsItWas(page: Document): void {
  page.body.setAttribute('aria-label', lookedAt[languageOf(page)]);
  dressForLooking(page);
}

/**
 * The keyboard's ways out of the page: F6 to the Studio's next area, F1 to its list of keys, Escape to its list, but for what
 * has its own use for it.
 */
function letOut(
  page: Document,
  leave: (towards: 'out' | 'next-area' | 'previous-area' | 'keys') => void,
): void {
  page.addEventListener('keydown', (event) => {
    const { key, shiftKey, defaultPrevented } = event;
    if (key === 'F6') {
      event.preventDefault();
      leave(shiftKey ? 'previous-area' : 'next-area');
    }
    if (key === 'F1') {
      event.preventDefault();
      leave('keys');
    }
    if (key === 'Escape' && !defaultPrevented && !page.querySelector('dialog[open]')) leave('out');
  });
}

/** Tells when something moved, and when something else stands there. */
function watch(page: Document, look: () => void, moved: () => void): void {
  page.addEventListener('scroll', moved, { passive: true, capture: true });
  page.defaultView?.addEventListener('resize', moved);
  for (const kind of ['toggle', 'close', 'click'])
    page.addEventListener(kind, () => setTimeout(moved, FRAME_MS), { capture: true });
  new ResizeObserver(moved).observe(page.documentElement);
  page.addEventListener('load', moved, true);
  new MutationObserver((changes) => {
    // Markers that came or went: a component drew itself. A text being written moves boxes alone.
    const isMarker = (node: Node) =>
      node instanceof Element && (node.matches('code.scpm') || node.querySelector('code.scpm') !== null);
    // Parts that have woken have no markers yet.
    const isOther = changes.some(
      ({ type, addedNodes, removedNodes }) =>
        type === 'attributes' || [...addedNodes, ...removedNodes].some(isMarker),
    );
    (isOther ? look : moved)();
  }).observe(page.body, {
    ...{ childList: true, subtree: true, attributes: true, attributeFilter: ['data-awake'] },
  });
}

/** The next save starts from what the last one left; the text as it stands may be a newer one already. */
function setMarker(
  { open, field }: FieldSpan,
  { value, revision, version }: { value: string; revision: string; version: number },
): void {
  Object.assign(field, { revision, version });
  const metadata = JSON.parse(open.textContent ?? '{}') as { datasource?: object };
  open.textContent = JSON.stringify({
    ...metadata,
    rawValue: value,
    datasource: { ...metadata.datasource, revision, version },
  });
}

function scrollTo({ spans }: Discovered, key: string): void {
  const span = spans.find((one) => one.key === key);
  const [box] = span ? boxesOf([span]) : [];
  if (!box) return;
  const isSeen = box.y >= coveredAbove() && box.y + Math.min(box.height, innerHeight / 2) <= innerHeight;
  if (isSeen) return;
  scrollBy({ top: box.y - innerHeight * 0.2, behavior: 'instant' });
  const [there] = boxesOf([span!]);
  const hidden = there ? coveredAbove() + BESIDE_PX - there.y : 0;
  if (hidden > 0) scrollBy({ top: -hidden, behavior: 'instant' });
}

/** How far down what stays at the top of the window covers the page, in px. */
function coveredAbove(): number {
  let covering = document.elementFromPoint(innerWidth / 2, 1);
  while (covering && !/sticky|fixed/.test(getComputedStyle(covering).position))
    covering = covering.parentElement;
  return Math.max(0, covering?.getBoundingClientRect().bottom ?? 0);
}

/** Saves of the page's own panel, each answered by its number. */
function panelLine(tell: (message: { kind: 'panel-save'; id: number; save: PanelSave }) => void) {
  const waiting = new Map<number, (outcome: PanelOutcome) => void>();
  let last = 0;
  const onPage: StudioOnPage = {
    saveFields: ({ itemId, language, fields }) =>
      new Promise((resolve) => {
        last += 1;
        waiting.set(last, resolve);
        const save: PanelSave = {
          itemId: itemId.replace(/[{}]/g, '').toLowerCase(),
          language: language === 'es' ? 'es' : 'en',
          fields: fields.map(({ name, value, originalValue }) => ({ name, value, originalValue })),
        };
        tell({ kind: 'panel-save', id: last, save });
      }),
  };
  return {
    onPage,
    answered(id: number, outcome: PanelOutcome) {
      waiting.get(id)?.(outcome);
      waiting.delete(id);
    },
  };
}

/** A timer, not an animation frame: a page that is being made ready out of sight has none. */
function atMostOncePerFrame(work: () => void): () => void {
  let isDue = false;
  return () => {
    if (isDue) return;
    isDue = true;
    setTimeout(() => {
      isDue = false;
      work();
    }, FRAME_MS);
  };
}
