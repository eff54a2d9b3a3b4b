import type { Wishes } from './Wishes.ts';

/** What the search knows of one language. Words are folded: lower case, no diacritics, no apostrophes. */
export interface Language {
  code: 'en' | 'es';
  /** Left out of a query while other words remain. */
  stopWords: ReadonlySet<string>;
  /** What a visitor says → what the directory says. Keys and values may be of several words. */
  synonyms: Readonly<Record<string, readonly string[]>>;
  /** Names of what people have, feel and undergo, of fields of medicine and those who practise them. */
  concepts: ReadonlySet<string>;
  /**
   * Two things said beside each other that are one: what leads to the first, what leads to any of the second, what it is, and the name
   * of the service for it, where there is one for nothing else.
   */
  together: readonly { first: string; second: ReadonlySet<string>; meant: string; service?: string }[];
  /** What may stand in the middle of an expression without changing it ("lump on my neck"). */
  determiners: ReadonlySet<string>;
  /** Short forms of given names → the names in full. */
  nicknames: Readonly<Record<string, readonly string[]>>;
  /** Other number of a word: plural of a singular and the reverse. May hold words that do not exist. */
  otherNumber: (word: string) => string[];
  /** Who practises → what is practised ("geriatrician" → "geriatrics"). May hold words that do not exist. */
  practice: (word: string) => string[];
  /** Those who treat, by words that do not say so by their ending ("therapist", "nurse"). */
  professions: ReadonlySet<string>;
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
  /** For whom care is sought ("my teenage son"): words that name no care by themselves. */
  kin: Kin;
  /** What is said of circumstances, by which nothing is found ("without insurance", "wait time"). */
  circumstances: ReadonlySet<string>;
  /** Written before the name of a person, and never before that of a place. */
  titles: ReadonlySet<string>;
  /** Asks for a place where something is done. */
  asksWhere: RegExp;
  /** What follows a prompt to say "near me". */
  nearMeText: string;
}

/** How a language speaks of whose care it is. */
export interface Kin {
  /** "my". */
  own: ReadonlySet<string>;
  /** Those who are children: whoever treats children comes first. */
  children: ReadonlySet<string>;
  relatives: ReadonlySet<string>;
  /** Those of them who are nothing else, whoever's they are ("snoring husband"). */
  kinOnly: ReadonlySet<string>;
  /** What is said of an age, or of a time beside a number. */
  ages: ReadonlySet<string>;
  /** Numbers as words. */
  numbers: ReadonlySet<string>;
  /** A child by an age at the beginning of what is said ("2 year old"). */
  aged: RegExp;
  /** What such a child is looked for as. */
  child: string;
}
