import { print } from 'graphql';
import type { DocumentNode } from 'graphql';
import type { GraphQLRequestClientFactory } from '@sitecore-jss/sitecore-jss-nextjs/graphql';
import { z } from 'zod';
import type { HttpClient } from '#src/adapters/http/createHttpClient.ts';
import { UpstreamError } from '#src/adapters/http/UpstreamError.ts';

export interface GraphqlOptions {
  http: HttpClient;
  endpoint: string;
  apiKey: string;
  /** Private headers of every request, e.g. the editing authorization. */
  headers?: Record<string, string>;
}

const envelope = z.object({
  data: z.unknown().optional(),
  errors: z.array(z.looseObject({ message: z.string().optional() })).optional(),
});

const CALL_NAME = /\b(?:query|mutation)\s+(\w+)/;

/**
 * Sends one GraphQL operation through the site's HTTP client. Resolves to `data`; any `errors` member is a
 * failure, also beside partial data, as JSS's own client has it. Rejects with UpstreamError.
 */
export async function requestGraphql<T>(
  options: GraphqlOptions,
  query: string | DocumentNode,
  variables?: Record<string, unknown>,
  headers?: Record<string, string>,
): Promise<T> {
  const text = typeof query === 'string' ? query : print(query);
  const operationName = CALL_NAME.exec(text)?.[1];
  const where = { upstream: 'content', call: operationName ?? 'query' };
  const { body } = await options.http.json({
    ...where,
    url: options.endpoint,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      sc_apikey: options.apiKey,
      ...options.headers,
      ...headers,
    },
    body: JSON.stringify({ query: text, variables, operationName }),
    schema: envelope,
  });
  if (body.errors?.length) {
    throw new UpstreamError('wrong-schema', { ...where, detail: body.errors[0]?.message?.slice(0, 120) });
  }
  if (!body.data) throw new UpstreamError('wrong-schema', { ...where, detail: 'no data' });
  return body.data as T;
}

/**
 * The client factory JSS's services are given, so that their calls keep the site's limits: time, size, breaker
 * and log. Their own retry settings are ignored.
 */
export function jssClientFactory(options: GraphqlOptions): GraphQLRequestClientFactory {
  const factory = (config?: { headers?: Record<string, string> }) => ({
    request: <T>(
      query: string | DocumentNode,
      variables?: Record<string, unknown>,
      perRequest?: { headers?: Record<string, string> },
    ) => requestGraphql<T>(options, query, variables, { ...config?.headers, ...perRequest?.headers }),
  });
  // JSS names its own class here but only ever calls `request`.
  return factory as unknown as GraphQLRequestClientFactory;
}
