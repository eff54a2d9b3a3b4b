import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright';
import type { Moment } from '#src/config/budgets.ts';

/** What a page costs, in bytes. */
export interface PageWeight {
  /** As transferred. */
  javascript: Record<Moment, number>;
  /** These two at gzip's best. */
  html: number;
  css: number;
  /** Compressed already, as they are. */
  fonts: number;
  /** Requests to other origins before any choice of the visitor. */
  thirdParty: string[];
}

/**
 * Opens a page in a fresh profile and weighs what arrives by itself until the network is quiet. `until` names the content a search page is opened for.
 */
export async function weighPage(browser: Browser, url: string, until = 'never'): Promise<PageWeight> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(noteMoments, until);
  const origin = new URL(url).origin;
  const thirdParty: string[] = [];
  page.on('request', (request) => {
    const address = new URL(request.url());
    if (address.origin !== origin && address.protocol.startsWith('http')) thirdParty.push(address.origin);
  });
  const styles = new Map<string, Promise<number>>();
  const fonts = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    const type = response.request().resourceType();
    if (type === 'stylesheet') styles.set(response.url(), response.body().then(packed));
    else if (type === 'font')
      fonts.set(
        response.url(),
        response.body().then(({ length }) => length),
      );
  });
  const html = await page.goto(url).then((response) => response?.body());
  await page.waitForLoadState('networkidle');
  if (until !== 'never') await page.waitForSelector(until, { timeout: 30_000 });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
  const scripts = await page.evaluate(weigh);
  const [css, face] = [await total(styles), await total(fonts)];
  await context.close();
  return {
    javascript: {
      'largest paint': scripts.beforePaint,
      'first results': scripts.beforeResults,
      untouched: scripts.all,
    },
    html: packed(html ?? Buffer.alloc(0)),
    css,
    fonts: face,
    thirdParty,
  };
}

const total = async (sizes: Map<string, Promise<number>>): Promise<number> =>
  (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0);

const packed = (body: Buffer): number => gzipSync(body, { level: 9 }).length;

/** In the page: notes the largest paint, and when the first element that matches appears. */
function noteMoments(selector: string): void {
  performance.setResourceTimingBufferSize(1000);
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) performance.mark('largest-paint', { startTime });
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new MutationObserver((_, observer) => {
    if (!document.querySelector(selector)) return;
    performance.mark('first-content');
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-awake'] });
}

/** In the page: the scripts that have arrived, in bytes as transferred. */
function weigh() {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const scripts = entries.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
  const sum = (some: PerformanceResourceTiming[]) =>
    [...new Map(some.map((entry) => [entry.name, entry.encodedBodySize])).values()].reduce(
      (a, b) => a + b,
      0,
    );
  const last = (mark: string) => performance.getEntriesByName(mark).at(-1)?.startTime ?? Infinity;
  return {
    all: sum(scripts),
    beforePaint: sum(scripts.filter(({ responseEnd }) => responseEnd <= last('largest-paint'))),
    beforeResults: sum(scripts.filter(({ startTime }) => startTime <= last('first-content'))),
  };
}
