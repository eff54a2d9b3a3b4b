/** A map whose entries have sizes, together never more than a bound: the entry used longest ago goes first. */
export interface BoundedMap<T> {
  /** The value, now the one used last. */
  get(key: string): T | undefined;
  has(key: string): boolean;
  /** Makes an entry the one used last. */
  touch(key: string): void;
  /** An entry larger than the bound is not kept. */
  set(key: string, value: T, size: number): void;
  /** Takes an entry out; `onEvicted` is not told. */
  delete(key: string): void;
  keys(): IterableIterator<string>;
  count(): number;
  /** Sum of the sizes. */
  size(): number;
}

/** An empty one. `onEvicted` is told the key of what made room for others. */
export function createBoundedMap<T>(
  bound: number,
  onEvicted: (key: string) => void = () => {},
): BoundedMap<T> {
  const entries = new Map<string, { value: T; size: number }>();
  let total = 0;
  const map: BoundedMap<T> = {
    get(key) {
      map.touch(key);
      return entries.get(key)?.value;
    },
    has: (key) => entries.has(key),
    touch(key) {
      const entry = entries.get(key);
      if (!entry) return;
      entries.delete(key);
      entries.set(key, entry);
    },
    set(key, value, size) {
      map.delete(key);
      entries.set(key, { value, size });
      total += size;
      for (const oldest of entries.keys()) {
        if (total <= bound) break;
        map.delete(oldest);
        onEvicted(oldest);
      }
    },
    delete(key) {
      total -= entries.get(key)?.size ?? 0;
      entries.delete(key);
    },
    keys: () => entries.keys(),
    count: () => entries.size,
    size: () => total,
  };
  return map;
}
