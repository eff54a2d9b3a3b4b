import type { Language } from '../language/Language.ts';
import { isOrdinary } from '../language/ordinary.ts';
import { emptyBits, hasBit, membersOf, setBit } from './bits.ts';
import type { Bits } from './bits.ts';
import type { Documents } from './Documents.ts';
import type { Said } from './IndexQuery.ts';
import type { ParsedText, Term } from './parseText.ts';
import type { Scored, TermList, TermLists } from './TermLists.ts';
import type { Way } from './waysToSay.ts';

/** What matches a text, and by which words. */
export interface Matches extends Scored {
  /** For each alternative its terms. */
  said: readonly (readonly Said[])[];
  corrections: Map<string, string>;
  allWords: boolean;
}

type Scratch = Pick<Documents, 'hits' | 'scores' | 'size'>;

/** A term with what speaks of it. */
interface Sought {
  term: Term;
  list: TermList;
}

/**
 * Documents with all terms of an alternative. When the vertical has none, those with all that it says of care ("puking since last
 * night": "puking"), beside those that are called by any other word of it; and when there are none of these either, those with half of
 * the terms. A word that says nothing of care then counts only where it is what something is called, or is about.
 */
export function matchText(text: ParsedText, base: Bits, lists: TermLists, scratch: Scratch): Matches {
  const corrections = new Map<string, string>();
  const alternatives = text.alternatives.map((terms) =>
    lists
      .joined(terms, text)
      .flatMap((term) => lists.known(term, text, base))
      .map((term): Sought => {
        const list = lists.list(term, text);
        if (list.correction !== undefined) corrections.set(term.words.join(' '), list.correction);
        return { term, list };
      }),
  );
  const said = alternatives.map((terms) =>
    terms.map(({ term, list }): Said => ({
      ways: list.ways,
      isConcept: !term.isPart && text.language.concepts.has(meant(term, list).words.join(' ')),
    })),
  );
  const whole = alternatives.map((terms) => terms.map(({ list }) => list));
  const any = (some: readonly TermList[], least: number) => combine(some, base, least, scratch);
  const all = union(
    whole.map((some) => any(some, some.length)),
    scratch,
  );
  if (all.documents.length > 0) return { ...all, said, corrections, allWords: true };
  const parts = alternatives.filter((terms) => terms.length > 1).map((terms) => partsOf(terms, text, lists));
  const telling = union(
    parts.flatMap(({ care, others }) => [
      ...(care.length > 0 ? [any(care, care.length)] : []),
      ...(others.length > 0 ? [any(others, 1)] : []),
    ]),
    scratch,
  );
  const halves = () =>
    union(
      parts.map(({ care, others }) =>
        any([...care, ...others], Math.max(1, Math.floor((care.length + others.length) / 2))),
      ),
      scratch,
    );
  const found = telling.documents.length > 0 ? telling : halves();
  if (found.documents.length > 0) return { ...found, said, corrections, allWords: false };
  return { ...NOTHING, said, corrections, allWords: true };
}

const NOTHING: Scored = { documents: new Int32Array(0), scores: new Float32Array(0) };

/** What terms say of care, and what the other ones name. */
function partsOf(
  terms: readonly Sought[],
  text: ParsedText,
  lists: TermLists,
): { care: TermList[]; others: TermList[] } {
  const { language } = text;
  const care = terms.filter(
    ({ term, list }) => isCare(term, language) || isCare(meant(term, list), language),
  );
  // Beside what says what care is sought, an ordinary word only happens to be said ("me falta una vacuna", "falta de aire").
  const others = terms.filter(
    (one) => !care.includes(one) && !(care.length > 0 && isOrdinary(one.term.words[0] ?? '')),
  );
  return {
    care: care.map(({ list }) => list),
    others: others.map(({ term }) => lists.list(term, text, true)),
  };
}

/** Whether a term says what care is sought: an expression, or a word the language knows some for. */
export const isCare = (
  { words: [first = '', ...more], quoted }: Term,
  { synonyms, professions, practice }: Language,
): boolean =>
  quoted ||
  more.length > 0 ||
  Object.hasOwn(synonyms, first) ||
  professions.has(first) ||
  practice(first).length > 0;

