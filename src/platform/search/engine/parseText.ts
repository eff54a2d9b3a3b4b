import type { Language } from '../language/Language.ts';
import { takeNearMe } from './takeNearMe.ts';
import { words } from './words.ts';

/** One thing a document must speak of: a word, a known expression of several words, or a quoted phrase. */
export interface Term {
  words: string[];
  quoted: boolean;
  /** The last word of what was typed may be the beginning of a word. */
  isLast: boolean;
}

/** A query taken apart. A document matches when it has all terms of any one alternative. */
export interface ParsedText {
  alternatives: Term[][];
  /** The folded words of the query without the words of place, for the comparison with names. */
  plain: string;
  nearMe: boolean;
  /** The words that said "near me". */
  nearMeWords?: string;
  /** Whether words that only name the vertical's own kind were left out ("doctor" among doctors). */
  namesKind: boolean;
  /** Name of a place the query ends with ("… in sacramento"), folded. */
  placeName?: string;
  language: Language;
  /** Whether words are taken as they are written, however they look. */
  isLiteral: boolean;
}

export interface ParseOptions {
  language: Language;
  /** Words that say nothing in this vertical, such as "doctor" among doctors. */
  noise?: ReadonlySet<string>;
  /** Whether a folded name is a place the directory knows. */
  isPlace?: (name: string) => boolean;
  /** Words are taken as they are written: none is taken for a misspelt other. */
  isLiteral?: boolean;
}

/** Longest expression of the synonym list, in words. */
const LONGEST = 6;
/** Words beyond this many are ignored: nobody types them, and each costs time. */
const MOST_WORDS = 24;

/** Takes a query apart: quoted phrases, `OR` between alternatives, expressions, stop words, "near me", places. */
export function parseText(input: string, options: ParseOptions): ParsedText {
  const { language } = options;
  let rest = input.slice(0, 500);
  const near = takeNearMe(rest, language);
  const nearMe = near !== undefined;
  if (near) rest = near.rest;
  let placeName: string | undefined;
  if (options.isPlace && !rest.includes('"')) {
    const all = words(rest);
    for (let at = 0; at < all.length - 1; at += 1) {
      const name = all.slice(at + 1).join(' ');
      if (!language.placeWords.has(all[at] ?? '') || !options.isPlace(name)) continue;
      placeName = name;
      rest = all.slice(0, at).join(' ');
      break;
    }
  }
  const isOpenEnded = !nearMe && placeName === undefined && !/\s$/.test(input);
  const alternatives = rest
    .split(/\s+OR\s+/)
    .map((clause) => termsOf(clause, options, isOpenEnded))
    .filter((terms) => terms.length > 0);
  const plain = words(rest);
  const namesKind = plain.some((word) => options.noise?.has(word) ?? false);
  return {
    alternatives,
    plain: plain.join(' '),
    nearMe,
    namesKind,
    language,
    isLiteral: options.isLiteral ?? false,
    ...(near && { nearMeWords: near.taken }),
    ...(placeName === undefined ? {} : { placeName }),
  };
}

function termsOf(clause: string, { language, noise }: ParseOptions, isOpenEnded: boolean): Term[] {
  const terms: Term[] = [];
  let budget = MOST_WORDS;
  for (const [part, phrase] of clause.matchAll(/"([^"]*)"|[^"]+/g)) {
    const all = words(phrase ?? part).slice(0, budget);
    budget -= all.length;
    if (phrase !== undefined) {
      if (all.length > 0) terms.push({ words: all, quoted: true, isLast: false });
      continue;
    }
    for (let at = 0; at < all.length;) {
      let length = Math.min(LONGEST, all.length - at);
      while (length > 1 && !Object.hasOwn(language.synonyms, all.slice(at, at + length).join(' ')))
        length -= 1;
      terms.push({ words: all.slice(at, at + length), quoted: false, isLast: false });
      at += length;
    }
  }
  const last = terms.at(-1);
  if (last && isOpenEnded && !last.quoted && last.words.length === 1) last.isLast = true;
  const without = (idle: ReadonlySet<string>) => (term: Term) =>
    term.quoted || term.words.length > 1 || !idle.has(term.words[0] ?? '');
  // A query of stop words alone is searched as it stands ("who"); one of noise alone asks for everything.
  const telling = terms.filter(without(language.stopWords));
  const kept = telling.length > 0 ? telling : terms;
  return noise ? kept.filter(without(noise)) : kept;
}
