import { expectAccessible } from './support/axe.ts';
import { findLocation } from './support/addresses.ts';
import { allButOneToday } from './support/dueToday.ts';
import { OwnServers } from './support/OwnServers.ts';
import { awake, rows } from './support/searchPage.ts';
import { expectNoSidewaysScroll } from './support/sideways.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';
import { TileServer } from './support/TileServer.ts';
import { inTurn } from './support/turns.ts';

const mapAddress = `${findLocation}&view=map`;
const pins = (page: Page) => page.locator('.PinMap-pin');
const towns = (page: Page) => page.locator('.PinMap-town.leaflet-marker-icon');
const tiles = (page: Page) => page.locator('.PinMap img.leaflet-tile-loaded');

async function openMap(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await awake(page);
  await expect(pins(page).first()).toBeVisible();
}

/** What is wrong with the drawing as it stands: names that meet one another, a pin or a button, or are cut. */
const faults = (page: Page) =>
  page.locator('.PinMap').evaluate((map) => {
    const boxes = (selector: string) =>
      [...map.querySelectorAll(selector)].map((one) => ({
        name: one.textContent || one.className,
        box: one.getBoundingClientRect(),
      }));
    const frame = map.querySelector('.PinMap-canvas')!.getBoundingClientRect();
    // Letters and point, not the box they were given: what is drawn must hold.
    const names = boxes('.PinMap-town.leaflet-marker-icon > span');
    const others = boxes('.PinMap-pin, .PinMap-more, .PinMap-zoom button, .PinMap-card');
    const meet = (one: DOMRect, other: DOMRect) =>
      one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
    return names.flatMap(({ name, box }, index) => [
      ...[...names.slice(index + 1), ...others]
        .filter((other) => meet(box, other.box))
        .map((other) => `${name} meets ${other.name}`),
      ...(box.left < frame.left || box.right > frame.right || box.top < frame.top || box.bottom > frame.bottom
        ? [`${name} is cut`]
        : []),
    ]);
  });

for (const width of [390, 768, 1440]) {
  test(`at ${width} px names of towns meet nothing and are whole, wherever the map is moved`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    for (const locale of allButOneToday(['', '/es'])) {
      await openMap(page, locale + mapAddress);
      await expect(towns(page).first()).toBeVisible();
      expect(await faults(page)).toEqual([]);
      await page.locator('.PinMap-canvas').focus();
      for (const key of ['+', '+', 'ArrowLeft', 'ArrowUp', '+', 'ArrowRight', 'ArrowDown', '-', '-', '-']) {
        await page.keyboard.press(key);
        await expect.poll(() => faults(page), key).toEqual([]);
      }
      await pins(page).first().focus();
      await page.keyboard.press('Enter');
      await expect(page.locator('.PinMap-card').first()).toBeVisible();
      await expect.poll(() => faults(page)).toEqual([]);
    }
  });
}

test('a phone that is turned shows its pins as one that was held so from the start, until they were moved', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const places = () =>
    page.locator('.PinMap').evaluate((map) => {
      const frame = map.querySelector('.PinMap-canvas')!.getBoundingClientRect();
      return [...map.querySelectorAll('.PinMap-pin')].map((pin) => {
        const { left, top } = pin.getBoundingClientRect();
        return [Math.round(left - frame.left), Math.round(top - frame.top)];
      });
    });
  const turned = { width: 844, height: 390 };
  await page.setViewportSize(turned);
  await openMap(page, mapAddress);
  const wanted = await places();
  await page.setViewportSize({ width: 390, height: 844 });
  await openMap(page, mapAddress);
  await page.setViewportSize(turned);
  await expect.poll(places).toEqual(wanted);

  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(places).not.toEqual(wanted);
  const before = await pins(page).count();
  await page.setViewportSize({ ...turned, width: 820 });
  await page.waitForTimeout(500);
  expect(await pins(page).count()).toBe(before);
});

