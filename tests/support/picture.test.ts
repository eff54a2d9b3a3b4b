import sharp from 'sharp';
import { differenceOf, pictureOf, readPicture, writePicture } from './picture.ts';
import type { Picture } from './picture.ts';

interface Card {
  button?: string | false;
  /** How far the button stands to the right of its place, px. */
  moved?: number;
  /** How far lower all words stand, px. */
  lower?: number;
  width?: number;
  border?: string;
}

const words = 'Care close to home, every day';

/** A card as components draw them: a heading, two lines, a button. */
async function card({
  button = '#17559b',
  moved = 0,
  lower = 0,
  width = 390,
  border,
}: Card = {}): Promise<Picture> {
  const text = (y: number, size: number, weight = 400) =>
    `<text x="24" y="${y + lower}" font-family="sans-serif" font-size="${size}" font-weight="${weight}" fill="#1b2430">${words}</text>`;
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="240">
    <rect width="${width}" height="240" fill="#ffffff"/>
    <rect x="8.5" y="8.5" width="${width - 17}" height="223" rx="12" fill="#f6f8fb" stroke="${border ?? '#d5dbe3'}"/>
    ${text(52, 22, 700)}${text(92, 16)}${text(118, 16)}
    ${button ? `<rect x="${24 + moved}" y="160" width="130" height="44" rx="22" fill="${button}"/>` : ''}
  </svg>`;
  const { data, info } = await sharp(Buffer.from(drawn))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return pictureOf({ data, ...info }, { x: 0, y: 0, width: info.width, height: info.height });
}

it('finds a picture the same as itself, kept and read again', async () => {
  const kept = readPicture(writePicture(await card()));
  expect(kept).toEqual(await card());
  expect(differenceOf(kept, await card())).toBeUndefined();
});

it.each<[string, Card]>([
  ['a button that is gone', { button: false }],
  ['a button of another colour as bright', { button: '#8e3f5f' }],
  ['a button that stands 8 px beside its place', { moved: 8 }],
  ['words that stand half a line lower', { lower: 9 }],
  ['a card that is wider', { width: 400 }],
])('tells of %s', async (_, changed) => {
  expect(differenceOf(await card(), await card(changed))).toMatch(/^(?:is \d+ by|differs by)/);
});

it.each<[string, Card]>([
  ['a button drawn half a pixel beside', { moved: 0.5 }],
  ['words drawn half a pixel lower', { lower: 0.5 }],
  ['a side rounded to another pixel', { width: 391 }],
])('lets pass %s', async (_, changed) => {
  expect(differenceOf(await card(), await card(changed))).toBeUndefined();
});

it('says where and by how much', async () => {
  expect(differenceOf(await card(), await card({ button: false }))).toMatch(
    /^differs by \d+ of 255 at \d+, (?:144|168|192) px$/,
  );
  expect(differenceOf(await card(), await card({ width: 420 }))).toBe('is 420 by 240 px, was 390 by 240');
});
