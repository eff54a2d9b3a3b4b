import { exampleNames, galleryGroups } from '../../scripts/lib/gallery/galleryPages.ts';
import { readDeclarations } from '../../scripts/lib/readDeclarations.ts';
import { expectAccessible } from './support/axe.ts';
import { demoPages } from './support/demoPages.ts';
import { dueToday } from './support/dueToday.ts';
import {
  drawnOn,
  expectPictures,
  expectSound,
  expectThumbnails,
  nameOf,
  namesOn,
  isWhole,
  openGallery,
  settle,
} from './support/gallery.ts';
import type { Visit } from './support/gallery.ts';
import { expectNoSidewaysScroll } from './support/sideways.ts';
import { isEveryOtherDay } from './support/turns.ts';
import { expect, test } from './support/test.ts';

/*
 * Every component as it looks: on the pages of the gallery by its examples, else on pages of the demo network (decision 61).
 * By itself the plain examples, in `npm test` those of every other group, and of every seventh group one other, the others on
 * the next days; GALLERY=all takes every example in both languages on both sites, and the pages of the demo network.
 * GALLERY=update renews the kept pictures.
 */

const all = await readDeclarations('.');
const groups = galleryGroups(all);

/** A phone, a desk. */
const WIDTHS = [390, 1440];

/** What the short form sees of a group besides its plain example: each kind of example somewhere. */
const TURNS: Omit<Visit, 'group'>[] = [
  { example: 'long', locale: 'en', variant: 'main' },
  { example: 'spanish', locale: 'es', variant: 'main' },
  { example: 'hostile', locale: 'en', variant: 'main' },
  { example: 'rightToLeft', locale: 'en', variant: 'main' },
  { example: 'empty', locale: 'en', variant: 'main' },
  { example: 'plain', locale: 'en', variant: 'plan' },
];

/** Drawn by what they stand in, with nothing that bears their name. */
const PARTS = ['VerticalTab'];

for (const [index, { name: group, components }] of groups.entries()) {
  test.describe(group, () => {
    // In one worker: they write one file of pictures.
    test.describe.configure({ mode: 'default' });
    test.use({ reducedMotion: 'reduce' } as object);

    for (const visit of visitsOf(group, index)) {
      test(`${nameOf(visit)} looks as it should and has no barrier`, async ({ page }) => {
        test.slow(isWhole);
        const names = namesOn(all, group, visit.example);
        // Parts of a header are seen at one of the two widths.
        const unseen = new Set(names.filter((name) => !PARTS.includes(name)));
        const isMain = isWhole || visit.example === 'plain';
        for (const width of isMain ? WIDTHS : WIDTHS.slice(0, 1)) {
          await openGallery(page, visit, width);
          const boxes = await drawnOn(page, names);
          for (const name of Object.keys(boxes)) unseen.delete(name);
          await expectSound(page);
          await expectPictures(page, visit, width, boxes);
        }
        if (visit.example === 'plain' && visit.variant === 'main' && visit.locale === 'en')
          await expectThumbnails(page, visit, all);
        if (visit.example === 'plain') expect.soft([...unseen], 'nothing is seen of').toEqual([]);
      });
    }
  });

  function visitsOf(group: string, index: number): Visit[] {
    const plain: Visit = { group, example: 'plain', locale: 'en', variant: 'main' };
    if (!isWhole)
      return [
        ...(isEveryOtherDay(index) ? [plain] : []),
        ...dueToday([{ group, ...TURNS[index % TURNS.length]! }], index),
      ];
    return exampleNames(components).flatMap((example) =>
      (['main', 'plan'] as const).flatMap((variant) =>
        (['en', 'es'] as const).map((locale) => ({ group, example, locale, variant })),
      ),
    );
  }
}

if (isWhole) {
  test.describe('what needs more than its fields', () => {
    test.use({ reducedMotion: 'reduce' } as object);

    for (const { name, address } of demoPages) {
      for (const locale of ['', '/es'])
        test(`${name}${locale && ', in Spanish,'} has no barrier`, async ({ page }) => {
          test.slow();
          const { origin, pathname, search } = new URL(await address());
          for (const width of WIDTHS) {
            await page.setViewportSize({ width, height: 900 });
            expect((await page.goto(origin + locale + pathname + search))?.status()).toBe(200);
            await settle(page);
            await expectAccessible(page);
            await expectNoSidewaysScroll(page);
          }
        });
    }
  });
}
