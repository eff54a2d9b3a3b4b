import { expectAccessible, expectHeadingOutline } from './support/axe.ts';
import { findLocation, planSite } from './support/addresses.ts';
import { featuredFacility, fullFacility, pathOf } from './support/directory.ts';
import { dueToday } from './support/dueToday.ts';
import { started } from './support/started.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

const widths = [390, 1440];

/** Page kinds of the main site; a function where the address comes from the directory. */
const kinds: [name: string, path: string | (() => Promise<string>)][] = [
  ['home', ''],
  ['about us', '/about-us'],
  ['an article', '/health/winter-at-home'],
  ['a service', '/services/heart'],
  ['questions', '/research/faqs'],
  ['a map of places and a film', '/visitors/parking'],
  ['careers', '/careers'],
  ['a facility', async () => pathOf(await fullFacility())],
  ['a facility with the featured hero', async () => pathOf(await featuredFacility())],
  ['not found', '/no-such-page'],
];

/** Page kinds of the health plan's site. */
const planKinds = [
  ['home', '/'],
  ['home in Spanish', '/es'],
  ['a content page', '/members'],
  ['not found', '/no-such-page'],
] as const;

async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.scrollTo(0, 0));
}

// Each page at each width and in each language once a week.
for (const [column, width] of widths.entries()) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, reducedMotion: 'reduce' } as object);

    for (const [row, [name, path]] of kinds.entries()) {
      for (const locale of dueToday(['', '/es'], row + column)) {
        test(`${name}${locale ? ' in Spanish' : ''} has no barrier`, async ({ page }) => {
          const address = typeof path === 'string' ? path : await path();
          await page.goto(`${locale}${address}` || '/');
          await settle(page);
          await expectHeadingOutline(page);
          await expectAccessible(page);
        });
      }
    }

    for (const [name, path] of dueToday(planKinds, column)) {
      test(`health plan: ${name} has no barrier`, async ({ page }) => {
        await page.goto(planSite + path);
        await settle(page);
        await expectHeadingOutline(page);
        await expectAccessible(page);
      });
    }
  });
}

test('the open menu and the open search of a phone have no barrier', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about-us');
  await started(page);
  for (const flyout of ['details.HeaderMenuFlyout', 'details.HeaderSearchFlyout']) {
    await page.locator(`${flyout} > summary`).click();
    await expect(page.locator(flyout)).toHaveAttribute('open', '');
    await expectAccessible(page);
  }
});

test('walking by keyboard, the focus is always seen and never behind the sticky header', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/', pathOf(await fullFacility())]) {
    await page.goto(path);
    await started(page);
    const stops = new Set<string>();
    for (let press = 0; press < 60; press += 1) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(() => {
        const element = document.activeElement as HTMLElement;
        const box = element.getBoundingClientRect();
        const marked = (one: Element | null) => {
          if (!one) return false;
          // A link that covers its card draws its ring around the card.
          return [undefined, '::after'].some((part) => {
            const { content, outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one, part);
            if (part && content === 'none') return false;
            return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
          });
        };
        const header = document.querySelector('header');
        const bar = header && !header.contains(element) ? header.getBoundingClientRect() : undefined;
        const isSticky = bar && ['sticky', 'fixed'].includes(getComputedStyle(header!).position);
        return {
          what: element.outerHTML.slice(0, 140),
          isMarked: marked(element) || marked(element.closest('label')) || marked(element.nextElementSibling),
          isBehind: Boolean(
            isSticky && bar && box.height > 0 && box.bottom <= bar.bottom && box.top >= bar.top,
          ),
        };
      });
      if (stop.what.startsWith('<body')) break;
      stops.add(stop.what);
      expect(stop.isMarked, `no visible focus on ${stop.what}`).toBe(true);
      expect(stop.isBehind, `behind the header: ${stop.what}`).toBe(false);
    }
    expect(stops.size).toBeGreaterThan(10);
  }
});

test('who wants less motion sees none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/', findLocation, pathOf(await fullFacility())]) {
    await page.goto(path);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const running = await page.evaluate(() =>
      document
        .getAnimations()
        .filter((one) => one.playState === 'running' && Number(one.effect?.getTiming().duration) > 1)
        .map((one) => (one.effect as KeyframeEffect).target?.className),
    );
    expect(running, path).toEqual([]);
  }
});

test('in forced colours every control keeps an outline or a border of its own', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(findLocation);
  await expect(page.locator('.VerticalResults > li').first()).toBeVisible();
  const bare = await page
    .locator('main button:visible, main input[type="checkbox"]:visible, main [role="switch"]:visible')
    .evaluateAll((all) =>
      all
        .filter((one) => {
          const style = getComputedStyle(one);
          return (
            one.textContent?.trim() === '' &&
            one.querySelector('svg') === null &&
            one.nextElementSibling === null &&
            style.borderStyle === 'none' &&
            style.appearance === 'none'
          );
        })
        .map((one) => one.outerHTML.slice(0, 120)),
    );
  expect(bare).toEqual([]);
  await page.locator('input[type="checkbox"]:visible').first().focus();
  const outline = await page.evaluate(() => {
    const one = document.activeElement!;
    return [one, one.nextElementSibling, one.closest('label')].some(
      (element) => element && getComputedStyle(element).outlineStyle !== 'none',
    );
  });
  expect(outline).toBe(true);
});
