import { createHmac } from 'node:crypto';
import { platform, site } from './support/addresses.ts';
import { expectAccessible } from './support/axe.ts';
import { secretsUnderTest } from './support/secretsUnderTest.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';
import { inTurn } from './support/turns.ts';

/* Components that an editor places by hand, each on the page of the demo network that shows it. */

const section = (page: Page, component: string) => page.locator(`.${component}`).first();

/** Brings a part into view and waits until it is awake, where it wakes in view. */
async function wake(page: Page, component: string) {
  const part = section(page, component);
  await part.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-wake="visible"]:not([data-awake])', { has: part })).toHaveCount(0);
  return part;
}

test('an article names its contributor, its check and what belongs to it', inTurn(6), async ({ page }) => {
  await page.goto('/health/winter-at-home');
  const contributor = page.getByRole('list', { name: 'Written by' });
  await expect(contributor.getByRole('listitem')).toHaveCount(1);
  await expect(contributor).not.toContainText('person');
  await expect(section(page, 'ContentField')).toContainText('Last changed and checked in October');
  for (const name of ['Upcoming events', 'Patient stories']) {
    const related = page.locator('.ListingFrame').filter({ has: page.getByRole('heading', { name }) });
    await expect(related.locator('h3 a').first(), name).toBeVisible();
  }
  await expectAccessible(page);
  await page.goto('/es/health/winter-at-home');
  await expect(section(page, 'ContentField')).toContainText('Último cambio y revisión en octubre');
});

test(
  'a page of videos: Brightcove, and at YouTube; both wait for Play and work by keyboard',
  inTurn(6),
  async ({ page }) => {
    await page.goto('/care/video-visits');
    const film = await wake(page, 'BrightcoveVideo');
    await expect(film).toContainText('A video visit from beginning to end');
    // Before Play: what a player's frame holds is its host's.
    await expectAccessible(page);
    const play = film.getByRole('button', { name: 'Play video: A video visit from beginning to end' });
    await play.focus();
    await page.keyboard.press('Enter');
    await expect(film.locator('iframe')).toHaveAttribute('title', 'A video visit from beginning to end');
    await page.goto('/visitors/parking');
    const clip = await wake(page, 'YoutubeVideo');
    await clip.getByRole('button', { name: 'Play video: From the garage to the front desk' }).focus();
    await page.keyboard.press('Enter');
    await expect(clip.locator('iframe')).toBeVisible();
  },
);

test('volunteers on film, as cards that play by keyboard', inTurn(6), async ({ page }) => {
  await page.goto('/volunteering');
  await wake(page, 'VideoCard');
  await expectAccessible(page);
  const cards = page.locator('.VideoCard');
  await expect(cards).toHaveCount(2);
  await expect(cards.getByRole('heading', { level: 3 })).toHaveText([
    'Mornings at the front desk',
    'Reading to children',
  ]);
  await cards.first().getByRole('button', { name: 'Play video: Mornings at the front desk' }).focus();
  await page.keyboard.press('Enter');
  await expect(cards.first().locator('iframe')).toBeVisible();
});

test(
  'films are seen whole on a desk, and half columns stand beside each other from a tablet on',
  inTurn(6),
  async ({ page }) => {
    const desk = { width: 1440, height: 900 };
    await page.setViewportSize(desk);
    for (const path of ['/care/video-visits', '/visitors/parking', '/about-us/community', '/volunteering']) {
      await page.goto(path);
      const heights = await page
        .locator('main :is(.VideoFacade, .LoopMedia)')
        .evaluateAll((films) => films.map((film) => film.getBoundingClientRect().height));
      expect(heights.length, path).toBeGreaterThan(0);
      expect(Math.max(...heights), path).toBeLessThan(desk.height * 0.8);
    }
    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 1000 });
      const cards = await page
        .locator('.VideoCard')
        .evaluateAll((all) => all.map((card) => card.getBoundingClientRect()));
      expect([width, cards[0]!.top]).toEqual([width, cards[1]!.top]);
      expect(cards[0]!.right).toBeLessThan(cards[1]!.left);
    }
  },
);

