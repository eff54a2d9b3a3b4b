import type { Said } from './engine/IndexQuery.ts';
import type { Way } from './engine/waysToSay.ts';
import { type PlacedWord, placedWords, words } from './engine/words.ts';
import { languages } from './language/languages.ts';

/** A part of a text; offset and length count UTF-16 code units. */
export interface Substring {
  offset: number;
  length: number;
}

/** Where the beginnings of words stand among the words of a text. */
export const highlightTyped = (text: string, input: string): Substring[] => {
  const typed = words(input);
  return placedWords(text).flatMap((placed) => {
    const beginning = typed.find((start) => placed.word.startsWith(start));
    return beginning === undefined ? [] : [beginningOf(placed, beginning)];
  });
};

/** Where folding changed the number of letters, the place inside the word is not known. */
const beginningOf = ({ word, offset, length }: PlacedWord, { length: some }: string): Substring => ({
  offset,
  length: word.length === length ? some : length,
});

/** Where a term stands in a text: spans by the number of the word they are in. */
function placesOf(ways: readonly Way[], placed: readonly PlacedWord[]): Map<number, Substring> {
  const found = new Map<number, Substring>();
  placed.forEach(({ word: first }, from) => {
    for (const { words: wanted, isPrefix } of ways) {
      const [start = ''] = wanted;
      // Most words of a text begin nothing that is looked for.
      if (start !== first && !(isPrefix && wanted.length === 1 && first.startsWith(start))) continue;
      const isThere = wanted.every((word, at) => {
        const own = placed[from + at]?.word;
        return own === word || (isPrefix && at === wanted.length - 1 && own?.startsWith(word));
      });
      if (!isThere) continue;
      wanted.forEach((word, at) => {
        const own = placed[from + at];
        if (own && !found.has(from + at)) found.set(from + at, beginningOf(own, word));
      });
    }
  });
  return found;
}

const isTelling = ({ word }: PlacedWord): boolean =>
  Object.values(languages).every(({ stopWords }) => !stopWords.has(word));

/** Whether a text is nothing but a thing that was named ("Asthma", of "asthma at night"). */
const isOnly = ({ ways, isConcept }: Said, placed: readonly PlacedWord[]): boolean => {
  if (!isConcept) return false;
  const typed = placesOf(
    ways.filter(({ isTyped }) => isTyped),
    placed,
  );
  return typed.size > 0 && placed.every((word, at) => typed.has(at) || !isTelling(word));
};

/**
 * Where a text speaks of what was looked for, in order and apart from each other: of all terms of an alternative, or of nothing but one
 * of them that is a thing by itself. Sharing a word with what was typed is no speaking of it.
 */
function spansIn(placed: readonly PlacedWord[], said: readonly (readonly Said[])[]): Substring[] {
  const spans = new Map<number, Substring>();
  for (const terms of said) {
    const places = terms.map(({ ways }) => placesOf(ways, placed));
    const isAll = places.every(({ size }) => size > 0);
    places.forEach((some, turn) => {
      const term = terms[turn];
      if (some.size === 0 || !(isAll || (term && isOnly(term, placed)))) return;
      for (const [at, span] of some) if (!spans.has(at)) spans.set(at, span);
    });
  }
  return [...spans].sort(([one], [other]) => one - other).map(([, span]) => span);
}

type Json = Record<string, unknown>;

/** A text with its words, which are found once however often it is looked through. */
interface SplitText {
  kind: 'text';
  value: string;
  words: readonly PlacedWord[];
}

/** The texts of one result in their shape, ready to be marked for any search. */
export type MarkableTexts =
  | SplitText
  | { kind: 'list'; entries: readonly MarkableTexts[] }
  | { kind: 'members'; members: readonly (readonly [name: string, texts: MarkableTexts])[] };

/** The texts of an entity that has none. */
export const NO_TEXTS: MarkableTexts = { kind: 'members', members: [] };

/**
 * Makes texts ready to be marked. Results share most of theirs (specialties, conditions, languages), so a text that
 * was split before is not split again, for as long as the function is kept.
 */
export function textSplitter(): (texts: Json) => MarkableTexts {
  const known = new Map<string, SplitText>();
  const split = (value: string): SplitText => {
    let text = known.get(value);
    if (!text) known.set(value, (text = { kind: 'text', value, words: placedWords(value) }));
    return text;
  };
  const markable = (value: unknown): MarkableTexts => {
    if (typeof value === 'string') return split(value);
    if (Array.isArray(value)) return { kind: 'list', entries: value.map(markable) };
    if (typeof value !== 'object' || value === null) return NO_TEXTS;
    return {
      kind: 'members',
      members: Object.entries(value).map(([name, member]) => [name, markable(member)]),
    };
  };
  return markable;
}

/**
 * Marks the texts of results that speak of what was looked for, in their shape: leaves are `{value, matchedSubstrings}`, lists stay
 * lists of the same length. Members that do not are left out. Made once for all results of an answer.
 */
export function fieldHighlighter(said: readonly (readonly Said[])[]): (texts: MarkableTexts) => Json {
  if (said.length === 0) return () => ({});
  const known = new Map<SplitText, Json | undefined>();
  const markedText = (text: SplitText): Json | undefined => {
    if (known.has(text)) return known.get(text);
    const matchedSubstrings = spansIn(text.words, said);
    const found = matchedSubstrings.length > 0 ? { value: text.value, matchedSubstrings } : undefined;
    known.set(text, found);
    return found;
  };
  const markedList = (entries: readonly MarkableTexts[]): Json[] | undefined => {
    let found: Json[] | undefined;
    for (const [at, entry] of entries.entries()) {
      const inner = marked(entry);
      if (inner === undefined) continue;
      found ??= entries.map((one) =>
        one.kind === 'text' ? { value: one.value, matchedSubstrings: [] } : {},
      );
      found[at] = inner as Json;
    }
    return found;
  };
  const markedMembers = (members: readonly (readonly [string, MarkableTexts])[]): Json | undefined => {
    let found: Json | undefined;
    for (const [name, member] of members) {
      const inner = marked(member);
      if (inner !== undefined) (found ??= {})[name] = inner;
    }
    return found;
  };
  const marked = (texts: MarkableTexts): Json | Json[] | undefined => {
    if (texts.kind === 'text') return markedText(texts);
    return texts.kind === 'list' ? markedList(texts.entries) : markedMembers(texts.members);
  };
  return (texts) => (marked(texts) as Json | undefined) ?? {};
}
