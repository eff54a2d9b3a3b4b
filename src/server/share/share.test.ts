import sharp from 'sharp';
import { monogram } from '#src/domain/art/monogram.ts';
import { createSharePictures } from './createSharePictures.ts';
import { shareSvg } from './shareSvg.ts';
import type { ShareCard } from './shareSvg.ts';
import { linesOf, outlineOf, widthOf } from './typeset.ts';

const card = (more: Partial<ShareCard> = {}): ShareCard => ({
  variant: 'main',
  siteName: 'Meridian Health',
  eyebrow: 'Find a doctor',
  headline: 'Ana Lee, MD',
  facts: 'Cardiology · Davis',
  art: monogram('Ana Lee, MD', 'prov1'),
  ...more,
});

describe('a share picture', () => {
  it('needs no font, style sheet or other file', () => {
    const svg = shareSvg(card({ headline: '<script> & "Ana" Nguyễn ☃' }));
    expect(svg).not.toMatch(/<text|font-family|var\(|href|<script|currentColor/);
    expect(svg.match(/<svg/g)).toHaveLength(svg.match(/<\/svg>/g)?.length ?? 0);
  });

  it('differs by variant, words and art', () => {
    const pictures = [
      card(),
      card({ variant: 'plan' }),
      card({ headline: 'Ana Li, MD' }),
      card({ art: monogram('B', 'b') }),
    ].map(shareSvg);
    expect(new Set(pictures).size).toBe(4);
  });

  it('is a PNG of 1200 by 630', async () => {
    const picture = await createSharePictures().picture(card());
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  });

  it('is drawn once, and the pictures kept have a bound', async () => {
    const pictures = createSharePictures({ keptBytes: 60_000 });
    const [first, again] = await Promise.all([pictures.picture(card()), pictures.picture(card())]);
    expect(again).toBe(first);
    for (const name of ['A', 'B', 'C', 'D']) await pictures.picture(card({ headline: name }));
    expect(pictures.size()).toBeLessThanOrEqual(60_000);
    expect(pictures.size()).toBeGreaterThan(0);
    expect(await pictures.picture(card())).not.toBe(first);
  });
});

describe('lines', () => {
  it('hold their width, keep all words where they fit, and say with an ellipsis that more was there', () => {
    const text = 'What patients ask about heart health and their medicines: a qualitative study';
    const lines = linesOf(text, 'serif', 54, 590, 4);
    expect(lines.join(' ')).toBe(text);
    for (const line of lines) expect(widthOf(line, 'serif', 54)).toBeLessThanOrEqual(590);
    const cut = linesOf(text, 'serif', 60, 590, 2);
    expect(cut).toHaveLength(2);
    expect(cut[1]).toMatch(/\w…$/);
  });

  it('a word longer than the line is cut', () => {
    const [line = ''] = linesOf('x'.repeat(100), 'sans', 60, 590, 1);
    expect(line).toMatch(/^x+…$/);
    expect(widthOf(line, 'sans', 60)).toBeLessThanOrEqual(590);
  });

  it('letters of other scripts come from a face that has them; those of none are left out', () => {
    for (const text of ['Nguyễn', 'Łódź', 'Ω', 'Ж']) expect(widthOf(text, 'sans', 10)).toBeGreaterThan(5);
    expect(outlineOf('☃', 'serif', 40, 0, 0)).toBe('');
  });
});
