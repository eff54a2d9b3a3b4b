import { platform } from './support/addresses.ts';
import { ask } from './support/ask.ts';
import { expectAccessible } from './support/axe.ts';
import { withoutScripts } from './support/plainBrowser.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

interface City {
  city: string;
  region: string;
}

/** A list of the platform's caching proxy. */
async function proxyList<T>(name: string): Promise<T[]> {
  const answer = await fetch(`${platform}/proxy/api/${name}`);
  if (!answer.ok) throw new Error(`${name} answered ${answer.status}`);
  return (await answer.json()) as T[];
}
const grid = (page: Page) => page.locator('.LinkGrid');
const cards = (page: Page) => page.locator('.VerticalResults > li');
const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Follows a link of the grid that is in view, and gives its words. */
async function follow(page: Page, at = 0): Promise<string> {
  const link = grid(page).locator('.LinkGrid-item > a').filter({ visible: true }).nth(at);
  const words = await link.innerText();
  await link.click();
  return words;
}

for (const { prefix, cityTitle, comboTitle } of [
  {
    prefix: '',
    cityTitle: (city: string) => `Doctors in ${city}, CA`,
    comboTitle: (city: string) => ` in ${city}, CA`,
  },
  {
    prefix: '/es',
    cityTitle: (city: string) => `Médicos en ${city}, CA`,
    comboTitle: (city: string) => ` en ${city}, CA`,
  },
]) {
  const browse = async (page: Page) => {
    const city = await follow(page);
    await expect(title(page)).toHaveText(cityTitle(city));
    await expect(page).toHaveURL(new RegExp(`${prefix}/find-doctor/city/[a-z0-9-]+$`));
    await expect(cards(page).first()).toBeVisible();
    await follow(page);
    await expect(title(page)).toContainText(comboTitle(city));
    await expect(page).toHaveURL(new RegExp(`${prefix}/find-doctor/city/[a-z0-9-]+/[a-z0-9-]+$`));
    await expect(cards(page).first()).toBeVisible();
    expect(await page.title()).toContain(comboTitle(city));
  };

  test(`[S-134, S-135, Q-080] doctors by city, then by specialty: ${prefix || 'en'}`, async ({ page }) => {
    await page.goto(`${prefix}/find-doctor/doctor-by-city`);
    await browse(page);
    await expectAccessible(page);
  });

  test(`the same without scripts: ${prefix || 'en'}`, async ({ browser }) => {
    await withoutScripts(browser, `${prefix}/find-doctor/doctor-by-city`, browse);
  });

  test(`[S-133, Q-081] doctors by specialty: ${prefix || 'en'}`, async ({ page }) => {
    await page.goto(`${prefix}/find-doctor/specialty`);
    await follow(page);
    await expect(page).toHaveURL(new RegExp(`${prefix}/find-doctor/specialty/[a-z0-9-]+$`));
    await expect(cards(page).first()).toBeVisible();
  });

  test(`[S-136, S-137, Q-082] locations by type, then in a city: ${prefix || 'en'}`, async ({ page }) => {
    await page.goto(`${prefix}/find-location/type`);
    await follow(page);
    await expect(page).toHaveURL(new RegExp(`${prefix}/find-location/type/[a-z0-9-]+$`));
    await expect(cards(page).first()).toBeVisible();
    const city = await follow(page);
    await expect(title(page)).toContainText(city);
    await expect(cards(page).first()).toContainText(city);
  });
}

test('[S-327, S-328, S-329] the grid has exactly the cities that have a doctor, all in the server’s HTML', async () => {
  const cities = await proxyList<City>('healthcareProfessionalCities');
  const { text } = await ask('/find-doctor/doctor-by-city');
  const linked = [...text.matchAll(/href="\/find-doctor\/city\/([^"]+)"[^>]*>([^<]+)</g)].map(
    (match) => match[2],
  );
  expect([...new Set(linked)].sort()).toEqual([...new Set(cities.map(({ city }) => city))].sort());
});

test('[Q-084] a letter with more than nine links shows the rest on demand', async ({ page }) => {
  await page.goto('/find-doctor/doctor-by-city');
  const more = page.locator('.LinkGrid-more').first();
  const rest = more.locator('a');
  await expect(rest.first()).toBeHidden();
  await more.getByText('Show More').click();
  await expect(rest.first()).toBeVisible();
  await more.getByText('Show Less').click();
  await expect(rest.first()).toBeHidden();
});

test('[Q-124, C-072] an embedded search comes alive near the viewport and stays within its listing', async ({
  page,
}) => {
  const [first] = await proxyList<City>('healthcareProfessionalCities');
  const city = first?.city ?? '';
  await page.goto(`/find-doctor/city/${city.toLowerCase().replaceAll(' ', '-')}`);
  await page.locator('[data-island][data-awake] .SearchFrame').first().waitFor();
  const asked = page.waitForRequest((request) => request.url().includes('/search/vertical/query'));
  await page.getByRole('combobox', { name: 'Search for' }).fill('health');
  await page.keyboard.press('Enter');
  const filters = new URL((await asked).url()).searchParams.get('filters') ?? '';
  expect(filters).toContain(`"c_offices.officeOrFacility.address.city":{"$eq":"${city}"}`);
});

for (const path of [
  '/find-doctor/city/nowhere-at-all',
  '/find-doctor/specialty/alchemy',
  '/find-location/type/banana',
  '/es/find-location/city/nowhere-at-all/lab',
]) {
  test(`names nothing and is not found: ${path}`, async () => {
    expect((await ask(path)).status).toBe(404);
  });
}

const SHORTCUTS = [
  'birth-centers',
  'care-centers',
  'emergency-rooms',
  'home-health-hospice',
  'hospitals',
  'imaging',
  'integrative-health-healing',
  'labs',
  'libraries-resource-centers',
  'occupational-health',
  'pharmacies-outpatient',
  'physical-therapy-rehab',
  'surgery-centers',
  'transplant-outreach-clinics',
  'urgent-care',
  'walk-in-care',
];
for (const [at, shortcut] of SHORTCUTS.entries()) {
  test(`[S-${String(49 + at).padStart(3, '0')}] the shortcut ${shortcut} leads to a listing`, async () => {
    const { status, headers } = await ask(`/find-location/${shortcut}`);
    expect([status, headers.location]).toEqual([307, `/find-location/type/${shortcut}`]);
    const { status: found, text } = await ask(`/find-location/type/${shortcut}`);
    expect(found).toBe(200);
    expect(text).toMatch(/class="[^"]*(?:CardFrame|EmptyState)/);
  });
}
