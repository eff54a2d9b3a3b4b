import { backdrop, ground } from './landscape.ts';
import { initials } from './monogram.ts';
import { palettes, type PaletteName } from './palette.ts';
import { seedOf } from './seed.ts';
import { circle, ink, path, picture, rect, stroke, type Ink } from './shapes.ts';

/** A card, the band across it, its letters and lines. */
type Look = readonly [card: Ink, band: Ink, letters: Ink, lines: Ink];
const LIGHT: readonly [Look, Look] = [
  ['paper', 'hill', 'ink', 'mid'],
  ['lamp', 'ink', 'ink', 'sand-mid'],
];
const DARK: readonly [Look, Look] = [
  ['deep', 'near', 'paper', 'ring'],
  ['hill', 'ink', 'paper', 'ring2'],
];

/**
 * The picture of a health plan or of whoever sells it: a member card before a landscape; SVG markup, 8:5, the same for the same
 * id. All plans of one company have its letters and colours.
 * @param id the entity id of the company; of a plan without one, its own
 * @param name whose letters the card bears
 * @param kind what the card says besides, in capitals: the kind of plan, e.g. "HMO"
 */
export function planCardArt(id: string, name: string, kind = ''): string {
  const seed = seedOf(`plan-card:${id}`);
  const light = seed.pick<PaletteName>(['day', 'sand', 'dusk']);
  const p = palettes[light];
  const [card, band, letters, lines] = seed.pick(light === 'dusk' ? LIGHT : [...LIGHT, ...DARK]);
  const said = /^[A-Za-z]{2,5}$/.test(kind) ? kind.toUpperCase() : '';
  const text = (x: number, y: number, size: number, words: string, end = '') =>
    `<text x="${x}" y="${y}" fill="${ink(letters)}" font-family="var(--serif)" font-size="${size}" font-weight="450"${end}>${words}</text>`;
  return picture(
    800,
    500,
    backdrop(seed, p, 800, 434) +
      ground(p, 800, 432) +
      `<g transform="rotate(${seed.pick([-5, 5])} 400 260)">` +
      rect(222, 128, 392, 248, p.roof, 22) +
      rect(196, 108, 392, 248, card, 22) +
      path('M196 158h392v34H196z', band) +
      text(226, 282, 78, initials(name)) +
      (said ? text(556, 282, 40, said, ' text-anchor="end"') : '') +
      stroke('M228 312h150M228 332h96', lines, 8, ' stroke-linecap="round"') +
      circle(540, 322, 16, p.disc === 'sun' ? lines : 'sun') +
      '</g>',
    'xMidYMid',
  );
}
