import { platform, site } from './support/addresses.ts';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';
import { inTurn } from './support/turns.ts';

const YOUTUBE = 'https://www.youtube-nocookie.com';
const DEMO = '/-/demo/';
/** A page of the demo network with a film at Brightcove. */
const BRIGHTCOVE_PAGE = '/careers';

interface Opportunity {
  id: string;
  slug: string;
  c_isDeleted?: boolean;
  c_brightcoveVideoID?: string;
  videos?: { video?: { url?: string } }[];
}

/** The page of a volunteer opportunity with a film at YouTube, and none before it. */
async function youtubePage(locale = ''): Promise<string> {
  const answer = await fetch(
    `${platform}/v2/accounts/me/content/volunteerOpportunities?api_key=meridian-dev-directory&v=20240321&limit=50&meta.locale=en`,
  );
  const { response } = (await answer.json()) as { response: { docs: Opportunity[] } };
  const found = response.docs.find(
    (one) => !one.c_isDeleted && !one.c_brightcoveVideoID && one.videos?.[0]?.video?.url?.includes('youtu'),
  );
  if (!found) throw new Error('the demo network has no volunteer work with a film');
  return `${locale}/volunteering/opportunities/${found.slug}-${found.id}`;
}

/** What is asked of video hosts and of their demo players, as it is asked. */
function playerRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { host, pathname, protocol } = new URL(request.url());
    const isElsewhere = protocol.startsWith('http') && host !== new URL(site).host;
    if (isElsewhere) asked.push(host);
    else if (pathname.startsWith(DEMO)) asked.push(pathname);
  });
  return asked;
}

const playButton = (page: Page) => page.getByRole('button', { name: /^(Play|Reproducir) video: / }).first();
const player = (page: Page) => page.locator('iframe.VideoFacade-player');
const film = (page: Page) => player(page).contentFrame().locator('video');
const notice = (page: Page) => page.locator('.VideoFacade').getByRole('status');

/** Presses Play with the keyboard, asleep or awake. */
async function play(page: Page) {
  const button = playButton(page);
  await button.scrollIntoViewIfNeeded();
  await button.focus();
  await page.keyboard.press('Enter');
}

/** The player is seen, plays and has the focus; nothing of ours covers it. */
async function expectPlaying(page: Page) {
  await expect(player(page)).toBeFocused();
  await expect(player(page)).not.toHaveAttribute('inert');
  await expect(notice(page)).toHaveCount(0);
  await expect(film(page)).toHaveJSProperty('paused', false);
}

const isPaused = (page: Page) => expect(film(page)).toHaveJSProperty('paused', true);

for (const [locale, says] of [
  ['', 'The video is not loading right now.'],
  ['/es', 'El video no se está cargando en este momento.'],
] as const) {
  const language = locale || '/en';
  test(`[S-353] a film at YouTube on ${language} asks nothing before Play, then plays, and pauses out of view`, async ({
    page,
  }) => {
    const asked = playerRequests(page);
    await page.goto(await youtubePage(locale));
    await playButton(page).scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await play(page);
    await expectPlaying(page);
    await expect(player(page)).toHaveAttribute('title', /.+/);
    expect(asked[0]).toMatch(/^\/-\/demo\/youtube\/embed\/[\w-]{11}$/);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await isPaused(page);
  });

  test(`[S-353] a film at Brightcove on ${language} asks nothing before Play, then plays, and goes out of view`, async ({
    page,
  }) => {
    const asked = playerRequests(page);
    await page.goto(`${locale}${BRIGHTCOVE_PAGE}`);
    await expect(playButton(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await play(page);
    await expectPlaying(page);
    expect(asked[0]).toBe('/-/demo/brightcove/1/default_default/index.html');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(player(page)).toHaveCount(0);
    await expect(playButton(page)).toBeAttached();
  });

  test(
    `on ${language} a film whose host is blocked says so, and plays at another try`,
    inTurn(6),
    async ({ page }) => {
      await page.route(`**${DEMO}**`, (route) => route.abort());
      await page.goto(`${locale}${BRIGHTCOVE_PAGE}`);
      await play(page);
      await expect(notice(page)).toContainText(says);
      await expect(page.locator('.VideoFacade').getByRole('button').first()).toBeFocused();
      await page.unroute(`**${DEMO}**`);
      await page.keyboard.press('Enter');
      await expectPlaying(page);
    },
  );
}

/** Changes the HTML of a page and its security policy on their way to the browser. */
async function changePage(
  page: Page,
  address: string,
  html: (text: string) => string,
  policy = (text: string) => text,
) {
  await page.route(`${site}${address}`, async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    headers['content-security-policy'] = policy(headers['content-security-policy'] ?? '');
    await route.fulfill({ response, headers, body: html(await response.text()) });
  });
}

test('a film that YouTube no longer has says so', inTurn(6), async ({ page }) => {
  const address = await youtubePage();
  await changePage(page, address, (html) => html.replace(/demoVideo\d\d/g, 'goneForGood'));
  await page.goto(address);
  await play(page);
  await expect(notice(page)).toContainText('The video is not loading right now.');
  await expect(player(page)).toHaveAttribute('inert');
});

/** Makes the page one of a site with the real address of YouTube's player; its policy allows what `allowed` names. */
const withYoutubeItself = (page: Page, address: string, allowed: string) =>
  changePage(
    page,
    address,
    (html) => html.replace('/-/demo/youtube/embed', `${YOUTUBE}/embed`),
    (policy) => policy.replace("frame-src 'self'", `frame-src 'self' ${allowed}`),
  );

test('a player on YouTube’s own site is heard across origins', inTurn(6), async ({ page }) => {
  const address = await youtubePage();
  await withYoutubeItself(page, address, YOUTUBE);
  await page.route(`${YOUTUBE}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const own = pathname.startsWith('/embed/') ? `/-/demo/youtube${pathname}` : pathname;
    const answer = await fetch(site + own);
    await route.fulfill({
      contentType: answer.headers.get('content-type') ?? '',
      body: Buffer.from(await answer.arrayBuffer()),
    });
  });
  const asked = playerRequests(page);
  await page.goto(address);
  await play(page);
  await expectPlaying(page);
  expect([...new Set(asked)]).toEqual([new URL(YOUTUBE).host]);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await isPaused(page);
});

test(
  'a player that the page’s own policy forbids is told of, with the film’s page at YouTube',
  inTurn(6),
  async ({ page }) => {
    const address = await youtubePage();
    await withYoutubeItself(page, address, '');
    await page.goto(address);
    await expectAccessible(page);
    await play(page);
    await expect(notice(page)).toContainText('The video is not loading right now.');
    const link = page.getByRole('link', { name: /^Watch on YouTube/ });
    await expect(link).toHaveAttribute('href', /^https:\/\/www\.youtube\.com\/watch\?v=[\w-]{11}$/);
    await expect(link).toHaveAttribute('target', '_blank');
    await expectAccessible(page);
  },
);

test('a page that comes in place of the player, and is silent, is not shown', inTurn(6), async ({ page }) => {
  await page.route(`**${DEMO}youtube/embed/*`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Blocked by your network</p>' }),
  );
  await page.goto(await youtubePage());
  await play(page);
  await expect(notice(page)).toContainText('Loading the video from YouTube');
  await expect(notice(page)).toContainText('The video is not loading right now.');
  await expect(player(page)).toHaveCSS('opacity', '0');
});
