import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';
import { isOutage } from '#src/adapters/http/UpstreamError.ts';
import { beforeHead } from './beforeHead.ts';
import { currentRequest } from './requestId.ts';

/** When somebody who was told of an outage may ask again. Seconds. */
const RETRY_AFTER = 10;

/** Notes that what was asked for cannot be made now, where that is an outage; throws what it got. */
export function throwOutage(error: unknown): never {
  const request = currentRequest();
  if (request && isOutage(error)) request.hadOutage = true;
  throw error;
}

/**
 * Has an outage answered with 503 and when to come again: Next answers each page that cannot be made with 500, which tells crawlers
 * and edges of a mistake. To be called behind `nameRequests`. The answer ends it.
 */
export function answerOutages(): () => void {
  const attend = (message: unknown) => {
    const { response } = message as { response: ServerResponse };
    const request = currentRequest();
    beforeHead(response, (status) => {
      if (status !== 500 || !request?.hadOutage) return status;
      response.setHeader('Retry-After', RETRY_AFTER);
      return 503;
    });
  };
  subscribe('http.server.request.start', attend);
  return () => void unsubscribe('http.server.request.start', attend);
}
