import type { Language } from '../language/Language.ts';
import { emptyBits, hasBit, membersOf, setBit } from './bits.ts';
import type { Bits } from './bits.ts';
import type { Documents } from './Documents.ts';
import type { IndexConfig } from './IndexConfig.ts';
import type { IndexTables } from './IndexTables.ts';
import type { ParsedText, Term } from './parseText.ts';
import { Specialists } from './Specialists.ts';
import { Vocabulary } from './Vocabulary.ts';
import { waysToSay } from './waysToSay.ts';
import type { Way } from './waysToSay.ts';

/** Documents in the order of their numbers, each with a score. */
export interface Scored {
  documents: Int32Array;
  scores: Float32Array;
}

/** The documents that speak of a term. */
export interface TermList extends Scored {
  /** The ways it is said in any of them. */
  ways: readonly Way[];
  /** The word a misspelt one was taken for. */
  correction?: string;
}

/** Even a word most documents have says a little. */
const LEAST_RARITY = 0.05;
/** Matching documents of a word above which those with the word only in the body are not scored one by one. */
const MANY = 20_000;
/** Bytes of lists kept. */
const CACHE_BYTES = 16 * 1024 * 1024;

/** Which documents speak of a term, and how much; lists are kept until a document they are about changes. */
export class TermLists {
  #vocabulary: Vocabulary | undefined;
  /** Whether words came into the vocabulary, or went, whose documents were not counted. */
  #isUncounted = false;
  #bytes = 0;
  readonly #lists = new Map<string, TermList>();
  readonly #documents: Documents;
  readonly #tables: IndexTables;
  readonly #isWord: (word: string) => boolean;
  readonly #specialists: Specialists;

  constructor(
    documents: Documents,
    tables: IndexTables,
    isWord: (word: string) => boolean,
    config: Pick<IndexConfig, 'treated'>,
  ) {
    this.#documents = documents;
    this.#tables = tables;
    this.#isWord = isWord;
    this.#specialists = new Specialists(documents, config);
  }

  /** The words of all documents. */
  vocabulary(): Vocabulary {
    this.#vocabulary ??= new Vocabulary(this.#tables.words());
    return this.#vocabulary;
  }

  /** An expression no document of the base has in any way is looked for word by word. */
  known(term: Term, text: ParsedText, base: Bits): Term[] {
    if (term.quoted || term.words.length === 1) return [term];
    if (this.list(term, text).documents.some((id) => hasBit(base, id))) return [term];
    const telling = term.words.filter((word) => !text.language.stopWords.has(word));
    return telling.map((word) => ({ words: [word], quoted: false, isLast: false, isPart: true }));
  }

  /** Terms with two words as one where they are written apart and belong together ("mid wife", "bala krishnan"). */
  joined(terms: readonly Term[], { language, isLiteral }: ParsedText): Term[] {
    const vocabulary = this.vocabulary();
    const together: Term[] = [];
    const isOne = ({ words, quoted }: Term) => words.length === 1 && !quoted;
    for (const term of terms) {
      const before = together.at(-1);
      const [first = '', second = ''] = [before?.words[0], term.words[0]];
      const isKnown = Math.min(vocabulary.documents(first), vocabulary.documents(second)) > 0;
      const word = first + second;
      const isWord = vocabulary.documents(word) > 0 || Object.hasOwn(language.synonyms, word);
      if (before && !isLiteral && isOne(before) && isOne(term) && !isKnown && isWord)
        together[together.length - 1] = { ...term, words: [word] };
      else together.push(term);
    }
    return together;
  }