test.describe('streets of another party', () => {
  test.describe.configure({ mode: 'serial', timeout: 150_000 });
  const host = new TileServer();
  let servers: OwnServers;

  test.beforeAll(async () => {
    await host.start();
    servers = new OwnServers({
      name: 'map',
      env: {
        MAP_TILES_URL: `${host.origin}/{z}/{x}/{y}.svg`,
        MAP_TILES_ATTRIBUTION: '© [Open Streets](https://open.example.org/copyright) people',
        MAP_TILES_MAX_ZOOM: '16',
      },
    });
    await servers.start();
  });
  test.afterAll(async () => {
    await servers.stop();
    await host.stop();
  });
  test.beforeEach(() => {
    host.manner = 'tiles';
    host.asked.length = 0;
  });
  const show = (page: Page) => page.getByRole('button', { name: 'Show streets' });

  test('nothing is asked of it before the visitor allows it; its pictures alone are let in', async ({
    page,
  }) => {
    const answer = await page.goto(servers.site + mapAddress);
    const policy = (await answer?.headerValue('content-security-policy'))?.split('; ') ?? [];
    expect(policy.filter((directive) => directive.includes(host.origin))).toEqual([
      `img-src 'self' data: ${host.origin}`,
    ]);
    await expect(pins(page).first()).toBeVisible();
    await expect(towns(page).first()).toBeVisible();
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await page.waitForLoadState('networkidle');
    expect(host.asked).toEqual([]);
    await expect(page.getByText(`They come from ${new URL(host.origin).host}`)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open Streets' })).toBeVisible();
    await expectAccessible(page);
  });

  test(
    'allowed, they lie below the pins on this page and the next, until they are hidden',
    inTurn(5),
    async ({ page }) => {
      await openMap(page, servers.site + mapAddress);
      await show(page).click();
      await expect(tiles(page).first()).toBeVisible();
      await expect(towns(page)).toHaveCount(0);
      expect(new Set(host.asked.map(({ referrer }) => referrer))).toEqual(new Set([`${servers.site}/`]));
      await expectAccessible(page);
      await pins(page).first().focus();
      await page.keyboard.press('Enter');
      await expect(page.locator('.PinMap-card').first()).toBeVisible();
      await expect(rows(page)).toHaveCount(20);

      // Nearer than the boundaries go, as near as there are tiles.
      const zoomIn = page.getByRole('button', { name: 'Zoom in' });
      const nearest = () => Math.max(...host.asked.map(({ path }) => Number(path.split('/')[1])));
      await expect(async () => {
        await zoomIn.click();
        expect(nearest()).toBe(16);
      }).toPass();

      await page.reload();
      await expect(tiles(page).first()).toBeVisible();
      await page.getByRole('button', { name: 'Hide streets' }).click();
      await expect(tiles(page)).toHaveCount(0);
      await expect(towns(page).first()).toBeVisible();
      const asked = host.asked.length;
      await page.reload();
      await expect(towns(page).first()).toBeVisible();
      expect(host.asked.length).toBe(asked);
    },
  );

  test('what was allowed at the map can be taken back in the preferences', inTurn(5), async ({ page }) => {
    await openMap(page, servers.site + mapAddress);
    await show(page).click();
    await expect(tiles(page).first()).toBeVisible();
    await page.locator('[data-tracking-opt-out]').first().click();
    const streets = page.getByRole('switch', { name: 'Streets on maps' });
    await expect(streets).toBeChecked();
    await streets.click();
    await page.getByRole('button', { name: 'Save my choice' }).click();
    await expect(tiles(page)).toHaveCount(0);
    await expect(show(page)).toBeVisible();
  });

  test('when they do not come it is said, and the map of boundaries stays', inTurn(5), async ({ page }) => {
    host.manner = 'error';
    await openMap(page, servers.site + mapAddress);
    await show(page).click();
    await expect(page.getByText('The streets did not load.')).toBeVisible();
    await expect(towns(page).first()).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await expect(rows(page)).toHaveCount(20);
    await expectAccessible(page);
    host.manner = 'tiles';
    await page.getByRole('button', { name: 'Zoom out' }).click();
    await expect(tiles(page).first()).toBeVisible();
    await expect(page.getByText('The streets did not load.')).toHaveCount(0);
  });

  test('while they are on their way the map of boundaries stays', inTurn(5), async ({ page }) => {
    host.manner = 'hang';
    await openMap(page, servers.site + mapAddress);
    await show(page).click();
    await expect.poll(() => host.asked.length).toBeGreaterThan(0);
    await expect(towns(page).first()).toBeVisible();
    await pins(page).first().focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.PinMap-card').first()).toBeVisible();
  });

  for (const width of [390, 768, 1440]) {
    test(`in Spanish, at ${width} px, with and without them`, inTurn(5), async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await openMap(page, `${servers.site}/es${mapAddress}`);
      await expectNoSidewaysScroll(page);
      await page.getByRole('button', { name: 'Mostrar las calles' }).click();
      await expect(tiles(page).first()).toBeVisible();
      await expect(page.getByText('Calles: © Open Streets people')).toBeVisible();
      await expectNoSidewaysScroll(page);
      // The header that comes along covers what is scrolled below it.
      await page.evaluate(() => window.scrollTo(0, 0));
      await expectAccessible(page);
    });
  }
});
