/**
 * Keeps a call's answer for `lifetimeMs` and lets callers at the same time share one call. A failure is not kept;
 * when an older answer is at hand and not older than `staleMs`, it is given instead of the failure.
 */
export function createMemo<T>(
  call: () => Promise<T>,
  options: { lifetimeMs: number; staleMs?: number; now?: () => number },
): () => Promise<T> {
  const { lifetimeMs, staleMs = 0, now = Date.now } = options;
  let kept: { value: T; at: number } | undefined;
  let pending: Promise<T> | undefined;
  return async () => {
    if (kept && now() - kept.at < lifetimeMs) return kept.value;
    pending ??= call().finally(() => {
      pending = undefined;
    });
    try {
      const value = await pending;
      kept = { value, at: now() };
      return value;
    } catch (error) {
      if (kept && now() - kept.at < lifetimeMs + staleMs) return kept.value;
      throw error;
    }
  };
}
