import { hash } from 'node:crypto';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Language } from '../language/Language.ts';
import { addBits, clearBit, complement, emptyBits, hasBit, keepBits, membersOf, setBit } from './bits.ts';
import type { Bits } from './bits.ts';
import { fieldsOf, isUidField } from './documentOf.ts';
import type { IndexDocument } from './documentOf.ts';
import { keepsBounds } from './filters.ts';
import type { Filter } from './filters.ts';
import type { IndexConfig } from './IndexConfig.ts';
import { KeywordColumn } from './KeywordColumn.ts';
import type { FieldValue } from './KeywordColumn.ts';
import { isOpen, wallClock } from './openHours.ts';
import type { CompiledHours, WallClock } from './openHours.ts';
import type { ParsedText, Term } from './parseText.ts';
import { onSphere, PointColumn } from './PointColumn.ts';
import type { Point } from './PointColumn.ts';
import { selectTop } from './selectTop.ts';
import { Vocabulary } from './Vocabulary.ts';
import type { Correction } from './Vocabulary.ts';
import { words } from './words.ts';

export type SortKey =
  { kind: 'relevance' } | { kind: 'distance' } | { kind: 'field'; field: string; direction: 'ASC' | 'DESC' };

export interface IndexQuery {
  text?: ParsedText;
  /** What the vertical always asks for. */
  fixed: Filter;
  /** What the visitor asks for. */
  filter: Filter;
  /** Facet alternatives chosen, by field. */
  chosen: ReadonlyMap<string, readonly Filter[]>;
  /** Fields to count. */
  facets: readonly string[];
  sort: readonly SortKey[];
  /** Where distances are measured from. */
  origin?: Point;
  /** ms since the epoch. */
  now: number;
  offset: number;
  limit: number;
}

export interface IndexAnswer {
  total: number;
  /** Document numbers of the page, in order. */
  page: number[];
  /** Documents by code of the field's value. A field's own selection does not narrow its own counts. */
  tallies: Map<string, Uint32Array>;
  /** Words that stand for the query in the documents, for marking them. */
  marks: Mark[];
  /** Typed word → word it was taken for. */
  corrections: Map<string, string>;
  /** Whether the name of the first document speaks of all the words as they were written. */
  isNamed: boolean;
  /** False when no document has all the words and any of them were enough. */
  allWords: boolean;
  /** Whether the first document is named exactly as the query. */
  exactName: boolean;
}

export interface Mark {
  word: string;
  isPrefix: boolean;
  /** The whole expression it is part of, unless that is a beginning or a guess. */
  phrase?: string;
}

interface TermList {
  documents: Int32Array;
  scores: Float32Array;
  marks: Mark[];
  correction?: string;
}

interface Matches {
  documents: Int32Array;
  scores: Float32Array;
  marks: Mark[];
  /** For each alternative what stands for each of its words. */
  said: (readonly Mark[])[][];
  corrections: Map<string, string>;
  allWords: boolean;
}

/** Weights of the text columns name, topics, place, body. */
const WEIGHTS = '5.0, 4.0, 2.0, 1.0';
/** How much an alternative way to say a word counts against the word itself; later synonyms count less. */
const LATER = 0.8;
const WEIGHT = { exact: 1, number: 0.95, synonym: 0.85, prefix: 0.5, typo: 0.6 };
/** A document named exactly as the query comes first. */
const EXACT_NAME = 1000;
/** With a position known, the nearest documents count up to this much more than far ones … */
const NEARNESS = 0.6;
/** … and half of it at this many metres. */
const NEARNESS_HALF = 20_000;
const PREFERENCE = 0.05;
/** Even a word most documents have says a little. */
const LEAST_RARITY = 0.05;
/** Matching documents of a word above which those with the word only in the body are not scored one by one. */
const MANY = 20_000;
/** Bytes of word lists kept. */
const CACHE_BYTES = 24 * 1024 * 1024;

/**
 * One index: words in an FTS5 table, everything else in columns in memory. All writes go to both; the tables are in
 * the store's file, so opening reads compact rows instead of entities. The caller runs writes in a transaction.
 */
