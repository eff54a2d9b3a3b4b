import { words } from '../engine/words.ts';
import { complaints } from '../language/complaints.ts';
import type { Language } from '../language/Language.ts';
import type { Said } from './take.ts';
import { vainWish } from './wishFor.ts';
import type { Reading, Wish } from './wishFor.ts';

/** Longest name that is taken for one of a place, in words. */
const LONGEST = 4;
const PLACE = 'builtin.location';

/** What is known of words and places. */
export interface KnownNames {
  /** Whether folded words, behind a word of place, are a place. */
  isPlace: (name: string) => boolean;
  /** Whether a folded word stands anywhere, or is one of either language. */
  isWord: (word: string) => boolean;
  /** Whether anything anywhere has these folded words one after the other. */
  isNamed: (name: string) => boolean;
}

/** Words that may be a place: what stands before them, themselves, and the words a name may reach to. */
interface Candidate {
  before: string;
  own: readonly string[];
  behind: readonly string[];
}

/**
 * The place that is asked for and that nobody here knows ("near golden gate park", "in natomas"): its words would only keep the rest from
 * being found, and it is said not to be known. Behind a word that asks for nearness any words are a place that are not found themselves;
 * behind one that asks for other things, too ("pain in my knee"), and at the end where a kind of place is asked for ("urgent care
 * natomas"), only words that are no words.
 */
export function unknownPlaceIn(said: Said, reading: Reading, kindWords: readonly string[]): Wish[] {
  const { language, names } = reading;
  const found =
    names &&
    (introduced(said, reading, names) ??
      (kindWords.length > 0 ? last(said, reading, names, kindWords) : undefined));
  if (!found) return [];
  const { before, own, behind } = found;
  const name = own.join(' ');
  if (name === '' || isSaying(before.trim(), own, language) || hasPlace(behind, names)) return [];
  if (names.isNamed(name)) return [];
  const taken = `${before}${name}`;
  said.text = said.text.replace(taken, ' ').replace(/\s+/g, ' ').trim();
  return [vainWish(reading, PLACE, name, { words: [taken], unknown: 'place' })];
}

const isStrange = (word: string, { index }: Reading, names: KnownNames): boolean =>
  !/^\d+$/.test(word) && !names.isWord(word) && index.correctionOf(word) === undefined;

function introduced({ text }: Said, reading: Reading, names: KnownNames): Candidate | undefined {
  const { stopWords, wishes } = reading.language;
  const nearness = wishes.placed.near.exec(text);
  const found = nearness ?? wishes.placed.within.exec(text);
  if (!found) return undefined;
  const isEnd = (word: string) => stopWords.has(word) || /^\d{5}$/.test(word);
  const behind = words(text.slice(found.index + found[0].length)).slice(0, LONGEST);
  const own = until(behind, nearness ? isEnd : (word) => isEnd(word) || !isStrange(word, reading, names));
  return { before: found[0], own, behind };
}

/** Words at the end that are none, beside the kind of place that is asked for. */
function last(
  { text }: Said,
  reading: Reading,
  names: KnownNames,
  kindWords: readonly string[],
): Candidate | undefined {
  const backwards = words(text).toReversed();
  const isEnd = (word: string) => kindWords.includes(word) || !isStrange(word, reading, names);
  const own = until(backwards, isEnd).toReversed();
  return own.length < backwards.length ? { before: '', own, behind: own } : undefined;
}

/** Whether a word of place and what follows are an expression ("near sighted"), or what follows is what care is for ("near my ear"). */
function isSaying(before: string, [first = '', ...more]: readonly string[], { synonyms, code }: Language) {
  const { parts } = complaints[code];
  return (
    [`${before} ${first}`, `${before}${first}`, first].some((said) => Object.hasOwn(synonyms, said)) ||
    [first, ...more].some((word) => parts.has(word))
  );
}

/** The words before the first that is an end. */
function until(all: readonly string[], isEnd: (word: string) => boolean): readonly string[] {
  const end = all.findIndex(isEnd);
  return end < 0 ? all : all.slice(0, end);
}

/** Whether any run of the words is a place. */
const hasPlace = (all: readonly string[], { isPlace }: KnownNames): boolean =>
  all.some((_, from) =>
    all.slice(from).some((__, more) => isPlace(all.slice(from, from + more + 1).join(' '))),
  );
