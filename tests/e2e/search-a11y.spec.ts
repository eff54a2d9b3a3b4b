import { expectAccessible, expectHeadingOutline } from './support/axe.ts';
import { findLocation } from './support/addresses.ts';
import { dueToday } from './support/dueToday.ts';
import { addressOf, screens } from './support/screens.ts';
import {
  awake,
  countText,
  facet,
  filters,
  open,
  placeBox,
  rows,
  searchAddress,
  searchBox,
  tabs,
} from './support/searchPage.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

/** Controls smaller than 24 by 24 CSS pixels that stand too near to another (WCAG 2.5.8); words in a text are exempt. */
const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const all = [
      ...document.querySelectorAll<HTMLElement>(
        'main a[href], main button, main input:not([type="hidden"]), main summary, main [role="switch"]',
      ),
    ].filter(
      (one) =>
        one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !one.closest('.visually-hidden'),
    );
    const boxOf = (one: HTMLElement) => (one.closest('label') ?? one).getBoundingClientRect();
    const centre = ({ left, top, width, height }: DOMRect) => [left + width / 2, top + height / 2] as const;
    return all.flatMap((one) => {
      const box = boxOf(one);
      if (box.width >= 24 && box.height >= 24) return [];
      if (box.width < 2 || getComputedStyle(one).position === 'absolute') return [];
      // In a sentence.
      const parent = one.parentElement;
      if (
        parent &&
        ['P', 'LI', 'DD'].includes(parent.tagName) &&
        (parent.textContent?.length ?? 0) > (one.textContent?.length ?? 0) + 8
      )
        return [];
      const [x, y] = centre(box);
      const near = all.find((other) => {
        if (other === one || other.contains(one) || one.contains(other)) return false;
        const its = boxOf(other);
        const dx = Math.max(its.left - x, 0, x - its.right);
        const dy = Math.max(its.top - y, 0, y - its.bottom);
        return Math.hypot(dx, dy) < 12;
      });
      return near
        ? [`${one.outerHTML.slice(0, 120)} ${box.width}x${box.height} beside ${near.outerHTML.slice(0, 80)}`]
        : [];
    });
  });

test.describe('every screen, with results', () => {
  test.use({ reducedMotion: 'reduce' } as object);
  for (const [row, screen] of screens.entries()) {
    const forms = [
      ['', desk],
      ['/es', phone],
    ] as const;
    for (const [locale, viewport] of dueToday(forms, row)) {
      test(`${screen.name}${locale ? ' in Spanish, on a phone,' : ''} has no barrier, nothing too small to press`, async ({
        page,
      }) => {
        test.slow();
        await page.setViewportSize(viewport);
        const address = addressOf(screen, locale);
        await page.goto(screen.asksFirst ? searchAddress(address, { query: screen.words }) : address);
        await awake(page);
        await expect(rows(page).first()).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expectHeadingOutline(page);
        await expectAccessible(page);
        expect(await smallTargets(page)).toEqual([]);
        // Nothing of the interface in the other language.
        if (locale)
          await expect(page.getByText(/^(Search|Filters|Results|Sort by|Clear All|Next|Near)$/)).toHaveCount(
            0,
          );
      });
    }
  }
});

test.describe('every state', () => {
  test.use({ reducedMotion: 'reduce' } as object);
  // Each language every fourth day.
  for (const locale of dueToday(['', '/es'], 0, 4)) {
    const words = locale ? ' in Spanish' : '';
    test(`suggestions, the open sheet and its long lists${words} have no barrier on a phone`, async ({
      page,
    }) => {
      test.slow();
      await page.setViewportSize(phone);
      await page.goto(`${locale}/find-provider`);
      await awake(page);
      const field = page.locator('main input[name="q"]');
      await field.pressSequentially('card');
      await expect(page.getByRole('option').first()).toBeVisible();
      await expectAccessible(page);
      await field.press('Escape');
      await field.press('Escape');
      await page.locator('main input[name="near"]').fill('Sacramento');
      await expect(page.getByRole('option').first()).toBeVisible();
      await expectAccessible(page);
      await page.locator('main input[name="near"]').fill('');
      await page.locator('.FacetsPanel-trigger button').click();
      const sheet = page.getByRole('dialog');
      await expect(sheet.getByRole('checkbox').first()).toBeVisible();
      await expectAccessible(page);
      await sheet
        .getByRole('button', { name: /^(Show|Mostrar) \d+/ })
        .first()
        .click();
      await sheet.getByRole('checkbox').first().check();
      await expect(sheet.getByRole('checkbox', { checked: true })).toHaveCount(1);
      await expectAccessible(page);
    });

    test(`map, nothing found, failure, all and tabs, sorted and filtered${words} have no barrier`, async ({
      page,
    }) => {
      test.slow();
      await page.setViewportSize(desk);
      await page.goto(`${locale}${findLocation}&view=map`);
      await expect(page.locator('.PinMap-pin').first()).toBeVisible();
      await expectAccessible(page);
      await page.goto(searchAddress(`${locale}/search`, { query: 'zzqxv' }));
      await expect(page.locator('.NoResultsMessage')).toBeVisible();
      await expectAccessible(page);
      await page.goto(`${locale}/search`);
      await awake(page);
      await expectAccessible(page);
      await page.goto(
        searchAddress(`${locale}/search`, { query: 'heart', verticalKey: 'healthcare_facilities' }),
      );
      await awake(page);
      await expect(
        filters(page)
          .or(page.getByRole('region', { name: 'Filtros' }))
          .getByRole('checkbox')
          .first(),
      ).toBeVisible();
      await page.locator('.FacetGroup').getByRole('checkbox').first().check();
      await page.locator('.SortDropdown button').click();
      await expect(page.getByRole('option').first()).toBeVisible();
      await expectAccessible(page);
      await page.route('**/search/vertical/query?*', (route) => route.abort());
      await page.keyboard.press('Escape');
      await page.locator('.FacetGroup').getByRole('checkbox').nth(1).check();
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
      await expectAccessible(page);
    });
  }
});

