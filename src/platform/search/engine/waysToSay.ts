import type { Language } from '../language/Language.ts';
import { languages } from '../language/languages.ts';
import { SURNAMES } from '../language/surnames.ts';
import type { Term } from './parseText.ts';
import { soundOf } from './soundOf.ts';
import { isByEar, Vocabulary } from './Vocabulary.ts';
import type { Correction } from './Vocabulary.ts';

/** One way documents may speak of a term. */
export interface Way {
  words: string[];
  weight: number;
  /** Whether the last of the words is the beginning of one. */
  isPrefix: boolean;
  /** Whether it stands for a word nobody knows. */
  isGuess: boolean;
  /** It is the term itself, in one number or the other. */
  isTyped?: true;
}

/** How much a later synonym counts against the one before it. */
const LATER = 0.8;
/** The same for the names a short form stands for. */
const RARER = 0.95;
/** How much an alternative way to say a word counts against the word itself. */
const WEIGHT = { exact: 1, number: 0.95, synonym: 0.85, prefix: 0.5, typo: 0.6 };

/** What an index knows of words. */
export interface KnownWords {
  vocabulary: Vocabulary;
  /** Whether a folded word is known anywhere else; such a word is no misspelt other one. */
  isWord: (word: string) => boolean;
  /** Whether some document has these words one after the other. */
  isPhrase: (words: readonly string[]) => boolean;
}

/**
 * The ways a term may be said in documents, of those that are said in some: as it is, in the other number, by its synonyms
 * and nicknames, as the beginning of a word, by what it means in the other language, and last as the word it was perhaps
 * meant to be, which is `correction`.
 */
export function waysToSay(
  term: Term,
  language: Language,
  isLiteral: boolean,
  { vocabulary, isWord, isPhrase }: KnownWords,
): { ways: Way[]; correction?: string } {
  const ways: Way[] = [];
  const add = (
    wanted: string[],
    weight: number,
    { isPrefix = false, isGuess = false, isTyped = false } = {},
  ) => {
    const isKnown = wanted.every((word, at) =>
      isPrefix && at === wanted.length - 1 ? vocabulary.hasPrefix(word) : vocabulary.documents(word) > 0,
    );
    if (isKnown) ways.push({ words: wanted, weight, isPrefix, isGuess, ...(isTyped && { isTyped }) });
  };
  const addSynonyms = (of: string, weight: number, isGuess = false) => {
    sayings(language.synonyms, of).forEach((synonym, turn) => {
      add(synonym.split(' '), weight * WEIGHT.synonym * LATER ** turn, { isGuess });
    });
  };
  add(term.words, WEIGHT.exact, { isTyped: true });
  if (term.quoted) return { ways };
  addSynonyms(term.words.join(' '), 1);
  // On an English page people use Spanish words, too, and the other way round.
  const other = languages[language.code === 'en' ? 'es' : 'en'];
  const addForeign = (of: string) => {
    sayings(other.synonyms, of).forEach((synonym, turn) => {
      add(synonym.split(' '), WEIGHT.synonym * LATER ** turn);
    });
  };
  if (term.words.length !== 1) {
    if (ways.length === 0) addForeign(term.words.join(' '));
    return { ways };
  }
  const [word = ''] = term.words;
  for (const other of language.otherNumber(word)) {
    add([other], WEIGHT.number, { isTyped: true });
    addSynonyms(other, WEIGHT.number);
  }
  // What is written down of a word counts more than what its ending says.
  if (sayings(language.synonyms, word).length === 0) {
    for (const other of language.practice(word)) add([other], WEIGHT.synonym);
  }
  // The usual names first; a short form of many is each of them a little less.
  sayings(language.nicknames, word).forEach((name, turn) => {
    add([name], WEIGHT.synonym * RARER ** turn);
  });
  // A given name is written in several ways, each of which is right.
  if (ways.length === 0 && (isGivenName(word, language) || SURNAMES.has(word))) {
    for (const other of vocabulary.alike(word)) add([other], WEIGHT.synonym);
  }
  if (ways.length === 0) addForeign(word);
  const isKnown = ways.length > 0;
  // Short beginnings stand in too many words to say anything, unless the word is still being typed.
  if (word.length >= (term.isLast ? 2 : 4) && (term.isLast || !isKnown)) {
    add([word], WEIGHT.prefix, { isPrefix: true });
  }
  if (ways.length === 0) for (const practised of other.practice(word)) add([practised], WEIGHT.synonym);
  // Two words written as one ("urgentcare", "analucia").
  if (ways.length === 0 && !isLiteral) {
    for (const two of splits(word)) {
      const said = two.join(' ');
      const isSaid = sayings(language.synonyms, said).length > 0;
      if (isSaid) addSynonyms(said, 1);
      if (isSaid || (two.every((part) => vocabulary.documents(part) > 0) && isPhrase(two)))
        add(two, WEIGHT.number);
      if (ways.length > 0) return { ways };
    }
  }
  // A number is what it is: the next one is another place.
  if (ways.length > 0 || isLiteral || /\d/.test(word) || isWord(word)) return { ways };
  // Somebody's name is none of another word, unless care is spoken of by that ("hart doctor").
  const near = vocabulary.corrections(word);
  const own = SURNAMES.has(word) || (soundsLikeSurname(word) && !near.some(isByEar)) ? [] : near;
  const corrections = nearest(own, expressionsOf(language).corrections(word));
  for (const { word: meant } of corrections) {
    add([meant], WEIGHT.typo, { isGuess: true });
    addSynonyms(meant, WEIGHT.typo, true);
  }
  const correction = ways.length > 0 ? corrections[0]?.word : undefined;
  return { ways, ...(correction !== undefined && { correction }) };
}

