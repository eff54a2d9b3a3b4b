import { existsSync } from 'node:fs';
import { galleryGroups } from '../../scripts/lib/gallery/galleryPages.ts';
import { placeOf } from '../../scripts/lib/gallery/galleryPlaces.ts';
import { isPictured } from '../../scripts/lib/gallery/pictured.ts';
import { readDeclarations } from '../../scripts/lib/readDeclarations.ts';
import { demoPages } from '../e2e/support/demoPages.ts';
import { drawAll } from '../e2e/support/drawAll.ts';
import { drawnOn, openGallery, picturedOn, settle } from '../e2e/support/gallery.ts';
import { drawThumbnail, keepThumbnail, THUMBNAIL_WIDTH, thumbnailFile } from '../e2e/support/thumbnails.ts';
import { test } from '../e2e/support/test.ts';
import type { Page } from '../e2e/support/test.ts';

/* The pictures in the dialog that adds a part (decision 126): of the gallery's examples, else of the demo network. */

const all = await readDeclarations('.');
const pictured = all.filter(isPictured);
const inGallery = new Set(pictured.filter((one) => placeOf(one) !== undefined).map(({ name }) => name));
const elsewhere = pictured.map(({ name }) => name).filter((name) => !inGallery.has(name));
const taken = { en: new Set<string>(), es: new Set<string>() };

test.describe.configure({ mode: 'default' });
test.use({ reducedMotion: 'reduce' } as object);

/** Keeps a picture of each named component the page shows, unless this run has one. */
async function keepShown(page: Page, names: readonly string[], language: 'en' | 'es') {
  const wanted = names.filter((name) => !taken[language].has(name));
  await drawAll(page);
  const boxes = await drawnOn(page, wanted);
  if (Object.keys(boxes).length === 0) return;
  const shot = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
  for (const [name, box] of Object.entries(boxes)) {
    if (!wanted.includes(name)) continue;
    const drawn = await drawThumbnail(shot, box);
    if (!drawn) continue;
    await keepThumbnail(thumbnailFile(name, language), drawn);
    taken[language].add(name);
  }
}

// What comes from other sites changes with them, and may not come at all.
test.beforeEach(({ page }) =>
  page.route(
    ({ hostname }) => !hostname.endsWith('localhost'),
    (route) => route.abort(),
  ),
);

for (const language of ['en', 'es'] as const) {
  const example = language === 'en' ? 'plain' : 'spanish';
  for (const { name: group } of galleryGroups(all)) {
    test(`${group}, ${language}`, async ({ page }) => {
      await openGallery(page, { group, example, locale: language, variant: 'main' }, THUMBNAIL_WIDTH);
      const names = picturedOn(all, group, example).filter((name) => inGallery.has(name));
      await keepShown(page, names, language);
    });
  }
  for (const { name, address } of demoPages) {
    test(`${name}, ${language}`, async ({ page }) => {
      const { origin, pathname, search } = new URL(await address());
      await page.setViewportSize({ width: THUMBNAIL_WIDTH, height: 900 });
      await page.goto(origin + (language === 'es' ? '/es' : '') + pathname + search);
      await settle(page);
      await keepShown(page, elsewhere, language);
    });
  }
}

test('says what has no picture', () => {
  const without = pictured.map(({ name }) => name).filter((name) => !existsSync(thumbnailFile(name, 'en')));
  console.log(`drawn, not pictured: ${without.join(' ')}`);
});
