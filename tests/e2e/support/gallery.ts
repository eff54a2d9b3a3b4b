import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { galleryGroups, galleryPages } from '../../../scripts/lib/gallery/galleryPages.ts';
import type { DeclaredComponent } from '../../../scripts/lib/readDeclarations.ts';
import { differenceOf, pictureOf, readPicture, writePicture } from '../../support/picture.ts';
import type { Box } from '../../support/picture.ts';
import { planSite, site } from './addresses.ts';
import { findBarriers } from './axe.ts';
import { expectNoSidewaysScroll } from './sideways.ts';
import { started } from './started.ts';
import { drawThumbnail, THUMBNAIL_WIDTH, thumbnailDifference, thumbnailFile } from './thumbnails.ts';
import { expect } from './test.ts';
import type { Page } from './test.ts';

/** A page of the gallery as a test visits it: one example of each component of a group. */
export interface Visit {
  group: string;
  example: string;
  locale: 'en' | 'es';
  variant: 'main' | 'plan';
}

/** Every example in both languages on both sites; pictures are kept of what the short form sees. */
export const isWhole = process.env['GALLERY'] === 'all';
/** Renews the kept pictures in place of comparing with them. */
const isRenewing = process.env['GALLERY'] === 'update';

/**
 * Of axe's rules those that judge how a page is put together, which here is the gallery: components that stand once on a page
 * stand here side by side.
 */
const OF_THE_PAGE = [
  'heading-order',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-unique',
];

export const nameOf = ({ group, example, locale, variant }: Visit) =>
  `${group}, ${example}${locale === 'es' ? ', in Spanish' : ''}${variant === 'plan' ? ', on the health plan' : ''}`;

/** The components a page of the gallery places, in whatever they stand. */
export function namesOn(all: readonly DeclaredComponent[], group: string, example: string): string[] {
  const page = galleryPages(all).get(`${group}/${example}`);
  const names = [...JSON.stringify(page).matchAll(/"componentName":"(\w+)"/g)].map(([, name]) => name!);
  // Headings stand between all others, too: as components they are looked at in their own group.
  const ofThePage = ['RichText', 'Title'];
  const own = galleryGroups(all).find(({ name }) => name === group)?.components ?? [];
  return [...new Set(names)].filter(
    (name) => !ofThePage.includes(name) || own.some((other) => other.name === name),
  );
}

/** Those of which the small picture is taken on this page: its own, and what stands inside of them before it does elsewhere. */
export function picturedOn(all: readonly DeclaredComponent[], group: string, example: string): string[] {
  const groups = galleryGroups(all);
  const home = (name: string) =>
    groups.find(({ components }) => components.some((one) => one.name === name)) ??
    groups.find((one) => namesOn(all, one.name, example).includes(name));
  return namesOn(all, group, example).filter((name) => home(name)?.name === group);
}

/** Opens a page of the gallery at a width and waits until nothing on it changes any more. */
export async function openGallery(page: Page, visit: Visit, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  const { group, example, locale, variant } = visit;
  const origin = variant === 'plan' ? planSite : site;
  const answer = await page.goto(`${origin}${locale === 'es' ? '/es' : ''}/_gallery/${group}/${example}`);
  expect(answer?.status(), 'the gallery answers').toBe(200);
  await settle(page);
}

/** Has everything that wakes or loads when it comes near do so, then goes back to the top. */
export async function settle(page: Page): Promise<void> {
  await started(page);
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      // On a busy machine a frame is sometimes long in coming.
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 500);
      });
    }
  });
  await expect(
    page.locator(['load', 'idle', 'visible'].map((wake) => `[data-wake="${wake}"]:not([data-awake])`).join()),
  ).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    // One that waits to come into view, in a part of a row that is scrolled away, is never decoded.
    const due = [...document.images].filter((image) => image.complete || image.loading !== 'lazy');
    await Promise.all(due.map((image) => image.decode().catch(() => undefined)));
    scrollTo(0, 0);
  });
}

