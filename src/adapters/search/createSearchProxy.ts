import type { HttpClient } from '#src/adapters/http/createHttpClient.ts';
import { SEARCH_ENDPOINTS } from '#src/ports/SearchProxy.ts';
import type { SearchProxy } from '#src/ports/SearchProxy.ts';

/** Statuses with which the service itself explains what was wrong with a call. */
const EXPLAINED = [400, 401, 403, 404, 409, 413, 414, 429];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const failed = (path: string, message: string) => ({
  success: false as const,
  error: { issues: [{ path: [path], message }] },
});

/** Every answer has `meta` and `response`, one that explains what was wrong too; without them it is no answer. */
const envelope = {
  safeParse(value: unknown) {
    if (!isRecord(value) || !isRecord(value['meta'])) return failed('meta', 'no envelope');
    const { errors = [] } = value['meta'];
    const isExplained = Array.isArray(errors) && errors.length > 0;
    if (!isExplained && !isRecord(value['response'])) return failed('response', 'no response');
    return { success: true as const, data: value };
  },
};

/**
 * The search service (Yext Search protocol), called from the server on the browser's behalf, so that the browser
 * asks no other origin. The public key is put in here; an answer is checked and passed on as it was written.
 */
export function createSearchProxy(options: {
  http: HttpClient;
  endpoint: string;
  apiKey: string;
}): SearchProxy {
  return {
    async pass(path, query, body) {
      const url = new URL(`${options.endpoint}/${path}`);
      const parameters = new URLSearchParams(query);
      parameters.set('api_key', options.apiKey);
      url.search = parameters.toString();
      const answer = await options.http.json({
        upstream: 'search',
        call: path,
        url,
        method: SEARCH_ENDPOINTS[path] ?? 'GET',
        ...(body === undefined ? {} : { body, headers: { 'content-type': 'application/json' } }),
        schema: envelope,
        accepts: EXPLAINED,
      });
      return { status: answer.status, body: answer.text };
    },
  };
}
