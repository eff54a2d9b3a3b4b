import { openStore } from '#src/platform/store/openStore.ts';
import { ask } from './support/ask.ts';
import type { Answer, Question } from './support/ask.ts';
import { facilityWhere, pathOf } from './support/directory.ts';
import { OwnServers } from './support/OwnServers.ts';
import { awake, rows, searchBox } from './support/searchPage.ts';
import { expect, test } from './support/test.ts';
import { inTurn } from './support/turns.ts';
import { dueToday } from './support/dueToday.ts';

test.describe.configure({ mode: 'serial', timeout: 150_000 });

const servers = new OwnServers({ name: 'outage' });
/** Time for a breaker of the site to close again, and for what it kept to grow old. */
const recovery = { timeout: 90_000, intervals: [500, 1000, 2000] };

const get = (path: string, question: Question = {}): Promise<Answer> =>
  ask(path, { ...question, port: servers.sitePort });
const statusOf = async (path: string) => (await get(path)).status;
const findLocation = `${servers.site}/find-location?verticalKey=healthcare_facilities`;

test.beforeAll(() => servers.start());
test.afterAll(() => servers.stop());

test('a draft stays a draft; published, it reaches the kept page by itself', async () => {
  const before = await get('/about-us');
  expect(before.status).toBe(200);
  expect((await get('/about-us')).headers['x-nextjs-cache']).toBe('HIT');
  const store = openStore(servers.data, { pollMs: 0 });
  try {
    const item = store.content.itemByPath('main', '/about-us')!;
    const draft = store.content.version(item.id, 'en', 'draft')!;
    store.content.saveDraft({
      itemId: item.id,
      locale: 'en',
      displayName: draft.displayName,
      fields: { ...draft.fields, 'Meta Title': { value: 'A title an editor has just written' } },
    });
    expect((await get('/about-us')).text).not.toContain('A title an editor has just written');
    expect((await get('/about-us?fresh=1')).text).not.toContain('A title an editor has just written');
    store.content.publish([item.id]);
  } finally {
    store.close();
  }
  await expect
    .poll(async () => (await get('/about-us')).text, { timeout: 30_000 })
    .toContain('<title data-next-head="">A title an editor has just written');
});

test('a provider deleted while the site runs is gone, and there again when restored', async () => {
  const id = 'prov00042';
  const store = openStore(servers.data, { pollMs: 0 });
  const setDeleted = (isDeleted: boolean) =>
    store.entities.put(
      (['en', 'es'] as const).flatMap((locale) => {
        const record = store.entities.get(id, locale);
        if (!record) return [];
        const { type, body } = record;
        return [{ id, locale, type, body: { ...body, c_isDeleted: isDeleted } }];
      }),
    );
  try {
    setDeleted(false);
    const address = (await get(`/find-provider/x-${id}`)).headers.location ?? '';
    expect(await statusOf(address)).toBe(200);
    setDeleted(true);
    await expect.poll(() => statusOf(address), recovery).toBe(410);
    expect(await statusOf(`/es/find-provider/never-asked-for-${id}`)).toBe(410);
    setDeleted(false);
    await expect.poll(() => statusOf(address), recovery).toBe(200);
  } finally {
    store.close();
  }
});

test('nobody without the secret can have pages made anew', async () => {
  const body = JSON.stringify({ paths: [{ variant: 'main', locale: 'en', path: '/about-us' }] });
  const post = (headers: Record<string, string>) =>
    get('/api/revalidate', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
  expect((await post({})).status).toBe(401);
  const now = Math.floor(Date.now() / 1000);
  expect((await post({ 'x-revalidate-signature': `t=${now},v1=${'0'.repeat(64)}` })).status).toBe(401);
  expect(await statusOf('/api/revalidate')).toBe(405);
});

test('[S-301, X-014] whatever the wait-time feed does, no wait is told and nothing breaks', async ({
  page,
}) => {
  const facility = await facilityWhere('c_locationType=Emergency%20Room');
  for (const fault of ['refuse', '500', 'wrong-schema', 'truncated', 'empty', 'hang']) {
    await servers.fault({ waits: fault });
    const { status, text } = await get('/api/waitTimes', {
      headers: { 'x-forwarded-for': `10.9.0.${fault.length}` },
    });
    expect({ fault, status }).toEqual({ fault, status: 200 });
    // The last good answer may still be used while its records are fresh; an error never is.
    for (const record of Object.values(JSON.parse(text) as object))
      expect(record).toHaveProperty('PatientsStillWaiting');
  }
  await page.goto(servers.site + pathOf(facility));
  await expect(page.locator('.FacilityHours-now').first()).toContainText(/Open|Closed/);
  await servers.fault({ waits: null });
  await expect
    .poll(async () => JSON.parse((await get('/api/waitTimes')).text) as object, recovery)
    .not.toEqual({});
});

for (const fault of dueToday(['refuse', 'hang', 'wrong-schema', 'truncated', '500'])) {
  test(`a search that answers “${fault}” is told as a failure, and Try again works once it is over`, async ({
    page,
  }) => {
    await servers.fault({ search: fault });
    await page.goto(`${findLocation}&query=%22care%22`);
    await expect(page.getByText('We could not load the results')).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText('provided no results')).toHaveCount(0);
    await servers.fault({ search: null });
    await expect(async () => {
      const again = page.getByRole('button', { name: 'Try again' });
      if (await again.isVisible()) await again.click();
      await expect(rows(page).first()).toBeVisible({ timeout: 3000 });
    }).toPass(recovery);
  });
}

