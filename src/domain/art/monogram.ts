import { seedOf } from './seed.ts';
import { ink, n, picture, rings, type Ink } from './shapes.ts';

interface Ground {
  ground: Ink;
  ring: Ink;
  letters: Ink;
}
const grounds: readonly [Ground, ...Ground[]] = [
  { ground: 'sky', ring: 'paper', letters: 'ink' },
  { ground: 'sand', ring: 'paper', letters: 'ink' },
  { ground: 'deep', ring: 'ring', letters: 'paper' },
  { ground: 'sea', ring: 'paper', letters: 'ink' },
  { ground: 'hill', ring: 'ring2', letters: 'paper' },
  { ground: 'sand-far', ring: 'paper', letters: 'night' },
  { ground: 'pale', ring: 'ring2', letters: 'deep' },
];

/**
 * The letters of a name: first of the first word and of the last, without titles before ("Dr.") and
 * credentials after a comma. '' when the name has no letters.
 */
export function initials(name: string): string {
  const words = (name.split(',')[0] ?? '')
    .replace(/^\s*(dr|dra|prof|mr|mrs|ms)\.?\s+/i, '')
    .split(/[\s·]+/)
    .map((word) => word.match(/\p{L}/u)?.[0])
    .filter((letter) => letter !== undefined);
  const first = words[0] ?? '';
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return (first + last).toLocaleUpperCase('en');
}

/**
 * The tile of a person without a portrait: initials over arcs; 1:1, the same for the same id.
 * @param disc draws the coral disc where the arcs begin (for the one large tile of a page)
 */
export function monogram(name: string, id: string, { disc = false }: { disc?: boolean } = {}): string {
  const seed = seedOf(`monogram:${id}`);
  const look = seed.pick(grounds);
  const x = seed.pick([18, 100, 182]);
  const y = x === 100 ? 204 : seed.pick([18, 182]);
  const letters = initials(name);
  return picture(
    200,
    200,
    `<path d="M0 0h200v200H0z" fill="${ink(look.ground)}"/>` +
      rings(x, y, 46, 5, look.ring, 3) +
      (disc ? `<circle cx="${n(x)}" cy="${n(y)}" r="27" fill="${ink('sun')}"/>` : '') +
      (letters
        ? `<text x="100" y="102" dy=".34em" text-anchor="middle" fill="${ink(look.letters)}" font-family="var(--serif)" font-size="${letters.length > 1 ? 84 : 96}" font-weight="450" letter-spacing="-2">${letters}</text>`
        : `<path d="M100 56a30 30 0 1 1 0 60a30 30 0 1 1 0-60M44 176c4-34 26-50 56-50s52 16 56 50z" fill="${ink(look.letters)}"/>`),
    'xMidYMid',
  );
}