/** Where each of the named components is drawn on the page; those of which nothing is seen are left out. */
export function drawnOn(page: Page, names: readonly string[]): Promise<Record<string, Box>> {
  return page.evaluate((inside) => {
    const boxes: Record<string, { x: number; y: number; width: number; height: number }> = {};
    const add = (
      name: string,
      { x, y, width, height }: { x: number; y: number; width: number; height: number },
    ) => {
      if (width >= 1 && height >= 4 && !boxes[name]) boxes[name] = { x, y: y + scrollY, width, height };
    };
    // In the page's main part a component is what stands between its heading and the next.
    const headings = [...document.querySelectorAll('[id^="specimen"]')];
    headings.forEach((heading, index) => {
      const next = headings[index + 1];
      if (!next || heading.id === 'specimens-end') return;
      const top = heading.getBoundingClientRect().bottom;
      const between = document.createRange();
      between.setStartAfter(heading.closest('.slot') ?? heading);
      between.setEndBefore(next.closest('.slot') ?? next);
      const inner = between.getBoundingClientRect();
      if (inner.height < 4) return;
      add(heading.id.replace('specimen-', ''), {
        x: 0,
        y: top,
        width: document.documentElement.clientWidth,
        height: next.getBoundingClientRect().top - top,
      });
    });
    // Elsewhere it is known by its id or, where it has another, by its class.
    for (const name of inside) {
      const elements = document.querySelectorAll(`[id^="shown-${name}-"], .${name}`);
      const seen = [...elements].find((element) => element.checkVisibility({ visibilityProperty: true }));
      if (seen) add(name, seen.getBoundingClientRect());
    }
    return boxes;
  }, names);
}

/** Nothing on the page is a barrier, sticks out, or says what no visitor should read. */
export async function expectSound(page: Page): Promise<void> {
  expect.soft(await findBarriers(page, OF_THE_PAGE)).toEqual([]);
  await expectNoSidewaysScroll(page);
  await expect(page.getByText(/\b(?:undefined|NaN|Invalid Date|\[object Object\])/)).toHaveCount(0);
}

/** Compares each component with its kept picture, or keeps it; `width` is the window's. */
export async function expectPictures(
  page: Page,
  visit: Visit,
  width: number,
  boxes: Record<string, Box>,
): Promise<void> {
  const shot = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
  const { data, info } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const kept = keptPictures(visit.group);
  const problems: string[] = [];
  for (const [name, box] of Object.entries(boxes)) {
    const picture = pictureOf({ data, ...info }, box);
    const key = `${name} ${visit.example} ${visit.locale} ${visit.variant} ${width}`;
    if (isRenewing) kept[key] = writePicture(picture);
    else if (kept[key]) {
      const difference = differenceOf(readPicture(kept[key]), picture);
      if (difference) problems.push(`${key}: ${difference}`);
    } else if (!isWhole) problems.push(`${key}: no picture is kept`);
  }
  if (isRenewing) keepPictures(visit.group, kept);
  // By eye: GALLERY_SHOTS=<folder> keeps the whole screens.
  const folder = process.env['GALLERY_SHOTS'];
  if (folder) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      `${folder}/${visit.group}-${visit.example}-${visit.locale}-${visit.variant}-${width}.png`,
      shot,
    );
  }
  expect.soft(problems, 'GALLERY=update takes the pictures anew').toEqual([]);
}

/** Compares what editors choose components by with what they look like now. */
export async function expectThumbnails(
  page: Page,
  visit: Visit,
  all: readonly DeclaredComponent[],
): Promise<void> {
  await openGallery(page, visit, THUMBNAIL_WIDTH);
  const boxes = await drawnOn(page, picturedOn(all, visit.group, visit.example));
  const shot = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
  const problems: string[] = [];
  for (const [name, box] of Object.entries(boxes)) {
    const file = thumbnailFile(name, visit.locale);
    // Parts no editor places have none.
    if (!existsSync(file)) continue;
    const seen = await drawThumbnail(shot, box);
    const difference = seen ? await thumbnailDifference(file, seen) : 'is empty';
    if (difference) problems.push(`${name}: ${difference}`);
  }
  expect.soft(problems, 'npm run thumbnails takes them anew').toEqual([]);
}

const fileOf = (group: string) => `tests/e2e/gallery.pictures/${group}.json`;

function keptPictures(group: string): Record<string, string> {
  const file = fileOf(group);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
}

/** In the order of their names, so that a renewal changes the lines of what changed. */
function keepPictures(group: string, pictures: Record<string, string>): void {
  mkdirSync('tests/e2e/gallery.pictures', { recursive: true });
  const sorted = Object.fromEntries(Object.entries(pictures).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(fileOf(group), `${JSON.stringify(sorted, null, 2)}\n`);
}
