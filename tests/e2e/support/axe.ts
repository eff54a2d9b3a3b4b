import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { Frame, Page } from '@playwright/test';
import type { AxeResults, Result, RunOptions } from 'axe-core';
import { drawAll } from './drawAll.ts';

const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** How long a frame may take to have something in it: one that hangs, or is just being made, has nothing to look at. */
const FRAME_MS = 2000;

/**
 * Every violation of any impact in the page and in each of its frames, named with the element it is on. axe runs in the
 * documents themselves: its own runner opens a second page for every look, which takes twice the time.
 */
export async function findBarriers(page: Page, without: readonly string[] = []): Promise<string[]> {
  const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
  const options: RunOptions = {
    runOnly: { type: 'tag', values: tags },
    resultTypes: ['violations'],
    iframes: false,
    rules,
  };
  const found: string[] = [];
  for (const frame of page.frames()) {
    if (frame !== page.mainFrame() && !(await hasContent(frame))) continue;
    for (const { id, nodes } of await violationsIn(frame, options))
      found.push(...nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html.slice(0, 160)}`));
  }
  return found;
}

/** What axe finds in a document; where it leads on to another one meanwhile, in that one. */
async function violationsIn(frame: Frame, options: RunOptions): Promise<Result[]> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(script);
      await drawAll(frame);
      await frame.evaluate(whenStill);
      return await frame.evaluate(
        async (asked) => (await window.axe.run(document, asked)).violations,
        options,
      );
    } catch (error) {
      if (frame.isDetached()) return [];
      if (attempt === 3 || !/context was destroyed|navigation/.test(String(error))) throw error;
      await frame.waitForLoadState();
    }
  }
}

/**
 * Runs in a page: waits until what is asked for and what moves for a moment has arrived, and faces are there; what is on its
 * way is pale for as long, and colours on the way are nobody's.
 */
async function whenStill(): Promise<void> {
  const until = performance.now() + 3000;
  while (document.querySelector('[aria-busy="true"]') && performance.now() < until)
    await new Promise((resolve) => void setTimeout(resolve, 50));
  const isPassing = (animation: Animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime);
  const moving = document.getAnimations().filter(isPassing);
  const settled = Promise.allSettled([document.fonts.ready, ...moving.map(({ finished }) => finished)]);
  await Promise.race([settled, new Promise((resolve) => setTimeout(resolve, 1000))]);
}

declare global {
  interface Window {
    axe: { run(context: Document, options: RunOptions): Promise<AxeResults> };
  }
}

async function hasContent(frame: Frame): Promise<boolean> {
  // The browser's own words about what it could not load.
  if (frame.url().startsWith('chrome-error:')) return false;
  const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), FRAME_MS));
  return Promise.race([frame.evaluate(() => document.body.childElementCount > 0).catch(() => false), late]);
}

/** Nothing on the page is a barrier to anybody. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await findBarriers(page)).toEqual([]);
}

/** One h1 and no level left out on the way down. */
export async function expectHeadingOutline(page: Page): Promise<void> {
  const levels = await page
    .locator('h1, h2, h3, h4, h5, h6')
    .evaluateAll((all) =>
      all.filter((one) => one.checkVisibility()).map((one) => Number(one.tagName.slice(1))),
    );
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  const jumps = levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1);
  expect(jumps, `outline ${levels.join(' ')}`).toEqual([]);
}
