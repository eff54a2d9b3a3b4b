import { isCare } from './engine/matchText.ts';
import { parseText } from './engine/parseText.ts';
import type { Term } from './engine/parseText.ts';
import { placedWords, words } from './engine/words.ts';
import { intentsIn } from './intents/readIntent.ts';
import { languages } from './language/languages.ts';
import type { Locale } from './Search.ts';
import type { SearchGround } from './SearchGround.ts';
import { officeHoursField } from './Vertical.ts';
import type { Vertical } from './Vertical.ts';
import { mayBePlace } from './wishes/mayBePlace.ts';
import { placeLast } from './wishes/placeLast.ts';
import { readWishes } from './wishes/readWishes.ts';
import { wordsOf } from './wishes/wishFor.ts';

/** What a sentence looks for in a vertical, and what it says besides. */
export interface SentenceRead {
  vertical: Vertical;
  /** Folded words of what is looked for, in several ways: all of them, without one that is still typed, what of them is care. */
  sought: readonly (readonly string[])[];
  /** The wishes and the place, in the words they were typed in: they belong to whatever is proposed. */
  besides: string;
}

/** Who types fewer words says what is looked for, and no sentence. */
const FEWEST_WORDS = 3;

const isSentence = (input: string) => !input.includes('"') && words(input).length >= FEWEST_WORDS;

/** What a sentence wants to get done ("how do i pay my bill"), by the name of what does it. */
export function taskOf(
  { catalog }: SearchGround,
  verticals: readonly Vertical[],
  input: string,
  locale: Locale,
): { vertical: Vertical; name: string }[] {
  const doing = verticals.filter(({ doesTasks }) => doesTasks);
  const names = doing.length > 0 && isSentence(input) ? intentsIn(input, locale, catalog) : [];
  return doing.flatMap((vertical) => {
    const index = catalog.index(vertical.index.key, locale);
    const name = names.find((one) => index.isName(one));
    return name === undefined ? [] : [{ vertical, name }];
  });
}

/**
 * Reads a sentence as the search does ("i need a doctor for my daughter who speaks spanish"): what it looks for in each vertical, without
 * what is a filter there.
 */
export const readSentence = (
  ground: SearchGround,
  verticals: readonly Vertical[],
  input: string,
  locale: Locale,
): SentenceRead[] =>
  isSentence(input) ? verticals.flatMap((vertical) => soughtIn(ground, vertical, input, locale)) : [];

function soughtIn(ground: SearchGround, vertical: Vertical, input: string, locale: Locale): SentenceRead[] {
  const language = languages[locale];
  const index = ground.catalog.index(vertical.index.key, locale);
  const noise = new Set(vertical.noise);
  const wished = readWishes(input, { vertical, index, language, officeHours: officeHoursField(vertical) });
  const placed =
    vertical.index.points.length === 0
      ? undefined
      : placeLast(words(wished.rest), {
          language,
          isPlace: (name, sign) => mayBePlace(name, sign, { ...ground, language, index }),
          isIdle: (word) => noise.has(word) || language.stopWords.has(word),
        });
  const rest = placed?.rest ?? wished.rest;
  const [terms = []] = parseText(rest, { language, noise }).alternatives;
  const wordsIn = (some: readonly Term[]) => some.flatMap((term) => term.words);
  const sought = [terms, terms.slice(0, -1), terms.filter((term) => isCare(term, language))].map(wordsIn);
  const taken = [
    ...wished.wishes.filter(({ staysWords, isSought }) => !staysWords && !isSought).flatMap(wordsOf),
    placed?.taken ?? '',
  ];
  return [{ vertical, sought, besides: inOrder(taken, input) }];
}

/** Runs of folded words as they were typed and in that order. */
function inOrder(runs: readonly string[], input: string): string {
  const typed = placedWords(input);
  const found = runs.flatMap((run) => {
    const wanted = words(run);
    const at = typed.findIndex((_, first) =>
      wanted.every((word, more) => typed[first + more]?.word === word),
    );
    const [from, to] = [typed[at], typed[at + wanted.length - 1]];
    return wanted.length > 0 && from && to
      ? [{ at, text: input.slice(from.offset, to.offset + to.length) }]
      : [];
  });
  return found
    .sort((a, b) => a.at - b.at)
    .map(({ text }) => text)
    .join(' ');
}
