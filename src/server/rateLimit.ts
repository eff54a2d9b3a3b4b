import type { IncomingMessage, ServerResponse } from 'node:http';

/** A token bucket: `burst` requests at once, then `perMinute`. */
export interface RateRule {
  burst: number;
  perMinute: number;
}
export type RateDecision = { allowed: true } | { allowed: false; retryAfterSeconds: number };

/**
 * Token buckets by key, in this process. At most `maxKeys` are known, so that a flood of addresses cannot fill the memory:
 * whenever half as many new ones have come, those nobody asked for meanwhile are forgotten. (To forget the oldest key of
 * one map is to walk over all that were deleted before it: a third of a millisecond a request.)
 */
export function createRateLimiter(rule: RateRule, now: () => number = Date.now, maxKeys = 20_000) {
  const perMs = rule.perMinute / 60_000;
  let recent = new Map<string, { tokens: number; at: number }>();
  let older = recent;
  return (key: string): RateDecision => {
    const time = now();
    const bucket = recent.get(key) ?? older.get(key) ?? { tokens: rule.burst, at: time };
    bucket.tokens = Math.min(rule.burst, bucket.tokens + (time - bucket.at) * perMs);
    bucket.at = time;
    if (recent.size >= maxKeys / 2 && !recent.has(key)) {
      older = recent;
      recent = new Map();
    }
    recent.set(key, bucket);
    if (bucket.tokens < 1) {
      const seconds = Math.ceil((1 - bucket.tokens) / perMs / 1000);
      return { allowed: false, retryAfterSeconds: Math.max(1, seconds) };
    }
    bucket.tokens -= 1;
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