/** Shortest word that is taken for a family name by its sound. */
const SHORTEST_NAME = 6;
let surnameSounds: ReadonlySet<number> | undefined;

/** Whether a word sounds like a common family name: "gonsales" is nobody called Rosales, who is only spelt more like it. */
function soundsLikeSurname(word: string): boolean {
  surnameSounds ??= new Set([...SURNAMES].map(soundOf));
  return word.length >= SHORTEST_NAME && surnameSounds.has(soundOf(word));
}

/** Letters that each half of a word has at least that was written as one. */
const HALF = 3;

/** A word cut in two, at every place in it. */
const splits = (word: string): [string, string][] =>
  Array.from({ length: Math.max(0, word.length - 2 * HALF + 1) }, (_, at) => [
    word.slice(0, at + HALF),
    word.slice(at + HALF),
  ]);

const givenNames = new WeakMap<Language, ReadonlySet<string>>();

/** Whether a word is one of the names the language knows short forms of, or such a form. */
function isGivenName(word: string, language: Language): boolean {
  let names = givenNames.get(language);
  if (!names) {
    names = new Set([...Object.keys(language.nicknames), ...Object.values(language.nicknames).flat()]);
    givenNames.set(language, names);
  }
  return names.has(word);
}

const expressions = new WeakMap<Language, Vocabulary>();

/** The words the language has synonyms for: a misspelt one may stand in no document. */
function expressionsOf(language: Language): Vocabulary {
  let known = expressions.get(language);
  if (!known) {
    const single = Object.keys(language.synonyms).filter((key) => !key.includes(' '));
    known = new Vocabulary(single.map((word) => [word, 1]));
    expressions.set(language, known);
  }
  return known;
}

/** What stands for a word in a table, which may have any word as its key. */
const sayings = (table: Readonly<Record<string, readonly string[]>>, word: string): readonly string[] =>
  Object.hasOwn(table, word) ? (table[word] ?? []) : [];

/** The corrections with the fewest edits of both lists. */
function nearest(a: readonly Correction[], b: readonly Correction[]): Correction[] {
  const least = Math.min(a[0]?.edits ?? Infinity, b[0]?.edits ?? Infinity);
  const known = new Set(a.map(({ word }) => word));
  return [...a, ...b.filter(({ word }) => !known.has(word))].filter(({ edits }) => edits === least);
}
