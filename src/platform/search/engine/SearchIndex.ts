import type { DatabaseSync } from 'node:sqlite';
import { addBits, emptyBits, hasBit, keepBits, membersOf } from './bits.ts';
import type { Bits } from './bits.ts';
import { fieldsOf } from './documentOf.ts';
import type { IndexDocument } from './documentOf.ts';
import { Documents } from './Documents.ts';
import { FilterSets } from './FilterSets.ts';
import type { IndexConfig } from './IndexConfig.ts';
import type { IndexAnswer, IndexQuery } from './IndexQuery.ts';
import { rowOf } from './IndexRow.ts';
import { IndexTables } from './IndexTables.ts';
import type { KeywordColumn } from './KeywordColumn.ts';
import { matchText, namesAll, namesAny } from './matchText.ts';
import { narrow } from './narrow.ts';
import { onSphere } from './PointColumn.ts';
import type { Point, PointColumn } from './PointColumn.ts';
import { Ranking } from './Ranking.ts';
import { TermLists } from './TermLists.ts';
import type { Scored } from './TermLists.ts';

/** What was found: without words nothing has a score. */
type Found = Pick<Scored, 'documents'> & Partial<Scored>;

/**
 * One index: words in an FTS5 table, everything else in columns in memory. All writes go to both; the tables are in
 * the store's file, so opening reads compact rows instead of entities. The caller runs writes in a transaction.
 */
export class SearchIndex {
  readonly config: IndexConfig;
  readonly fields: readonly string[];
  /** Rises with every change. */
  version = 0;
  readonly #documents: Documents;
  readonly #tables: IndexTables;
  readonly #lists: TermLists;
  readonly #sets: FilterSets;
  readonly #ranking: Ranking;
  readonly #wholeTallies = new Map<string, Uint32Array>();
  readonly #isWord: (word: string) => boolean;

  /** `isWord`: whether a folded word is known anywhere else; such a word is no misspelt other one. */
  constructor(
    database: DatabaseSync,
    config: IndexConfig,
    locale: 'en' | 'es',
    isWord: (word: string) => boolean = () => false,
  ) {
    this.config = config;
    this.fields = fieldsOf(config);
    this.#isWord = isWord;
    this.#tables = new IndexTables(database, `${config.key}_${locale}`);
    this.#documents = new Documents(this.fields);
    this.#lists = new TermLists(this.#documents, this.#tables, isWord, config);
    this.#sets = new FilterSets(this.#documents);
    this.#ranking = new Ranking(this.#documents, config);
  }

  /** The values of its fields, by field. */
  get columns(): ReadonlyMap<string, KeywordColumn> {
    return this.#documents.columns;
  }

  /** Where its documents are. */
  get points(): PointColumn {
    return this.#documents.points;
  }

  /** Documents in the index. */
  get count(): number {
    return this.#documents.count;
  }

  /** Document numbers are below this. */
  get size(): number {
    return this.#documents.size;
  }

  idOf(at: number): string {
    return this.#documents.ids[at] ?? '';
  }

  typeOf(at: number): string {
    return this.#documents.types[at] ?? '';
  }

  has(id: string): boolean {
    return this.#documents.numbers.has(id);
  }

  /** Whether a document bears this folded name. */
  isName(name: string): boolean {
    return this.#documents.names.includes(name);
  }

  /** Whether a folded word stands in any document. */
  knows(word: string): boolean {
    return this.documentsWith(word) > 0;
  }

  /** In how many documents a folded word stands. */
  documentsWith(word: string): number {
    return this.#lists.vocabulary().documents(word);
  }

  /** Number of the document with this id. */
  numberOf(id: string): number | undefined {
    return this.#documents.numbers.get(id);
  }

  /** Ids of the documents that were made with any of these entities. */
  linkedTo(ids: Iterable<string>): string[] {
    return this.#documents.linkedTo(ids);
  }

  /** Numbers of all documents. */
  documents(): Int32Array {
    return this.#documents.all();
  }

  /** Fills the columns from the rows in the file. */
  load(): void {
    this.#documents.load(this.#tables.rows());
  }

  /** Empties index and tables. */
  clear(): void {
    this.#tables.clear();
    this.#documents.clear();
    this.#lists.clear();
    this.#changed(0, undefined);
  }

