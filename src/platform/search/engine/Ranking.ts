import { hasBit } from './bits.ts';
import type { Documents } from './Documents.ts';
import type { IndexConfig } from './IndexConfig.ts';
import type { IndexQuery } from './IndexQuery.ts';
import type { ParsedText } from './parseText.ts';
import { onSphere } from './PointColumn.ts';
import { selectTop } from './selectTop.ts';

/** A document named exactly as the query comes first. */
const EXACT_NAME = 1000;
/** With a position known, the nearest documents count up to this much more than far ones … */
const NEARNESS = 0.6;
/** … and half of it at this many metres. */
const NEARNESS_HALF = 20_000;
/** The same where the place was said. */
const SAID_NEARNESS = 6;
const SAID_NEARNESS_HALF = 5_000;
const PREFERENCE = 0.05;
/** Where it is asked who can be seen soon, one who is free today counts up to this much more than one of whom nothing is known … */
const SOONNESS = 1;
/** … and half of it in as many days. */
const SOONNESS_HALF = 7;
/** Who has not begun yet counts less by this share: nobody can be seen by them now. */
const NOT_YET = 0.3;
/** Higher than the rank of any value. */
const WITHOUT_RANK = 1e7;

/** The order of what was found. */
export class Ranking {
  #spread: Float64Array | undefined;
  #soonness: Float32Array | undefined;
  #beginnings: Float64Array | undefined;
  readonly #documents: Documents;
  readonly #config: IndexConfig;

  constructor(documents: Documents, config: IndexConfig) {
    this.#documents = documents;
    this.#config = config;
  }

