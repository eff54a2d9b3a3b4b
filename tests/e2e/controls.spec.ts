import { readFileSync } from 'node:fs';
import { site } from './support/addresses.ts';
import { expect, test } from './support/test.ts';

/*
 * What every control looks like in every state, against stored pictures of shapes and colours without a letter.
 * Renew: UPDATE_GALLERY=1 npx jest src/ui/controlGallery.test.tsx, then npx playwright test controls --update-snapshots,
 * and look at the pictures before they are kept (tests/e2e/controls.spec.ts-snapshots).
 */

const gallery = readFileSync('tests/e2e/support/controls.html', 'utf8');
const names = [...gallery.matchAll(/data-control="(\w+)"/g)].map(([, name]) => name!);

/** The frame around the controls; the address of the site gives them its faces and policies. */
const frame = (sheets: string[]) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
${sheets.map((sheet) => `<link rel="stylesheet" href="${sheet}">`).join('')}
<style>
  *, ::before, ::after { transition: none !important; animation: none !important; }
  html { scrollbar-gutter: auto; }
  section { display: flex; flex-wrap: wrap; gap: 1rem; width: 40rem; padding: 1rem; }
  .state { flex: 0 0 auto; }
  [data-control='button'] { background: linear-gradient(var(--ground) 50%, var(--slate-800) 50%); }
</style></head><body>${gallery}</body></html>`;

for (const colours of ['none', 'active'] as const) {
  test(`every state of every control looks as it should, ${colours === 'none' ? 'in colour' : 'in forced colours'}`, async ({
    page,
  }) => {
    await page.goto(`${site}/find-provider`);
    const sheets = await page
      .locator('link[rel="stylesheet"]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    await page.route(`${site}/controls`, (route) =>
      route.fulfill({ contentType: 'text/html', body: frame(sheets) }),
    );
    await page.emulateMedia({ forcedColors: colours, colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(`${site}/controls`);
    await page.evaluate(() => {
      // What only a script can set: some of what is below a box is chosen.
      for (const box of document.querySelectorAll<HTMLInputElement>('[data-control="checkbox"] input')) {
        box.indeterminate = box.parentElement?.parentElement === box.closest('section')?.children[3];
      }
      return document.fonts.ready;
    });
    expect(names.length).toBeGreaterThan(8);
    for (const name of names) {
      const control = page.locator(`[data-control="${name}"]`);
      const picture = `${name}${colours === 'active' ? '-forced' : ''}`;
      const options = { maxDiffPixels: 40, threshold: 0.25, animations: 'disabled' } as const;
      // The first of them as the keyboard reaches it, the others as they stand.
      await control.locator('a, button, input').first().focus();
      await expect.soft(control, picture).toHaveScreenshot(`${picture}.png`, options);
    }
  });
}

test('of radio buttons of which none is chosen none looks chosen', async ({ page }) => {
  // The stars of Find a doctor, as they come: a radio button is :indeterminate while none of its group is chosen.
  await page.goto('/find-provider');
  const radios = page.locator('.FacetGroup .Checkbox-radio');
  await expect(radios.first()).toBeAttached();
  const looks = () =>
    radios.evaluateAll((all) =>
      all.map((one) => {
        const { borderTopWidth, backgroundColor } = getComputedStyle(one);
        return `${borderTopWidth} ${backgroundColor}`;
      }),
    );
  // The list may be drawn anew between finding the buttons and reading them: what has left the page looks like nothing.
  await expect.poll(async () => [...new Set(await looks())]).toEqual(['1px rgb(255, 255, 255)']);
});
