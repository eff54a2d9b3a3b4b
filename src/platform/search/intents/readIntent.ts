import { Vocabulary } from '../engine/Vocabulary.ts';
import { words } from '../engine/words.ts';
import { languages } from '../language/languages.ts';
import { payersAs } from '../wishes/payers.ts';
import type { IntentGrammar } from './IntentGrammar.ts';
import { intentsInEnglish } from './intents.en.ts';
import { intentsInSpanish } from './intents.es.ts';

interface Pattern {
  groups: readonly string[];
  /** Whether other words may stand beside. */
  isOpen: boolean;
  /** Whether nothing else is meant where it fits. */
  isOnly: boolean;
  /** Names of what does it, folded, the first that exists. */
  leads: readonly string[];
}

interface Grammar {
  idle: ReadonlySet<string>;
  /** Names of the groups an expression belongs to, by the expression. */
  groupsOf: ReadonlyMap<string, readonly string[]>;
  patterns: readonly Pattern[];
  longest: number;
  /** The words of its expressions. */
  vocabulary: Vocabulary;
}

/** What is known of words besides the grammar. */
export interface KnownWords {
  isWord: (word: string) => boolean;
}

/** What any insurer is called in the grammar. */
export const INSURANCE = { en: 'insurance', es: 'seguro' } as const;

/** Who writes more tells a story, and wants to be searched for. */
const MOST_WORDS = 14;

/** A word or expression of a query, with the groups it may belong to; none for one that says something else. */
type Token = readonly string[];

const folded = (text: string): string => words(text).join(' ');

/** A grammar ready to be asked. Throws where a pattern names no group: that is a slip of who wrote it. */
export function readGrammar({ idle, articles, groups, intents }: IntentGrammar): Grammar {
  const groupsOf = new Map<string, string[]>();
  const known = new Set<string>();
  let longest = 1;
  for (const line of linesOf(groups)) {
    const [name = '', expressions = ''] = line.split('=').map((part) => part.trim());
    known.add(name);
    for (const expression of expressions
      .split(',')
      .flatMap((one) => withoutArticles(folded(one), articles))) {
      const others = groupsOf.get(expression) ?? [];
      if (!others.includes(name)) groupsOf.set(expression, [...others, name]);
      longest = Math.max(longest, expression.split(' ').length);
    }
  }
  const patterns = linesOf(intents).flatMap((line) => {
    const [names = '', said = ''] = line.split('>');
    const leads = names.split(';').map(folded);
    return said.split('|').map((pattern): Pattern => {
      const parts = pattern.trim().split(/\s+/);
      const own = parts.filter((part) => part !== '*' && part !== '!');
      const unknown = own.find((part) => !known.has(part));
      if (unknown !== undefined) throw new Error(`${line}: there is no group ${unknown}`);
      return { groups: own, isOpen: parts.includes('*'), isOnly: parts.includes('!'), leads };
    });
  });
  const vocabulary = new Vocabulary(
    [...new Set([...groupsOf.keys()].flatMap((expression) => expression.split(' ')))].map((word) => [
      word,
      1,
    ]),
  );
  return { idle: new Set(words(idle)), groupsOf, patterns, longest, vocabulary };
}

/** An expression of several words, and as people write it who leave articles out ("file complaint"). */
function withoutArticles(expression: string, articles: string): string[] {
  const all = expression.split(' ');
  const bare = all.filter((word) => !articles.split(' ').includes(word));
  return bare.length > 1 && bare.length < all.length ? [expression, bare.join(' ')] : [expression];
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const grammars = { en: readGrammar(intentsInEnglish), es: readGrammar(intentsInSpanish) };

/** Whether a folded word is one by which people say what they come to get done, in either language. */
export const isIntentWord = (word: string): boolean =>
  Object.values(grammars).some(({ vocabulary, idle }) => vocabulary.documents(word) > 0 || idle.has(word));

/** Whether a query asks for what a word for insurance alone asks for. */
export const asksAboutInsurance = (input: string, language: 'en' | 'es', known: KnownWords): boolean => {
  const [plain] = intentsIn(INSURANCE[language], language, known);
  return plain !== undefined && intentsIn(input, language, known)[0] === plain;
};

/**
 * What a query wants to get done, as names of what does it, by how exactly they fit; none where it says anything the
 * grammar does not know. Quoted words are left alone. What is meant by the words alone comes first, and in a search of everything
 * (`isOfEverything`) nothing else is.
 */
export function intentsIn(
  input: string,
  language: 'en' | 'es',
  known: KnownWords,
  isOfEverything = false,
): string[] {
  const grammar = grammars[language];
  // Every insurer and program is insurance to who asks whether it is taken.
  const asked = words(input).join(' ');
  const isSpokenOf = languages[language].wishes.insured.test(asked);
  const all = words(payersAs(INSURANCE[language], asked, language, isSpokenOf));
  if (input.includes('"') || all.length === 0 || all.length > MOST_WORDS) return [];
  const said = all.map((word) => meantBy(word, grammar, known));
  const tokens = tokensOf(said, grammar);
  const fits = grammar.patterns
    .map((pattern) => ({ pattern, fit: fitOf(pattern, tokens) }))
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => Number(b.pattern.isOnly) - Number(a.pattern.isOnly) || b.fit - a.fit);
  const meant =
    isOfEverything && fits[0]?.pattern.isOnly ? fits.filter(({ pattern }) => pattern.isOnly) : fits;
  return [...new Set(meant.flatMap(({ pattern }) => pattern.leads))];
}

/** A word nobody knows is the word of the grammar it was probably meant to be. */
function meantBy(word: string, { idle, vocabulary }: Grammar, known: KnownWords): string {
  if (vocabulary.documents(word) > 0 || idle.has(word) || /\d/.test(word) || known.isWord(word)) return word;
  return vocabulary.corrections(word)[0]?.word ?? word;
}

/** The words of a query without idle ones, expressions of several words as one, the longest first. */
function tokensOf(said: readonly string[], { idle, groupsOf, longest }: Grammar): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < said.length;) {
    let length = Math.min(longest, said.length - at);
    const expression = () => said.slice(at, at + length).join(' ');
    while (length > 1 && !groupsOf.has(expression())) length -= 1;
    const groups = groupsOf.get(expression());
    if (groups || !(idle.has(expression()) || isAge(expression()))) tokens.push(groups ?? []);
    // What may mean something and may mean nothing is told by an empty name.
    if (groups && idle.has(expression())) tokens[tokens.length - 1] = [...groups, ''];
    at += length;
  }
  return tokens;
}

/** A number by which nothing is done: an age ("colonoscopy at 45"), a year ("records from 2019"). */
const isAge = (word: string): boolean => /^(?:\d{1,2}|(?:19|20)\d{2})$/.test(word);

/** How exactly a pattern fits: more for each group that is said, less for what is said besides; 0 when it does not. */
function fitOf({ groups, isOpen }: Pattern, tokens: readonly Token[]): number {
  let rest = 0;
  const missing = new Set(groups);
  for (const token of tokens) {
    const own = token.filter((name) => groups.includes(name));
    if (own.length === 0 && !token.includes('')) rest += 1;
    const told = own.find((name) => missing.has(name));
    if (told !== undefined) missing.delete(told);
  }
  if (missing.size > 0 || (rest > 0 && !isOpen)) return 0;
  return groups.length * 10 + (isOpen ? 0 : 5) - rest;
}