export class SearchIndex {
  readonly config: IndexConfig;
  readonly fields: readonly string[];
  readonly columns = new Map<string, KeywordColumn>();
  readonly points = new PointColumn();
  /** Rises with every change. */
  version = 0;
  #size = 0;
  #count = 0;
  #alive: Bits = emptyBits(64);
  #uids = new Float64Array(64);
  #ids: (string | undefined)[] = [];
  #names: string[] = [];
  #types: string[] = [];
  #preferred: Bits = emptyBits(64);
  #hours: (CompiledHours | undefined)[] = [];
  #until = new Map<number, number>();
  #numbers = new Map<string, number>();
  #free: number[] = [];
  #scores = new Float32Array(64);
  #hits = new Uint8Array(64);
  #vocabulary: Vocabulary | undefined;
  #lists = new Map<string, TermList>();
  #listBytes = 0;
  #fixed = new Map<string, Bits>();
  #wholeTallies = new Map<string, Uint32Array>();
  #spread: Float64Array | undefined;
  #rowsEver: number | undefined;
  readonly #links = new KeywordColumn();
  readonly #table: string;
  readonly #name: string;
  readonly #database: DatabaseSync;
  readonly #search: StatementSync;
  readonly #searchMembers: StatementSync;
  readonly #averages: StatementSync;
  readonly #insertText: StatementSync;
  readonly #deleteText: StatementSync;
  readonly #readRow: StatementSync;
  readonly #insertRow: StatementSync;
  readonly #deleteRow: StatementSync;
  readonly #isWord: (word: string) => boolean;

