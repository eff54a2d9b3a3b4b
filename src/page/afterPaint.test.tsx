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

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
    paint = () => {
      callback(0);
      jest.runAllTimers();
    };
    return 1;
  });
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

  paint();
  expect(added()).toEqual([
    { src: 'http://localhost/_next/a.js', async: false },
    { src: 'http://localhost/_next/b.js', async: false },
  ]);
  expect(hasFace()).toBe(true);
});

it('does not wait for a paint in a tab in the background, and asks once', () => {
  run('/_next/a.js');
  window.dispatchEvent(new Event('load'));
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
