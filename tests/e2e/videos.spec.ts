import { platform, site } from './support/addresses.ts';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

const PLAYER = 'https://www.youtube-nocookie.com/**';

interface Opportunity {
  id: string;
  slug: string;
  c_isDeleted?: boolean;
  videos?: { video?: { url?: string } }[];
}

/** The page of a volunteer opportunity with a film at YouTube. */
async function filmedPage(locale = ''): Promise<string> {
  const answer = await fetch(
    `${platform}/v2/accounts/me/content/volunteerOpportunities?api_key=meridian-dev-directory&v=20240321&limit=50&meta.locale=en`,
  );
  const { response } = (await answer.json()) as { response: { docs: Opportunity[] } };
  const found = response.docs.find(
    (one) => !one.c_isDeleted && one.videos?.[0]?.video?.url?.includes('youtu'),
  );
  if (!found) throw new Error('the demo network has no volunteer work with a film');
  return `${locale}/volunteering/opportunities/${found.slug}-${found.id}`;
}

/** Hosts other than the site's own, as they are asked. */
function otherHosts(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { host, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && host !== new URL(site).host) asked.push(host);
  });
  return asked;
}

for (const [locale, play] of [
  ['', /^Play video/],
  ['/es', /^Reproducir/],
] as const) {
  test(`a film on ${locale || '/en'} asks nothing of its host until it is pressed`, async ({ page }) => {
    const asked = otherHosts(page);
    await page.route(PLAYER, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Film</p>' }));
    await page.goto(await filmedPage(locale));
    const button = page.getByRole('button', { name: play });
    await button.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await expectAccessible(page);
    await button.click();
    const player = page.locator('iframe.VideoFacade-player');
    await expect(player).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}\?/);
    await expect(player).toHaveAttribute('title', /.+/);
    await expect(player.contentFrame().getByText('Film')).toBeVisible();
    expect([...new Set(asked)]).toEqual(['www.youtube-nocookie.com']);
  });
}

test('a film whose host is blocked leaves the page as it is', async ({ page }) => {
  await page.route(PLAYER, (route) => route.abort());
  await page.goto(await filmedPage());
  const button = page.getByRole('button', { name: /^Play video/ });
  await button.scrollIntoViewIfNeeded();
  await button.click();
  await expect(page.locator('iframe.VideoFacade-player')).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});
