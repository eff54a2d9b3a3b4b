import { waitFor } from '@testing-library/react';
import type { FromFrame } from '#src/domain/authoring/frameMessages.ts';
import { startCanvas } from './startCanvas.ts';
import type { StudioWindow } from './startCanvas.ts';

const item = '11111111-1111-4111-8111-111111111111';
const headline = `${item}/Headline`;
const field = (rawValue: string, fieldType = 'Single-Line Text') => `
  <code type="text/sitecore" chrometype="field" class="scpm" kind="open">${JSON.stringify({
    datasource: { id: item, language: 'en', revision: 'r1', version: 1 },
    fieldName: 'Headline',
    fieldType,
    rawValue,
  })}</code>${rawValue.replace('{city}', 'Davis')}<code type="text/sitecore" chrometype="field" class="scpm" kind="close"></code>`;

// This document has no such sheets.
jest.mock('./dressWriting.ts', () => ({ dressWriting: () => undefined, dressForLooking: () => undefined }));

async function open(html: string) {
  document.body.innerHTML = html;
  globalThis.ResizeObserver = class {
    #seen: ResizeObserverCallback;
    constructor(seen: ResizeObserverCallback) {
      this.#seen = seen;
    }
    // As a browser does, for the size it has to begin with.
    observe = () => void setTimeout(() => this.#seen([], this));
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
  Range.prototype.getBoundingClientRect ??= () => new DOMRect();
  globalThis.DOMRect ??= class {
    x = 0;
    y = 0;
    width = 0;
    height = 0;
  } as unknown as typeof DOMRect;
  const told: FromFrame[] = [];
  const canvas = startCanvas(document);
  canvas.connected({ tell: (message) => told.push(message) });
  await waitFor(() => expect(told.map(({ kind }) => kind)).toContain('rects'));
  const box = () => document.querySelector<HTMLElement>('[data-writing]');
  return { canvas, told, box };
}

function type(box: HTMLElement, text: string) {
  box.textContent = text;
  box.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

it('tells what stands on the page, and is one stop of the Tab key by its name', async () => {
  const { told } = await open(`<h1>${field('Hearts')}</h1><a href="/x">On</a><button>Go</button>`);
  expect(told[0]).toMatchObject({ kind: 'tree', tree: { fields: [{ rawValue: 'Hearts' }] } });
  expect(told).toContainEqual(expect.objectContaining({ kind: 'rects' }));
  expect(document.body).toHaveAttribute('aria-label', 'Page, edit mode');
  expect([...document.querySelectorAll('a, button')].map((one) => (one as HTMLElement).tabIndex)).toEqual([
    -1, -1,
  ]);
});

it('is named as a page of the past when it is only looked at', async () => {
  const { canvas } = await open(`<h1>${field('Hearts')}</h1>`);
  canvas.heard({ kind: 'look-only' });
  expect(document.body).toHaveAttribute('aria-label', 'Page, as it was');
});

it('is written in where the text stands, beginning with the stored one, and tells every change', async () => {
  const { canvas, told, box } = await open(`<h1>${field('Care in {city}')}</h1>`);
  canvas.heard({ kind: 'begin-edit', field: headline, nth: 0 });
  const writing = box()!;
  expect(writing).toHaveTextContent('Care in {city}');
  expect(writing).toHaveAttribute('role', 'textbox');
  expect(document.activeElement).toBe(writing);
  type(writing, 'Care');
  expect(told.slice(-2)).toEqual(
    expect.arrayContaining([{ kind: 'edit-changed', field: headline, value: 'Care' }]),
  );
});

it('shows what is written in one place in every place of the same field', async () => {
  const { canvas, box } = await open(`<h1>${field('Hearts')}</h1><p>${field('Hearts')}</p>`);
  canvas.heard({ kind: 'begin-edit', field: headline, nth: 0 });
  type(box()!, 'Lungs');
  expect(document.querySelector('p')).toHaveTextContent('Lungs');
});

it.each([
  ['Enter', 'out'],
  ['Escape', 'out'],
  ['Tab', 'next'],
] as const)('is left with %s', async (key, towards) => {
  const { canvas, told, box } = await open(`<h1>${field('Hearts')}</h1>`);
  canvas.heard({ kind: 'begin-edit', field: headline, nth: 0 });
  box()!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  expect(box()).toBeNull();
  expect(told).toContainEqual({ kind: 'edit-ended', field: headline });
  expect(told).toContainEqual({ kind: 'leave', towards });
});

it.each([
  ['F6', false, 'next-area'],
  ['F6', true, 'previous-area'],
  ['F1', false, 'keys'],
  ['Escape', false, 'out'],
] as const)('the keyboard leaves the page with %s (Shift: %s)', async (key, shiftKey, towards) => {
  const { told } = await open(`<h1>${field('Hearts')}</h1><div data-editor-tool><input /></div>`);
  const press = () =>
    document
      .querySelector('input')!
      .dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true }));
  press();
  expect(told.filter(({ kind }) => kind === 'leave')).toEqual([{ kind: 'leave', towards }]);
});

