import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clickMark } from '#src/browser/clickMark.ts';
import { TRACKING_CONSENT } from '#src/browser/consent.ts';

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

describe('clicks worth counting', () => {
  /** What the script does at a click of a person; the ones tests make are not a person's. */
  function press(): (target: Element, isTrusted?: boolean) => void {
    const listen = jest.spyOn(document, 'addEventListener');
    run('');
    const heard = listen.mock.calls.find(([name]) => name === 'click')?.[1] as unknown as (
      event: object,
    ) => void;
    listen.mockRestore();
    return (target, isTrusted = true) => heard({ target, isTrusted });
  }
  const draw = (html: string) => {
    document.body.innerHTML = html;
  };
  const find = (selector: string) => document.querySelector(selector) as Element;

  beforeEach(() => {
    delete window.dataLayer;
    document.documentElement.dataset['variant'] = 'plan';
    document.documentElement.lang = 'es';
  });

  it('[S-319, S-320, S-321] go to the data layer with kind and id of the entity, site, language and the consent they need', () => {
    const { 'data-click': mark } = clickMark('booking', 'healthcareProfessional', '1042');
    draw(`<a href="#" data-click="${mark}"><b>Book</b></a>`);
    press()(find('b'));
    expect(window.dataLayer).toEqual([
      {
        event: 'click_booking',
        entity_kind: 'healthcareProfessional',
        entity_id: '1042',
        site: 'plan',
        language: 'es',
        consent_required: TRACKING_CONSENT,
      },
    ]);
  });

  it('[S-321] of a result count those on its name, not those on what its card offers', () => {
    draw(`<li data-click="search_result healthcareFacility 7"><h3><a href="#" id="name">Clinic</a></h3>
      <a href="#" id="way">Directions</a><p>words</p><button data-click="booking healthcareFacility 7">Book</button></li>`);
    const at = press();
    for (const other of ['#way', 'p', 'h3']) at(find(other));
    expect(window.dataLayer).toBeUndefined();
    at(find('#name'));
    at(find('button'));
    expect(window.dataLayer).toMatchObject([{ event: 'click_search_result' }, { event: 'click_booking' }]);
  });

  it('count once for a press of a person, and not again when the part that slept is pressed by a script', () => {
    draw(
      '<div data-island="x" data-wake="idle"><button type="button" data-click="booking a 1">Book</button></div>',
    );
    const at = press();
    at(find('button'));
    at(find('button'), false);
    expect(window.dataLayer).toHaveLength(1);
    expect(find('button').hasAttribute('data-pressed')).toBe(true);
  });
});
