import type { Browser, Page } from '@playwright/test';
import { site } from './addresses.ts';

/** Runs `look` on a page of a browser without JavaScript. */
export async function withoutScripts(
  browser: Browser,
  path: string,
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site });
  try {
    const page = await context.newPage();
    await page.goto(path);
    await look(page);
  } finally {
    await context.close();
  }
}
