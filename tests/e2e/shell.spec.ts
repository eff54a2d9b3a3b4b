import { ask, planHost } from './support/ask.ts';
import { findLocation, planSite, platform, site } from './support/addresses.ts';
import { fullFacility, pathOf } from './support/directory.ts';
import { dueToday } from './support/dueToday.ts';
import { started } from './support/started.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

const phone = { width: 390, height: 844 };
const menuButton = (page: Page) => page.locator('details.HeaderMenuFlyout > summary');

test.describe('the page shell', () => {
  test('[S-020, S-021, S-022, S-023, S-024, S-025, S-028] every route has the parts of the shell in order', async ({
    page,
  }) => {
    for (const path of ['/', '/about-us', pathOf(await fullFacility()), findLocation, '/no-such-page']) {
      await page.goto(path);
      const order = await page.evaluate(() => {
        const parts = [
          'a.skip-link',
          '.GlobalAlert',
          'header',
          'main',
          'footer',
          'a[href$="/indexing-sitemap.html"]',
        ].map((selector) => document.querySelector(selector));
        return parts.map((part, index) => {
          const next = parts[index + 1];
          if (!part) return 'missing';
          if (!next) return 'last';
          return part.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING ? 'before' : 'after';
        });
      });
      expect(order, path).toEqual(['before', 'before', 'before', 'before', 'before', 'last']);
    }
    await page.goto(pathOf(await fullFacility()));
    const bottom = page.getByRole('region', { name: 'Similar Locations Nearby' });
    const isAfterMain = await bottom.evaluate(
      (element) =>
        document.querySelector('main')!.compareDocumentPosition(element) === Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(isAfterMain).toBe(true);
  });

  test('[S-020] the skip link is the first stop of the keyboard, shows itself, and leads to the content', async ({
    page,
  }) => {
    await page.goto('/about-us');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });

  test('[S-025] the link to the indexing sitemap is for crawlers: in the markup, not seen, not focusable, and it answers', async ({
    page,
  }) => {
    await page.goto('/es/about-us');
    const link = page.locator('a[href="/es/indexing-sitemap.html"]');
    await expect(link).toHaveCount(1);
    await expect(link).toHaveAttribute('tabindex', '-1');
    const box = await link.boundingBox();
    expect(box === null || box.width * box.height <= 4).toBe(true);
    expect((await ask('/es/indexing-sitemap.html')).status).toBe(200);
  });

  test('the words are painted before scripts and headline face are asked for', async ({ page }) => {
    await page.goto(pathOf(await fullFacility()));
    await page.locator('[data-awake]').first().waitFor();
    const early = await page.evaluate(() => {
      const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name, startTime }) => startTime < paint && /\/chunks\/|\/headline\./.test(name))
        .map(({ name }) => name);
    });
    expect(early).toEqual([]);
    await expect(page.locator('h1')).toHaveCSS('font-family', /^"Meridian Serif"/);
  });

  test('[S-026, S-027] an alert area without content takes no room', async ({ page }) => {
    await page.goto(`${planSite}/`);
    await expect(page.locator('.GlobalAlert')).toHaveCount(0);
    const gap = await page.evaluate(() => document.querySelector('header')!.getBoundingClientRect().top);
    expect(gap).toBeLessThanOrEqual(1);
  });

  test('the header holds logo, menu, utility links and sign-in, and each leads somewhere', async ({
    page,
  }) => {
    await page.goto('/');
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Meridian Health home' })).toHaveAttribute('href', '/');
    await expect(header.getByRole('link', { name: 'Contact us' }).first()).toBeVisible();
    const signIn = await header.getByRole('link', { name: 'Sign in' }).first().getAttribute('href');
    expect((await page.request.get(signIn ?? '/nowhere')).status()).toBe(200);
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: 'Privacy', exact: true }),
    ).toHaveAttribute('href', '/privacy');
  });
});

