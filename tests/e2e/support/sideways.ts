import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { drawAll } from './drawAll.ts';

/** The page is no wider than the window; when it is, names what sticks out (WCAG 1.4.10). */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await drawAll(page);
  const found = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .slice(-5)
      .map((element) => `${element.tagName}.${element.className} ${element.getBoundingClientRect().right}`)
      .concat(`page ${scrollWidth} wide in ${clientWidth}`);
  });
  expect(found).toEqual([]);
}

/** Text at twice its size, as a reader sets it in the browser. */
export const doubleText = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
