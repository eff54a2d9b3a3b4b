import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { HttpProblem } from '#src/platform/HttpProblem.ts';
import type { Store } from '#src/platform/store/Store.ts';
import { passingProblem } from '#src/platform/store/StoreProblem.ts';

/** Where a listing goes on: after this document, or at this place when the document is gone. */
export interface PagePosition {
  after: string;
  offset: number;
}

/** Signs and checks page tokens. A token is good only for the query it was given for. */
export interface PageTokens {
  sign(position: PagePosition, query: string): string;
  /** Throws HttpProblem 400 for a token that was tampered with or belongs to another query. */
  read(token: string, query: string): PagePosition;
}

/**
 * The secret stands in the store, so that a token outlives a restart and is good at all platforms that share it. Where none is
 * there yet and nothing can be stored, tokens are good in this process until one is.
 */
export function createPageTokens(store: Store): PageTokens {
  const own = randomBytes(32).toString('hex');
  const known = () => store.facts.get('directory', 'page-token-secret');
  const make = (): string =>
    store.transaction(
      () => {
        // Another platform may have been quicker.
        const there = known();
        if (typeof there === 'string') return there;
        store.facts.put('directory', 'page-token-secret', own);
        return own;
      },
      { wait: false },
    );
  const secret = (): string => {
    const there = known();
    if (typeof there === 'string') return there;
    try {
      return make();
    } catch (error) {
      if (passingProblem(error) === undefined) throw error;
      return own;
    }
  };
  const signature = (payload: string) =>
    createHmac('sha256', secret()).update(payload).digest('base64url').slice(0, 32);
  const digest = (query: string) => createHash('sha256').update(query).digest('base64url').slice(0, 16);
  const refuse = (): never => {
    throw new HttpProblem(400, 'Parameter pageToken: is not valid for this query');
  };
  return {
    sign({ after, offset }, query) {
      const payload = Buffer.from(JSON.stringify([after, offset, digest(query)])).toString('base64url');
      return `${payload}.${signature(payload)}`;
    },
    read(token, query) {
      const [payload = '', given = '', ...more] = token.split('.');
      const wanted = Buffer.from(signature(payload));
      const actual = Buffer.from(given);
      if (more.length > 0 || wanted.length !== actual.length || !timingSafeEqual(wanted, actual))
        return refuse();
      const [after, offset, of] = JSON.parse(Buffer.from(payload, 'base64url').toString()) as [
        string,
        number,
        string,
      ];
      return of === digest(query) ? { after, offset } : refuse();
    },
  };
}

/** The parameters that decide which documents a listing has and in which order, in one text. */
export function queryIdentity(path: string, parameters: URLSearchParams): string {
  const deciding = [...parameters]
    .filter(([name]) => !['api_key', 'v', 'limit', 'pageToken', 'offset'].includes(name))
    .map(([name, value]) => `${name}=${value}`)
    .sort();
  return [path, ...deciding].join('\n');
}
