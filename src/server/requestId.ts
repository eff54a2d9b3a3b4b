import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** The header that names a request, in it, in its answer and in every call that is made for it. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** Pages, API routes and what Next loads beside them are separate bundles: only what is global is the same for all. */
const KEY = Symbol.for('request of this call');
const place = globalThis as { [KEY]?: AsyncLocalStorage<AskedRequest> };

/** What is known of a request from its first moment to its answer, wherever something is done for it. */
export interface AskedRequest {
  readonly id: string;
  /** A source did not answer, so that its page cannot be made. */
  hadOutage?: boolean;
}

/** What proxies make: letters, digits and hyphens, and nothing that would read as words. */
const isId = (sent: string | string[] | undefined): sent is string =>
  typeof sent === 'string' && /^(?=.*\d)[A-Za-z\d-]{16,64}$/.test(sent);

/** The request that is being answered; undefined outside of one. */
export const currentRequest = (): AskedRequest | undefined => place[KEY]?.getStore();

/** The id of the request that is being answered; undefined outside of one. */
export const currentRequestId = (): string | undefined => currentRequest()?.id;

/**
 * Gives every HTTP request of this process an id, before anything else sees it: that of a proxy in front where there is
 * one that is trusted, else a new one. The request has it in its header then, and so has whoever it is passed on to. The answer ends it.
 */
export function nameRequests(isBehindProxy: boolean): () => void {
  const storage = (place[KEY] ??= new AsyncLocalStorage<AskedRequest>());
  const name = (message: unknown) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const sent = request.headers[REQUEST_ID_HEADER];
    const id = isBehindProxy && isId(sent) ? sent : randomUUID();
    request.headers[REQUEST_ID_HEADER] = id;
    response.setHeader(REQUEST_ID_HEADER, id);
    // Node begins a new context with each request, so this one ends with it.
    storage.enterWith({ id });
  };
  subscribe('http.server.request.start', name);
  return () => void unsubscribe('http.server.request.start', name);
}
