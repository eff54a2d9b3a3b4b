/** A set of document numbers: bit `n % 32` of word `n >> 5`. */
export type Bits = Uint32Array;

export const emptyBits = (size: number): Bits => new Uint32Array((size + 31) >> 5);

export const setBit = (bits: Bits, at: number): void => {
  bits[at >> 5] = (bits[at >> 5] ?? 0) | (1 << (at & 31));
};

export const clearBit = (bits: Bits, at: number): void => {
  bits[at >> 5] = (bits[at >> 5] ?? 0) & ~(1 << (at & 31));
};

export const hasBit = (bits: Bits, at: number): boolean => (((bits[at >> 5] ?? 0) >>> (at & 31)) & 1) === 1;

/** Narrows `bits` to what `other` has too, in place. */
export function keepBits(bits: Bits, other: Bits): Bits {
  for (let at = 0; at < bits.length; at += 1) bits[at] = (bits[at] ?? 0) & (other[at] ?? 0);
  return bits;
}

/** Widens `bits` by what `other` has, in place. */
export function addBits(bits: Bits, other: Bits): Bits {
  for (let at = 0; at < bits.length; at += 1) bits[at] = (bits[at] ?? 0) | (other[at] ?? 0);
  return bits;
}

/** What `whole` has and `bits` has not. */
export function complement(bits: Bits, whole: Bits): Bits {
  const result = new Uint32Array(whole.length);
  for (let at = 0; at < whole.length; at += 1) result[at] = (whole[at] ?? 0) & ~(bits[at] ?? 0);
  return result;
}

/** The members in ascending order. */
export function membersOf(bits: Bits): Int32Array {
  let size = 0;
  for (let at = 0; at < bits.length; at += 1) size += popCount(bits[at] ?? 0);
  const members = new Int32Array(size);
  let next = 0;
  for (let at = 0; at < bits.length; at += 1) {
    let word = bits[at] ?? 0;
    while (word !== 0) {
      const lowest = word & -word;
      members[next] = (at << 5) + (31 - Math.clz32(lowest));
      next += 1;
      word ^= lowest;
    }
  }
  return members;
}

/** How many members a word of the set holds. */
export function popCount(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