it('leaves Escape to a dialog of the page', async () => {
  const { told } = await open(`<div data-editor-tool><dialog open><input /></dialog></div>`);
  const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  document.querySelector('input')!.dispatchEvent(event);
  expect(told.filter(({ kind }) => kind === 'leave')).toEqual([]);
});

it('tells of a picker that opens, and once it is gone', async () => {
  const { told } = await open(`<div data-editor-tool><dialog></dialog></div><dialog id="other"></dialog>`);
  const asking = () => told.filter(({ kind }) => kind === 'asking');
  document.querySelector('#other')!.setAttribute('open', '');
  await Promise.resolve();
  expect(asking()).toEqual([]);
  document.querySelector('[data-editor-tool] dialog')!.setAttribute('open', '');
  await waitFor(() => expect(asking()).toEqual([{ kind: 'asking', isOpen: true }]));
  document.querySelector('[data-editor-tool]')!.remove();
  await waitFor(() => expect(asking().at(-1)).toEqual({ kind: 'asking', isOpen: false }));
});

it('keeps a heading on one line, however it was pasted', async () => {
  const { canvas, told, box } = await open(`<h1>${field('Hearts')}</h1>`);
  canvas.heard({ kind: 'begin-edit', field: headline, nth: 0 });
  type(box()!, 'Two\nlines');
  expect(told).toContainEqual({ kind: 'edit-changed', field: headline, value: 'Two lines' });
});

it('does not let rich text or pictures be written as plain text', async () => {
  const { canvas, box } = await open(`<div>${field('<p>Hearts</p>', 'Rich Text')}</div>`);
  canvas.heard({ kind: 'begin-edit', field: headline, nth: 0 });
  expect(box()).toBeNull();
});

it('shows a text written elsewhere as text, whatever is in it', async () => {
  const { canvas } = await open(`<h1>${field('Hearts')}</h1>`);
  canvas.heard({ kind: 'set-field', field: headline, value: '<img src=x onerror=alert(1)>' });
  expect(document.querySelector('img')).toBeNull();
  expect(document.querySelector('h1')).toHaveTextContent('<img src=x onerror=alert(1)>');
});

it('keeps the text and the caret of who writes while the page is looked at anew', async () => {
  const { canvas, told, box } = await open(`<h1>${field('Hearts')}</h1><p>${field('Hearts')}</p>`);
  const trees = () => told.filter((message) => message.kind === 'tree');
  canvas.heard({ kind: 'begin-edit', field: headline, nth: 0 });
  const text = box()!.firstChild as Text;
  const write = (words: string) => {
    text.data = words;
    box()!.dispatchEvent(new InputEvent('input', { bubbles: true }));
  };
  write('Hearts a');
  document.body.append(document.createRange().createContextualFragment(field('Hearts')));
  await waitFor(() => expect(trees()).toHaveLength(2));
  expect(trees()[1]!.tree.fields.map(({ rawValue }) => rawValue)).toEqual(Array(3).fill('Hearts a'));
  write('Hearts an');
  canvas.heard({ kind: 'set-field', field: headline, value: 'Hearts an' });
  expect(box()!.firstChild).toBe(text);
  expect(document.querySelector('p')).toHaveTextContent('Hearts an');
});

