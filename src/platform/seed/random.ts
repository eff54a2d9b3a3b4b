/** A repeatable source of choices: the same key gives the same choices on every machine. */
export interface Random {
  /** Uniform in [0, 1). */
  next(): number;
  /** Whole number from `low` to `high`, both included. */
  int(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** `count` different members in a random order (all of them when the list is shorter). */
  sample<T>(list: readonly T[], count: number): T[];
  /** One member, where a member with weight 2 comes up twice as often as one with weight 1. */
  weighted<T>(list: readonly (readonly [item: T, weight: number])[]): T;
}

/**
 * Builds the stream of choices that belongs to `key` (an entity id, say). Every entity has a stream of its own,
 * so that adding one field or one entity leaves all the others as they were.
 */
export function createRandom(key: string): Random {
  // FNV-1a spreads the key, mulberry32 makes the stream.
  let state = 2166136261;
  for (let i = 0; i < key.length; i += 1) {
    state ^= key.charCodeAt(i);
    state = Math.imul(state, 16777619);
  }
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const int = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new Error(`nothing to pick from for ${key}`);
    return list[Math.floor(next() * list.length)]!;
  };
  return {
    next,
    int,
    pick,
    chance: (probability) => next() < probability,
    sample(list, count) {
      const rest = [...list];
      const taken: typeof rest = [];
      while (taken.length < count && rest.length > 0) {
        taken.push(...rest.splice(Math.floor(next() * rest.length), 1));
      }
      return taken;
    },
    weighted(list) {
      let left = next() * list.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [item, weight] of list) {
        left -= weight;
        if (left < 0) return item;
      }
      return list[list.length - 1]![0];
    },
  };
}