  /**
   * Documents that speak of a term in any way, each with its best score; kept for the next query. `isNamed`: those alone that are
   * called so, or are about it, by the word as it is written.
   */
  list(term: Term, { language, isLiteral }: ParsedText, isNamed = false): TermList {
    const kind = `${language.code}${isLiteral ? '=' : ''}${isNamed ? 'n' : ''}${term.quoted ? 'q' : term.isLast ? 'l' : 'w'}`;
    const key = `${kind} ${term.words.join(' ')}`;
    const known = this.#lists.get(key);
    // What was taken for a misspelt word may have become one elsewhere since.
    const isGuess = known?.correction !== undefined && this.#isWord(term.words[0] ?? '');
    if (known && !isGuess) {
      this.#lists.delete(key);
      this.#lists.set(key, known);
      return known;
    }
    const list = this.#build(term, language, isLiteral, isNamed);
    this.#lists.set(key, list);
    this.#bytes += bytesOf(list);
    for (const [oldest, old] of this.#lists) {
      if (this.#bytes <= CACHE_BYTES || oldest === key) break;
      this.#lists.delete(oldest);
      this.#bytes -= bytesOf(old);
    }
    return list;
  }

  /** Drops the lists a changed document stood in or stands in now; all of them when it brings a new word. */
  forget(at: number, text: readonly string[] | undefined): void {
    const vocabulary = this.#vocabulary;
    if (!vocabulary && this.#lists.size === 0) return;
    const now = new Set(text?.join(' ').split(' ') ?? []);
    const fresh = [...now].filter((word) => word !== '' && vocabulary?.documents(word) === 0);
    if (!text || !vocabulary || fresh.length > 0) {
      // Reading all words anew takes longer than a search: a new one is put in its place, and counted when there is peace.
      vocabulary?.add(fresh);
      this.#isUncounted ||= vocabulary !== undefined;
      this.#forgetLists();
      return;
    }
    for (const [key, list] of this.#lists) {
      if (!contains(list.documents, at) && !maySpeak(now, list.ways)) continue;
      this.#lists.delete(key);
      this.#bytes -= bytesOf(list);
    }
  }

  /** Forgets everything: the documents are others. */
  clear(): void {
    this.#vocabulary = undefined;
    this.#isUncounted = false;
    this.#forgetLists();
  }

  /** Whether words came or went that are still to be counted. */
  get isUncounted(): boolean {
    return this.#isUncounted;
  }

  /** Counts the words anew, if any came or went. */
  settle(): void {
    if (this.#isUncounted) this.#vocabulary = new Vocabulary(this.#tables.words());
    this.#isUncounted = false;
  }

  #forgetLists(): void {
    this.#lists.clear();
    this.#bytes = 0;
  }

  #build(term: Term, language: Language, isLiteral: boolean, isNamed: boolean): TermList {
    const known = {
      vocabulary: this.vocabulary(),
      isWord: this.#isWord,
      isPhrase: (some: readonly string[]) => this.#tables.members(`"${some.join(' ')}"`).length > 0,
    };
    const said = waysToSay(term, language, isLiteral, known);
    const { correction } = said;
    const ways = isNamed
      ? said.ways.filter(({ isPrefix, isGuess }) => !isGuess && (!isPrefix || term.isLast))
      : said.ways;
    const touched = emptyBits(this.#documents.size);
    const best = this.#documents.scores;
    for (const way of ways) this.#collect(way, touched, best, isNamed);
    const documents = membersOf(touched);
    const rarity = Math.max(LEAST_RARITY, rarityOf(documents.length, this.#documents.count));
    const scores = Float32Array.from(documents, (at) => (best[at] as number) * rarity);
    this.#specialists.raise(ways, documents, scores);
    return {
      documents,
      scores,
      ways,
      ...(correction === undefined ? {} : { correction }),
    };
  }

  /** Adds the documents of one way, each with the better of its score and what it has. */
  #collect(way: Way, touched: Bits, best: Float32Array, isNamed: boolean): void {
    const match = `"${way.words.join(' ')}"${way.isPrefix ? ' *' : ''}`;
    const take = (at: number, score: number) => {
      if (!hasBit(touched, at)) {
        setBit(touched, at);
        best[at] = score;
      } else if (score > (best[at] as number)) best[at] = score;
    };
    const isCommon = this.#documents.count > MANY && this.#frequency(way) > MANY;
    if (isCommon && !isNamed) {
      for (const row of this.#tables.members(match)) take(row[0] - 1, LEAST_RARITY * way.weight);
    }
    const rows = this.#tables.scored(isCommon || isNamed ? `{name topics place} : ${match}` : match);
    // bm25 holds the rarity of this way of saying it; what counts is the rarity of the thing itself, however said.
    const own = Math.max(1e-6, rarityOf(rows.length, this.#tables.rowsEver()));
    for (const row of rows) take(row[0] - 1, (-row[1] / own) * way.weight);
  }

  /** Documents a way may match, at most; a phrase is at most as frequent as its rarest word. */
  #frequency({ words, isPrefix }: Way): number {
    if (isPrefix) return Infinity;
    return Math.min(...words.map((word) => this.vocabulary().documents(word)));
  }
}

const bytesOf = ({ documents }: TermList): number => documents.length * 8 + 200;

/** Whether a text of these words may speak of a term in any of these ways. */
const maySpeak = (now: ReadonlySet<string>, ways: readonly Way[]): boolean =>
  ways.some(({ words, isPrefix }) =>
    words.some(
      (word, at) =>
        now.has(word) ||
        (isPrefix && at === words.length - 1 && [...now].some((one) => one.startsWith(word))),
    ),
  );

/** The rarity factor of bm25 for a word in `some` of `all` documents, as FTS5 has it. */
const rarityOf = (some: number, all: number) => Math.log((all - some + 0.5) / (some + 0.5));

function contains(sorted: Int32Array, wanted: number): boolean {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as number) < wanted) low = middle + 1;
    else high = middle;
  }
  return sorted[low] === wanted;
}
