import { expect } from './test.ts';
import type { Page } from './test.ts';

/** Waits until the first script of a page has run: what needs no more than that works now. */
export const started = (page: Page) => expect(page.locator('html[data-faces]')).toBeAttached();