it('begins again with all that was written, where less of it is saved yet', async () => {
  const { canvas, box } = await open(`<h1>${field('Hearts')}</h1>`);
  const begin = () => canvas.heard({ kind: 'begin-edit', field: headline, nth: 0 });
  begin();
  type(box()!, 'Hearts and lungs');
  canvas.heard({ kind: 'set-markers', field: headline, value: 'Hearts and', revision: 'r2', version: 1 });
  box()!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  begin();
  expect(box()).toHaveTextContent('Hearts and lungs');
});

it('tells what stands there as the writing ends, even if no event told of it', async () => {
  const { canvas, told, box } = await open(`<h1>${field('Hearts')}</h1>`);
  canvas.heard({ kind: 'begin-edit', field: headline, nth: 0 });
  box()!.textContent = 'Hearts and lungs';
  box()!.dispatchEvent(new FocusEvent('blur'));
  expect(told.filter(({ kind }) => kind.startsWith('edit-'))).toEqual([
    { kind: 'edit-started', field: headline },
    { kind: 'edit-changed', field: headline, value: 'Hearts and lungs' },
    { kind: 'edit-ended', field: headline },
  ]);
});

it('begins the next writing with what was taken over and saved last', async () => {
  const { canvas, box } = await open(`<h1>${field('Hearts')}</h1>`);
  canvas.heard({ kind: 'set-field', field: headline, value: 'Lungs' });
  canvas.heard({ kind: 'set-markers', field: headline, value: 'Lungs', revision: 'r2', version: 3 });
  canvas.heard({ kind: 'begin-edit', field: headline, nth: 0 });
  expect(box()).toHaveTextContent('Lungs');
  expect(JSON.parse(document.querySelector('code')!.textContent ?? '')).toMatchObject({
    rawValue: 'Lungs',
    datasource: { revision: 'r2', version: 3 },
  });
});

it('leads nowhere and sends nothing', async () => {
  await open(
    `<a href="/x">On</a><form><button>Send</button></form><div data-editor-tool><a href="/t">T</a></div>`,
  );
  const press = (selector: string) =>
    document
      .querySelector(selector)!
      .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(press('a')).toBe(false);
  expect(press('button')).toBe(false);
  expect(press('[data-editor-tool] a')).toBe(true);
});

it('hands saves of the page’s own panel on, and their answers back', async () => {
  const { canvas, told } = await open(`<h1>${field('Hearts')}</h1>`);
  const save = { itemId: item, language: 'en' as const, fields: [] };
  const saved = (window as StudioWindow).meridianStudio!.saveFields({
    ...save,
    itemId: `{${item.toUpperCase()}}`,
  });
  const asked = told.find((message) => message.kind === 'panel-save');
  expect(asked).toMatchObject({ save });
  canvas.heard({
    kind: 'panel-saved',
    id: asked?.kind === 'panel-save' ? asked.id : 0,
    outcome: { kind: 'saved', revision: 'r2' },
  });
  expect(await saved).toEqual({ kind: 'saved', revision: 'r2' });
});

it('tells what stands where once the page’s own panel is awake, and waits no longer than a while for it', async () => {
  const told: FromFrame[] = [];
  const kinds = () => told.map(({ kind }) => kind);
  const start = (html: string) => {
    document.body.innerHTML = html;
    told.length = 0;
    startCanvas(document).connected({ tell: (message) => told.push(message) });
  };
  const data = '<script id="editing-data" type="application/json"></script>';
  start(`<div data-page-panel=""></div>${data}<h1>${field('Hearts')}</h1>`);
  await new Promise((resolve) => void setTimeout(resolve, 100));
  expect(kinds()).not.toContain('rects');
  document.querySelector('[data-page-panel]')!.setAttribute('data-awake', '');
  await waitFor(() => expect(kinds()).toContain('rects'));
  // Nothing wakes it where the page has nothing to edit.
  start(`<div data-page-panel=""></div><h1>${field('Hearts')}</h1>`);
  await waitFor(() => expect(kinds()).toContain('rects'));
  start(`<div data-page-panel=""></div>${data}<h1>${field('Hearts')}</h1>`);
  await waitFor(() => expect(kinds()).toContain('rects'), { timeout: 5000 });
});