test('[X-053] without the place service the search still works', async ({ page }) => {
  await servers.fault({ maps: '500' });
  await page.goto(findLocation);
  await expect(rows(page).first()).toBeVisible();
  const logged = page.waitForEvent('console', (message) => message.text() === 'Unable to fetch locations');
  await page.getByRole('combobox', { name: 'Near' }).fill('Sacramento');
  await logged;
  await expect(rows(page).first()).toBeVisible();
  await servers.fault({ maps: null });
});

test('with the platform killed, kept pages stand and others say what is wrong, never 404', async ({
  page,
}) => {
  const facility = pathOf(await facilityWhere('c_locationType=Hospital'));
  const kept = [
    '/',
    '/about-us',
    facility,
    `/es${facility}`,
    '/find-location?verticalKey=healthcare_facilities',
  ];
  for (const path of kept) expect(await statusOf(path), path).toBe(200);
  const before = await Promise.all(kept.map(async (path) => (await get(path)).text));

  await servers.killPlatform();
  for (const [index, path] of kept.entries()) {
    const { status, text } = await get(path);
    expect(status, path).toBe(200);
    expect(text, path).toBe(before[index]);
  }
  expect(await statusOf('/healthz')).toBe(200);
  expect(await statusOf('/robots.txt')).toBe(200);
  expect(await statusOf('/find-clinician')).toBe(307);
  expect((await get('/api/waitTimes')).status).toBe(200);
  const sitemap = await get('/sitemap-locations.xml');
  expect([200, 503]).toContain(sitemap.status);

  for (const path of [
    '/contact',
    '/es/contact',
    '/find-location/facility/never-asked-for-fac0099',
    // Deleted, but nobody asked yet: who cannot tell says neither 410 nor 404.
    '/find-provider/never-asked-for-prov00190',
    '/never/heard/of',
  ]) {
    const { status, headers, text } = await get(path);
    expect(status, path).toBe(503);
    expect(headers['retry-after'], path).toBeTruthy();
    expect(headers['cache-control'], path).toMatch(/no-store/);
    expect(text, path).toMatch(
      /Something went wrong on our side|This page is having a problem|Algo falló|problema/,
    );
  }
  const response = await page.goto(`${servers.site}/contact`);
  expect(response?.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('911').first()).toBeVisible();

  // The kept page has its results; another search cannot be had, and is not by reloading either.
  await page.goto(findLocation);
  await expect(rows(page)).toHaveCount(20);
  await awake(page);
  await searchBox(page).fill('care');
  await searchBox(page).press('Enter');
  await expect(page.getByText('We could not load the results')).toBeVisible({ timeout: 20_000 });
  const searched = await get('/find-location?verticalKey=healthcare_facilities&q=care');
  expect(searched.status).toBe(503);
  expect(searched.headers['cache-control']).toMatch(/no-store/);
});

test('started again, everything recovers without touching the site', async ({ page }) => {
  await servers.startPlatform();
  for (const path of ['/contact', '/es/contact', '/services/heart'])
    await expect.poll(() => statusOf(path), recovery).toBe(200);
  await expect.poll(() => statusOf('/never/heard/of'), recovery).toBe(404);
  await expect.poll(() => statusOf('/sitemap-locations.xml'), recovery).toBe(200);
  await page.goto(findLocation);
  await expect(async () => {
    const again = page.getByRole('button', { name: 'Try again' });
    if (await again.isVisible()) await again.click();
    await expect(rows(page).first()).toBeVisible({ timeout: 3000 });
  }).toPass(recovery);
});

test('what was published before the kill is still there after it', async () => {
  await expect
    .poll(async () => (await get('/about-us')).text, recovery)
    .toContain('A title an editor has just written');
});

test(
  'a restart without the platform is ready with kept pages, not ready without, and well in both',
  inTurn(5),
  async () => {
    const readiness = async () => {
      const { status, text } = await get('/readyz');
      return { status, text };
    };
    const ready = { status: 200, text: 'Ready' };
    expect((await get('/')).status).toBe(200);
    expect(await readiness()).toEqual(ready);
    await servers.killPlatform();
    expect(await readiness()).toEqual(ready);
    await servers.restartSite({ isCold: false });
    expect(await readiness()).toEqual(ready);
    await servers.restartSite({ isCold: true });
    expect(await readiness()).toEqual({
      status: 503,
      text: 'Not ready: the content platform has not answered yet',
    });
    expect(await statusOf('/healthz')).toBe(200);
    await servers.startPlatform();
    await expect.poll(readiness, recovery).toEqual(ready);
  },
);
