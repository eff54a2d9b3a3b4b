/** A repeatable stream of choices: the same text makes the same ones on every machine. */
export interface Choices {
  /** A whole number, both ends included. */
  int(from: number, to: number): number;
  pick<T>(list: readonly [T, ...T[]]): T;
}

/** FNV-1a over UTF-16 units, then mulberry32: small, and well enough mixed for pictures. */
export function choicesOf(text: string): Choices {
  let state = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    state = Math.imul(state ^ text.charCodeAt(at), 0x01000193);
  }
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    int: (from, to) => from + Math.floor(next() * (to - from + 1)),
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
  };
}
