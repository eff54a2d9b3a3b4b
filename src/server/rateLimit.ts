import type { IncomingMessage, ServerResponse } from 'node:http';

/** A token bucket: `burst` requests at once, then `perMinute`. */
export interface RateRule {
  burst: number;
  perMinute: number;
}
export type RateDecision = { allowed: true } | { allowed: false; retryAfterSeconds: number };

/**
 * Token buckets by key, in this process. Full buckets are forgotten, and when `maxKeys` are known the oldest
 * one goes, so that a flood of addresses cannot fill the memory.
 */
export function createRateLimiter(rule: RateRule, now: () => number = Date.now, maxKeys = 20_000) {
  const perMs = rule.perMinute / 60_000;
  const buckets = new Map<string, { tokens: number; at: number }>();
  return (key: string): RateDecision => {
    const time = now();
    const bucket = buckets.get(key) ?? { tokens: rule.burst, at: time };
    const tokens = Math.min(rule.burst, bucket.tokens + (time - bucket.at) * perMs);
    buckets.delete(key);
    if (buckets.size >= maxKeys) {
      const oldest = buckets.keys().next();
      if (!oldest.done) buckets.delete(oldest.value);
    }
    if (tokens < 1) {
      buckets.set(key, { tokens, at: time });
      return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil((1 - tokens) / perMs / 1000)) };
    }
    buckets.set(key, { tokens: tokens - 1, at: time });
    return { allowed: true };
  };
}

/**
 * The address to count a request by. X-Forwarded-For is read only behind `trustedHops` known proxies, from the
 * right, because everything to the left of them is the client's own writing.
 */
export function clientAddress(
  remoteAddress: string | undefined,
  forwardedFor: string | string[] | undefined,
  trustedHops: number,
): string {
  if (trustedHops > 0) {
    const chain = (Array.isArray(forwardedFor) ? forwardedFor.join(',') : (forwardedFor ?? ''))
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean);
    const address = chain.at(-trustedHops);
    if (address) return address;
  }
  return remoteAddress ?? 'unknown';
}

/**
 * Counts requests by their client. The function says whether a request is over the rate; then the response has its
 * Retry-After, and the caller answers 429.
 */
export function createRequestLimiter(rule: RateRule, now?: () => number) {
  const take = createRateLimiter(rule, now);
  return (request: IncomingMessage, response: ServerResponse, trustedHops: number): boolean => {
    const forwardedFor = request.headers['x-forwarded-for'];
    const decision = take(clientAddress(request.socket?.remoteAddress, forwardedFor, trustedHops));
    if (decision.allowed) return false;
    response.setHeader('Retry-After', String(decision.retryAfterSeconds));
    return true;
  };
}
