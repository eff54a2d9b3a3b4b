/**
 * Keeps a call's answer for `lifetimeMs` and lets callers at the same time share one call. A failure is not kept;
 * when an older answer is at hand and not older than `staleMs`, it is given instead of the failure.
 */
export function createMemo<T>(
  call: () => Promise<T>,
  options: {
    lifetimeMs: number;
    staleMs?: number;
    /** Whether an answer is worth keeping; by default each is. */
    isKept?: (answer: T) => boolean;
    now?: () => number;
  },
): () => Promise<T> {
  const { lifetimeMs, staleMs = 0, isKept = () => true, now = Date.now } = options;
  let kept: { value: T; at: number } | undefined;
  let pending: Promise<T> | undefined;
  return async () => {
    if (kept && now() - kept.at < lifetimeMs) return kept.value;
    pending ??= call().finally(() => {
      pending = undefined;
    });
    try {
      const value = await pending;
      if (isKept(value)) kept = { value, at: now() };
      else if (kept && now() - kept.at < lifetimeMs + staleMs) return kept.value;
      return value;
    } catch (error) {
      if (kept && now() - kept.at < lifetimeMs + staleMs) return kept.value;
      throw error;
    }
  };
}

/** Answers by their keys. */
export interface KeyedMemo<T> {
  (key: string): Promise<T>;
  /** Drops the answers of some keys, old ones too. */
  forget(isMeant: (key: string) => boolean): void;
}

/**
 * The same for calls by a key, each with its own answer. Keeps the `entries` keys asked for last, so that whoever makes
 * up keys cannot fill the memory.
 */
export function createKeyedMemo<T>(
  call: (key: string) => Promise<T>,
  options: Parameters<typeof createMemo<T>>[1] & { entries: number },
): KeyedMemo<T> {
  const memos = new Map<string, () => Promise<T>>();
  const ask = (key: string) => {
    const memo = memos.get(key) ?? createMemo(() => call(key), options);
    memos.delete(key);
    memos.set(key, memo);
    for (const oldest of memos.keys()) {
      if (memos.size <= options.entries) break;
      memos.delete(oldest);
    }
    return memo();
  };
  return Object.assign(ask, {
    forget(isMeant: (key: string) => boolean) {
      // What is under way for it is given to those who wait, and to nobody after them.
      for (const key of memos.keys()) if (isMeant(key)) memos.delete(key);
    },
  });
}