/** The term a misspelt one was taken for. */
const meant = (term: Term, { correction }: TermList): Term =>
  correction === undefined ? term : { ...term, words: [correction] };

/** Documents of the base that stand in at least `least` of the lists, with the sum of their scores. */
function combine(
  lists: readonly TermList[],
  base: Bits,
  least: number,
  { hits, scores: sums, size }: Scratch,
): Scored {
  const touched = emptyBits(size);
  // The shortest list first: with all words wanted, nothing outside it can match.
  const order = [...lists].sort((a, b) => a.documents.length - b.documents.length);
  const isStrict = least === lists.length;
  order.forEach((list, turn) => {
    for (let i = 0; i < list.documents.length; i += 1) {
      const at = list.documents[i] as number;
      if (turn === 0 || (!isStrict && hits[at] === 0)) {
        if (!hasBit(base, at)) continue;
        hits[at] = 1;
        sums[at] = list.scores[i] as number;
        setBit(touched, at);
      } else if (isStrict ? hits[at] === turn : true) {
        hits[at] = (hits[at] as number) + 1;
        sums[at] = (sums[at] as number) + (list.scores[i] as number);
      }
    }
  });
  const all = membersOf(touched);
  const documents = new Int32Array(all.length);
  const scores = new Float32Array(all.length);
  let used = 0;
  for (let i = 0; i < all.length; i += 1) {
    const at = all[i] as number;
    const share = (hits[at] as number) / lists.length;
    if ((hits[at] as number) >= least) {
      documents[used] = at;
      scores[used] = (sums[at] as number) * share * share;
      used += 1;
    }
    hits[at] = 0;
  }
  return { documents: documents.subarray(0, used), scores: scores.subarray(0, used) };
}

/** Documents of any of the parts, each with its best score. */
function union(parts: readonly Scored[], { scores: best, size }: Scratch): Scored {
  const [only] = parts;
  if (!only) return NOTHING;
  if (parts.length === 1) return only;
  const touched = emptyBits(size);
  for (const part of parts) {
    for (let i = 0; i < part.documents.length; i += 1) {
      const at = part.documents[i] as number;
      const score = part.scores[i] as number;
      if (!hasBit(touched, at)) {
        setBit(touched, at);
        best[at] = score;
      } else if (score > (best[at] as number)) best[at] = score;
    }
  }
  const documents = membersOf(touched);
  return { documents, scores: Float32Array.from(documents, (at) => best[at] as number) };
}

/**
 * Whether a name (of folded words) speaks of all the words of an alternative, however they are said. What was asked for in other words
 * than it has must make up half of the name, where it is one thing: "giving birth" is not yet a "childbirth class list".
 */
export function namesAll(name: string, { said }: Matches, plain: string): boolean {
  const spaced = ` ${name} `;
  return said.some((terms) => {
    const named = terms.map(({ ways }) =>
      ways.find(({ words, ...way }) => isAsSaid(way) && spaced.includes(` ${words.join(' ')} `)),
    );
    if (terms.length === 0 || named.includes(undefined)) return false;
    const words = new Set(named.flatMap((way) => way?.words ?? []));
    const isTyped = named.every((way) => ` ${plain} `.includes(` ${way?.words.join(' ')} `));
    return isTyped || terms.length > 1 || words.size * 2 >= name.split(' ').length;
  });
}

/** Whether a way is no beginning and no guess. */
const isAsSaid = ({ isPrefix, isGuess }: Pick<Way, 'isPrefix' | 'isGuess'>): boolean => !isPrefix && !isGuess;

/** What is named so is not yet about what was asked for: "Choosing a doctor". */
const SAYS_LITTLE = new Set(
  'doctor doctors specialist specialists clinic clinics hospital hospitals doctora medico medica medicos especialista especialistas clinica hospitales'.split(
    ' ',
  ),
);

/** Whether a name (of folded words) speaks of any of what was asked for. */
export function namesAny(name: string, { said }: Pick<Matches, 'said'>): boolean {
  const spaced = ` ${name} `;
  const isNamed = (way: Way) =>
    way.words.some(
      (word) => !SAYS_LITTLE.has(word) && spaced.includes(` ${isAsSaid(way) ? way.words.join(' ') : word}`),
    );
  return said.some((terms) => terms.some(({ ways }) => ways.some(isNamed)));
}