test.describe('header flyouts', () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/about-us');
    await started(page);
  });
  const search = (page: Page) => page.locator('details.HeaderSearchFlyout');
  const menu = (page: Page) => page.locator('details.HeaderMenuFlyout');

  test('[Q-091] Escape closes the open flyout and gives the focus back to its button', async ({ page }) => {
    await menuButton(page).click();
    await expect(menu(page)).toHaveAttribute('open', '');
    await page.keyboard.press('Escape');
    await expect(menu(page)).not.toHaveAttribute('open');
    await expect(menu(page).locator('> summary')).toBeFocused();
  });

  test('[Q-092] a press outside closes it', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await search(page).locator('> summary').click();
    await expect(search(page)).toHaveAttribute('open', '');
    await page.mouse.click(640, 860);
    await expect(search(page)).not.toHaveAttribute('open');
  });

  test('[Q-090] search and menu are never open together', async ({ page }) => {
    await search(page).locator('> summary').click();
    await expect(search(page)).toHaveAttribute('open', '');
    await menu(page).locator('> summary').click();
    await expect(menu(page)).toHaveAttribute('open', '');
    await expect(search(page)).not.toHaveAttribute('open');
    await search(page).locator('> summary').click();
    await expect(menu(page)).not.toHaveAttribute('open');
    await expect(search(page)).toHaveAttribute('open', '');
  });

  test('[Q-093] focus that leaves closes it', async ({ page }) => {
    await search(page).locator('> summary').click();
    await expect(search(page).getByRole('searchbox')).toBeFocused();
    for (let press = 0; press < 4; press += 1) await page.keyboard.press('Tab');
    await expect(search(page)).not.toHaveAttribute('open');
  });

  test('[Q-095] the page behind does not scroll while a flyout is open on a phone', async ({ page }) => {
    await menuButton(page).click();
    await expect(menu(page)).toHaveAttribute('open', '');
    const before = await page.evaluate(() => window.scrollY);
    await page.mouse.move(200, 600);
    await page.mouse.wheel(0, 600);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    await page.keyboard.press('Escape');
    await expect(menu(page)).not.toHaveAttribute('open');
    await expect
      .poll(async () => {
        // A wheel turned before the browser has laid out the page again turns nothing.
        await page.mouse.wheel(0, 600);
        return page.evaluate(() => window.scrollY);
      })
      .toBeGreaterThan(before);
  });

  test('[Q-094] following a link of the menu leaves it closed behind', async ({ page }) => {
    await menuButton(page).click();
    await menu(page).locator('.HeaderMenuFlyout-section > summary').first().click();
    await menu(page).getByRole('link', { name: 'Video visits' }).click();
    await expect(page).toHaveURL(/\/care\/video-visits$/);
    await expect(menu(page)).not.toHaveAttribute('open');
    await page.goBack();
    await expect(menu(page)).not.toHaveAttribute('open');
  });

  test('[Q-096, Q-097] the header gives way on scrolling down and comes back on scrolling up', async ({
    page,
  }) => {
    const header = page.getByRole('banner');
    await expect(header).toBeInViewport();
    await page.mouse.move(200, 600);
    for (let step = 0; step < 6; step += 1) await page.mouse.wheel(0, 150);
    await expect(header).not.toBeInViewport();
    await page.mouse.wheel(0, -200);
    await expect(header).toBeInViewport();
  });

  test('the search form works by keyboard and carries the query as JSON', async ({ page }) => {
    await search(page).locator('> summary').focus();
    await page.keyboard.press('Enter');
    await expect(search(page).getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('flu shot');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?(?:.*&)?query=%22flu(?:\+|%20)shot%22/);
  });
});

test.describe('languages', () => {
  test('[Q-374, Q-375, S-007, S-008] the selector leads to the same page in the other language and back', async ({
    page,
  }) => {
    await page.goto('/about-us');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Español/ })
      .first()
      .click();
    await expect(page).toHaveURL(`${site}/es/about-us`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await page
      .getByRole('banner')
      .getByRole('link', { name: /English/ })
      .first()
      .click();
    await expect(page).toHaveURL(`${site}/about-us`);
  });

  test('each language names the others and itself', async () => {
    for (const path of ['/about-us', '/es/about-us']) {
      const { text } = await ask(path);
      const alternates = Object.fromEntries(
        [...text.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)].map((found) => [
          found[1],
          found[2],
        ]),
      );
      expect(alternates).toEqual({
        en: `${site}/about-us`,
        es: `${site}/es/about-us`,
        'x-default': `${site}/about-us`,
      });
      expect(text).toContain(`<link rel="canonical" href="${site}${path}"`);
    }
  });
});

