/** A repeatable stream of numbers: same text, same numbers, on every machine. */
export interface Seed {
  /** The next number, 0 ≤ n < 1. */
  next(): number;
  /** A whole number, both ends included. */
  int(from: number, to: number): number;
  /** One of a list. */
  pick<T>(list: readonly [T, ...T[]]): T;
  chance(probability: number): boolean;
}

/** FNV-1a over UTF-16 units, then mulberry32: small, and well enough mixed for pictures. */
export function seedOf(text: string): Seed {
  let state = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    state = Math.imul(state ^ text.charCodeAt(at), 0x01000193);
  }
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    int: (from, to) => from + Math.floor(next() * (to - from + 1)),
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
    chance: (probability) => next() < probability,
  };
}
