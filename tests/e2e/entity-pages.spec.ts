import { planSite, platform, site } from './support/addresses.ts';
import { ask, planHost } from './support/ask.ts';
import { expectAccessible, expectHeadingOutline } from './support/axe.ts';
import { dueToday } from './support/dueToday.ts';
import { entityKinds as kinds, hostOf, ownPath, sample, samples, visitor } from './support/entityKinds.ts';
import type { Wire } from './support/entityKinds.ts';
import { withoutScripts } from './support/plainBrowser.ts';
import { doubleText, expectNoSidewaysScroll } from './support/sideways.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';
import { inTurn } from './support/turns.ts';

/** Types the page's structured data names; fails when a block is no JSON-LD. */
async function typesOf(page: Page): Promise<string[]> {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  return blocks.flatMap((block) => {
    const data = JSON.parse(block) as Record<string, unknown>;
    expect(data['@context']).toBe('https://schema.org');
    return [data['@type']].flat().map(String);
  });
}

const forms = [
  ['', 'rich', 1440],
  ['/es', 'sparse', 390],
] as const;

for (const [row, kind] of kinds.entries()) {
  for (const [locale, wanted, width] of dueToday(forms, row)) {
    test(`[S-120] ${kind.name}, ${wanted}${locale}: whole without scripts, told to search engines, no barrier`, async ({
      page,
      browser,
    }) => {
      const said: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') said.push(message.text());
      });
      const entity = await sample(kind, wanted);
      const address = (kind.isPlan ? planSite : site) + (await ownPath(kind, entity, locale));

      await page.setViewportSize({ width, height: 900 });
      expect((await page.goto(address))?.status()).toBe(200);
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).not.toBeEmpty();
      await expect(page.locator('html')).toHaveAttribute('lang', locale ? 'es' : 'en');
      // Whatever wakes when it comes near wakes.
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => window.scrollTo(0, 0));
      await expectHeadingOutline(page);
      await expectAccessible(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await expectNoSidewaysScroll(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await doubleText(page);
      await expectNoSidewaysScroll(page);
      expect(said, 'errors in the console').toEqual([]);

      const words = await title.innerText();
      await withoutScripts(browser, address, async (plain) => {
        await expect(plain.getByRole('heading', { level: 1 })).toHaveText(words);
        const found = await typesOf(plain);
        expect(
          found.filter((type) => kind.types.includes(type)),
          `found ${found.join(', ')}`,
        ).not.toEqual([]);
        expect(found).toContain('BreadcrumbList');
        await expect(plain.getByText(/\b(?:undefined|NaN|Invalid Date|\[object Object\])/)).toHaveCount(0);
      });
    });
  }

  test(`[S-120] ${kind.name}: an unknown id is not found`, async () => {
    for (const path of [`${kind.prefix}/nobody-zzz0`, `/es${kind.prefix}/nobody-zzz0`]) {
      expect((await ask(path, { headers: visitor, ...hostOf(kind) })).status, path).toBe(404);
    }
  });
}

test('[R-129] without a photo each kind has a picture of its own, others one of 3:2, 3:4 or 1:1', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const drawn = new Map<string, string>();
  for (const [name, ratio] of [
    ['provider', 1],
    ['facility', 8 / 5],
    ['investigator', 3 / 4],
    ['answer', 1],
  ] as const) {
    const kind = kinds.find((one) => one.name === name)!;
    const picture = page.locator('main .Picture-frame').first();
    // Many people have a portrait, and an answer is that of whoever gave it.
    for (const document of await samples(kind)) {
      if (document['headshot'] ?? document['image'] ?? document['c_image']) continue;
      await page.goto(site + (await ownPath(kind, document, '')));
      if ((await picture.locator('[data-art]').count()) > 0) break;
    }
    await expect(picture.locator('svg')).toBeVisible();
    await expect(picture.locator('img')).toHaveCount(0);
    const { width, height } = (await picture.boundingBox())!;
    expect(Math.abs(width / height - ratio), `${name}: ${width} by ${height}`).toBeLessThan(0.02);
    // People are drawn as initials, places as buildings: each by its own measures.
    drawn.set(name, (await picture.locator('svg').getAttribute('viewBox')) ?? '');
    expect(await picture.locator('svg text').count(), name).toBe(
      /provider|investigator|answer/.test(name) ? 1 : 0,
    );
  }
  expect(new Set([drawn.get('provider'), drawn.get('facility')]).size).toBe(2);
});