  /** `isWord`: whether a folded word is known anywhere else; such a word is no misspelt other one. */
  constructor(
    database: DatabaseSync,
    config: IndexConfig,
    locale: 'en' | 'es',
    isWord: (word: string) => boolean = () => false,
  ) {
    this.config = config;
    this.#isWord = isWord;
    this.fields = fieldsOf(config);
    this.#database = database;
    this.#name = `${config.key}_${locale}`;
    if (!/^[a-z_]+$/.test(this.#name)) throw new Error(`Not a name of an index: ${this.#name}`);
    this.#table = `search_text_${this.#name}`;
    // Without FTS5's prefix indexes: they make a build three times as long and, since scoring takes the time, save none.
    database.exec(`
      CREATE TABLE IF NOT EXISTS search_row (
        name TEXT NOT NULL, number INTEGER NOT NULL, data TEXT NOT NULL, PRIMARY KEY (name, number)
      ) WITHOUT ROWID;
      CREATE VIRTUAL TABLE IF NOT EXISTS ${this.#table} USING fts5(
        name, topics, place, body,
        content='', contentless_delete=1, tokenize="unicode61 remove_diacritics 0"
      );
      CREATE VIRTUAL TABLE IF NOT EXISTS temp.search_words_${this.#name} USING fts5vocab(main, '${this.#table}', row);
    `);
    this.#search = arrays(
      database.prepare(
        `SELECT rowid, bm25(${this.#table}, ${WEIGHTS}) FROM ${this.#table} WHERE ${this.#table} MATCH ?`,
      ),
    );
    this.#searchMembers = arrays(
      database.prepare(`SELECT rowid FROM ${this.#table} WHERE ${this.#table} MATCH ?`),
    );
    this.#averages = database.prepare(`SELECT block FROM ${this.#table}_data WHERE id = 1`);
    this.#insertText = database.prepare(
      `INSERT INTO ${this.#table} (rowid, name, topics, place, body) VALUES (?, ?, ?, ?, ?)`,
    );
    this.#deleteText = database.prepare(`DELETE FROM ${this.#table} WHERE rowid = ?`);
    this.#readRow = database.prepare('SELECT data FROM search_row WHERE name = ? AND number = ?');
    this.#insertRow = database.prepare(
      'INSERT OR REPLACE INTO search_row (name, number, data) VALUES (?, ?, ?)',
    );
    this.#deleteRow = database.prepare('DELETE FROM search_row WHERE name = ? AND number = ?');
    for (const field of this.fields) this.columns.set(field, new KeywordColumn());
  }

  /** Documents in the index. */
  get count(): number {
    return this.#count;
  }

  /** Document numbers are below this. */
  get size(): number {
    return this.#size;
  }

  idOf(at: number): string {
    return this.#ids[at] ?? '';
  }

  typeOf(at: number): string {
    return this.#types[at] ?? '';
  }

  has(id: string): boolean {
    return this.#numbers.has(id);
  }

  /** Whether a folded word stands in any document. */
  knows(word: string): boolean {
    return this.#words().documents(word) > 0;
  }

  /** Number of the document with this id. */
  numberOf(id: string): number | undefined {
    return this.#numbers.get(id);
  }

  /** Ids of the documents that were made with any of these entities. */
  linkedTo(ids: Iterable<string>): string[] {
    const wanted = new Set<FieldValue | undefined>();
    for (const id of ids) {
      const code = this.#links.codeOf(id);
      if (code >= 0) wanted.add(this.#links.values[code]);
    }
    // Most entities are linked to by none.
    if (wanted.size === 0) return [];
    const found = this.#links.match((id) => wanted.has(id), this.#size);
    return Array.from(membersOf(found), (at) => this.idOf(at));
  }

  /** Numbers of all documents. */
  documents(): Int32Array {
    return membersOf(this.#alive);
  }

  /** Fills the columns from the rows in the file. */
  load(): void {
    const rows = arrays(
      this.#database.prepare('SELECT number, data FROM search_row WHERE name = ? ORDER BY number'),
    ).iterate(this.#name) as unknown as Iterable<[number, string]>;
    for (const [number, data] of rows) this.#place(number, JSON.parse(data) as Row);
    for (let at = 0; at < this.#size; at += 1) if (!hasBit(this.#alive, at)) this.#free.push(at);
  }

  /** Empties index and tables. */
  clear(): void {
    this.#database.exec(`INSERT INTO ${this.#table} (${this.#table}) VALUES ('delete-all')`);
    this.#database.prepare('DELETE FROM search_row WHERE name = ?').run(this.#name);
    for (const at of this.documents()) this.#remove(at);
    this.#free = [];
    this.#size = 0;
    this.#forgetLists(0, undefined);
    this.#changed();
  }

  /** Adds a document or replaces the one with its id; one that is the same as before costs no write. */
  put(document: IndexDocument): void {
    const row = rowOf(document);
    const data = JSON.stringify(row);
    const known = this.#numbers.get(document.id);
    if (known !== undefined) {
      if (this.#readRow.get(this.#name, known)?.['data'] === data) return;
      this.#deleteText.run(known + 1);
    }
    const at = known ?? this.#free.pop() ?? this.#size;
    this.#insertText.run(at + 1, ...document.text);
    this.#insertRow.run(this.#name, at, data);
    this.#place(at, row);
    this.#forgetLists(at, document.text);
    this.#changed();
  }

  /** Removes the document with this id, if there is one. */
  remove(id: string): void {
    const at = this.#numbers.get(id);
    if (at === undefined) return;
    this.#deleteText.run(at + 1);
    this.#deleteRow.run(this.#name, at);
    this.#remove(at);
    this.#free.push(at);
    this.#forgetLists(at, undefined);
    this.#changed();
  }

  /** Packs the text table after a build. */
  optimize(): void {
    this.#database.exec(`INSERT INTO ${this.#table} (${this.#table}) VALUES ('optimize')`);
  }

  /** Prepares what the first query would otherwise have to wait for. */
  warm(): void {
    this.#words();
    for (const column of this.columns.values()) if (this.#count > 0) column.rankOf(0);
    this.#rest();
  }

  /** Metres from a point to the nearest place of a document; NaN when it has none. */
  distance(at: number, from: Point): number {
    return this.points.distance(at, onSphere(from.latitude, from.longitude));
  }

  /** Nearest known spelling of a folded word the index does not know; undefined when it knows it or has none. */
  correctionOf(word: string): string | undefined {
    const vocabulary = this.#words();
    if (vocabulary.documents(word) > 0 || vocabulary.hasPrefix(word) || this.#isWord(word)) return undefined;
    return vocabulary.corrections(word)[0]?.word;
  }

  query(query: IndexQuery): IndexAnswer {
    const base = this.#base(query.fixed, query.now);
    const text = query.text && query.text.alternatives.length > 0 ? query.text : undefined;
    const isWhole = !text && query.filter.kind === 'all' && query.chosen.size === 0;
    const allowed =
      query.filter.kind === 'all' ? base : keepBits(this.#evaluate(query.filter, query.now), base);
    const matches = text ? this.#match(text, base) : undefined;

    let documents: Int32Array;
    let scores: Float32Array | undefined;
    if (matches) {
      documents = new Int32Array(matches.documents.length);
      scores = new Float32Array(matches.documents.length);
      let used = 0;
      for (let i = 0; i < matches.documents.length; i += 1) {
        const at = matches.documents[i] as number;
        if (!hasBit(allowed, at)) continue;
        documents[used] = at;
        scores[used] = matches.scores[i] as number;
        used += 1;
      }
      documents = documents.subarray(0, used);
      scores = scores.subarray(0, used);
    } else documents = membersOf(allowed);

    const chosen = [...query.chosen].map(([field, filters]): [string, Bits] => {
      const bits = emptyBits(this.#size);
      for (const filter of filters) addBits(bits, this.#evaluate(filter, query.now));
      return [field, bits];
    });
    const before = documents;
    if (chosen.length > 0) [documents, scores] = narrow(documents, scores, chosen, undefined);

    const tallies = new Map<string, Uint32Array>();
    for (const field of query.facets) {
      const column = this.columns.get(field);
      if (!column) continue;
      const key = isWhole ? `${JSON.stringify(query.fixed)} ${field}` : '';
      let tally = isWhole && !this.config.endsAt ? this.#wholeTallies.get(key) : undefined;
      if (!tally) {
        const counted = query.chosen.has(field) ? narrow(before, undefined, chosen, field)[0] : documents;
        tally = column.tally(counted, this.#size);
        if (isWhole) this.#wholeTallies.set(key, tally);
      }
      tallies.set(field, tally);
    }

    const { page, exactName } = this.#sort(query, documents, scores, text);
    return {
      total: documents.length,
      page,
      tallies,
      marks: matches?.marks ?? [],
      corrections: matches?.corrections ?? new Map(),
      isNamed: page[0] !== undefined && matches !== undefined && this.#namesAll(page[0], matches),
      allWords: matches?.allWords ?? true,
      exactName,
    };
  }

  #namesAll(at: number, { said }: Matches): boolean {
    const name = ` ${this.#names[at] ?? ''} `;
    return said.some(
      (terms) =>
        terms.length > 0 &&
        terms.every((marks) =>
          marks.some(({ phrase }) => phrase !== undefined && name.includes(` ${phrase} `)),
        ),
    );
  }

  #sort(
    query: IndexQuery,
    documents: Int32Array,
    scores: Float32Array | undefined,
    text: ParsedText | undefined,
  ): { page: number[]; exactName: boolean } {
    const most = Math.min(documents.length, query.offset + query.limit);
    if (query.limit === 0 || query.offset >= documents.length) return { page: [], exactName: false };
    const keys: Float64Array[] = [];
    let exactName = false;
    for (const sort of query.sort.length > 0 ? query.sort : [{ kind: 'relevance' } as const]) {
      const key = new Float64Array(documents.length);
      if (sort.kind === 'field') {
        const column = this.columns.get(sort.field);
        for (let i = 0; i < documents.length; i += 1) {
          const rank = column?.rankOf(documents[i] as number) ?? NaN;
          // Documents without a value come last in either direction.
          key[i] = Number.isNaN(rank) ? Infinity : sort.direction === 'ASC' ? rank : -rank;
        }
        keys.push(key);
      } else if (sort.kind === 'distance') {
        if (!query.origin) continue;
        const from = onSphere(query.origin.latitude, query.origin.longitude);
        for (let i = 0; i < documents.length; i += 1) {
          const metres = this.points.distance(documents[i] as number, from);
          key[i] = Number.isNaN(metres) ? Infinity : metres;
        }
        keys.push(key);
      } else {
        exactName = this.#relevance(key, query.origin, documents, scores, text);
        keys.push(key);
      }
    }
    const rest = this.#rest();
    const uids = this.#uids;
    const first = keys[0];
    const others = keys.slice(1);
    const order = selectTop(documents.length, most, (a, b) => {
      if (first) {
        const left = first[a] as number;
        const right = first[b] as number;
        if (left !== right) return left < right ? -1 : 1;
      }
      for (const key of others) {
        const left = key[a] as number;
        const right = key[b] as number;
        if (left !== right) return left < right ? -1 : 1;
      }
      const left = documents[a] as number;
      const right = documents[b] as number;
      const spread = (rest[left] as number) - (rest[right] as number);
      return spread !== 0 ? spread : (uids[left] as number) - (uids[right] as number);
    });
    const page: number[] = [];
    for (let i = query.offset; i < order.length; i += 1) page.push(documents[order[i] as number] as number);
    const isExact = page[0] !== undefined && text !== undefined && this.#names[page[0]] === text.plain;
    return { page, exactName: exactName && isExact };
  }

  /**
   * Relevance: the sum over the words of the best bm25 of the word or what stands for it; a document named exactly
   * as the query first; with a position known times up to 1.6 the nearer it is; preferred documents 5 % more.
   * Without words nearness and preference alone decide.
   */
  #relevance(
    key: Float64Array,
    origin: Point | undefined,
    documents: Int32Array,
    scores: Float32Array | undefined,
    text: ParsedText | undefined,
  ): boolean {
    const from = origin && onSphere(origin.latitude, origin.longitude);
    const names = this.#names;
    const preferred = this.config.preference ?? PREFERENCE;
    const plain = text?.plain;
    let anyExact = false;
    for (let i = 0; i < documents.length; i += 1) {
      const at = documents[i] as number;
      let nearness = 0;
      if (from) {
        const metres = this.points.distance(at, from);
        if (!Number.isNaN(metres)) nearness = NEARNESS_HALF / (NEARNESS_HALF + metres);
      }
      const preference = hasBit(this.#preferred, at) ? preferred : 0;
      if (!scores) key[i] = -(nearness + preference);
      else {
        let score = (scores[i] as number) * (1 + NEARNESS * nearness) * (1 + preference);
        if (plain !== undefined && names[at] === plain) {
          score += EXACT_NAME;
          anyExact = true;
        }
        key[i] = -score;
      }
    }
    return anyExact;
  }

  /** Place of each document among equals. */
  #rest(): Float64Array {
    if (this.#spread) return this.#spread;
    const rest = new Float64Array(this.#size);
    const order = this.config.restOrder;
    const column = this.columns.get(typeof order === 'object' ? order.field : 'name');
    for (let at = 0; at < this.#size; at += 1) {
      if (order === 'fair') rest[at] = scattered(this.#ids[at] ?? '');
      else {
        const rank = column?.rankOf(at) ?? NaN;
        rest[at] = Number.isNaN(rank)
          ? 1e9
          : typeof order === 'object' && order.direction === 'DESC'
            ? -rank
            : rank;
      }
    }
    this.#spread = rest;
    return rest;
  }

  /** Documents a vertical always offers; the result may be narrowed by the caller only after copying. */
  #base(fixed: Filter, now: number): Bits {
    const key = JSON.stringify(fixed);
    let base = this.#fixed.get(key);
    if (!base) {
      base = fixed.kind === 'all' ? this.#alive.slice() : this.#evaluate(fixed, now);
      if (base.length !== (this.#size + 31) >> 5) base = base.slice(0, (this.#size + 31) >> 5);
      this.#fixed.set(key, base);
    }
    if (this.#until.size === 0) return base;
    const current = base.slice();
    for (const [at, until] of this.#until) if (until < now) clearBit(current, at);
    return current;
  }

  /** The documents a filter accepts, as a set of the caller's own. */
  #evaluate(filter: Filter, now: number): Bits {
    const size = this.#size;
    const alive = this.#alive.slice(0, (size + 31) >> 5);
    switch (filter.kind) {
      case 'all':
        return alive;
      case 'and': {
        let result: Bits = alive;
        for (const part of filter.of) result = keepBits(result, this.#evaluate(part, now));
        return result;
      }
      case 'or': {
        const result = emptyBits(size);
        for (const part of filter.of) addBits(result, this.#evaluate(part, now));
        return result;
      }
      case 'not':
        return complement(this.#evaluate(filter.of, now), alive);
      case 'equals': {
        const value = isUidField(filter.field) ? String(filter.value) : filter.value;
        return this.columns.get(filter.field)?.matchValue(value, size) ?? emptyBits(size);
      }
      case 'range':
        return (
          this.columns.get(filter.field)?.match((value) => keepsBounds(value, filter.bounds), size) ??
          emptyBits(size)
        );
      case 'near':
        return this.points.within(filter.centre, filter.radius, size);
      case 'open-now':
        return this.#openNow(now);
    }
  }

  #openNow(now: number): Bits {
    const bits = emptyBits(this.#size);
    const clocks = new Map<string, WallClock>();
    for (let at = 0; at < this.#size; at += 1) {
      const hours = this.#hours[at];
      if (!hours) continue;
      let clock = clocks.get(hours.zone);
      if (!clock) {
        clock = wallClock(now, hours.zone);
        clocks.set(hours.zone, clock);
      }
      if (isOpen(hours, clock)) setBit(bits, at);
    }
    return bits;
  }

  /** Documents with all terms of an alternative; when the vertical has none, those with at least half of them. */
  #match(text: ParsedText, base: Bits): Matches {
    const corrections = new Map<string, string>();
    const marks: Mark[] = [];
    const alternatives = text.alternatives.map((terms) =>
      terms
        .flatMap((term) => this.#known(term, text))
        .map((term) => {
          const list = this.#list(term, text);
          marks.push(...list.marks);
          if (list.correction !== undefined) corrections.set(term.words.join(' '), list.correction);
          return list;
        }),
    );
    const said = alternatives.map((lists) => lists.map((list) => list.marks));
    for (const allWords of [true, false]) {
      const found = this.#union(
        alternatives.map((lists) =>
          this.#combine(lists, base, allWords ? lists.length : Math.max(1, Math.floor(lists.length / 2))),
        ),
      );
      if (found.documents.length > 0) return { ...found, marks, said, corrections, allWords };
    }
    return {
      documents: new Int32Array(0),
      scores: new Float32Array(0),
      marks,
      said,
      corrections,
      allWords: true,
    };
  }

  /** Documents of the base that stand in at least `least` of the lists, with the sum of their scores. */
  #combine(lists: readonly TermList[], base: Bits, least: number): Pick<TermList, 'documents' | 'scores'> {
    const hits = this.#hits;
    const sums = this.#scores;
    const touched = emptyBits(this.#size);
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

  #union(parts: readonly Pick<TermList, 'documents' | 'scores'>[]): Pick<TermList, 'documents' | 'scores'> {
    const [only] = parts;
    if (parts.length === 1 && only) return only;
    const best = this.#scores;
    const touched = emptyBits(this.#size);
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

  /** An expression no document has in any way is looked for word by word. */
  #known(term: Term, text: ParsedText): Term[] {
    if (term.quoted || term.words.length === 1 || this.#list(term, text).documents.length > 0) return [term];
    const telling = term.words.filter((word) => !text.language.stopWords.has(word));
    return telling.map((word) => ({ words: [word], quoted: false, isLast: false }));
  }

  /** Documents that speak of a term in any way, each with its best score; kept for the next query. */
  #list(term: Term, { language, isLiteral }: ParsedText): TermList {
    const kind = `${language.code}${isLiteral ? '=' : ''}${term.quoted ? 'q' : term.isLast ? 'l' : 'w'}`;
    const key = `${kind} ${term.words.join(' ')}`;
    const known = this.#lists.get(key);
    // What was taken for a misspelt word may have become one elsewhere since.
    const isGuess = known?.correction !== undefined && this.#isWord(term.words[0] ?? '');
    if (known && !isGuess) {
      this.#lists.delete(key);
      this.#lists.set(key, known);
      return known;
    }
    const list = this.#buildList(term, language, isLiteral);
    this.#lists.set(key, list);
    this.#listBytes += list.documents.length * 8 + 200;
    for (const [oldest, old] of this.#lists) {
      if (this.#listBytes <= CACHE_BYTES || oldest === key) break;
      this.#lists.delete(oldest);
      this.#listBytes -= old.documents.length * 8 + 200;
    }
    return list;
  }

  #buildList(term: Term, language: Language, isLiteral: boolean): TermList {
    const vocabulary = this.#words();
    const phrase = term.words.join(' ');
    const ways: { words: string[]; weight: number; isPrefix: boolean; isGuess: boolean }[] = [];
    let isGuess = false;
    const add = (wanted: string[], weight: number, isPrefix = false) => {
      const isKnown = wanted.every((word, at) =>
        isPrefix && at === wanted.length - 1 ? vocabulary.hasPrefix(word) : vocabulary.documents(word) > 0,
      );
      if (isKnown) ways.push({ words: wanted, weight, isPrefix, isGuess });
    };
    const addSynonyms = (of: string, weight: number) => {
      sayings(language.synonyms, of).forEach((synonym, turn) => {
        add(synonym.split(' '), weight * WEIGHT.synonym * LATER ** turn);
      });
    };
    add(term.words, WEIGHT.exact);
    let correction: string | undefined;
    if (!term.quoted) {
      addSynonyms(phrase, 1);
      const [word = ''] = term.words;
      if (term.words.length === 1) {
        for (const other of language.otherNumber(word)) {
          add([other], WEIGHT.number);
          addSynonyms(other, WEIGHT.number);
        }
        for (const other of language.practice(word)) add([other], WEIGHT.synonym);
        for (const name of sayings(language.nicknames, word)) add([name], WEIGHT.synonym);
        const isKnown = ways.length > 0;
        // Short beginnings stand in too many words to say anything, unless the word is still being typed.
        if (word.length >= (term.isLast ? 2 : 4) && (term.isLast || !isKnown)) {
          add([word], WEIGHT.prefix, true);
        }
        // A number is what it is: the next one is another place.
        if (ways.length === 0 && !isLiteral && !/\d/.test(word) && !this.#isWord(word)) {
          const corrections = nearest(
            vocabulary.corrections(word),
            expressionsOf(language).corrections(word),
          );
          isGuess = true;
          for (const { word: near } of corrections) {
            add([near], WEIGHT.typo);
            addSynonyms(near, WEIGHT.typo);
          }
          if (ways.length > 0) correction = corrections[0]?.word;
        }
      }
    }
    const touched = emptyBits(this.#size);
    const best = this.#scores;
    for (const way of ways) this.#collect(way, touched, best);
    const documents = membersOf(touched);
    const rarity = Math.max(LEAST_RARITY, rarityOf(documents.length, this.#count));
    return {
      documents,
      scores: Float32Array.from(documents, (at) => (best[at] as number) * rarity),
      marks: ways.flatMap((way) =>
        way.words.map((word, at) => ({
          word,
          isPrefix: way.isPrefix && at === way.words.length - 1,
          ...(way.isPrefix || way.isGuess ? {} : { phrase: way.words.join(' ') }),
        })),
      ),
      ...(correction === undefined ? {} : { correction }),
    };
  }

  #collect(
    way: { words: string[]; weight: number; isPrefix: boolean },
    touched: Bits,
    best: Float32Array,
  ): void {
    const match = `"${way.words.join(' ')}"${way.isPrefix ? ' *' : ''}`;
    const take = (at: number, score: number) => {
      if (!hasBit(touched, at)) {
        setBit(touched, at);
        best[at] = score;
      } else if (score > (best[at] as number)) best[at] = score;
    };
    const isCommon = this.#count > MANY && this.#frequency(way) > MANY;
    if (isCommon) {
      for (const row of this.#searchMembers.all(match) as unknown as [number][]) {
        take(row[0] - 1, LEAST_RARITY * way.weight);
      }
    }
    const rows = this.#search.all(isCommon ? `{name topics place} : ${match}` : match) as unknown as [
      number,
      number,
    ][];
    // bm25 holds the rarity of this way of saying it; what counts is the rarity of the thing itself, however said.
    const own = Math.max(1e-6, rarityOf(rows.length, this.#rowsOfTable()));
    for (const row of rows) take(row[0] - 1, (-row[1] / own) * way.weight);
  }

  /**
   * The number of rows bm25 reckons with: that of FTS5's own record, which a removal from a contentless table does
   * not lower. It is the first number there, seven bits a byte.
   */
  #rowsOfTable(): number {
    if (this.#rowsEver === undefined) {
      let rows = 0;
      for (const byte of (this.#averages.get() as { block: Uint8Array } | undefined)?.block ?? []) {
        rows = rows * 128 + (byte & 127);
        if (byte < 128) break;
      }
      this.#rowsEver = rows;
    }
    return this.#rowsEver;
  }

  /** Documents a way may match, at most; a phrase is at most as frequent as its rarest word. */
  #frequency(way: { words: string[]; isPrefix: boolean }): number {
    if (way.isPrefix) return Infinity;
    return Math.min(...way.words.map((word) => this.#words().documents(word)));
  }

  #words(): Vocabulary {
    if (!this.#vocabulary) {
      const rows = arrays(this.#database.prepare(`SELECT term, doc FROM temp.search_words_${this.#name}`));
      this.#vocabulary = new Vocabulary(rows.all() as unknown as [string, number][]);
    }
    return this.#vocabulary;
  }

  #place(at: number, row: Row): void {
    const [id, uid, type, name, keys, points, hours, preferred, until, links] = row;
    this.#grow(at + 1);
    if (!hasBit(this.#alive, at)) this.#count += 1;
    setBit(this.#alive, at);
    this.#numbers.set(id, at);
    this.#ids[at] = id;
    this.#uids[at] = uid;
    this.#types[at] = type;
    this.#names[at] = words(name).join(' ');
    this.#hours[at] = hours === 0 ? undefined : hours;
    if (preferred === 1) setBit(this.#preferred, at);
    else clearBit(this.#preferred, at);
    if (until === 0) this.#until.delete(at);
    else this.#until.set(at, until);
    this.points.set(at, points);
    this.#links.set(at, links);
    this.fields.forEach((field, i) => this.columns.get(field)?.set(at, keys[i] ?? []));
  }

  #remove(at: number): void {
    clearBit(this.#alive, at);
    clearBit(this.#preferred, at);
    this.#numbers.delete(this.#ids[at] ?? '');
    this.#ids[at] = undefined;
    this.#names[at] = '';
    this.#hours[at] = undefined;
    this.#until.delete(at);
    this.points.set(at, []);
    this.#links.set(at, []);
    for (const column of this.columns.values()) column.set(at, []);
    this.#count -= 1;
  }

  #grow(size: number): void {
    if (size > this.#size) this.#size = size;
    for (const column of this.columns.values()) column.grow(size);
    this.points.grow(size);
    this.#links.grow(size);
    if (size <= this.#uids.length) return;
    const room = Math.max(size, this.#uids.length * 2);
    const uids = new Float64Array(room);
    uids.set(this.#uids);
    this.#uids = uids;
    const alive = emptyBits(room);
    alive.set(this.#alive);
    this.#alive = alive;
    const preferred = emptyBits(room);
    preferred.set(this.#preferred);
    this.#preferred = preferred;
    this.#scores = new Float32Array(room);
    this.#hits = new Uint8Array(room);
  }

  #changed(): void {
    this.version += 1;
    this.#fixed.clear();
    this.#wholeTallies.clear();
    this.#spread = undefined;
    this.#rowsEver = undefined;
  }

  /** Drops the word lists a changed document stood in or stands in now; all of them when it brings a new word. */
  #forgetLists(at: number, text: readonly string[] | undefined): void {
    const vocabulary = this.#vocabulary;
    if (!vocabulary && this.#lists.size === 0) return;
    const now = new Set(text?.join(' ').split(' ') ?? []);
    if (!text || !vocabulary || [...now].some((word) => vocabulary.documents(word) === 0)) {
      this.#vocabulary = undefined;
      this.#lists.clear();
      this.#listBytes = 0;
      return;
    }
    for (const [key, list] of this.#lists) {
      const isTouched =
        contains(list.documents, at) ||
        list.marks.some((mark) => now.has(mark.word)) ||
        list.marks.some((mark) => mark.isPrefix && [...now].some((word) => word.startsWith(mark.word)));
      if (!isTouched) continue;
      this.#lists.delete(key);
      this.#listBytes -= list.documents.length * 8 + 200;
    }
  }
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

/** The rarity factor of bm25 for a word in `some` of `all` documents, as FTS5 has it. */
const rarityOf = (some: number, all: number) => Math.log((all - some + 0.5) / (some + 0.5));

/** What the file keeps of a document besides its words. */
type Row = [
  id: string,
  uid: number,
  type: string,
  name: string,
  keys: FieldValue[][],
  points: number[],
  hours: CompiledHours | 0,
  preferred: 0 | 1,
  until: number,
  links: string[],
  /** Of the words, which stand in the text table alone: tells whether they are the same. */
  digest: string,
];

function rowOf(document: IndexDocument): Row {
  const { id, uid, type, name, keys, points, hours, preferred, until, links, text } = document;
  const digest = hash('sha1', JSON.stringify(text), 'base64');
  return [id, uid, type, name, keys, points, hours ?? 0, preferred ? 1 : 0, until ?? 0, links, digest];
}

function arrays(statement: StatementSync): StatementSync {
  statement.setReturnArrays(true);
  return statement;
}

/** Keeps what all chosen sets have, the set of field `except` left aside. */
function narrow(
  documents: Int32Array,
  scores: Float32Array | undefined,
  chosen: readonly [string, Bits][],
  except: string | undefined,
): [Int32Array, Float32Array | undefined] {
  const sets = chosen.filter(([field]) => field !== except).map(([, bits]) => bits);
  const [first] = sets;
  if (!first) return [documents, scores];
  const wanted = sets.length === 1 ? first : first.slice();
  for (const set of sets.slice(1)) keepBits(wanted, set);
  const kept = new Int32Array(documents.length);
  const keptScores = scores && new Float32Array(documents.length);
  let used = 0;
  for (let i = 0; i < documents.length; i += 1) {
    const at = documents[i] as number;
    if (!hasBit(wanted, at)) continue;
    kept[used] = at;
    if (keptScores && scores) keptScores[used] = scores[i] as number;
    used += 1;
  }
  return [kept.subarray(0, used), keptScores?.subarray(0, used)];
}

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

/** A number from an id that says nothing about it, the same on every machine (FNV-1a, then mixed as MurmurHash3 does). */
function scattered(id: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < id.length; at += 1) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193);
  // Without this, ids that differ in their last letters only would stay neighbours.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