  /** Adds a document or replaces the one with its id; one that is the same as before costs no write. */
  put(document: IndexDocument): void {
    const row = rowOf(document);
    const data = JSON.stringify(row);
    const known = this.numberOf(document.id);
    if (known !== undefined) {
      if (this.#tables.row(known) === data) return;
      this.#tables.removeText(known);
    }
    const at = this.#documents.numberFor(document.id);
    this.#tables.put(at, document.text, data);
    this.#documents.place(at, row);
    this.#changed(at, document.text);
  }

  /** Removes the document with this id, if there is one. */
  remove(id: string): void {
    const at = this.numberOf(id);
    if (at === undefined) return;
    this.#tables.remove(at);
    this.#documents.remove(at);
    this.#changed(at, undefined);
  }

  /** Packs a part of the text table after a build; answers whether that was the last. */
  pack(isFirst: boolean): boolean {
    return this.#tables.pack(isFirst);
  }

  /** Whether there is something left to do when all that changed is worked in. */
  get isUnsettled(): boolean {
    return this.#lists.isUncounted;
  }

  /** Does it: counting takes longer than most searches. */
  settle(): void {
    this.#lists.settle();
  }

  /** Prepares what the first query would otherwise have to wait for. */
  warm(): void {
    this.#lists.vocabulary();
    for (const column of this.columns.values()) if (this.count > 0) column.rankOf(0);
    this.#ranking.rest();
  }

  /** Metres from a point to the nearest place of a document; NaN when it has none, or nobody knows. */
  distance(at: number, from: Point): number {
    return this.#documents.distance(at, onSphere(from.latitude, from.longitude));
  }

  /** Nearest known spelling of a folded word the index does not know; undefined when it knows it or has none. */
  correctionOf(word: string): string | undefined {
    const vocabulary = this.#lists.vocabulary();
    if (vocabulary.documents(word) > 0 || vocabulary.hasPrefix(word) || this.#isWord(word)) return undefined;
    return vocabulary.corrections(word)[0]?.word;
  }

  query(query: IndexQuery): IndexAnswer {
    const base = this.#sets.base(query.fixed, query.now);
    const text = query.text && query.text.alternatives.length > 0 ? query.text : undefined;
    const allowed =
      query.filter.kind === 'all' ? base : keepBits(this.#sets.evaluate(query.filter, query.now), base);
    const matches = text ? matchText(text, base, this.#lists, this.#documents) : undefined;
    const before: Found = matches ? within(matches, allowed) : { documents: membersOf(allowed) };
    const chosen = this.#chosen(query);
    const [documents, scores] =
      chosen.length > 0
        ? narrow(before.documents, before.scores, chosen, undefined)
        : [before.documents, before.scores];
    const isWhole = !text && query.filter.kind === 'all' && query.chosen.size === 0;
    const tallies = this.#tallies(query, isWhole, before.documents, documents, chosen);
    const { page, exactName } = this.#ranking.sort(query, documents, scores, text);
    const [first] = page;
    return {
      total: documents.length,
      page,
      tallies,
      said: matches?.said ?? [],
      corrections: matches?.corrections ?? new Map(),
      isNamed:
        first !== undefined &&
        matches !== undefined &&
        namesAll(this.#documents.names[first] ?? '', matches, text?.plain ?? ''),
      isBeside:
        first !== undefined &&
        matches !== undefined &&
        !namesAny(this.#documents.names[first] ?? '', matches),
      allWords: matches?.allWords ?? true,
      exactName,
    };
  }

  /** The documents with any of the alternatives chosen of a field, by field. */
  #chosen({ chosen, now }: IndexQuery): [string, Bits][] {
    return [...chosen].map(([field, filters]): [string, Bits] => {
      const bits = emptyBits(this.size);
      for (const filter of filters) addBits(bits, this.#sets.evaluate(filter, now));
      return [field, bits];
    });
  }

  /** Documents by value of each field to count; those of a whole index are kept until a document changes. */
  #tallies(
    query: IndexQuery,
    isWhole: boolean,
    before: Int32Array,
    documents: Int32Array,
    chosen: readonly [string, Bits][],
  ): Map<string, Uint32Array> {
    const tallies = new Map<string, Uint32Array>();
    for (const field of query.facets) {
      const column = this.columns.get(field);
      if (!column) continue;
      const key = isWhole ? `${JSON.stringify(query.fixed)} ${field}` : '';
      let tally = isWhole && !this.config.endsAt ? this.#wholeTallies.get(key) : undefined;
      if (!tally) {
        const counted = query.chosen.has(field) ? narrow(before, undefined, chosen, field)[0] : documents;
        tally = column.tally(counted, this.size);
        if (isWhole) this.#wholeTallies.set(key, tally);
      }
      tallies.set(field, tally);
    }
    return tallies;
  }

  /** Forgets what was kept of a document that changed: its words now, undefined without any. */
  #changed(at: number, text: readonly string[] | undefined): void {
    this.version += 1;
    this.#lists.forget(at, text);
    this.#sets.forget();
    this.#ranking.forget();
    this.#wholeTallies.clear();
  }
}

/** Of what was found, that which is allowed. */
function within(found: Scored, allowed: Bits): Scored {
  const documents = new Int32Array(found.documents.length);
  const scores = new Float32Array(found.documents.length);
  let used = 0;
  for (let i = 0; i < found.documents.length; i += 1) {
    const at = found.documents[i] as number;
    if (!hasBit(allowed, at)) continue;
    documents[used] = at;
    scores[used] = found.scores[i] as number;
    used += 1;
  }
  return { documents: documents.subarray(0, used), scores: scores.subarray(0, used) };
}
