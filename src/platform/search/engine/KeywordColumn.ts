import { clearBit, emptyBits, popCount, setBit } from './bits.ts';
import type { Bits } from './bits.ts';
import { fold } from './words.ts';

/** A field value. Text compares without case, numbers and booleans by type and value. */
export type FieldValue = string | number | boolean;

/** Columns with at most this many distinct values may keep one bitset for each value. */
const MOST_BITSETS = 256;

/**
 * The values of one field for all documents of an index, any number for each: a dictionary of distinct values and,
 * for each document, the codes of its values in one shared pool. Documents change in place; the holes an update
 * leaves in the pool go when they outgrow what is used.
 */
export class KeywordColumn {
  /** Distinct values by code, as first written. */
  readonly values: FieldValue[] = [];
  /** Documents that have the value, by code. */
  counts = new Uint32Array(16);
  #codes = new Map<FieldValue, number>();
  #starts = new Uint32Array(64);
  #lengths = new Uint16Array(64);
  #pool = new Uint32Array(256);
  #used = 0;
  #live = 0;
  #ranks: Float64Array | undefined;
  #bits = new Map<number, Bits>();

  /** Makes room for documents below `size`. */
  grow(size: number): void {
    if (size <= this.#starts.length) return;
    const room = Math.max(size, this.#starts.length * 2);
    this.#starts = enlarge(this.#starts, new Uint32Array(room));
    this.#lengths = enlarge(this.#lengths, new Uint16Array(room));
    // A bitset is as long as the number of documents.
    this.#bits.clear();
  }

  /** Replaces the values of a document; doubles are kept once. */
  set(at: number, values: readonly FieldValue[]): void {
    this.#drop(at);
    if (values.length === 0) return;
    if (this.#used + values.length > this.#pool.length) this.#makeRoom(values.length);
    const start = this.#used;
    let length = 0;
    for (const value of values) {
      const code = this.#codeFor(value);
      let double = false;
      for (let i = 0; i < length; i += 1) double ||= this.#pool[start + i] === code;
      if (double || length === 0xffff) continue;
      this.#pool[start + length] = code;
      length += 1;
      this.counts[code] = (this.counts[code] ?? 0) + 1;
      const bits = this.#bits.get(code);
      if (bits) setBit(bits, at);
    }
    this.#starts[at] = start;
    this.#lengths[at] = length;
    this.#used = start + length;
    this.#live += length;
  }

  /** Code of a value, or -1. */
  codeOf(value: FieldValue): number {
    return this.#codes.get(keyOf(value)) ?? -1;
  }

  /** The values of one document. */
  valuesOf(at: number): FieldValue[] {
    const start = this.#starts[at] ?? 0;
    const codes = this.#pool.subarray(start, start + (this.#lengths[at] ?? 0));
    return Array.from(codes, (code) => this.values[code] ?? '');
  }

  /** How many values a document has. */
  numberOf(at: number): number {
    return this.#lengths[at] ?? 0;
  }

  /** Documents that have any value for which `accepts` holds. */
  match(accepts: (value: FieldValue) => boolean, size: number): Bits {
    const wanted = new Uint8Array(this.values.length);
    let single = -1;
    let many = 0;
    for (let code = 0; code < this.values.length; code += 1) {
      if ((this.counts[code] ?? 0) === 0 || !accepts(this.values[code] ?? '')) continue;
      wanted[code] = 1;
      single = code;
      many += 1;
    }
    if (many === 0) return emptyBits(size);
    return many === 1 ? this.bitsOf(single, size).slice() : this.#scan(wanted, size);
  }

  /** Documents that have exactly this value. */
  matchValue(value: FieldValue, size: number): Bits {
    const code = this.codeOf(value);
    return code < 0 ? emptyBits(size) : this.bitsOf(code, size).slice();
  }

  /** The set of one value; shared, not to be changed. */
  bitsOf(code: number, size: number): Bits {
    const known = this.#bits.get(code);
    if (known && known.length === (size + 31) >> 5) return known;
    const wanted = new Uint8Array(this.values.length);
    wanted[code] = 1;
    const bits = this.#scan(wanted, size);
    if (this.#bits.size >= MOST_BITSETS) this.#bits.clear();
    this.#bits.set(code, bits);
    return bits;
  }

  /** For each code, in how many of the listed documents it stands. */
  tally(documents: Int32Array, size: number): Uint32Array {
    const distinct = this.values.length;
    const words = (size + 31) >> 5;
    const perDocument = this.#live / Math.max(1, size);
    // Either walk the documents' values or intersect whole sets, whichever touches less memory.
    if (distinct <= MOST_BITSETS && documents.length * (perDocument + 2) > distinct * words * 2.5) {
      const set = emptyBits(size);
      for (let i = 0; i < documents.length; i += 1) setBit(set, documents[i] ?? 0);
      return this.#tallySets(set, size);
    }
    const tally = new Uint32Array(distinct);
    const starts = this.#starts;
    const lengths = this.#lengths;
    const pool = this.#pool;
    for (let i = 0; i < documents.length; i += 1) {
      const at = documents[i] as number;
      const start = starts[at] as number;
      const end = start + (lengths[at] as number);
      for (let j = start; j < end; j += 1) {
        const code = pool[j] as number;
        tally[code] = (tally[code] as number) + 1;
      }
    }
    return tally;
  }

  #tallySets(set: Bits, size: number): Uint32Array {
    const tally = new Uint32Array(this.values.length);
    for (let code = 0; code < this.values.length; code += 1) {
      if ((this.counts[code] ?? 0) === 0) continue;
      const bits = this.bitsOf(code, size);
      let sum = 0;
      for (let i = 0; i < bits.length; i += 1) {
        const word = (bits[i] as number) & (set[i] as number);
        if (word !== 0) sum += popCount(word);
      }
      tally[code] = sum;
    }
    return tally;
  }

  /** Place in ascending order of the document's first value; numbers before text; NaN without a value. */
  rankOf(at: number): number {
    if ((this.#lengths[at] ?? 0) === 0) return NaN;
    return this.ranks()[this.#pool[this.#starts[at] ?? 0] ?? 0] ?? NaN;
  }

  /** By code: the place of the value in ascending order, equal for values that differ only in case or accents. */
  ranks(): Float64Array {
    this.#ranks ??= ranksOf(this.values);
    return this.#ranks;
  }

  has(at: number): boolean {
    return (this.#lengths[at] ?? 0) > 0;
  }

  #drop(at: number): void {
    const length = this.#lengths[at] ?? 0;
    if (length === 0) return;
    const start = this.#starts[at] ?? 0;
    for (let i = start; i < start + length; i += 1) {
      const code = this.#pool[i] ?? 0;
      this.counts[code] = (this.counts[code] ?? 1) - 1;
      const bits = this.#bits.get(code);
      if (bits) clearBit(bits, at);
    }
    this.#lengths[at] = 0;
    this.#live -= length;
  }

  #codeFor(value: FieldValue): number {
    const key = keyOf(value);
    const known = this.#codes.get(key);
    if (known !== undefined) return known;
    const code = this.values.length;
    this.values.push(value);
    this.#codes.set(key, code);
    if (code >= this.counts.length) this.counts = enlarge(this.counts, new Uint32Array(code * 2));
    this.#ranks = undefined;
    return code;
  }

  #makeRoom(more: number): void {
    const source = this.#pool;
    const target = new Uint32Array(Math.max(256, (this.#live + more) * 2));
    let used = 0;
    for (let at = 0; at < this.#starts.length; at += 1) {
      const length = this.#lengths[at] ?? 0;
      if (length === 0) continue;
      const start = this.#starts[at] ?? 0;
      target.set(source.subarray(start, start + length), used);
      this.#starts[at] = used;
      used += length;
    }
    this.#pool = target;
    this.#used = used;
  }

  #scan(wanted: Uint8Array, size: number): Bits {
    const bits = emptyBits(size);
    for (let at = 0; at < size; at += 1) {
      const start = this.#starts[at] ?? 0;
      const end = start + (this.#lengths[at] ?? 0);
      for (let i = start; i < end; i += 1) {
        if (wanted[this.#pool[i] ?? 0] === 1) {
          setBit(bits, at);
          break;
        }
      }
    }
    return bits;
  }
}

/** Keys of text, numbers and booleans never meet: only text keys are strings. */
const keyOf = (value: FieldValue): FieldValue => (typeof value === 'string' ? value.toLowerCase() : value);

function ranksOf(values: readonly FieldValue[]): Float64Array {
  const keys = values.map((value) => (typeof value === 'string' ? fold(value) : Number(value)));
  const order = Array.from(keys.keys()).sort((a, b) => {
    const left = keys[a] ?? 0;
    const right = keys[b] ?? 0;
    if (typeof left !== typeof right) return typeof left === 'number' ? -1 : 1;
    return left < right ? -1 : left > right ? 1 : 0;
  });
  const ranks = new Float64Array(values.length);
  let rank = -1;
  let last: string | number | undefined;
  for (const code of order) {
    if (keys[code] !== last) rank += 1;
    last = keys[code];
    ranks[code] = rank;
  }
  return ranks;
}

function enlarge<T extends Uint32Array | Uint16Array>(old: T, larger: T): T {
  larger.set(old);
  return larger;
}