test('[R-129] a story without a photo shows a drawing of what it is about, a file of 3:2', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const kind = kinds.find(({ name }) => name === 'story')!;
  await page.goto(site + (await ownPath(kind, await sample(kind, 'sparse'), '')));
  const frame = page.locator('main .Picture-frame').first();
  await expect(frame.locator('img')).toHaveAttribute('src', /\/media\/art\/scene\/[a-z]+\/[\w-]+\.svg/);
  await expect(frame.locator('img')).toHaveAttribute('alt', '');
  const { width, height } = (await frame.boundingBox())!;
  expect(Math.abs(width / height - 3 / 2), `${width} by ${height}`).toBeLessThan(0.02);
});

test.describe('the address of a deleted provider', () => {
  let id = '';
  let name = '';
  test.beforeAll(async () => {
    const answer = await fetch(
      `${platform}/v2/accounts/me/content/providers?api_key=meridian-dev-directory&v=20240321&limit=1&meta.locale=en&c_isDeleted=true`,
    );
    const { response } = (await answer.json()) as { response: { docs: (Wire & { name: string })[] } };
    const [document] = response.docs;
    if (!document) throw new Error('the demo network has no deleted provider');
    ({ id, name } = document);
  });

  test('answers 410 at any slug, in both languages, kept or not, to GET and HEAD', async () => {
    for (const path of [
      `/find-provider/certainly-wrong-${id}`,
      `/es/find-provider/certainly-wrong-${id}`,
      `/provider-details/another-one-${id}`,
      `/find-provider/with-a-search-${id}?query=%22a%22`,
      `/find-provider/%3Cb%3E&'-${id}`,
    ]) {
      for (const method of ['GET', 'GET', 'HEAD']) {
        const { status, headers } = await ask(path, { method, headers: visitor });
        expect(status, `${method} ${path}`).toBe(410);
        expect(headers['cache-control'], path).toMatch(/s-maxage=60\b/);
      }
    }
  });

  test('is another one’s, or nobody’s, elsewhere', async () => {
    for (const path of [`/find-provider/x-${id}0zz`, `/find-location/facility/x-${id}`])
      expect((await ask(path, { headers: visitor })).status, path).toBe(404);
    const plan = await ask(`/find-provider/x-${id}`, { headers: visitor, host: planHost() });
    expect(plan.status).toBe(404);
  });

  for (const [locale, title, search, width] of [
    ['', /is no longer listed$/, 'Find another doctor', 1440],
    ['/es', /ya no figura en nuestro directorio$/, 'Buscar otro médico', 390],
  ] as const) {
    test(`is a page of the site with a way on${locale}`, async ({ page, browser }) => {
      const path = `${locale}/find-provider/gone-${id}`;
      await page.setViewportSize({ width, height: 900 });
      expect((await page.goto(path))?.status()).toBe(410);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toContainText(name);
      await expect(heading).toHaveText(title);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', locale ? 'es' : 'en');
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
      expect(await typesOf(page)).toEqual([]);
      await expectHeadingOutline(page);
      await expectAccessible(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await doubleText(page);
      await expectNoSidewaysScroll(page);

      await withoutScripts(browser, path, async (plain) => {
        await expect(
          plain
            .getByRole('main')
            .getByRole('link', { name: /800-555-0199/ })
            .first(),
        ).toBeVisible();
        const others = plain.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link');
        expect(await others.count()).toBeGreaterThan(0);
        expect(await others.first().getAttribute('href')).toMatch(`${locale}/find-provider/`);
        await plain.getByRole('link', { name: search }).click();
        await expect(plain.locator('.VerticalResults > li').first()).toBeVisible();
      });
    });
  }

  test('shows others like it in cards whose actions stand at the bottom', inTurn(6), async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/find-provider/gone-${id}`);
    const below = await page.locator('.CardFrame:has(.CardFrame-actions)').evaluateAll((cards) =>
      cards.map((card) => {
        const actions = card.querySelectorAll('.CardFrame-actions a, .CardFrame-actions button');
        const bottoms = [...actions]
          .filter((action) => getComputedStyle(action).visibility === 'visible')
          .map((action) => action.getBoundingClientRect().bottom);
        return Math.round(card.getBoundingClientRect().bottom - Math.max(...bottoms));
      }),
    );
    expect(below.length).toBeGreaterThan(1);
    expect(new Set(below).size, `room below the actions: ${below.join(', ')}`).toBe(1);
    expect(below[0]).toBeLessThan(40);
  });

  test('stands in no sitemap and saves no contact', async () => {
    expect((await ask('/sitemap-providers.xml', { headers: visitor })).text).not.toContain(id);
    expect((await ask(`/api/vcard/provider/x-${id}.vcf`, { headers: visitor })).status).toBe(404);
  });
});

test('a provider and a facility can be taken along as files', inTurn(6), async ({ page }) => {
  for (const kind of kinds.filter(({ name }) => name === 'provider' || name === 'facility')) {
    const entity = await sample(kind, 'rich');
    await page.goto(await ownPath(kind, entity, ''));
    const link = page.locator('a[href^="/api/vcard/"]');
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(download.suggestedFilename()).toMatch(/^[\w-]+\.vcf$/);
    const { headers, text } = await ask((await link.getAttribute('href')) ?? '', { headers: visitor });
    expect(headers['content-type']).toBe('text/vcard; charset=utf-8');
    expect(text).toMatch(/^BEGIN:VCARD\r\nVERSION:3\.0\r\n/);
    expect(text).toContain(`UID:${entity.id}@`);
  }
});

test(
  'providers are put side by side, on the device alone until the page is opened',
  inTurn(6),
  async ({ page, browser }) => {
    test.slow();
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await page.goto('/find-provider');
    await page.locator('.VerticalResults [data-awake], [data-awake] .VerticalResults').first().waitFor();
    const cards = page.locator('.VerticalResults > li');
    const names: string[] = [];
    for (const at of [0, 1]) {
      const card = cards.nth(at);
      names.push(await card.getByRole('heading').innerText());
      await card.getByRole('button', { name: /^Compare/ }).click();
      await expect(card.getByRole('button', { name: /^Compare/ })).toHaveAttribute('aria-pressed', 'true');
    }
    expect(sent.filter((url) => /compare/.test(url))).toEqual([]);
    const open = cards.nth(1).getByRole('link', { name: 'See all 2 side by side' });
    const href = (await open.getAttribute('href')) ?? '';
    expect(href).toMatch(/^\/compare\?providers=[\w.-]+,[\w.-]+$/);
    await open.click();
    for (const name of names) await expect(page.getByRole('columnheader', { name })).toBeVisible();
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
    await page.getByRole('button', { name: 'Forget my list' }).click();
    await expect(page.getByRole('button', { name: 'Forget my list' })).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('compared'))).toBeNull();

    await withoutScripts(browser, href, async (plain) => {
      for (const name of names) await expect(plain.getByRole('columnheader', { name })).toBeVisible();
      await plain
        .getByRole('link', { name: /^Remove/ })
        .first()
        .click();
      await expect(plain).toHaveURL(/\/compare\?providers=[\w.-]+$/);
      await expect(plain.getByRole('columnheader', { name: names[1]! })).toBeVisible();
    });
    const { headers, text } = await ask(href, { headers: visitor });
    expect(headers['cache-control']).toBe('private, no-store');
    expect(text).toMatch(/<meta name="robots" content="noindex/);
  },
);