test.describe('keys, as the patterns of the APG have them', () => {
  const active = (page: Page) =>
    page.evaluate(() => {
      const id = document.activeElement?.getAttribute('aria-activedescendant');
      return id ? document.getElementById(id)?.textContent : null;
    });

  test('combobox: arrows move and wrap, Home and End go back to the text, Tab leaves', async ({ page }) => {
    await page.goto('/find-provider');
    await awake(page);
    await searchBox(page).pressSequentially('card');
    const options = page.getByRole('listbox', { name: 'Search for' }).getByRole('option');
    await expect(options.first()).toBeVisible();
    await expect(searchBox(page)).toHaveAttribute('aria-expanded', 'true');
    const labels = await options.allTextContents();
    await page.keyboard.press('ArrowDown');
    expect(await active(page)).toBe(labels[0]);
    await page.keyboard.press('ArrowUp');
    expect(await active(page)).toBe(labels.at(-1));
    await page.keyboard.press('ArrowDown');
    expect(await active(page)).toBe(labels[0]);
    await page.keyboard.press('Home');
    expect(await active(page)).toBeNull();
    await expect(searchBox(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(searchBox(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(options.first()).toBeHidden();
  });

  test('tabs: one stop for Tab, arrows wrap, Home and End, Enter and Space open', async ({ page }) => {
    await page.goto(searchAddress('/search', { query: 'heart' }));
    await awake(page);
    const all = tabs(page);
    const last = (await all.count()) - 1;
    await all.first().focus();
    await page.keyboard.press('ArrowLeft');
    await expect(all.nth(last)).toBeFocused();
    await expect(all.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowRight');
    await expect(all.first()).toBeFocused();
    await page.keyboard.press('End');
    await expect(all.nth(last)).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(all.nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(all.nth(1)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await expect(all.nth(2)).toHaveAttribute('aria-selected', 'true');
    expect(
      await all.evaluateAll((tabs) => tabs.filter((tab) => (tab as HTMLElement).tabIndex === 0).length),
    ).toBe(1);
    const panel = page.getByRole('tabpanel');
    await expect(panel).toHaveAttribute('aria-labelledby', (await all.nth(2).getAttribute('id'))!);
    await page.keyboard.press('Tab');
    expect(await all.evaluateAll((tabs) => tabs.some((tab) => tab === document.activeElement))).toBe(false);
  });

  test('dialog: focus goes in, stays in, Escape closes and gives it back', async ({ page }) => {
    await page.setViewportSize(phone);
    await open(page, '/find-event');
    const trigger = page.getByRole('button', { name: 'Filters' });
    await trigger.focus();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await expect(sheet).toBeVisible();
    const isInside = () => page.evaluate(() => document.activeElement?.closest('dialog') !== null);
    expect(await isInside()).toBe(true);
    await page.keyboard.press('Shift+Tab');
    expect(await isInside()).toBe(true);
    await page.keyboard.press('Tab');
    expect(await isInside()).toBe(true);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(trigger).toBeFocused();
  });

  test('radio group: arrows move and choose, one stop for Tab', async ({ page }) => {
    await open(page, '/find-provider');
    const stars = page.getByRole('radiogroup', { name: 'Star rating' }).getByRole('radio');
    await stars.first().focus();
    await page.keyboard.press('Space');
    await expect(stars.first()).toBeChecked();
    await page.keyboard.press('ArrowDown');
    await expect(stars.nth(1)).toBeChecked();
    await expect(stars.nth(1)).toBeFocused();
    await expect(
      page.getByRole('radiogroup', { name: 'Star rating' }).getByRole('radio', { checked: true }),
    ).toHaveCount(1);
  });

  test('listbox of the sort button: opens on Enter, arrows, letters, Escape keeps the choice', async ({
    page,
  }) => {
    await open(page, findLocation);
    const sort = page.getByRole('combobox', { name: /Sort by/ });
    await sort.focus();
    await page.keyboard.press('Enter');
    await expect(sort).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await active(page)).toBe('Name A-Z');
    await page.keyboard.press('Home');
    expect(await active(page)).toBe('Relevance');
    await page.keyboard.press('End');
    expect(await active(page)).toBe('Name Z-A');
    await page.keyboard.press('Escape');
    await expect(sort).toHaveAttribute('aria-expanded', 'false');
    await expect(sort).toContainText('Relevance');
    await expect(sort).toBeFocused();
  });

  test('one link leads past all filters to the results, and shows itself', async ({ page }) => {
    await open(page, '/find-provider');
    const skip = page.getByRole('link', { name: 'Skip filters, go to the results' });
    await expect(skip).not.toBeInViewport();
    await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).focus();
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    const results = page.getByRole('region', { name: 'Results' });
    await expect(results).toBeFocused();
    await expect(skip).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(results.locator(':focus')).toBeVisible();
  });

  test('disclosure: “Show more” of a facet says whether it is open, and the focus goes on to what it shows', async ({
    page,
  }) => {
    await open(page, '/find-provider');
    const specialty = facet(page, 'Specialty');
    const more = specialty.getByRole('button', { name: /^Show/ });
    // Before scripts run the options are links.
    await expect(specialty.getByRole('checkbox').first()).toBeVisible();
    const before = await specialty.getByRole('checkbox').count();
    await more.focus();
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Enter');
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    expect(await specialty.getByRole('checkbox').count()).toBeGreaterThan(before);
    await page.keyboard.press('Tab');
    await expect(specialty.getByRole('checkbox').nth(before)).toBeFocused();
    await more.focus();
    await page.keyboard.press('Space');
    await expect(more).toHaveAttribute('aria-expanded', 'false');
  });
});

test('each change of the results is said once, politely', async ({ page }) => {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver((changes) => {
      const regions = new Set(
        changes.flatMap(({ target }) => {
          const element = target instanceof Element ? target : target.parentElement;
          return element?.closest('[role="status"], [role="alert"], [aria-live]') ?? [];
        }),
      );
      for (const region of regions) if (region.textContent?.trim()) said.push(region.textContent.trim());
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  const said = async () => {
    await page.waitForTimeout(1500); // announcements settle for half a second
    return page.evaluate(() => (window as unknown as { said: string[] }).said.splice(0));
  };
  await open(page, '/find-provider');
  await said();
  await facet(page, 'Gender').getByRole('checkbox').first().check();
  await expect(page.locator('.VerticalResults[aria-busy="false"]')).toBeVisible();
  expect(await said()).toEqual([`Showing ${await countText(page).innerText()}`]);
  await page
    .getByRole('navigation', { name: 'Pages of results' })
    .getByRole('link', { name: 'Next' })
    .click();
  await expect(countText(page)).toHaveText(/^21–/);
  expect(await said()).toEqual([`Showing ${await countText(page).innerText()}`]);
  await searchBox(page).fill('zzqxv wkjqp');
  await searchBox(page).press('Enter');
  await expect(page.locator('.NoResultsMessage')).toBeVisible();
  const none = (await said()).filter((words) => !/suggestion/.test(words));
  expect(none).toHaveLength(1);
  expect(none[0]).toContain('provided no results');
});

test('the list comes before the map in reading order; every pin is reached by Tab and has a name', async ({
  page,
}) => {
  await page.goto(`${findLocation}&view=map`);
  const pins = page.locator('.PinMap-pin');
  await expect(pins.first()).toBeVisible();
  await awake(page);
  const order = await page.evaluate(() => {
    const list = document.querySelector('.VerticalResults')!;
    const map = document.querySelector('.PinMap-pin')!;
    return list.compareDocumentPosition(map) & Node.DOCUMENT_POSITION_FOLLOWING ? 'list, map' : 'map, list';
  });
  expect(order).toBe('list, map');
  const names = await pins.evaluateAll((all) =>
    all.map((pin) => ({ name: pin.getAttribute('aria-label') ?? '', stop: (pin as HTMLElement).tabIndex })),
  );
  for (const { name, stop } of names) {
    expect(name).toMatch(/\d+: \S/);
    expect(stop).toBe(0);
  }
});

test('with a place typed and none found, the field says so to everyone', async ({ page }) => {
  await open(page, findLocation);
  await placeBox(page).pressSequentially('qqzzxx');
  await expect(page.getByText('No place found. Check the spelling or try a ZIP code.').first()).toBeVisible();
});
