import { clearBit, emptyBits, hasBit, membersOf, setBit } from './bits.ts';
import type { Bits } from './bits.ts';
import type { IndexRow } from './IndexRow.ts';
import { KeywordColumn } from './KeywordColumn.ts';
import type { FieldValue } from './KeywordColumn.ts';
import type { CompiledHours } from './openHours.ts';
import { PointColumn } from './PointColumn.ts';
import { words } from './words.ts';

/** Everything of an index's documents but their words, in columns in memory, by document number. */
export class Documents {
  readonly columns = new Map<string, KeywordColumn>();
  readonly points = new PointColumn();
  /** Middles of the ZIP areas of places whose point nobody knows: good for finding them, and for telling no distance. */
  readonly areas = new PointColumn();
  readonly numbers = new Map<string, number>();
  /** Until when a document is offered, in ms since the epoch, of those that end. */
  readonly until = new Map<number, number>();
  readonly names: string[] = [];
  readonly ids: (string | undefined)[] = [];
  readonly types: string[] = [];
  /** Of each its own, or of people those of their offices. */
  readonly hours: (readonly CompiledHours[])[] = [];
  alive: Bits = emptyBits(64);
  preferred: Bits = emptyBits(64);
  uids = new Float64Array(64);
  /** Room for a number each, for whoever is reckoning; nothing in it outlasts the reckoning. */
  scores = new Float32Array(64);
  /** The same, and all zero between reckonings. */
  hits = new Uint8Array(64);
  /** Document numbers are below this. */
  size = 0;
  count = 0;
  #free: number[] = [];
  /** Hours by what they say: all who practise at a place share its. */
  readonly #hours = new Map<string, CompiledHours>();
  readonly #links = new KeywordColumn();
  readonly #fields: readonly string[];

  constructor(fields: readonly string[]) {
    this.#fields = fields;
    for (const field of fields) this.columns.set(field, new KeywordColumn());
  }

  /** The number for the document with this id: its own, one that became free, or the next. */
  numberFor(id: string): number {
    return this.numbers.get(id) ?? this.#free.pop() ?? this.size;
  }

  /** Numbers of all documents. */
  all(): Int32Array {
    return membersOf(this.alive);
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
    const found = this.#links.match((id) => wanted.has(id), this.size);
    return Array.from(membersOf(found), (at) => this.ids[at] ?? '');
  }

  /** Places rows in their order; the numbers they leave out are free. */
  load(rows: Iterable<[number, string]>): void {
    for (const [number, data] of rows) this.place(number, JSON.parse(data) as IndexRow);
    for (let at = 0; at < this.size; at += 1) if (!hasBit(this.alive, at)) this.#free.push(at);
  }

  clear(): void {
    for (const at of this.all()) this.#empty(at);
    this.#free = [];
    this.#hours.clear();
    this.size = 0;
  }

  #sharedHours(hours: CompiledHours): CompiledHours {
    const key = JSON.stringify(hours);
    const known = this.#hours.get(key);
    if (known) return known;
    this.#hours.set(key, hours);
    return hours;
  }

  place(at: number, row: IndexRow): void {
    const [id, uid, type, name, keys, points, hours, preferred, until, links, , areas] = row;
    this.#grow(at + 1);
    if (!hasBit(this.alive, at)) this.count += 1;
    setBit(this.alive, at);
    this.numbers.set(id, at);
    this.ids[at] = id;
    this.uids[at] = uid;
    this.types[at] = type;
    this.names[at] = words(name).join(' ');
    this.hours[at] = hours.map((one) => this.#sharedHours(one));
    if (preferred === 1) setBit(this.preferred, at);
    else clearBit(this.preferred, at);
    if (until === 0) this.until.delete(at);
    else this.until.set(at, until);
    this.points.set(at, points);
    this.areas.set(at, areas);
    this.#links.set(at, links);
    this.#fields.forEach((field, i) => this.columns.get(field)?.set(at, keys[i] ?? []));
  }

  remove(at: number): void {
    this.#empty(at);
    this.#free.push(at);
  }

  #empty(at: number): void {
    clearBit(this.alive, at);
    clearBit(this.preferred, at);
    this.numbers.delete(this.ids[at] ?? '');
    this.ids[at] = undefined;
    this.names[at] = '';
    this.hours[at] = [];
    this.until.delete(at);
    this.points.set(at, []);
    this.areas.set(at, []);
    this.#links.set(at, []);
    for (const column of this.columns.values()) column.set(at, []);
    this.count -= 1;
  }

  #grow(size: number): void {
    if (size > this.size) this.size = size;
    for (const column of this.columns.values()) column.grow(size);
    this.points.grow(size);
    this.areas.grow(size);
    this.#links.grow(size);
    if (size <= this.uids.length) return;
    const room = Math.max(size, this.uids.length * 2);
    const uids = new Float64Array(room);
    uids.set(this.uids);
    this.uids = uids;
    const alive = emptyBits(room);
    alive.set(this.alive);
    this.alive = alive;
    const preferred = emptyBits(room);
    preferred.set(this.preferred);
    this.preferred = preferred;
    this.scores = new Float32Array(room);
    this.hits = new Uint8Array(room);
  }

  /** Metres from a point to the nearest place of a document; NaN when it has none, or one that may be nearer. */
  distance(at: number, from: readonly [number, number, number]): number {
    const metres = this.points.distance(at, from);
    return this.areas.distance(at, from) < metres ? NaN : metres;
  }

  /** About how far the nearest place of a document is, for ordering: a place without a point is in the middle of its ZIP area. */
  roughDistance(at: number, from: readonly [number, number, number]): number {
    const [metres, area] = [this.points.distance(at, from), this.areas.distance(at, from)];
    return Number.isNaN(metres) || area < metres ? area : metres;
  }
}
