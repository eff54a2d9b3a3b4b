import { dayFacility, facilities, fullFacility, pathOf } from './support/directory.ts';
import type { WireFacility } from './support/directory.ts';
import { withoutScripts } from './support/plainBrowser.ts';
import { expect, test } from './support/test.ts';

/* What somebody on the way to a hospital asks: when may I visit, where do I park, which way, where is it inside, is it open. */

const clock = (time: string) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const shown = `${hour % 12 || 12}${minute ? `:${String(minute).padStart(2, '0')}` : ''}`;
  return `${shown} ${hour < 12 ? 'am' : 'pm'}`;
};

/** The same facility as the Spanish directory has it. */
async function inSpanish({ id }: WireFacility): Promise<WireFacility> {
  const found = (await facilities(`id=${id}`, 'es'))[0];
  if (!found) throw new Error(`${id} has no Spanish profile`);
  return found;
}

for (const [language, prefix, words] of [
  [
    'en',
    '',
    {
      visiting: 'Visiting hours',
      parking: 'Parking',
      ways: 'Finding Your Way',
      services: 'Services at this location',
      plan: 'Plan of the campus',
    },
  ],
  [
    'es',
    '/es',
    {
      visiting: 'Horario de visitas',
      parking: 'Estacionamiento',
      ways: 'Cómo encontrarnos',
      services: 'Servicios en este centro',
      plan: 'Plano del campus',
    },
  ],
] as const)
  test(`without scripts the page answers all of it (${language})`, async ({ browser }) => {
    const english = await fullFacility();
    const facility = language === 'es' ? await inSpanish(english) : english;
    await withoutScripts(browser, prefix + pathOf(facility), async (page) => {
      await expect(page.getByRole('heading', { name: words.visiting })).toBeVisible();
      await expect(page.getByText(facility.c_parking!.headline)).toBeVisible();
      await expect(page.getByRole('heading', { name: words.parking, exact: true })).toBeVisible();
      const ways = page.getByRole('region', { name: words.ways });
      for (const { headline } of facility.c_findingYourWay!.filter((way) => !way.linkURL))
        await expect(ways.getByText(headline, { exact: true }).filter({ visible: true })).toHaveCount(1);
      const plan = ways.getByRole('img', { name: words.plan });
      await plan.scrollIntoViewIfNeeded();
      await expect
        .poll(() => plan.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth > 0))
        .toBe(true);
      const services = page.getByRole('region', { name: words.services });
      await expect(services.getByRole('searchbox')).toBeHidden();
      for (const service of facility.c_relatedServices!.filter((one) => one.c_topLevelService)) {
        await expect(services.getByRole('heading', { name: service.name, exact: true })).toBeVisible();
        if (service.c_whereInBuilding)
          await expect(services.getByText(service.c_whereInBuilding, { exact: true }).first()).toBeVisible();
      }
      // What holds at one moment only is said by nobody.
      const ofNow = page.getByText(/Visiting today|Visitas hoy|Closes at|Cierra a/);
      await expect(ofNow.filter({ visible: true })).toHaveCount(0);
    });
  });

test('a place of which nobody said when it is visited has no such cell, and says the rest', async ({
  page,
}) => {
  const facility = await dayFacility();
  expect(facility.c_visiting).toBeUndefined();
  await page.goto(pathOf(facility));
  await expect(page.locator('.FacilityHours-now').first()).toContainText(/Open|Closed/);
  await expect(page.getByRole('heading', { name: /^Visiting/ })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Address', exact: true })).toBeVisible();
});

test.describe('far away', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('today’s visiting hours are those of the place', async ({ page }) => {
    const facility = await fullFacility();
    // A Saturday evening in California is Sunday in Tokyo.
    await page.clock.setFixedTime(new Date('2027-02-06T19:30:00-08:00'));
    await page.goto(pathOf(facility));
    await expect(page.getByRole('heading', { name: 'Visiting today' })).toBeVisible();
    const [{ start, end } = { start: '', end: '' }] =
      facility.c_visiting?.hours?.['saturday']?.openIntervals ?? [];
    await expect(page.locator('[data-facts="visiting"]')).toHaveText(`${clock(start)} – ${clock(end)}`);
  });
});

