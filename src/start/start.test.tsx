import { clickMark } from '#src/browser/clickMark.ts';
import { TRACKING_CONSENT } from '#src/browser/consent.ts';
import { start } from './start.ts';

jest.mock('#src/components/islands.generated.ts', () => ({ islands: {}, laterParts: {} }));

const asked = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link')].map(({ as, href }) => [as, href]);
const hasFace = () => document.documentElement.hasAttribute('data-faces');
const island = '<div data-island="i" data-wake="load" data-sleeps=""></div>';

/** Starts a page that was come to from `referrer`. */
function run(wakes: string[] = [], referrer = '') {
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  start(false, wakes);
}

let paint: () => void;
let observed: unknown;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
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
  document.body.replaceChildren();
  document.documentElement.removeAttribute('data-faces');
});

it('asks for the headline face, and together for what wakes, after the first paint', async () => {
  run(['/_next/a.js', '/_next/b.js']);
  expect(asked()).toEqual([]);
  expect(hasFace()).toBe(false);

  expect(observed).toEqual({ type: 'paint', buffered: true });
  paint();
  await jest.advanceTimersByTimeAsync(1);
  expect(asked()).toEqual([
    ['script', 'http://localhost/_next/a.js'],
    ['script', 'http://localhost/_next/b.js'],
  ]);
  expect(hasFace()).toBe(true);
});

it('asks for the facts of care now after the first paint, too, and once they are near', async () => {
  const near = jest.fn();
  window.IntersectionObserver = class {
    observe = near;
    disconnect = () => undefined;
  } as unknown as typeof IntersectionObserver;
  document.body.innerHTML = '<p data-care="open"></p>';
  run();
  window.dispatchEvent(new Event('load'));
  expect(near).not.toHaveBeenCalled();
  paint();
  await jest.advanceTimersByTimeAsync(0);
  expect(near).toHaveBeenCalledWith(document.querySelector('[data-care]'));
});

it('waits for the end of a page that is painted before it has all arrived', async () => {
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  run(['/_next/a.js']);
  paint();
  await jest.advanceTimersByTimeAsync(1);
  expect(asked()).toEqual([]);
  state.mockReturnValue('interactive');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await jest.advanceTimersByTimeAsync(1);
  expect(asked()).toHaveLength(1);
});

it.each([
  ['a tab in the background', true, 0],
  ['a browser that does not tell of paints', false, 1000],
])('does not wait for ever in %s, and asks once', async (_, isHidden, milliseconds) => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  run(['/_next/a.js']);
  window.dispatchEvent(new Event('load'));
  expect(asked()).toEqual([]);
  jest.advanceTimersByTime(milliseconds);
  paint();
  await jest.advanceTimersByTimeAsync(1);
  expect(asked()).toHaveLength(1);
});

it('shows the face at once to those who come from a page of the site', () => {
  run(['/_next/a.js'], 'http://localhost/find-provider');
  expect(hasFace()).toBe(true);
  expect(asked()).toEqual([]);
});

it.each(['', 'https://elsewhere.example/', 'http://localhost.example/'])('not to those from “%s”', (from) => {
  run([], from);
  expect(hasFace()).toBe(false);
});

it('wakes an island no data came for as little as one that is not there', async () => {
  document.body.innerHTML = island;
  run();
  paint();
  await jest.advanceTimersByTimeAsync(0);
  // What is pressed in it is the browser's.
  expect(document.querySelector('[data-sleeps]')).toBeNull();
});

describe('clicks worth counting', () => {
  /** What the script does at a click of a person; the ones tests make are not a person's. */
  function press(): (target: Element, isTrusted?: boolean) => void {
    const listen = jest.spyOn(document, 'addEventListener');
    run();
    const heard = listen.mock.calls.filter(([name]) => name === 'click').map(([, hear]) => hear);
    listen.mockRestore();
    return (target, isTrusted = true) => {
      const event = { target, isTrusted, button: 0, stopPropagation() {}, preventDefault() {} };
      for (const hear of heard as unknown as ((event: object) => void)[]) hear(event);
    };
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

  it('of an answer that opens its words count its opening, not its closing', () => {
    draw('<details><summary data-click="helped ce_sutterPage g1">Yes</summary>Thank you</details>');
    const at = press();
    at(find('summary'));
    find('details').setAttribute('open', '');
    at(find('summary'));
    expect(window.dataLayer).toMatchObject([{ event: 'click_helped', entity_id: 'g1' }]);
  });

  it('count once for a press of a person, and not again when the part that slept is pressed by a script', () => {
    draw(
      '<div data-island="x" data-wake="idle" data-sleeps=""><button type="button" data-click="booking a 1">Book</button></div>',
    );
    const at = press();
    at(find('button'));
    at(find('button'), false);
    expect(window.dataLayer).toHaveLength(1);
  });
});
