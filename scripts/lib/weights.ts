import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright';

/** What a page costs on first load; gzip level 9, in bytes. */
export interface PageWeight {
  javascript: number;
  html: number;
  css: number;
  /** Requests to other origins before any choice of the visitor. */
  thirdParty: string[];
}

/**
 * Opens a page in a fresh profile and weighs what arrives until the network is quiet: every script the page and its
 * islands load by themselves. Scripts for browsers without modules are not counted, no current browser asks for them.
 */
export async function weighPage(browser: Browser, url: string, distDir: string): Promise<PageWeight> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const origin = new URL(url).origin;
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const thirdParty: string[] = [];
  page.on('request', (request) => {
    const address = new URL(request.url());
    if (address.origin !== origin && address.protocol.startsWith('http')) thirdParty.push(address.origin);
    else if (request.resourceType() === 'script') scripts.add(address.pathname);
    else if (request.resourceType() === 'stylesheet') styles.add(address.pathname);
  });
  const response = await page.goto(url, { waitUntil: 'networkidle' });
  const html = gzipSync((await response?.body()) ?? Buffer.alloc(0), { level: 9 }).length;
  await page.waitForTimeout(500);
  await context.close();
  const weigh = (paths: Set<string>) =>
    [...paths].reduce(
      (sum, path) =>
        sum +
        gzipSync(readFileSync(join(distDir, decodeURI(path).replace('/_next/', ''))), { level: 9 }).length,
      0,
    );
  return { javascript: weigh(scripts), html, css: weigh(styles), thirdParty };
}
