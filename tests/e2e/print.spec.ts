import { planSite, platform, site } from './support/addresses.ts';
import { facilityWhere, fullFacility, pathOf } from './support/directory.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

type Wire = Record<string, unknown> & { id: string; slug: string };

/** The one of a kind's first documents that says most: what hardly fits prints in one piece. */
async function fullest(endpoint: string, fits: (document: Wire) => boolean = () => true): Promise<Wire> {
  const answer = await fetch(
    `${platform}/v2/accounts/me/content/${endpoint}?api_key=meridian-dev-directory&v=20240321&limit=50&meta.locale=en`,
  );
  const { response } = (await answer.json()) as { response: { docs: Wire[] } };
  const size = (document: Wire) => JSON.stringify(document).length;
  const [first] = response.docs
    .filter((document) => fits(document) && document.c_isDeleted !== true)
    .sort((a, b) => size(b) - size(a));
  if (!first) throw new Error(`the demo network has no ${endpoint}`);
  return first;
}

/** Sheets of paper the page takes: page objects of the PDF, whose tree of pages is another type. */
async function sheets(page: Page, format: 'A4' | 'Letter'): Promise<number> {
  const pdf = await page.pdf({ format });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

const kinds = [
  {
    name: 'a physician',
    address: async () => {
      const { id } = await fullest('providers', ({ c_isPhysician }) => c_isPhysician === true);
      return `${site}/find-provider/x-${id}`;
    },
    carries: '.PlacesWithMap-place address, .PlacesWithMap-week dl, .ProviderHealthPlans li',
  },
  {
    name: 'a provider of the plan',
    address: async () => {
      const { id } = await fullest('shpProviders');
      return `${planSite}/find-provider/x-${id}`;
    },
    carries: '.PlacesWithMap-place address, .PlacesWithMap-place a[href^="tel:"]',
  },
  {
    name: 'a hospital',
    address: async () => site + pathOf(await fullFacility()),
    carries: '.FacilityContact address, .FacilityContact a[href^="tel:"], .FacilityHours dl',
  },
];

for (const { name, address, carries } of kinds) {
  test(`${name} prints on one sheet, with what is true there and its own address`, async ({ page }) => {
    await page.goto(await address());
    // The state of now has come, which paper must not carry.
    await page.waitForLoadState('networkidle');
    expect(await sheets(page, 'A4'), 'A4').toBe(1);
    expect(await sheets(page, 'Letter'), 'Letter').toBe(1);

    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const part of carries.split(', ')) {
      await expect(page.locator(part).filter({ visible: true }).first(), part).toBeVisible();
    }
    await expect(page.locator('.Freshness')).toBeVisible();
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
    await expect(page.getByText(canonical ?? 'none', { exact: true })).toBeVisible();
    const words = await page.locator('body').innerText();
    expect(words).not.toMatch(/Get Directions|Closed, opens|Open now|\(today\)|For members|Book/);
  });
}

test('a facility prints its holiday hours ahead', async ({ page }) => {
  const today = new Date().toISOString().slice(0, 10);
  const facility = await facilityWhere('c_locationType=Urgent%20Care', ({ hours }) =>
    Boolean(hours?.holidayHours?.some(({ date }) => date > today)),
  );
  await page.goto(pathOf(facility));
  const title = page.getByRole('heading', { name: 'Holiday hours' });
  await expect(title).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(title).toBeVisible();
  await expect(page.locator('section', { has: title }).getByRole('definition').first()).toHaveText(
    /^Closed$|\d\s[ap]m/,
  );
});
