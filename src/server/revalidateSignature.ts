import { createHmac } from 'node:crypto';
import { isSameSecret } from './constantTime.ts';

/** Seconds a signed call stays valid, both ways, for clocks that differ. */
const SIGNATURE_WINDOW_SECONDS = 300;

/** Signs a body: `t=<unix seconds>,v1=<hex HMAC-SHA256 of "t.body">`, header `x-revalidate-signature`. */
export function signRevalidation(body: string, secret: string, unixSeconds: number): string {
  const mac = createHmac('sha256', secret).update(`${unixSeconds}.${body}`).digest('hex');
  return `t=${unixSeconds},v1=${mac}`;
}

export type SignatureCheck = 'valid' | 'malformed' | 'expired' | 'wrong';

/** Checks a signature against the exact body; the time is signed with it, so that no call can be kept for later. */
export function checkRevalidation(
  header: string | undefined,
  body: string,
  secret: string,
  now: Date,
): SignatureCheck {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '');
  if (!match) return 'malformed';
  const time = Number(match[1]);
  if (Math.abs(now.getTime() / 1000 - time) > SIGNATURE_WINDOW_SECONDS) return 'expired';
  return isSameSecret(header ?? '', signRevalidation(body, secret, time)) ? 'valid' : 'wrong';
}
