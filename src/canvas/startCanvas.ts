import { fieldKey } from '#src/domain/authoring/FrameTree.ts';
import type { PanelOutcome, PanelSave, ToFrame } from '#src/domain/authoring/frameMessages.ts';
import { boxesOf, toolBoxes } from './boxes.ts';
import type { Line } from './connect.ts';
import { discover } from './discover.ts';
import type { Discovered, FieldSpan } from './discover.ts';
import { keepQuiet } from './quiet.ts';
import { dressWriting } from './dressWriting.ts';
import { beginWriting, isWritable, putText } from './writing.ts';
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
const names = { en: 'Page, edit mode', es: 'Página, en edición' };

interface Canvas {
  heard(message: ToFrame): void;
  connected(line: Line): void;
}

/** Sets the framed page at work: tells what stands where, lets fields be written in, and saves nothing itself. */
export function startCanvas(page: Document): Canvas {
  let line: Line | undefined;
  let found: Discovered = discover(page);
  let writing: Writing | undefined;
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
    found = discover(page);
    line?.tell({ kind: 'tree', tree: found.tree });
    tellBoxes();
  });

  const spansOf = (field: string) => found.fields.filter((span) => fieldKey(span.field) === field);
  const write = (span: FieldSpan) => {
    writing?.end();
    const field = fieldKey(span.field);
    writing = beginWriting(span, span.field.rawValue, {
      changed(value) {
        span.field.rawValue = value;
        for (const other of spansOf(field)) if (other !== span) putText(other, value);
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

  const handlers: { [K in ToFrame['kind']]: (message: Extract<ToFrame, { kind: K }>) => void } = {
    'begin-edit': ({ field, nth }) => {
      const span = spansOf(field).find((one) => one.nth === nth);
      if (span && isWritable(span)) write(span);
    },
    'end-edit': () => writing?.end(),
    'set-field': ({ field, value }) => {
      for (const span of spansOf(field)) {
        span.field.rawValue = value;
        if (writing?.span === span) writing.show(value);
        else if (isWritable(span)) putText(span, value);
      }
      tellBoxes();
    },
    'set-markers': ({ field, ...rest }) => spansOf(field).forEach((span) => setMarker(span, rest)),
    'scroll-to': ({ key }) => scrollTo(found, key),
    'scroll-by': ({ y }) => page.defaultView?.scrollBy(0, y),
    'panel-saved': ({ id, outcome }) => panel.answered(id, outcome),
  };

  return {
    heard: (message) => (handlers[message.kind] as (one: ToFrame) => void)(message),
    connected(one) {
      line = one;
      keepQuiet(page, page.documentElement.lang.startsWith('es') ? names.es : names.en);
      dressWriting(page);
      watch(page, look, tellBoxes);
      (window as StudioWindow).meridianStudio = panel.onPage;
      dispatchEvent(new Event('meridian:studio'));
      addEventListener('error', ({ message }) => one.tell({ kind: 'crash', message }));
      look();
    },
  };
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
    const isOther = changes.some(({ addedNodes, removedNodes }) =>
      [...addedNodes, ...removedNodes].some(isMarker),
    );
    (isOther ? look : moved)();
  }).observe(page.body, { childList: true, subtree: true });
}

/** The next save starts from what the last one left. */
function setMarker(
  { open, field }: FieldSpan,
  { value, revision, version }: { value: string; revision: string; version: number },
): void {
  Object.assign(field, { rawValue: value, revision, version });
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
  const isSeen = box.y >= 0 && box.y + Math.min(box.height, innerHeight / 2) <= innerHeight;
  if (!isSeen) scrollBy({ top: box.y - innerHeight * 0.2, behavior: 'instant' });
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
