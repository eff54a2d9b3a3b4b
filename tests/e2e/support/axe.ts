import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** No violation of any impact; each one found is named with the element it is on. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  expect(
    violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`)),
  ).toEqual([]);
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
