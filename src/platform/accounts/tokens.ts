import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A secret nobody guesses, good for addresses and cookies. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is kept of a token. It has 256 random bits, so a plain hash is enough. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** The token header that belongs to a session: it follows from the cookie's secret, which no script can read. */
export const requestTokenOf = (sessionToken: string): string =>
  createHmac('sha256', sessionToken).update('studio request').digest('base64url');
