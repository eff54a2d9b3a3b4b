import { popCount } from './bits.ts';
import { bonesOf } from './bonesOf.ts';
import { soundOf } from './soundOf.ts';
import { editDistance, editsAllowed } from './typos.ts';

export interface Correction {
  word: string;
  /** Letters that differ; less than one where both sound alike. */
  edits: number;
  documents: number;
}

/** Edits that a word counts for that sounds the same. */
const ALIKE = 0.5;
/** Letters in which words that sound alike may differ. */
const MOST_ALIKE = 3;
/** Edits that a word counts for that has the same bones, and letters in which it may differ. A nearer one is not asked for its bones. */
const SAME_BONES = 2;
const MOST_BONES = 4;

/** Whether a correction sounds like the word it is one of. */
export const isByEar = ({ edits }: Correction): boolean => edits === ALIKE;

/** Whether words of the same sound are near enough, and not the same. */
function isAlike(word: string, candidate: string): boolean {
  const edits = editDistance(word, candidate, MOST_ALIKE);
  return edits > 0 && edits <= MOST_ALIKE;
}

/** The words of one text index in memory, sorted: existence, prefixes and near misses without a query. */
export class Vocabulary {
  #words: string[];
  #documents: Int32Array;
  #letters: Int32Array;
  readonly #corrections = new Map<string, Correction[]>();
  #sounds: Int32Array | undefined;
  /** Only a part of each hash, which two bytes hold: what they let through is looked at. */
  #bones: Uint16Array | undefined;

  /** `rows` in code-point order of the word, as fts5vocab gives them. */
  constructor(rows: readonly (readonly [word: string, documents: number])[]) {
    const sorted = [...rows].sort((a, b) => byCodePoint(a[0], b[0]));
    this.#words = sorted.map((row) => row[0]);
    this.#documents = Int32Array.from(sorted, (row) => row[1]);
    this.#letters = Int32Array.from(this.#words, letterSet);
  }

  /** Takes in words that are not known yet, each as that of one document. */
  add(words: readonly string[]): void {
    const fresh = [...new Set(words)].filter((word) => this.documents(word) === 0).sort(byCodePoint);
    if (fresh.length === 0) return;
    const places = fresh.map((word) => this.#lowerBound(word));
    const inserted = (known: Int32Array, of: (word: string) => number): Int32Array => {
      const all = new Int32Array(known.length + fresh.length);
      let from = 0;
      for (const [at, place] of places.entries()) {
        all.set(known.subarray(from, place), from + at);
        all[place + at] = of(fresh[at] ?? '');
        from = place;
      }
      all.set(known.subarray(from), from + fresh.length);
      return all;
    };
    this.#documents = inserted(this.#documents, () => 1);
    this.#letters = inserted(this.#letters, letterSet);
    this.#sounds = this.#sounds && inserted(this.#sounds, soundOf);
    this.#bones = undefined;
    const all: string[] = [];
    let from = 0;
    for (const [at, place] of places.entries()) {
      for (; from < place; from += 1) all.push(this.#words[from] ?? '');
      all.push(fresh[at] ?? '');
    }
    for (; from < this.#words.length; from += 1) all.push(this.#words[from] ?? '');
    this.#words = all;
    this.#corrections.clear();
  }

  get size(): number {
    return this.#words.length;
  }

  /** In how many documents the word stands; 0 when unknown. */
  documents(word: string): number {
    const at = this.#lowerBound(word);
    return this.#words[at] === word ? (this.#documents[at] ?? 0) : 0;
  }

  hasPrefix(prefix: string): boolean {
    return this.#words[this.#lowerBound(prefix)]?.startsWith(prefix) ?? false;
  }

  /** Known words that sound like this one and are written otherwise. */
  alike(word: string): string[] {
    return this.corrections(word)
      .filter(isByEar)
      .map((entry) => entry.word);
  }

  /** The nearest known words within the edits allowed for this word's length, at most `most`. */
  corrections(word: string, most = 3): Correction[] {
    const known = this.#corrections.get(word);
    if (known) return known;
    const limit = editsAllowed(word);
    const found: Correction[] = [];
    if (limit > 0) {
      const letters = letterSet(word);
      const sound = soundOf(word);
      const sounds = (this.#sounds ??= Int32Array.from(this.#words, soundOf));
      for (let at = 0; at < this.#words.length; at += 1) {
        const candidate = this.#words[at] ?? '';
        if (sounds[at] === sound && candidate.length > 2 && isAlike(word, candidate)) {
          found.push({ word: candidate, edits: ALIKE, documents: this.#documents[at] ?? 0 });
          continue;
        }
        if (candidate.length < 3 || Math.abs(candidate.length - word.length) > limit) continue;
        // One edit changes at most two members of the set of letters.
        if (popCount((this.#letters[at] ?? 0) ^ letters) > 2 * limit) continue;
        const edits = editDistance(word, candidate, limit);
        if (edits > 0 && edits <= limit) {
          found.push({ word: candidate, edits, documents: this.#documents[at] ?? 0 });
        }
      }
      if (!found.some(({ edits }) => edits < SAME_BONES)) {
        const known = new Set(found.map((entry) => entry.word));
        found.push(...this.#withBones(word).filter((entry) => !known.has(entry.word)));
      }
      const first = word.charCodeAt(0);
      found.sort(
        (a, b) =>
          a.edits - b.edits ||
          Number(b.word.charCodeAt(0) === first) - Number(a.word.charCodeAt(0) === first) ||
          b.documents - a.documents ||
          (a.word < b.word ? -1 : 1),
      );
    }
    const nearest = found.filter((entry) => entry.edits === found[0]?.edits).slice(0, most);
    if (this.#corrections.size > 2000) this.#corrections.clear();
    this.#corrections.set(word, nearest);
    return nearest;
  }

  /** The words that have the bones of this one. */
  #withBones(word: string): Correction[] {
    const bones = bonesOf(word);
    if (bones === '') return [];
    const wanted = hashOf(bones);
    const all = (this.#bones ??= Uint16Array.from(this.#words, (one) => hashOf(bonesOf(one))));
    const found: Correction[] = [];
    for (let at = 0; at < all.length; at += 1) {
      if (all[at] !== wanted) continue;
      const candidate = this.#words[at] ?? '';
      if (candidate === word || bonesOf(candidate) !== bones) continue;
      if (editDistance(word, candidate, MOST_BONES) > MOST_BONES) continue;
      found.push({ word: candidate, edits: SAME_BONES, documents: this.#documents[at] ?? 0 });
    }
    return found;
  }

  #lowerBound(word: string): number {
    let low = 0;
    let high = this.#words.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#words[middle] ?? '') < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

const byCodePoint = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Two bytes of the hash of a text (FNV-1a); 0 of none. */
function hashOf(text: string): number {
  let hash = 0;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at) ^ 0x5bd1, 0x01000193);
  return (hash ^ (hash >>> 16)) & 0xffff;
}

function letterSet(word: string): number {
  let set = 0;
  for (let at = 0; at < word.length; at += 1) set |= 1 << (word.charCodeAt(at) % 32);
  return set;
}
