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
  /** "near me" at the end of a folded query. */
  nearMe: RegExp;
  /** Words that may stand before a place name. */
  placeWords: ReadonlySet<string>;
  /** What follows a prompt to say "near me". */
  nearMeText: string;
}