test('[Q-153] a featured promo plays its video beside its words', async ({ page }) => {
  await page.goto('/careers');
  const promo = await wake(page, 'FeaturedPromo');
  await expect(promo.getByRole('heading', { level: 2 })).toHaveText('From the kitchen to the clinic');
  await promo.getByRole('button', { name: 'Play video: From the kitchen to the clinic' }).focus();
  await page.keyboard.press('Enter');
  await expect(promo.locator('iframe')).toBeVisible();
});

test('[Q-362] a silent film repeats, and stops when asked to', async ({ page }) => {
  await page.goto('/about-us/community');
  const loop = await wake(page, 'LoopVideo');
  await expect(loop.locator('video')).toHaveJSProperty('muted', true);
  const button = loop.getByRole('button');
  await expect(button).toHaveText('Pause Animation');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveText('Play Animation');
  await expect(loop.locator('video')).toHaveJSProperty('paused', true);
  await expectAccessible(page);
});

test('[Q-142, Q-367, Q-369, C-080, C-081, C-082] visitors see the rooms of a hospital one by one, with thumbnails in step, below a notice', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/visitors');
  await expect(page.getByRole('complementary', { name: 'Notice for this page' })).toContainText(
    'Masks in cancer',
  );
  await page.getByRole('link', { name: 'Why we ask' }).click();
  await expect(page.getByText('weaken the body’s defenses')).toBeVisible();
  const gallery = await wake(page, 'ImageGallery');
  await expect(gallery.locator('figure').first()).toContainText('Entrance');
  const slide = (await gallery.locator('.Carousel-slide').first().boundingBox())!;
  const strip = gallery.locator('.Carousel-strip > li');
  const [first, second] = [(await strip.nth(0).boundingBox())!, (await strip.nth(1).boundingBox())!];
  const space = await gallery.locator('.Carousel-strip').evaluate((one) => {
    const { paddingLeft, paddingRight } = getComputedStyle(one);
    return one.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
  });
  expect(slide.height).toBeCloseTo(590, 0);
  expect(second.x - first.x - first.width).toBeCloseTo(16, 0);
  // 3.4 of them and the gaps between fill the strip.
  expect(3.4 * first.width + 2.4 * 16).toBeCloseTo(space, 0);
  await gallery.getByRole('button', { name: 'Next picture' }).focus();
  await page.keyboard.press('Enter');
  await expect(gallery.locator('[aria-current="true"]')).toHaveAccessibleName(/Waiting room/);
  await expectAccessible(page);
});

test('[Q-139, Q-370] the leaders; one bio is open at a time', async ({ page }) => {
  await page.goto('/about-us/leadership');
  const bios = await wake(page, 'LeadershipBios');
  const people = bios.locator('.BioCard');
  await expect(people).toHaveCount(4);
  await expect(people.getByRole('heading', { level: 3 })).toHaveText([
    'Marisol Vega, MD, MPH',
    'Daniel Okafor, DNP, RN',
    'Grace Lindqvist, CPA',
    'Arun Patel, MD',
  ]);
  await people.nth(0).locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(people.nth(0).getByText('family doctor in Salinas')).toBeVisible();
  await people.nth(3).locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(people.nth(3).getByText('cardiologist')).toBeVisible();
  await expect(people.nth(0).getByText('family doctor in Salinas')).toBeHidden();
  await expectAccessible(page);
});

test(
  'a place by itself, a part that pages share and the pages beside each other',
  inTurn(6),
  async ({ page }) => {
    await page.goto('/contact');
    await expect(section(page, 'LocationsMapItem').getByRole('heading')).toHaveText(
      'Patient relations office',
    );
    await expectAccessible(page);
    await page.goto('/patients/rights');
    await expect(page.getByRole('heading', { name: 'Rather talk to someone?' })).toBeVisible();
    await page.goto('/patients/insurance');
    const beside = page.getByRole('navigation', { name: 'For patients' });
    await expect(beside.getByRole('link', { name: 'Insurance' })).toHaveAttribute('aria-current', 'page');
    await beside.getByRole('link', { name: 'Your rights' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/patients\/rights$/);
  },
);

test('[Q-148, Q-373] the short address on bills leads on; without scripts it says where', async ({
  page,
  browser,
}) => {
  await page.goto('/pay');
  await expect(page).toHaveURL(/\/patients\/billing$/);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(new URL('/pay', page.url()).href);
  await expect(plain.locator('.Redirect').getByRole('link')).toHaveAttribute('href', '/patients/billing');
  await context.close();
});

test('[Q-115, Q-119] the health pages begin with the search of their library', async ({ page }) => {
  await page.goto('/health');
  const hero = section(page, 'SearchHero');
  await expect(hero.getByRole('heading', { level: 1 })).toHaveText('Health and wellness');
  await expect(hero.getByRole('heading', { level: 2 })).toHaveText('Often looked for');
  const dynamic = page.getByRole('heading', { name: 'For the heart' });
  await dynamic.scrollIntoViewIfNeeded();
  await expect(dynamic).toBeVisible();
  await expectAccessible(page);
  await hero.getByRole('search', { name: 'Health library' }).getByRole('searchbox').fill('sleep');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/health\/library\?.*query=%22sleep%22/);
});

