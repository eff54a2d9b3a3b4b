/**
 * All that a drawn portrait is made of. The place of a word in its list is what addresses say, so lists grow at their ends
 * alone, and new lists come last.
 */
export const PORTRAIT_PARTS = {
  face: ['oval', 'round', 'long', 'square'],
  /** From the lightest to the darkest. */
  skin: [1, 2, 3, 4, 5, 6, 7, 8],
  hair: ['black', 'espresso', 'brown', 'chestnut', 'blond', 'red', 'grey', 'white'],
  /** Hair behind the head. */
  behind: ['none', 'long', 'bob', 'wavy', 'afro', 'bun', 'locs', 'braid', 'puffs'],
  /** Hair over the forehead. */
  before: ['none', 'crop', 'side', 'quiff', 'part', 'fringe', 'sweep', 'curls', 'hairline', 'fade', 'thin'],
  cover: ['none', 'hijab', 'turban', 'wrap', 'kippah', 'cap'],
  /** The cloth of the cover. */
  wrap: ['hill', 'deep', 'near', 'lamp', 'ink', 'sage', 'mid', 'sand'],
  beard: ['none', 'full', 'short', 'goatee', 'moustache'],
  brows: ['arch', 'flat', 'thick'],
  eyes: ['almond', 'round', 'narrow', 'smile'],
  iris: ['brown', 'hazel', 'green', 'grey'],
  nose: ['fine', 'broad', 'round'],
  mouth: ['smile', 'calm', 'open'],
  glasses: ['none', 'round', 'square'],
  frame: ['dark', 'brown', 'gold', 'mint'],
  /** Lines of age: none, few, more. */
  age: [0, 1, 2],
  earrings: ['none', 'studs'],
  dress: ['coat', 'scrubs', 'crew', 'cardigan', 'collar', 'turtle', 'drape', 'jacket', 'tie'],
  cloth: ['near', 'hill', 'deep', 'ink', 'mid', 'sage', 'cream', 'mist'],
  shirt: ['paper', 'mist', 'lamp', 'mid', 'sand', 'hill'],
  ground: ['pale', 'sand', 'sea', 'deep', 'far', 'sage', 'hill', 'wall'],
  /** The corner the arcs begin in. */
  corner: ['right', 'left'],
  /** How far the head leans to the right, in degrees. */
  tilt: [0, -3, -2, 2, 3],
} as const;

type PartName = keyof typeof PORTRAIT_PARTS;

/** The parts of one portrait. */
export type Portrait = { readonly [Name in PartName]: (typeof PORTRAIT_PARTS)[Name][number] };

const NAMES = Object.keys(PORTRAIT_PARTS) as PartName[];
const wordsOf = (name: PartName): readonly (string | number)[] => PORTRAIT_PARTS[name];

/** A portrait as one word for an address: a sign per part, in the order of the lists. */
export const portraitCode = (portrait: Portrait): string =>
  NAMES.map((name) => wordsOf(name).indexOf(portrait[name]).toString(36)).join('');

/** The portrait a word stands for; undefined for one that stands for none. */
export function readPortrait(code: string): Portrait | undefined {
  if (code.length !== NAMES.length) return undefined;
  const parts = NAMES.map((name, at) => [name, wordsOf(name)[parseInt(code.charAt(at), 36)]] as const);
  return parts.every(([, part]) => part !== undefined) ? (Object.fromEntries(parts) as Portrait) : undefined;
}
