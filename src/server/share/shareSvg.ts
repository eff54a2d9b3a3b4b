import { withInks, ART_INKS } from '#src/domain/art/artInks.ts';
import { logoMark } from '#src/domain/art/logoMark.ts';
import type { SiteVariant } from '#src/domain/entities/common.ts';
import { fitsIn, linesOf, outlineOf, widthOf } from './typeset.ts';
import type { Face } from './typeset.ts';

/** All that a share picture shows. Equal cards are equal pictures. */
export interface ShareCard {
  variant: SiteVariant;
  siteName: string;
  /** What kind of page it is; '' for none. */
  eyebrow: string;
  headline: string;
  /** What else is known, in up to three lines; '' for none. */
  facts: string;
  /** SVG markup of the house's art; its `<text>` is set in outlines. */
  art: string;
}

const WIDTH = 1200;
const HEIGHT = 630;
const LEFT = 72;
/** Where words end, before the arc. */
const MEASURE = 590;
/** The disc the art is seen through: the house's meridian, and two fine arcs around it. */
const ARC = { x: 1236, y: 322, r: 516 };
const SIZES = [76, 68, 60, 54, 48];
const SLATE = '#43535e';

/** A share picture as SVG without text, fonts or style sheets, so that every renderer draws the same. */
export function shareSvg({ variant, siteName, eyebrow, headline, facts, art }: ShareCard): string {
  const inks = ART_INKS[variant];
  const brand = variant === 'plan' ? '#3b449c' : '#006666';
  const line = (text: string, face: Face, size: number, x: number, y: number, fill: string) =>
    `<path d="${outlineOf(text, face, size, x, y)}" fill="${fill}"/>`;

  const most = (size: number) => (size > 60 ? 3 : 4);
  const size = SIZES.find((each) => fitsIn(headline, 'serif', each, MEASURE, most(each))) ?? 48;
  const titles = linesOf(headline, 'serif', size, MEASURE, most(size));
  const leading = size * 1.12;
  const smalls = facts ? linesOf(facts, 'sans', 28, MEASURE, titles.length > 2 ? 2 : 3) : [];
  // Words stand as one block in the middle of what the mark leaves.
  const block =
    (eyebrow ? 56 : 0) + titles.length * leading + (smalls.length > 0 ? 26 + smalls.length * 40 : 0);
  let y = 150 + Math.max(0, (HEIGHT - 150 - 64 - block) / 2);
  let words = '';
  if (eyebrow) {
    words += line(eyebrow, 'sans', 26, LEFT, y + 26, brand);
    y += 56;
  }
  for (const title of titles) {
    words += line(title, 'serif', size, LEFT, y + size * 0.82, inks.ink);
    y += leading;
  }
  y += 26;
  for (const small of smalls) {
    words += line(small, 'sans', 28, LEFT, y + 24, SLATE);
    y += 40;
  }
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<clipPath id="arc"><circle cx="${ARC.x}" cy="${ARC.y}" r="${ARC.r}"/></clipPath>` +
    `<path d="M0 0h${WIDTH}v${HEIGHT}H0z" fill="${inks.paper}"/>` +
    [18, 42]
      .map(
        (more, index) =>
          `<circle cx="${ARC.x}" cy="${ARC.y}" r="${ARC.r + more}" fill="none" stroke="${inks.ring2}" stroke-width="2" stroke-opacity="${index === 0 ? 0.9 : 0.5}"/>`,
      )
      .join('') +
    `<g clip-path="url(#arc)">${placed(withOutlines(withInks(art, variant)), ARC.x - ARC.r, 0, WIDTH - ARC.x + ARC.r, HEIGHT)}</g>` +
    placed(logoMark(inks.sun).replaceAll('currentColor', brand), LEFT, 58, 52, 52) +
    line(siteName, 'sans', 30, LEFT + 68, 95, inks.ink) +
    words +
    `</svg>`
  );
}

/** An SVG of its own at a place in this one. */
function placed(svg: string, x: number, y: number, width: number, height: number): string {
  return svg.replace(/^<svg /, `<svg x="${x}" y="${y}" width="${width}" height="${height}" `);
}

/** How much of its size on the page a monogram has here, where its tile is cut by the arc. */
const LETTERS = 0.62;

/** Letters in a picture (a monogram's) as outlines, set in the middle as they are on the page. */
function withOutlines(svg: string): string {
  return svg.replace(/<text ([^>]*)>([^<]*)<\/text>/g, (_, attributes: string, text: string) => {
    const value = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1];
    const size = Number(value('font-size')) * LETTERS;
    const x = Number(value('x')) - widthOf(text, 'serif', size) / 2;
    return `<path d="${outlineOf(text, 'serif', size, x, Number(value('y')) + size * 0.34)}" fill="${value('fill')}"/>`;
  });
}
