import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright';

/** What a page costs on first load, in bytes: gzip level 9, and fonts, which are compressed already, as they are. */
export interface PageWeight {
  /** Until the content asked for is there; without such, until the network is quiet. */
  javascript: number;
  /** What arrives after that, by itself. */
  laterJavascript: number;
  html: number;
  css: number;
  fonts: number;
  /** Requests to other origins before any choice of the visitor. */
  thirdParty: string[];
}

/**
 * Opens a page in a fresh profile and weighs what arrives until the network is quiet: every script the page and its
 * islands load by themselves. `until` names the content a search page is opened for. Scripts for browsers without modules are not counted, no current browser asks for them.
 */
export async function weighPage(
  browser: Browser,
  url: string,
  distDir: string,
  until?: string,
): Promise<PageWeight> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  if (until) await page.addInitScript(noteFirst, until);
  const origin = new URL(url).origin;
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const fonts = new Set<string>();
  const thirdParty: string[] = [];
  page.on('request', (request) => {
    const address = new URL(request.url());
    if (address.origin !== origin && address.protocol.startsWith('http')) thirdParty.push(address.origin);
    else if (request.resourceType() === 'script') scripts.add(address.pathname);
    else if (request.resourceType() === 'stylesheet') styles.add(address.pathname);
    else if (request.resourceType() === 'font') fonts.add(address.pathname);
  });
  const response = await page.goto(url, { waitUntil: until ? 'commit' : 'networkidle' });
  if (until) await page.waitForSelector(until, { timeout: 30_000 });
  if (until) await page.waitForLoadState('networkidle');
  const html = gzipSync((await response?.body()) ?? Buffer.alloc(0), { level: 9 }).length;
  await page.waitForTimeout(500);
  const first = until ? new Set(await page.evaluate(scriptsBeforeFirst)) : scripts;
  await context.close();
  const weigh = (paths: Set<string>) =>
    [...paths].reduce(
      (sum, path) => sum + gzipSync(readFileSync(fileOf(decodeURI(path), distDir)), { level: 9 }).length,
      0,
    );
  const javascript = weigh(first);
  return {
    javascript,
    laterJavascript: weigh(scripts) - javascript,
    html,
    css: weigh(styles),
    fonts: [...fonts].reduce((sum, path) => sum + statSync(fileOf(decodeURI(path), distDir)).size, 0),
    thirdParty,
  };
}

/** Where a served file lies: built ones in the build's folder, others in public. */
function fileOf(path: string, distDir: string): string {
  return path.startsWith('/_next/') ? join(distDir, path.replace('/_next/', '')) : join('public', path);
}

/** In the page: notes when the first element that matches appears. */
function noteFirst(selector: string): void {
  new MutationObserver((_, observer) => {
    if (!document.querySelector(selector)) return;
    performance.mark('first-content');
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-awake'] });
}

/** In the page: paths of the scripts asked for before that moment. */
function scriptsBeforeFirst(): string[] {
  const moment = performance.getEntriesByName('first-content')[0]?.startTime ?? Infinity;
  return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter((entry) => entry.initiatorType === 'script' && entry.startTime <= moment)
    .map((entry) => new URL(entry.name).pathname)
    .filter((path) => path.endsWith('.js'));
}