test.describe('the health plan', () => {
  test('[S-002, S-003, S-004, S-006] has its own header, links, colours, favicon and address', async ({
    page,
  }) => {
    await page.goto('/');
    const brand = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand-600').trim());
    const icon = () => page.locator('link[rel="icon"]').getAttribute('href');
    const main = { brand: await brand(), icon: await icon() };
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(`${site}/`);

    await page.goto(`${planSite}/`);
    await expect(page.locator('html')).toHaveAttribute('data-variant', 'plan');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Meridian Plan home' })).toBeVisible();
    await expect(
      page.getByRole('banner').getByRole('link', { name: 'Member sign in' }).first(),
    ).toBeVisible();
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(`${planSite}/`);
    expect(await brand()).not.toBe('');
    expect(await brand()).not.toBe(main.brand);
    expect(await icon()).not.toBe(main.icon);
    expect((await ask((await icon()) ?? '')).status).toBe(200);
    expect((await ask(main.icon ?? '')).status).toBe(200);
  });

  test('[S-005] each site describes its own search to search engines', async () => {
    const searchOf = async (host: string) =>
      /"urlTemplate":"([^"]+)"/.exec((await ask('/', { host })).text)?.[1];
    expect(await searchOf(new URL(site).host)).toBe(`${site}/search?query=%22{search_term_string}%22`);
    expect(await searchOf(planHost())).toBe(`${planSite}/search?query=%22{search_term_string}%22`);
  });

  test('pages of one site are not found on the other', async () => {
    expect((await ask('/members', { host: planHost() })).status).toBe(200);
    expect((await ask('/members')).status).toBe(404);
    expect((await ask('/patients/billing')).status).toBe(200);
    expect((await ask('/patients/billing', { host: planHost() })).status).toBe(404);
  });
});

test.describe('error pages are pages', () => {
  // A build knows no content: the first answer after it is the built-in notice, and calls for the real page.
  test.beforeAll(async () => {
    for (const path of ['/no-such-page', '/es/no-such-page', '/500'])
      await expect.poll(async () => (await ask(path)).text, { timeout: 20_000 }).toContain('<header');
  });

  for (const [path, title] of [
    ['/no-such-page', 'We could not find that page'],
    ['/es/no-such-page', 'No encontramos esa página'],
    ['/find-location/facility/nothing-here-fac9999', 'We could not find that page'],
  ] as const) {
    test(`404 at ${path} has the shell, a heading and a way on`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
      await expect(page).toHaveTitle(/\S/);
    });
  }

  test('500 has the shell and says what to do', async ({ page }) => {
    const response = await page.goto('/500');
    expect(response?.status()).toBe(500);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong on our side');
    await expect(page.getByRole('main')).toContainText('911');
  });
});

