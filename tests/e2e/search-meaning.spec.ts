import { open } from './support/searchPage.ts';
import { expect, test } from './support/test.ts';

const search = (path: string, query: string, more = '') =>
  `${path}?query=${encodeURIComponent(JSON.stringify(query))}${more}`;

test.describe('what patients mean', () => {
  test('[A-60] Spanish pages find in Spanish: in the HTML, in the browser and while typing', async ({
    page,
    request,
  }) => {
    for (const [query, found] of [
      ['embarazo', /Obstetricia|obstétrica/],
      ['niños', /Pediatría/],
      ['corazon', /Cardiología|cardíaca/],
    ] as const) {
      const html = await (await request.get(search('/es/find-provider', query))).text();
      expect(html).toMatch(found);
    }
    await open(page, '/es/find-location?verticalKey=healthcare_facilities');
    const box = page.getByRole('combobox').first();
    await box.fill('urgencias');
    const asked = page.waitForRequest(
      (one) => one.url().includes('/search/vertical/query') && one.url().includes('urgencias'),
    );
    await box.press('Enter');
    expect(new URL((await asked).url()).searchParams.get('locale')).toBe('es');
    await expect(page.locator('.CardFrame-name').first()).toBeVisible();
  });

  test('[Q-025] a task leads to its page, before people whose names look like it', async ({ page }) => {
    await page.goto(search('/search', 'pay my bill'));
    const first = page.locator('.CardFrame-name a').first();
    await expect(first).toHaveText('Billing and payment');
    await first.click();
    await expect(page).toHaveURL(/\/patients\/billing$/);
    await page.goto(search('/es/search', 'pagar mi factura'));
    await expect(page.locator('.CardFrame-name a').first()).toHaveAttribute('href', '/es/patients/billing');
  });

  test('sections stand as their best answers do, whatever they are', async ({ page }) => {
    for (const [query, leading] of [
      ['baby wont latch', 'Services'],
      ['urgent care', 'Locations'],
      ['cardiologist', 'Providers'],
      ['visiting hours', 'General'],
    ] as const) {
      await page.goto(search('/search', query));
      await expect(page.locator('.UniversalResults-section h2').first()).toContainText(leading);
    }
  });

  test('a correction can be undone, without scripts too, and a number is never corrected', async ({
    page,
    request,
  }) => {
    const html = await (await request.get(search('/find-provider', 'cardiolgist'))).text();
    const href = /href="([^"]*skipSpellCheck=true[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const literal = await (await request.get(href)).text();
    expect(literal).not.toContain('class="SearchFrame-spelling"');
    await page.goto(search('/find-provider', 'cardiolgist'));
    await page.getByRole('link', { name: 'cardiolgist', exact: true }).click();
    await expect(page).toHaveURL(/skipSpellCheck=true/);
    await expect(page.getByText('Showing results for')).toHaveCount(0);
    const zip = await (
      await request.get(search('/find-location', '94110', '&verticalKey=healthcare_facilities'))
    ).text();
    expect(zip).not.toContain('class="SearchFrame-spelling"');
  });

  for (const [path, query, call] of [
    ['/search', 'suicidal', 'tel:988'],
    ['/find-provider', 'overdose', 'tel:911'],
    ['/es/search', 'quiero morir', 'tel:988'],
    ['/find-location', 'domestic violence', 'tel:911'],
  ] as const) {
    test(`words of crisis bring help first: ${path} ${query}`, async ({ page, request }) => {
      const html = await (await request.get(search(path, query))).text();
      expect(html.indexOf('class="CrisisHelp"')).toBeGreaterThan(0);
      expect(html.indexOf('class="CrisisHelp"')).toBeLessThan(html.indexOf('SearchFrame-title'));
      await page.goto(search(path, 'heart'));
      await expect(page.locator('.CrisisHelp')).toHaveCount(0);
      const box = page.getByRole('combobox').first();
      await box.fill(query);
      await box.press('Enter');
      await expect(page.locator('.CrisisHelp a').first()).toHaveAttribute('href', call);
    });
  }
});
