import { planSite, site } from './support/addresses.ts';
import { entityKinds, ownPath, sample } from './support/entityKinds.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

/* What a page begins with: its title, the first way on, the first result and the film's picture, on a phone, a tablet and a desk. */

const SCREENS = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];
/** A page for each kind of hero; of entities any of their kind. */
const PAGES: readonly (readonly [hero: string, path: string, host?: string])[] = [
  ['HomepageHero', '/'],
  ['HeroBanner', '/about-us'],
  ['HeroBanner', '/shop-plans', planSite],
  ['InteriorHero--right', '/services/heart'],
  ['InteriorHero--left', '/care/video-visits'],
  ['VideoHero', '/volunteering'],
  ['CalloutHero', '/careers'],
  ['BasicHero', '/patients'],
  ['SearchHero', '/health'],
];
const ENTITIES: readonly (readonly [hero: string, kind: string])[] = [
  ['PlanHero', 'plan'],
  ['PatientStoryHero', 'story'],
  ['ResearchHero', 'trial'],
  ['AskAnExpertHero', 'answer'],
  ['VolunteerHero', 'volunteer role'],
];

/** Where in its hero the title ends, the first way on ends, and pictures end that stand above the title, in px. */
const measure = (page: Page, hero: string) =>
  page.locator(`.HeroFrame.${hero}`).evaluate((box) => {
    const bottom = (element: Element) => element.getBoundingClientRect().bottom;
    const title = box.querySelector('h1')!;
    const ways = [...box.querySelectorAll('a[href], button, input:not([type="hidden"])')].filter(
      (way) => !way.closest('.HeroFrame-crumbs') && way.checkVisibility({ visibilityProperty: true }),
    );
    const above = [...box.querySelectorAll('img, video, [data-art]')].filter(
      (picture) =>
        picture.getBoundingClientRect().height > 100 && bottom(picture) <= title.getBoundingClientRect().top,
    );
    return { title: bottom(title), way: ways[0] && bottom(ways[0]), above: above.length };
  });

test('title and first way on of every kind of hero are on the first screen, below no picture', async ({
  page,
}) => {
  const all = [
    ...PAGES.map(([hero, path, host = site]) => ({ hero, address: host + path })),
    ...(await Promise.all(
      ENTITIES.map(async ([hero, name]) => {
        const kind = entityKinds.find((one) => one.name === name)!;
        return { hero, address: site + (await ownPath(kind, await sample(kind, 'rich'), '')) };
      }),
    )),
  ];
  let ways = 0;
  for (const { hero, address } of all) {
    await page.goto(address);
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      const where = `${hero} of ${address} at ${screen.width} px`;
      const { title, way, above } = await measure(page, hero);
      expect(title, `title of the ${where}`).toBeLessThanOrEqual(screen.height);
      expect(above, `pictures above the title of the ${where}`).toBe(0);
      if (way === undefined) continue;
      ways += 1;
      expect(way, `first way on of the ${where}`).toBeLessThanOrEqual(screen.height);
    }
  }
  expect(ways).toBeGreaterThan(20);
});

/** How far down the first result of a search may begin on a phone, in px. */
const FIRST_RESULT = 480;

for (const path of ['/find-provider', '/find-location?verticalKey=healthcare_facilities'])
  test(`on a phone the first result of ${path} begins in the upper part of the first screen`, async ({
    page,
  }) => {
    await page.setViewportSize(SCREENS[0]!);
    for (const prefix of ['', '/es']) {
      await page.goto(site + prefix + path);
      const first = page.locator('.SearchFrame-results .CardFrame').first();
      await expect(first).toBeVisible();
      const top = await first.evaluate((card) => card.getBoundingClientRect().top);
      expect(top, `${prefix}${path}`).toBeLessThanOrEqual(FIRST_RESULT);
    }
  });

test('what a card offers to press says its words on one line', async ({ page }) => {
  let buttons = 0;
  for (const prefix of ['', '/es'])
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      await page.goto(`${site}${prefix}/find-provider`);
      const broken = await page
        .locator('.SearchFrame-results .CardFrame-actions .Button')
        .evaluateAll((all) =>
          all.map((button) => {
            const words = document.createRange();
            words.selectNodeContents(button);
            // Words for those who listen have no box of their own line.
            const lines = [...words.getClientRects()].filter(({ width }) => width > 4);
            return Math.max(...lines.map(({ bottom }) => bottom)) - Math.min(...lines.map(({ top }) => top));
          }),
        );
      buttons += broken.length;
      expect(Math.max(...broken), `${prefix} at ${screen.width} px`).toBeLessThan(36);
    }
  expect(buttons).toBeGreaterThan(60);
});

test('the button that plays a film stands at the foot of its picture', async ({ page }) => {
  await page.goto(`${site}/volunteering`);
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    const places = await page.locator('.VideoFacade').evaluateAll((films) =>
      films.map((film) => {
        const { top, height } = film.getBoundingClientRect();
        const play = film.querySelector('.VideoFacade-play')!.getBoundingClientRect();
        return (play.top - top) / height;
      }),
    );
    expect(places.length).toBeGreaterThan(0);
    expect(Math.min(...places), `at ${screen.width} px`).toBeGreaterThan(0.45);
  }
});