test.describe('redirects', () => {
  // Hosts of other domains and the wait-time host are configuration, see src/config/redirects.test.ts.
  const rows: [title: string, from: string, to: string][] = [
    ['[S-040, S-041] find-clinician', '/find-clinician', '/find-provider'],
    ['[S-041] find-clinician with a tail', '/find-clinician/a/b', '/find-provider'],
    ['[S-040, S-042] find-doctor', '/find-doctor', '/find-provider'],
    ['[S-042] find-doctor with a tail', '/find-doctor/jane-roe', '/find-provider'],
    ['[S-042] only whole segments are exempt', '/find-doctor/specialty-x', '/find-provider'],
    ['[S-046, S-047] doctor-by-specialty', '/find-doctor/doctor-by-specialty', '/find-doctor/specialty'],
    ['[S-048] browse', '/find-location/browse', '/find-location/type'],
    ['[S-049] birth-centers', '/find-location/birth-centers', '/find-location/type/birth-centers'],
    ['[S-050] care-centers', '/find-location/care-centers', '/find-location/type/care-centers'],
    ['[S-051] emergency-rooms', '/find-location/emergency-rooms', '/find-location/type/emergency-rooms'],
    [
      '[S-052] home-health-hospice',
      '/find-location/home-health-hospice',
      '/find-location/type/home-health-hospice',
    ],
    ['[S-053] hospitals', '/find-location/hospitals', '/find-location/type/hospitals'],
    ['[S-054] imaging', '/find-location/imaging', '/find-location/type/imaging'],
    [
      '[S-055] integrative-health-healing',
      '/find-location/integrative-health-healing',
      '/find-location/type/integrative-health-healing',
    ],
    ['[S-056] labs', '/find-location/labs', '/find-location/type/labs'],
    [
      '[S-057] libraries-resource-centers',
      '/find-location/libraries-resource-centers',
      '/find-location/type/libraries-resource-centers',
    ],
    [
      '[S-058] occupational-health',
      '/find-location/occupational-health',
      '/find-location/type/occupational-health',
    ],
    [
      '[S-059] pharmacies-outpatient',
      '/find-location/pharmacies-outpatient',
      '/find-location/type/pharmacies-outpatient',
    ],
    [
      '[S-060] physical-therapy-rehab',
      '/find-location/physical-therapy-rehab',
      '/find-location/type/physical-therapy-rehab',
    ],
    ['[S-061] surgery-centers', '/find-location/surgery-centers', '/find-location/type/surgery-centers'],
    [
      '[S-062] transplant-outreach-clinics',
      '/find-location/transplant-outreach-clinics',
      '/find-location/type/transplant-outreach-clinics',
    ],
    ['[S-063] urgent-care', '/find-location/urgent-care', '/find-location/type/urgent-care'],
    ['[S-064] walk-in-care', '/find-location/walk-in-care', '/find-location/type/walk-in-care'],
    ['[S-065] the bare find-location root', '/find-location', '/find-location/type/flu-clinic'],
    ['[S-066] plan root', '/health-plan/plan', '/health-plan'],
    ['[S-067] med-group root', '/health-plan/med-group', '/health-plan'],
    ['[S-068] hospital root', '/health-plan/hospital', '/health-plan'],
    ['a query survives', '/find-clinician?utm_source=card', '/find-provider?utm_source=card'],
    ['the language survives', '/es/find-clinician', '/es/find-provider'],
  ];
  for (const [title, from, to] of rows) {
    test(`${title}: ${from} → ${to}`, async () => {
      const { status, headers } = await ask(from);
      expect({ status, location: headers.location }).toEqual({ status: 307, location: to });
    });
  }

  for (const [title, path] of [
    ['[S-043] specialty stays', '/find-doctor/specialty'],
    ['[S-044] city stays', '/find-doctor/city/fresno'],
    ['[S-045] doctor-by-city stays', '/find-doctor/doctor-by-city'],
    ['plans below the root stay', '/health-plan/plan/some-payor/some-plan'],
  ] as const) {
    test(`${title}: ${path}`, async () => {
      const { status } = await ask(path);
      expect([200, 404]).toContain(status);
    });
  }

  test('[S-153] a search address reaches the search page, whatever key it has', async () => {
    for (const key of ['verticalKey', 'query', 'facets', 'staticFilters', 'sortBys', 'offset', 'limit']) {
      const { status, text } = await ask(`/find-location?${key}=1`);
      expect(status, key).toBe(200);
      expect(text, key).toContain('Find a location');
    }
  });
});

