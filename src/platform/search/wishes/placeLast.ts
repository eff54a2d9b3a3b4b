import type { Language } from '../language/Language.ts';

/** Longest name of a place, in words. */
const LONGEST = 5;

/**
 * What says that a name is a place: a word of place before it ("near davis"), a word that links as well what is none ("hospital
 * de davis"), that it stands at either end, or nothing but the name itself.
 */
export type PlaceSign = 'place-word' | 'end' | 'name';

/** A query with the place it names put at the end, and the words it stood in. */
export interface PlacedQuery {
  text: string;
  taken: string;
  /** What is left without the place. */
  rest: string;
}

export interface PlaceReading {
  language: Language;
  /** Whether folded words are the name of a place, as they are said. */
  isPlace: (name: string, sign: PlaceSign) => boolean;
  /** Whether a word looks for nothing ("doctor" among doctors). */
  isIdle: (word: string) => boolean;
  /** Whether a word stands nowhere: behind a word of place and before a town it is a part of the town ("en la misión san francisco"). */
  isStrange?: (word: string) => boolean;
}

/**
 * A query with the place it names put at the end, behind a word of place, where it is looked for ("pediatrician near
 * 95816 for my son", "sacramento pediatricians"). A number that is a ZIP area is a place wherever it stands, and so is a name that
 * is no other word; any other name without a word of place only at either end and beside something to look for, since people
 * and places share names. Undefined when there is none.
 */
export function placeLast(all: readonly string[], reading: PlaceReading): PlacedQuery | undefined {
  const found =
    whole(all, reading) ??
    introduced(all, reading) ??
    postalCode(all, reading) ??
    bare(all, reading) ??
    alone(all, reading);
  if (!found) return undefined;
  const { language, isPlace } = reading;
  let { from, to, name } = found;
  const code = all[to];
  // "Sacramento CA 95816" is the ZIP area.
  if (code !== undefined && isCode(code) && isPlace(code, 'name')) {
    name = code;
    to += 1;
  }
  const isOfPlace = (word = '') =>
    [language.placeWords, language.linkWords, language.placeNouns].some((some) => some.has(word));
  from = beforeStrange(all, from, isOfPlace, reading);
  while (from > 0 && isOfPlace(all[from - 1])) from -= 1;
  // "The 95816 area"; an article may be of what follows.
  const isNoun = (word = '') => language.placeNouns.has(word) && word.length > 3;
  while (to < all.length && isNoun(all[to])) to += 1;
  const [wordOfPlace = ''] = language.placeWords;
  const rest = [...all.slice(0, from), ...all.slice(to)].join(' ');
  return {
    text: `${rest} ${wordOfPlace} ${name}`.trimStart(),
    taken: all.slice(from, to).join(' '),
    rest,
  };
}

/** Longest name of a part of a town, in words. */
const LONGEST_PART = 2;

/** Where the name of a part of a town begins that stands behind a word of place and before the town at `from`; else `from`. */
function beforeStrange(
  all: readonly string[],
  from: number,
  isOfPlace: (word?: string) => boolean,
  { isStrange }: PlaceReading,
): number {
  let at = from;
  while (at > 0 && from - at < LONGEST_PART && isStrange?.(all[at - 1] ?? '')) at -= 1;
  return at > 0 && isOfPlace(all[at - 1]) ? at : from;
}

/** A query without the place it names; undefined when there is none. */
export const withoutPlace = (all: readonly string[], reading: PlaceReading): string | undefined =>
  placeLast(all, reading)?.rest;

interface Stretch {
  from: number;
  to: number;
  name: string;
}

const isCode = (word: string) => /^\d{5}$/.test(word);

function nameAt(
  all: readonly string[],
  at: number,
  sign: PlaceSign,
  { isPlace }: PlaceReading,
): Stretch | undefined {
  for (let length = Math.min(LONGEST, all.length - at); length > 0; length -= 1) {
    const name = all.slice(at, at + length).join(' ');
    if (isPlace(name, sign)) return { from: at, to: at + length, name };
  }
  return undefined;
}

/** Nothing but the name of a place ("condado de San Mateo"). */
const whole = (all: readonly string[], { isPlace }: PlaceReading): Stretch | undefined =>
  all.length > 1 && isPlace(all.join(' '), 'name')
    ? { from: 0, to: all.length, name: all.join(' ') }
    : undefined;

/** A place behind a word of place ("near davis", "in the 95816 area", "hospital de davis"). */
function introduced(all: readonly string[], reading: PlaceReading): Stretch | undefined {
  const { placeWords, linkWords, placeNouns } = reading.language;
  for (let at = 0; at < all.length - 1; at += 1) {
    const word = all[at] ?? '';
    if (!placeWords.has(word) && !linkWords.has(word)) continue;
    let name = at + 1;
    while (placeWords.has(word) && (placeNouns.has(all[name] ?? '') || linkWords.has(all[name] ?? '')))
      name += 1;
    const sign = placeWords.has(word) ? 'place-word' : 'end';
    // "Condado de Placer", "ciudad de Davis" and "the Dalles" begin with such words.
    for (let from = at + 1; from <= name; from += 1) {
      const found = nameAt(all, from, sign, reading);
      if (found) return { ...found, from: at };
    }
  }
  return undefined;
}

function postalCode(all: readonly string[], { isPlace }: PlaceReading): Stretch | undefined {
  const at = all.findIndex((word) => isCode(word) && isPlace(word, 'name'));
  return at < 0 ? undefined : { from: at, to: at + 1, name: all[at] ?? '' };
}

/** Behind "Dr." stands a person's name, of two words at most, whatever place is called so. */
const isTitled = (all: readonly string[], at: number, { language }: PlaceReading): boolean =>
  [at - 1, at - 2].some((before) => language.titles.has(all[before] ?? ''));

/** A place at the end or the beginning, beside words that look for something. */
function bare(all: readonly string[], reading: PlaceReading): Stretch | undefined {
  const looksFor = (rest: readonly string[]) => rest.some((word) => !reading.isIdle(word));
  for (let at = Math.max(1, all.length - LONGEST); at < all.length; at += 1) {
    if (isTitled(all, at, reading)) continue;
    const name = all.slice(at).join(' ');
    if (reading.isPlace(name, 'end') && looksFor(all.slice(0, at))) {
      return { from: at, to: all.length, name };
    }
  }
  const first = nameAt(all, 0, 'end', reading);
  return first && looksFor(all.slice(first.to)) ? first : undefined;
}

/** A name that can only be a place, wherever it stands beside something to look for, or with nothing beside it. */
function alone(all: readonly string[], reading: PlaceReading): Stretch | undefined {
  for (let at = 0; at < all.length; at += 1) {
    const found = isTitled(all, at, reading) ? undefined : nameAt(all, at, 'name', reading);
    const rest = found && [...all.slice(0, at), ...all.slice(found.to)];
    if (rest && (rest.length === 0 || rest.some((word) => !reading.isIdle(word)))) return found;
  }
  return undefined;
}
