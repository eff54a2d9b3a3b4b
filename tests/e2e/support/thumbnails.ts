import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { differenceOf, pictureOf } from '../../support/picture.ts';
import type { Box } from '../../support/picture.ts';
import { tellsSomething } from '../../support/tellsSomething.ts';

/*
 * The small pictures by which editors choose what they add (decision 126): each component as the gallery or the demo network
 * shows it. `npm run thumbnails` takes them; the gallery's test compares those of its plain examples.
 */

/** Width of the window they are taken at, px. */
export const THUMBNAIL_WIDTH = 760;
/** Twice the size they are shown at. */
const SIZE = { width: 400, height: 224 };
const WHITE = '#fff';
const FOLDER = 'src/studio/add/thumbnails';

export const thumbnailFile = (name: string, language: 'en' | 'es') => `${FOLDER}/${name}.${language}.webp`;

/** Around what is drawn, px; and the least of a page's width that is shown: a short text is enlarged a little. */
const EDGE = 24;
const LEAST_WIDTH = 300;
/** Of what is flatter than so many times its height the beginning is shown: all of it could not be read. */
const FLATTEST = 8;

/** Of the brightest and the darkest of what is drawn; less is an empty place. */
const LEAST_CONTRAST = 24;

/**
 * The top of what is drawn of a component, in the middle of a small picture; `shot` is the whole page. Undefined where nothing
 * is drawn, or too little to tell one component from another.
 */
export async function drawThumbnail(shot: Buffer, box: Box): Promise<Buffer | undefined> {
  const whole = await sharp(shot).metadata();
  const left = Math.max(0, Math.floor(box.x));
  const top = Math.max(0, Math.floor(box.y));
  const width = Math.min(whole.width - left, Math.ceil(box.width));
  const height = Math.min(whole.height - top, Math.ceil(box.height));
  const part = await sharp(shot).extract({ left, top, width, height }).removeAlpha().toBuffer();
  const { channels } = await sharp(part).stats();
  if (channels.every(({ min, max }) => max - min < LEAST_CONTRAST)) return undefined;
  const drawn = await sharp(part)
    .trim({ background: WHITE, threshold: 8 })
    .toBuffer({ resolveWithObject: true });
  // What fills the width of the page has a ground of its own, and needs no edge.
  const edge = drawn.info.width >= whole.width ? 0 : EDGE;
  const begun = Math.min(drawn.info.width, Math.max(LEAST_WIDTH, FLATTEST * drawn.info.height));
  const right = begun < drawn.info.width ? 0 : Math.max(edge, LEAST_WIDTH - begun - edge);
  const shown = { width: edge + begun + right, height: 2 * edge + drawn.info.height };
  const framed = await sharp(drawn.data)
    .extract({ left: 0, top: 0, width: begun, height: drawn.info.height })
    .extend({ top: edge, bottom: edge, left: edge, right, background: WHITE })
    .toBuffer();
  const most = Math.ceil((shown.width * SIZE.height) / SIZE.width);
  const small = await sharp(framed)
    .extract({ left: 0, top: 0, width: shown.width, height: Math.min(shown.height, most) })
    .resize({ ...SIZE, fit: 'contain', background: WHITE })
    .png()
    .toBuffer();
  return (await tellsSomething(small)) ? small : undefined;
}

export async function keepThumbnail(file: string, thumbnail: Buffer): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(file, await sharp(thumbnail).webp({ quality: 60, effort: 6 }).toBuffer());
}

/** Says how a kept picture differs from what is seen now; undefined where they look the same. */
export async function thumbnailDifference(file: string, seen: Buffer): Promise<string | undefined> {
  const [kept, now] = await Promise.all(
    [readFileSync(file), seen].map(async (source) => {
      const { data, info } = await sharp(source).removeAlpha().raw().toBuffer({ resolveWithObject: true });
      return pictureOf({ data, ...info }, { x: 0, y: 0, ...SIZE });
    }),
  );
  return differenceOf(kept!, now!);
}