test.describe('rewrites and addresses for machines', () => {
  test('[S-082] healthz answers Healthy, not to be kept', async () => {
    const { status, text, headers } = await ask('/healthz');
    expect({ status, text }).toEqual({ status: 200, text: 'Healthy' });
    expect(headers['cache-control']).toContain('no-store');
  });

  test('readyz answers Ready, not to be kept', async () => {
    const { status, text, headers } = await ask('/readyz');
    expect({ status, text }).toEqual({ status: 200, text: 'Ready' });
    expect(headers['cache-control']).toContain('no-store');
  });

  test('every answer names its request: as the proxy in front does, else anew', async () => {
    const sent = '4bf92f3577b34da6a3ce929d0e0e4736';
    for (const path of [
      '/about-us',
      '/favicon.svg',
      '/-/demo/portal',
      '/find-clinician',
      '/api/waitTimes',
      '/no-such',
    ]) {
      const idOf = async (headers: Record<string, string> = {}) =>
        String((await ask(path, { headers })).headers['x-request-id']);
      expect(await idOf({ 'x-request-id': sent }), path).toBe(sent);
      const [one, other] = [await idOf(), await idOf({ 'x-request-id': 'words that somebody typed' })];
      expect(one, path).toMatch(/^[\da-f-]{36}$/);
      expect(other, path).toMatch(/^[\da-f-]{36}$/);
      expect(one, path).not.toBe(other);
    }
  });

  test('[S-083] robots.txt is text and names the sitemap of its own site only', async () => {
    for (const [host, origin] of [
      [new URL(site).host, site],
      [planHost(), planSite],
    ] as const) {
      const { status, text, headers } = await ask('/robots.txt', { host });
      expect(status).toBe(200);
      expect(headers['content-type']).toContain('text/plain');
      expect(text.match(/^Sitemap: .*$/gm)).toEqual([`Sitemap: ${origin}/sitemap.xml`]);
    }
  });

  test('[S-029, S-085, S-087] the sitemap index of each site leads to files whose addresses are all its own', async () => {
    for (const [host, origin] of [
      [new URL(site).host, site],
      [planHost(), planSite],
    ] as const) {
      const index = await ask('/sitemap.xml', { host });
      expect(index.status).toBe(200);
      const files = addresses(index.text);
      expect(files.length).toBeGreaterThan(0);
      for (const file of files) {
        expect(file.startsWith(`${origin}/sitemap-`)).toBe(true);
        const { status, text, headers } = await ask(new URL(file).pathname, { host });
        expect(status, file).toBe(200);
        expect(headers['content-type']).toContain('xml');
        expect(addresses(text).filter((address) => !address.startsWith(`${origin}/`))).toEqual([]);
      }
    }
  });

  test('addresses of the sitemaps answer 200 and may be indexed', async () => {
    const files = addresses((await ask('/sitemap.xml')).text);
    const pages = (await Promise.all(files.map((file) => ask(new URL(file).pathname))))
      .flatMap(({ text }) => addresses(text))
      .map((address) => address.slice(site.length));
    const wrong: string[] = [];
    // At most 120 of them in three days, spread over all kinds.
    const step = Math.max(10, Math.ceil(pages.length / 120));
    for (const path of dueToday(
      pages.filter((_, index) => index % step === 3),
      0,
      3,
    )) {
      const { status, text } = await ask(path);
      if (status !== 200 || /<meta name="robots" content="noindex/.test(text))
        wrong.push(`${status} ${path}`);
    }
    expect(wrong).toEqual([]);
  });

  test('the sitemap lists no address that redirects', async () => {
    expect(addresses((await ask('/sitemap-1.xml')).text)).not.toContain(`${site}/find-location`);
  });

  test('every kind of entity page stands in a sitemap, in both languages and with its last change', async () => {
    test.slow();
    for (const [file, prefixes] of [
      ['patient-stories', ['/patient-stories/']],
      ['ask-an-expert', ['/ask-an-expert/answers/']],
      ['volunteering', ['/volunteering/opportunities/']],
      [
        'research',
        [
          '/research/publications/',
          '/research/studies/',
          '/research/clinical-trials/',
          '/research/investigators/',
        ],
      ],
      ['health-plans', ['/health-plan/plan/', '/health-plan/hospital/', '/health-plan/med-group/']],
    ] as const) {
      const { status, text } = await ask(`/sitemap-${file}.xml`);
      expect(status, file).toBe(200);
      const entries = text.split('</url>').slice(0, -1);
      expect(entries.filter((entry) => !entry.includes('<lastmod>2'))).toEqual([]);
      expect(addresses(text).filter((address) => !prefixes.some((one) => address.includes(one)))).toEqual([]);
      for (const prefix of prefixes) {
        const own = entries.filter((entry) => entry.includes(`<loc>${site}${prefix}`)).at(-1) ?? '';
        for (const address of [...addresses(own), ...alternates(own)]) {
          expect(address.startsWith(`${site}/`)).toBe(true);
          const page = await ask(address.slice(site.length));
          expect(page.status, address).toBe(200);
          expect(page.text).toContain(`<link rel="canonical" href="${address}"`);
        }
        // Publications are written in English alone.
        const languages = new Set(addresses(own).concat(alternates(own))).size;
        expect(languages, prefix).toBe(prefix === '/research/publications/' ? 1 : 2);
      }
    }
  });

  test('[S-080, S-081] content and media of the platform are reached through the site', async () => {
    const dictionary = await ask('/sitecore/api/jss/dictionary/main/en?sc_apikey=meridian-dev-content');
    expect(dictionary.status).toBe(200);
    expect(JSON.parse(dictionary.text)).toHaveProperty('phrases');
    const picture = await ask('/-/media/art/logo/meridian-health.svg');
    expect(picture.status).toBe(200);
    expect(picture.headers['content-type']).toContain('image/svg+xml');
  });

  test('[S-088] the indexing sitemap is a page of links for each site', async ({ page }) => {
    await page.goto('/indexing-sitemap.html');
    await expect(
      page.getByRole('main').getByRole('link', { name: 'About us', exact: true }).first(),
    ).toBeVisible();
    expect((await ask('/indexing-sitemap.html', { host: planHost() })).text).toContain('data-variant="plan"');
  });

  test('the internal addresses of pages are not addresses', async () => {
    for (const path of [
      '/_site_main',
      '/_site_plan',
      '/_site_plan/members',
      '/es/_site_main/about-us',
      '/_site_main/find-location',
    ]) {
      expect((await ask(path)).status, path).toBe(404);
    }
  });
});

test.describe('what a request cannot do', () => {
  test('X-Forwarded-Host does not choose the site or appear in the page', async () => {
    for (const header of ['x-forwarded-host', 'forwarded', 'x-host', 'x-original-host']) {
      const { text, headers } = await ask('/about-us', {
        headers: { [header]: header === 'forwarded' ? 'host=evil.example' : 'evil.example' },
      });
      expect(text).toContain(`<link rel="canonical" href="${site}/about-us"`);
      expect(text + JSON.stringify(headers)).not.toContain('evil.example');
    }
    const plan = await ask('/about-us', { headers: { 'x-forwarded-host': planHost() } });
    expect(plan.text).toContain('data-variant="main"');
  });

  test('an unknown Host is the main site with its own addresses', async () => {
    const { status, text } = await ask('/about-us', { host: 'evil.example' });
    expect(status).toBe(200);
    expect(text).not.toContain('evil.example');
    expect((await ask('/find-clinician', { host: 'evil.example' })).headers.location).toBe('/find-provider');
  });

  test('a forged x-middleware-subrequest changes nothing', async () => {
    const forged = {
      'x-middleware-subrequest': Array(5).fill('src/middleware').join(':'),
      'x-middleware-rewrite': '/api/healthz',
      'x-now-route-matches': '1=a',
      'x-matched-path': '/api/healthz',
      'x-invoke-path': '/api/healthz',
    };
    const kept = ['content-security-policy', 'cache-control', 'x-content-type-options', 'content-type'];
    for (const path of ['/about-us', '/find-clinician', '/_site_main', '/api/editing/config']) {
      const plain = await ask(path);
      const with_ = await ask(path, { headers: forged });
      expect(with_.status, path).toBe(plain.status);
      expect(with_.headers.location).toBe(plain.headers.location);
      for (const name of kept) expect(with_.headers[name], `${path} ${name}`).toBe(plain.headers[name]);
      expect(with_.text.length, path).toBe(plain.text.length);
    }
  });

  test('no forged header makes a page private or poisons it', async () => {
    await ask('/about-us');
    for (const headers of [
      { 'x-nextjs-data': '1' },
      { purpose: 'prefetch' },
      { rsc: '1' },
      { 'next-router-state-tree': '[]' },
      { 'x-prerender-revalidate': 'guess' },
      { cookie: '__prerender_bypass=guess; __next_preview_data=guess' },
    ] as Record<string, string>[]) {
      await ask('/about-us', { headers });
      const after = await ask('/about-us');
      expect(after.status).toBe(200);
      expect(after.text).toContain('<html lang="en"');
      expect(after.headers['cache-control']).toMatch(/s-maxage=\d+/);
    }
  });
});

test.describe('security headers', () => {
  test('stand on pages, error pages and answers for machines alike', async () => {
    for (const path of ['/', '/es/about-us', '/no-such-page', '/healthz', '/api/waitTimes', '/robots.txt']) {
      const { headers } = await ask(path);
      const policy = String(headers['content-security-policy']);
      expect(policy, path).toContain("default-src 'none'");
      expect(policy, path).toContain("script-src 'self'");
      expect(policy, path).not.toContain("script-src 'self' 'unsafe-inline'");
      expect(policy, path).toContain("frame-ancestors 'none'");
      expect(policy, path).toContain("object-src 'none'");
      expect(policy, path).toContain("base-uri 'none'");
      expect(headers['x-content-type-options'], path).toBe('nosniff');
      expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
      expect(headers['cross-origin-opener-policy'], path).toBe('same-origin');
      expect(headers['cross-origin-resource-policy'], path).toBe('same-origin');
      expect(headers['x-powered-by'], path).toBeUndefined();
    }
  });

  const kinds: [name: string, path: () => string | Promise<string>][] = [
    ['the first page', () => '/'],
    ['the first page in Spanish', () => '/es'],
    ['a page of texts', () => '/about-us'],
    ['a service', () => '/services/heart'],
    ['a season', () => '/health/winter-at-home'],
    ['a facility', async () => pathOf(await fullFacility())],
    ['a facility in Spanish', async () => `/es${pathOf(await fullFacility())}`],
    ['a search', () => findLocation],
    ['a search with its map', () => `${findLocation}&view=map`],
    ['an unknown address', () => '/no-such-page'],
    ['the plan', () => `${planSite}/`],
  ];
  for (const [name, path] of kinds)
    test(`${name} asks no third party for anything, nor breaks its own policy`, async ({ page }) => {
      const elsewhere: string[] = [];
      const broken: string[] = [];
      page.on('request', (request) => {
        const { protocol, hostname } = new URL(request.url());
        if (protocol.startsWith('http') && !/(^|\.)localhost$/.test(hostname)) elsewhere.push(request.url());
      });
      page.on('console', (message) => {
        if (/Content Security Policy|Refused to/i.test(message.text())) broken.push(message.text());
      });
      await page.goto(await path());
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await page.waitForLoadState('networkidle');
      expect(elsewhere).toEqual([]);
      expect(broken).toEqual([]);
    });

  test('no page holds an inline script, and no response a secret', async () => {
    for (const path of ['/', '/es/about-us', pathOf(await fullFacility()), findLocation, '/no-such-page']) {
      const { text } = await ask(path);
      const inline = [...text.matchAll(/<script\b([^>]*)>/g)].filter(
        ([, attributes]) => !/\bsrc=|type="application\/(?:ld\+)?json"/.test(attributes ?? ''),
      );
      expect(inline, path).toEqual([]);
      expect(text).not.toContain('EDITING');
      expect(text).not.toContain(platform);
    }
  });
});

const addresses = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((found) => found[1] ?? '');
const alternates = (xml: string) =>
  [...xml.matchAll(/<xhtml:link [^>]*href="([^"]+)"/g)].map((found) => found[1] ?? '');
