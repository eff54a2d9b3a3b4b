/**
 * `npm run bench:pages [-- --site http://localhost:3000] [--samples 30] [--slowdown 4]`: how long a visitor waits on the search pages of
 * a running site, in a real browser whose processor is slowed down as that of a phone, beside a floor in the same run: the fetch of
 * an empty answer.
 *
 * Suggestions count from the end of the pause after the last key, a filter from the press, both until the new words
 * are painted. Ratios count; this prints, it never asserts.
 */
import { chromium } from 'playwright';
import type { Page } from 'playwright';
import { launchOptions } from './lib/browser.ts';
import { settingsOrExit } from './lib/settings.ts';

const option = (name: string) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
};
const site = option('site') ?? `http://localhost:${settingsOrExit().port}`;
const samples = Number(option('samples')) || 30;
/** How many times slower than this machine's the visitor's processor is. */
const slowdown = Number(option('slowdown')) || 4;
/** Milliseconds the search bar waits after a key (SearchBar). */
const PAUSE = 200;
/** Milliseconds from results to the next press: what follows them is done, as where somebody reads them. */
const REST = 1000;

/** Runs in the page: what the tools below find there. */
interface Bench {
  /** Milliseconds from `start()` until `test()` holds in a painted frame. */
  until(test: () => boolean, start: () => void): Promise<number>;
}
declare global {
  interface Window {
    bench: Bench;
  }
}

const browser = await chromium.launch(launchOptions());
const rows: (readonly [what: string, values: number[], share?: string])[] = [];
try {
  const page = await newVisitor();
  await page.goto(`${site}/find-provider`);
  await page.locator('[data-island][data-awake] .SearchFrame').first().waitFor();
  await page.locator('.FacetGroup input[type="checkbox"]').first().waitFor();
  await slowDown(page);

  const floor = await page.evaluate(async (count) => {
    const times: number[] = [];
    for (let index = 0; index < count; index += 1) {
      const begin = performance.now();
      await (await fetch('/healthz', { cache: 'no-store' })).text();
      times.push(performance.now() - begin);
    }
    return times;
  }, samples);
  rows.push(['floor: an empty fetch', floor]);
  await suggestions(page);
  await facets(page);
  await bareCards(page);
  await firstResults('plain page, first results', '/find-provider');
  await firstResults('searched page, first results', '/find-provider?query=%22heart%22');
} finally {
  await browser.close();
}
const width = Math.max(...rows.map(([what]) => what.length));
console.log(`${''.padEnd(width)}      p50      p95   (ms, ${samples} samples, ${slowdown} times slower)`);
for (const [what, values] of rows)
  console.log(`${what.padEnd(width)} ${figure(values, 0.5)} ${figure(values, 0.95)}`);

async function slowDown(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

async function newVisitor(): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.addInitScript(() => {
    window.bench = {
      until: (test, start) =>
        new Promise((resolve) => {
          const begin = performance.now();
          const look = () => {
            if (!test()) return false;
            observer.disconnect();
            // Painted: before anything else that comes after the frame which draws it.
            requestAnimationFrame(() => {
              void scheduler.postTask(() => resolve(performance.now() - begin), {
                priority: 'user-blocking',
              });
            });
            return true;
          };
          const observer = new MutationObserver(look);
          observer.observe(document.body, {
            subtree: true,
            childList: true,
            attributes: true,
            characterData: true,
          });
          start();
          look();
        }),
    };
  });
  return page;
}

