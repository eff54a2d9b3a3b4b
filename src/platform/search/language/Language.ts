import type { Wishes } from './Wishes.ts';

/** What the search knows of one language. Words are folded: lower case, no diacritics, no apostrophes. */
export interface Language {
  code: 'en' | 'es';
  /** Left out of a query while other words remain. */
  stopWords: ReadonlySet<string>;
  /** What a visitor says → what the directory says. Keys and values may be of several words. */
  synonyms: Readonly<Record<string, readonly string[]>>;
  /** Short forms of given names → the names in full. */
  nicknames: Readonly<Record<string, readonly string[]>>;
  /** Other number of a word: plural of a singular and the reverse. May hold words that do not exist. */
  otherNumber: (word: string) => string[];
  /** Who practises → what is practised ("geriatrician" → "geriatrics"). May hold words that do not exist. */
  practice: (word: string) => string[];
  /** "near me" anywhere in a folded query. */
  nearMe: RegExp;
  /** "Within 10 miles of": the number, the unit and the link to a place, where there is one; and what says "near" instead. */
  within: { said: RegExp; near: string };
  /** Words before a place name that say it is one, the plainest first. */
  placeWords: ReadonlySet<string>;
  /** Words that often stand before a place name, and as often before something else ("hospital de Davis"). */
  linkWords: ReadonlySet<string>;
  /** What places are called beside their name ("the 95816 area", "zip code 95816"). */
  placeNouns: ReadonlySet<string>;
  wishes: Wishes;
  /** What follows a prompt to say "near me". */
  nearMeText: string;
}
