import type { Mark } from './engine/IndexQuery.ts';
import { type PlacedWord, placedWords, words } from './engine/words.ts';

/** A part of a text; offset and length count UTF-16 code units. */
export interface Substring {
  offset: number;
  length: number;
}

interface Marker {
  whole: ReadonlySet<string>;
  prefixes: readonly string[];
}

const markerOf = (marks: readonly Mark[]): Marker => ({
  whole: new Set(marks.filter((mark) => !mark.isPrefix).map((mark) => mark.word)),
  prefixes: [...new Set(marks.filter((mark) => mark.isPrefix).map((mark) => mark.word))],
});

/** Where the marks stand among the words of a text, in order and apart from each other. A prefix marks the beginning of a word. */
function highlight(placed: readonly PlacedWord[], { whole, prefixes }: Marker): Substring[] {
  const found: Substring[] = [];
  for (const { word, offset, length } of placed) {
    if (whole.has(word)) {
      found.push({ offset, length });
      continue;
    }
    const prefix = prefixes.find((start) => word.startsWith(start));
    // Where folding changed the number of letters, the place inside the word is not known.
    if (prefix !== undefined) found.push({ offset, length: word.length === length ? prefix.length : length });
  }
  return found;
}

/** Where the typed words stand at the beginnings of words. */
export const highlightTyped = (text: string, input: string): Substring[] =>
  highlight(placedWords(text), { whole: new Set(), prefixes: words(input) });

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
 * Marks the texts of results with what was found, in their shape: leaves are `{value, matchedSubstrings}`, lists stay
 * lists of the same length. Members nothing was found in are left out. Made once for all results of an answer.
 */
export function fieldHighlighter(marks: readonly Mark[]): (texts: MarkableTexts) => Json {
  if (marks.length === 0) return () => ({});
  const marker = markerOf(marks);
  const known = new Map<SplitText, Json | undefined>();
  const markedText = (text: SplitText): Json | undefined => {
    if (known.has(text)) return known.get(text);
    const matchedSubstrings = highlight(text.words, marker);
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
