import type { Frame, Page } from '@playwright/test';

/** Draws what stands far below (`.far`), as if somebody had scrolled through: what is measured there has its own size then. */
export async function drawAll(page: Page | Frame): Promise<void> {
  await page.evaluate(() => {
    for (const far of document.querySelectorAll<HTMLElement>('.far')) far.style.contentVisibility = 'visible';
  });
}