  /** The documents of the page asked for, in order; whether the first is named exactly as the query. */
  sort(
    query: IndexQuery,
    documents: Int32Array,
    scores: Float32Array | undefined,
    text: ParsedText | undefined,
  ): { page: number[]; exactName: boolean } {
    const most = Math.min(documents.length, query.offset + query.limit);
    if (query.limit === 0 || query.offset >= documents.length) return { page: [], exactName: false };
    const { columns, names, uids } = this.#documents;
    const keys: Float64Array[] = [];
    let exactName = false;
    for (const sort of query.sort.length > 0 ? query.sort : [{ kind: 'relevance' } as const]) {
      const key = new Float64Array(documents.length);
      if (sort.kind === 'field') {
        const column = columns.get(sort.field);
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
          const metres = this.#documents.distance(documents[i] as number, from);
          key[i] = Number.isNaN(metres) ? Infinity : metres;
        }
        keys.push(key);
      } else {
        exactName = this.#relevance(key, query, documents, scores, text);
        keys.push(key);
      }
    }
    const rest = this.rest();
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
    const isExact = page[0] !== undefined && text !== undefined && names[page[0]] === text.plain;
    return { page, exactName: exactName && isExact };
  }

  /**
   * Relevance: the sum over the words of the best bm25 of the word or what stands for it; a document named exactly
   * as the query first; with a position known times up to 1.6 the nearer it is, with a place that was said times up to 7; preferred documents 5 % more, who
   * has not begun yet 30 % less, those who can be seen soon up to twice where that is asked.
   * Without words nearness and preference alone decide.
   */
  #relevance(
    key: Float64Array,
    { origin, isPlaceSaid, isSoon, now }: IndexQuery,
    documents: Int32Array,
    scores: Float32Array | undefined,
    text: ParsedText | undefined,
  ): boolean {
    const from = origin && onSphere(origin.latitude, origin.longitude);
    const { names, preferred } = this.#documents;
    const [most, half] = isPlaceSaid ? [SAID_NEARNESS, SAID_NEARNESS_HALF] : [NEARNESS, NEARNESS_HALF];
    const weight = this.#config.preference ?? PREFERENCE;
    const soonness = isSoon ? this.#soonnessOfAll() : undefined;
    const beginnings = this.#config.begins === undefined ? undefined : this.#beginningsOfAll();
    const plain = text?.plain;
    let anyExact = false;
    for (let i = 0; i < documents.length; i += 1) {
      const at = documents[i] as number;
      let nearness = 0;
      if (from) {
        const metres = this.#documents.roughDistance(at, from);
        if (!Number.isNaN(metres)) nearness = half / (half + metres);
      }
      const hasBegun = beginnings === undefined || (beginnings[at] as number) <= now;
      const preference = !hasBegun ? -NOT_YET : hasBit(preferred, at) ? weight : 0;
      const soon = SOONNESS * (soonness?.[at] ?? 0);
      if (!scores) key[i] = -(nearness + preference + soon);
      else {
        let score = (scores[i] as number) * (1 + most * nearness) * (1 + preference) * (1 + soon);
        if (plain !== undefined && names[at] === plain) {
          score += EXACT_NAME;
          anyExact = true;
        }
        key[i] = -score;
      }
    }
    return anyExact;
  }

  /** How soon each document's next appointment is: 1 today, half of it in a week, 0 where nobody knows. */
  #soonnessOfAll(): Float32Array {
    if (this.#soonness) return this.#soonness;
    const { columns, size } = this.#documents;
    const column = columns.get(this.#config.soonest ?? '');
    const soonness = new Float32Array(size);
    for (let at = 0; at < size; at += 1) {
      const days = (column?.valuesOf(at) ?? []).filter(
        (one) => typeof one === 'number' && one >= 0,
      ) as number[];
      if (days.length > 0) soonness[at] = SOONNESS_HALF / (SOONNESS_HALF + Math.min(...days));
    }
    return (this.#soonness = soonness);
  }

  /** When each document begins, in milliseconds; long ago where nobody knows. */
  #beginningsOfAll(): Float64Array {
    if (this.#beginnings) return this.#beginnings;
    const { columns, size } = this.#documents;
    const column = columns.get(this.#config.begins ?? '');
    const beginnings = new Float64Array(size).fill(-Infinity);
    for (let at = 0; at < size; at += 1) {
      const days = (column?.valuesOf(at) ?? []).map((day) => Date.parse(String(day)));
      for (const day of days) if (!Number.isNaN(day)) beginnings[at] = day;
    }
    return (this.#beginnings = beginnings);
  }

  /** Place of each document among equals. */
  rest(): Float64Array {
    if (this.#spread) return this.#spread;
    const { columns, ids, size } = this.#documents;
    const rest = new Float64Array(size);
    const order = this.#config.restOrder;
    const by = typeof order === 'object' && 'field' in order ? order : undefined;
    const names = columns.get('name');
    const column = by && columns.get(by.field);
    const leading = by?.first && columns.get(by.first.field);
    const isLeading = (at: number) =>
      leading?.valuesOf(at).some((value) => by?.first?.values.includes(String(value))) ?? false;
    const counted = typeof order === 'object' && 'mostOf' in order ? columns.get(order.mostOf) : undefined;
    for (let at = 0; at < size; at += 1) {
      if (order === 'fair') rest[at] = scattered(ids[at] ?? '');
      else {
        const rank = column?.rankOf(at) ?? NaN;
        const name = names?.rankOf(at) ?? NaN;
        const byName = Number.isNaN(name) ? WITHOUT_RANK : name;
        // Names part equals, and no more.
        const place = Number.isNaN(rank)
          ? byName + (by ? WITHOUT_RANK : 0)
          : (by?.direction === 'DESC' ? -rank : rank) + byName / (WITHOUT_RANK + 1);
        // What has no name either is the last of those that have as much.
        rest[at] = place - ((counted?.numberOf(at) ?? 0) + (isLeading(at) ? 2 : 0)) * 2 * WITHOUT_RANK;
      }
    }
    this.#spread = rest;
    return rest;
  }

  /** Forgets what was kept: a document changed. */
  forget(): void {
    this.#spread = undefined;
    this.#soonness = undefined;
    this.#beginnings = undefined;
  }
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