test('services say whether they are open, and are found by name, place and part', async ({ page }) => {
  const facility = await fullFacility();
  await page.clock.setFixedTime(new Date('2027-02-09T22:30:00-08:00'));
  await page.goto(pathOf(facility));
  const region = page.getByRole('region', { name: 'Services at this location' });
  const rows = region.locator('details:not([hidden])');
  const tops = facility.c_relatedServices!.filter((one) => one.c_topLevelService);
  // At half past ten in the evening: some around the clock, the others closed.
  const only = region.getByRole('button', { name: /^Open now \(\d+\)$/ });
  await expect(only).toBeVisible();
  await expect(rows).toHaveCount(tops.length);
  const open = Number(/\d+/.exec((await only.textContent()) ?? '')?.[0]);
  expect(open).toBeGreaterThan(0);
  expect(open).toBeLessThan(tops.length);
  await only.click();
  await expect(rows).toHaveCount(open);
  await expect(region.getByText('Open 24 hours').first()).toBeVisible();
  await expect(region.getByText(/^Opens /).filter({ visible: true })).toHaveCount(0);
  await only.click();

  const field = region.getByRole('searchbox', { name: 'Find a service at this location' });
  await field.fill('yellow line');
  await expect(region.getByRole('status')).toHaveText(/^\d+ services?$/);
  for (const row of await rows.all()) await expect(row).toContainText('yellow line');
  const part = facility.c_relatedServices!.find((one) => one.c_parentService?.[0]);
  await field.fill(part!.name);
  await expect(region.getByText(part!.name, { exact: true }).filter({ visible: true }).first()).toBeVisible();
  await field.fill('zzqx');
  await expect(rows).toHaveCount(0);
  await expect(region.getByRole('status')).toHaveText(/^No service here matches/);
  await field.fill('');
  await expect(rows).toHaveCount(tops.length);
});

test('the Spanish page filters in Spanish, with or without accents', async ({ page }) => {
  const facility = await inSpanish(await fullFacility());
  await page.goto(`/es${pathOf(facility)}`);
  const region = page.getByRole('region', { name: 'Servicios en este centro' });
  await expect(region.getByRole('button', { name: /^Abiertos ahora/ })).toBeAttached();
  await region.getByRole('searchbox').fill('linea amarilla');
  const rows = region.locator('details:not([hidden])');
  await expect(rows.filter({ hasNotText: 'línea amarilla' })).toHaveCount(0);
  await expect(rows).not.toHaveCount(0);
});

for (const [language, prefix] of [
  ['en', ''],
  ['es', '/es'],
] as const)
  test(`on paper stand address, phone, visiting hours, parking and the ways (${language})`, async ({
    page,
  }) => {
    const english = await fullFacility();
    const facility = language === 'es' ? await inSpanish(english) : english;
    await page.goto(prefix + pathOf(facility));
    await page.waitForLoadState('networkidle');
    const pdf = await page.pdf({ format: 'Letter' });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBe(1);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('address').first()).toContainText(facility.address.line1);
    await expect(page.locator('.FacilityContact a[href^="tel:"]').first()).toBeVisible();
    await expect(page.locator('.FacilityHours dl').filter({ visible: true })).toHaveCount(1);
    await expect(
      page.getByRole('heading', { name: language === 'en' ? 'Visiting hours' : 'Horario de visitas' }),
    ).toBeVisible();
    await expect(page.getByText(facility.c_parking!.headline)).toBeVisible();
    for (const { headline } of facility.c_findingYourWay!.filter((way) => !way.linkURL))
      await expect(page.getByText(headline, { exact: true }).filter({ visible: true })).toHaveCount(1);
    const words = await page.locator('body').innerText();
    expect(words).not.toMatch(/Visiting today|Visitas hoy|Open the campus map|Abrir el mapa/);
    await expect(page.getByRole('searchbox').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
  });