/** Words are typed whole, each another one, so that none is in a cache of the page. */
async function suggestions(page: Page): Promise<void> {
  const words = ['heart', 'knee', 'card', 'pedi', 'skin', 'neuro', 'family', 'onco', 'san', 'derma'];
  const shown: number[] = [];
  const network: number[] = [];
  for (let index = 0; index < samples; index += 1) {
    const word = words[index % words.length]!.slice(0, 3 + (index % 3));
    const [total, asked] = await page.evaluate(async (text) => {
      const field = document.querySelector<HTMLInputElement>('main input[name="q"]')!;
      const write = (value: string) => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, value);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      };
      const list = () => document.querySelectorAll('main .SearchBar [role="option"]').length;
      const cleared = window.bench.until(
        () => list() === 0,
        () => write(''),
      );
      await cleared;
      await new Promise((done) => setTimeout(done, 300));
      performance.clearResourceTimings();
      const took = await window.bench.until(
        () => list() > 0,
        () => write(text),
      );
      const call = performance.getEntriesByType('resource').find(({ name }) => name.includes('autocomplete'));
      return [took, call?.duration ?? 0];
    }, word);
    shown.push(total - PAUSE);
    network.push(asked);
  }
  rows.push(['suggestions after the pause', shown], ['  of that the call', network]);
}

/** One option of many on, then off again. */
async function facets(page: Page): Promise<void> {
  const shown: number[] = [];
  const network: number[] = [];
  for (let index = 0; index < samples; index += 1) {
    const [total, asked] = await page.evaluate(
      async ([nth, rest]) => {
        const boxes = [...document.querySelectorAll<HTMLInputElement>('.FacetGroup input[type="checkbox"]')];
        const count = () => document.querySelector('.ResultsCount')?.textContent;
        const isDone = () =>
          document.querySelector('.VerticalResults')?.getAttribute('aria-busy') === 'false';
        performance.clearResourceTimings();
        const before = count();
        const box = boxes[Math.floor(nth / 2) % 8]!;
        box.focus(); // as a press does: while someone is at the filters the page does not scroll
        const took = await window.bench.until(
          () => count() !== before && isDone(),
          () => box.click(),
        );
        const call = performance
          .getEntriesByType('resource')
          .find(({ name }) => name.includes('vertical/query') && !name.includes('limit=0'));
        await new Promise((done) => setTimeout(done, rest));
        return [took, call?.duration ?? 0];
      },
      [index, REST] as const,
    );
    shown.push(total);
    network.push(asked);
  }
  rows.push(['filter chosen, results shown', shown], ['  of that the call', network]);
}

/**
 * What no page of these cards can go below: the same call, its answer read, and the markup of three cards put in place of the
 * list, without any framework, state or filters.
 */
async function bareCards(page: Page): Promise<void> {
  const shown: number[] = [];
  for (let index = 0; index < samples; index += 1) {
    const took = await page.evaluate(async () => {
      const list = document.querySelector('ol.VerticalResults')!;
      const asked = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('vertical/query') && !name.includes('limit=0'));
      const url = asked.at(-1)!.name;
      const cards = [...list.children].slice(0, 3).map(({ outerHTML }) => outerHTML);
      const bare = list.cloneNode(false) as Element;
      list.replaceWith(bare);
      await new Promise((done) => setTimeout(done, 250));
      let isDrawn = false;
      const spent = await window.bench.until(
        () => isDrawn,
        () => {
          void fetch(url, { cache: 'no-store' })
            .then((answer) => answer.json())
            .then(() => {
              isDrawn = true;
              bare.innerHTML = cards.join('');
            });
        },
      );
      bare.replaceWith(list);
      return spent;
    });
    shown.push(took);
  }
  rows.push(['  floor: the call and three cards of markup', shown]);
}

/** Each time a new visitor, with nothing in the browser's cache. */
async function firstResults(what: string, path: string): Promise<void> {
  const firstByte: number[] = [];
  const largest: number[] = [];
  for (let index = 0; index < Math.ceil(samples / 3); index += 1) {
    const page = await newVisitor();
    await slowDown(page);
    await page.goto(site + path, { waitUntil: 'load' });
    const [ttfb, lcp] = await page.evaluate(async () => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const paint = await new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      });
      return [navigation?.responseStart ?? 0, paint];
    });
    firstByte.push(ttfb);
    largest.push(lcp);
    await page.close();
  }
  rows.push([`${what}: first byte`, firstByte], [`${what}: largest paint`, largest]);
}

function figure(values: number[], quantile: number): string {
  const sorted = [...values].sort((one, other) => one - other);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * quantile))] ?? 0)
    .toFixed(1)
    .padStart(8);
}