test('[S-309] giving tells what a gift has done', async ({ page }) => {
  await page.goto('/giving');
  const story = page.locator('main a[href^="/news/"]').first();
  await expect(story).toBeVisible();
  await expect(story).toHaveAccessibleName(/.{10}/);
  await expectAccessible(page);
});

test('[Q-269, Q-270, Q-271] volunteering by kind of work, level by level', async ({ page }) => {
  await page.goto('/volunteering/opportunities');
  const group = page.getByRole('group', { name: 'Area of work' });
  const choice = (name: RegExp) => group.getByRole('checkbox', { name });
  await expect(choice(/^With patients/)).toBeEnabled();
  await expect(choice(/^Nursing/)).toHaveCount(0);
  await choice(/^With patients/).check();
  await choice(/^Nursing/).check();
  await expect(page).toHaveURL(/facets=.*Nursing/);
  await choice(/^Nursing/).uncheck();
  await expect(choice(/^With patients/)).toBeChecked();
});

test.describe('phrases', () => {
  const dictionary = `${platform}/admin/sites/main/dictionary`;
  const save = async (phrases: object) => {
    const answer = await fetch(dictionary, {
      method: 'PUT',
      headers: { 'x-editing-authorization': secretsUnderTest().drafts, 'content-type': 'application/json' },
      body: JSON.stringify(phrases),
    });
    expect(answer.status).toBe(200);
  };

  /** Has a page made anew, as the platform asks it of the site. */
  const renew = async (path: string) => {
    const body = JSON.stringify({ paths: [{ variant: 'main', locale: 'en', path }], entities: [] });
    const seconds = Math.floor(Date.now() / 1000);
    const mac = createHmac('sha256', secretsUnderTest().revalidate)
      .update(`${seconds}.${body}`)
      .digest('hex');
    const answer = await fetch(`${site}/api/revalidate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-revalidate-signature': `t=${seconds},v1=${mac}` },
      body,
    });
    expect(answer.status).toBe(200);
  };
  const words = (page: Page) => page.locator('#often-searched');

  test('[A-81] an editor changes a phrase in one language, and the page says it once it is made anew', async ({
    page,
  }) => {
    expect((await fetch(dictionary)).status).toBe(401);
    const key = 'hero.oftenSearched';
    await page.goto('/es');
    const spanish = await words(page).innerText();
    const becomes = (text: string) =>
      expect(async () => {
        await renew('/');
        await page.goto('/');
        await expect(words(page)).toHaveText(text, { timeout: 500 });
      }).toPass({ timeout: 30_000 });
    await page.goto('/');
    const before = await words(page).innerText();
    try {
      await save({ [key]: { en: 'Asked for today' } });
      await becomes('Asked for today');
      await page.goto('/es');
      await expect(words(page)).toHaveText(spanish);
    } finally {
      await save({ [key]: { en: before } });
    }
    await becomes(before);
  });

  test('every phrase of the site is there to be changed, in both languages', async () => {
    const phrasesOf = async (language: string) => {
      const answer = await fetch(
        `${platform}/sitecore/api/jss/dictionary/plan/${language}?sc_apikey=meridian-dev-content`,
      );
      return ((await answer.json()) as { phrases: Record<string, string> }).phrases;
    };
    const [english, spanish] = [await phrasesOf('en'), await phrasesOf('es')];
    expect(Object.keys(english).length).toBeGreaterThan(700);
    expect(Object.keys(english).filter((key) => !spanish[key])).toEqual([]);
    expect(english['facets.own']).toBe('Meridian Providers');
  });
});
