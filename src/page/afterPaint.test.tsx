import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const source = readFileSync(join(import.meta.dirname, 'afterPaint.js'), 'utf8');
const added = () => [...document.head.querySelectorAll('script')].map(({ src, async }) => ({ src, async }));
const hasFace = () => document.documentElement.hasAttribute('data-faces');

/** Runs the script as the browser does: with itself as the current one, and `referrer` as the page before. */
function run(scripts: string, referrer = '') {
  const own = document.createElement('script');
  own.dataset['scripts'] = scripts;
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(own);
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  new Function(source)();
}

let paint: () => void;
let observed: unknown;

beforeEach(() => {
  jest.useFakeTimers();
  window.PerformanceObserver = class {
    constructor(callback: () => void) {
      paint = callback;
    }
    observe(what: unknown) {
      observed = what;
    }
  } as unknown as typeof PerformanceObserver;
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  document.head.replaceChildren();
  document.documentElement.removeAttribute('data-faces');
});

it('asks for scripts and headline face after the first paint, the scripts in their order', () => {
  run('/_next/a.js /_next/b.js');
  expect(added()).toEqual([]);
  expect(hasFace()).toBe(false);

  expect(observed).toEqual({ type: 'paint', buffered: true });
  paint();
  expect(added()).toEqual([
    { src: 'http://localhost/_next/a.js', async: false },
    { src: 'http://localhost/_next/b.js', async: false },
  ]);
  expect(hasFace()).toBe(true);
});

it('waits for the end of a page that is painted before it has all arrived', () => {
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  run('/_next/a.js');
  paint();
  expect(added()).toEqual([]);
  state.mockReturnValue('interactive');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(added()).toHaveLength(1);
});

it.each([
  ['a tab in the background', true, 0],
  ['a browser that does not tell of paints', false, 1000],
])('does not wait for ever in %s, and asks once', (_, isHidden, milliseconds) => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  run('/_next/a.js');
  window.dispatchEvent(new Event('load'));
  expect(added()).toEqual([]);
  jest.advanceTimersByTime(milliseconds);
  paint();
  expect(added()).toHaveLength(1);
});

it('shows the face at once to those who come from a page of the site', () => {
  run('/_next/a.js', 'http://localhost/find-provider');
  expect(hasFace()).toBe(true);
  expect(added()).toEqual([]);
});

it.each(['', 'https://elsewhere.example/', 'http://localhost.example/'])('not to those from “%s”', (from) => {
  run('/_next/a.js', from);
  expect(hasFace()).toBe(false);
});

describe('what is pressed while a part of the page sleeps', () => {
  const pressed = () => [...document.querySelectorAll('[data-pressed]')].map(({ id }) => id);
  const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

  it('is remembered, the last of it', () => {
    run('/_next/a.js');
    document.body.innerHTML = `<div data-island="i" data-wake="visible">
      <button type="button" id="a"><b>A</b></button><button type="button" id="b">B</button></div>`;
    press('#b');
    press('#a b');
    expect(pressed()).toEqual(['a']);
  });

  it.each([
    [
      'in a part that hears it itself',
      '<div data-island="i" data-wake="press" data-hears><button type="button">A</button></div>',
    ],
    [
      'in a part that never wakes',
      '<div data-island="i" data-wake="never"><button type="button">A</button></div>',
    ],
    ['outside of parts', '<button type="button">A</button>'],
    [
      'where the browser acts by itself',
      '<div data-island="i" data-wake="load"><button type="reset">A</button></div>',
    ],
  ])('is not %s', (_, html) => {
    run('/_next/a.js');
    document.body.innerHTML = html;
    press('button');
    expect(pressed()).toEqual([]);
  });
});
