import { print } from 'graphql';
import type { DocumentNode } from 'graphql';
import type { GraphQLRequestClientFactory } from '@sitecore-jss/sitecore-jss-nextjs/graphql';
import { z } from 'zod';
import type { HttpClient } from '#src/adapters/http/createHttpClient.ts';
import { UpstreamError } from '#src/adapters/http/UpstreamError.ts';

export interface GraphqlOptions {
  http: HttpClient;
  endpoint: string;
  /** Empty where the address says who asks. */
  apiKey: string;
  /** Private headers of every request, e.g. the editing authorization. */
  headers?: Record<string, string>;
  /** Told of every good answer. */
  onAnswer?: (() => void) | undefined;
}

const errors = z.array(z.looseObject({ message: z.string().optional() })).optional();

/** A good answer of a call whose `data` has a shape. */
const answerOf = <T>(data: z.ZodType<T>) => z.object({ data, errors });
/** An answer whose `errors` say why it has none. */
const failure = z.object({ errors: errors.unwrap().min(1) });

const CALL_NAME = /\b(?:query|mutation)\s+(\w+)/;

/**
 * Sends one GraphQL operation through the site's HTTP client. Resolves to `data`, which must have the shape of the call:
 * what is absent is an explicit null in it, and anything else is a failure, so that nonsense is never taken for absence.
 * Any `errors` member is a failure, also beside partial data, as JSS's own client has it. Rejects with UpstreamError.
 */
export async function requestGraphql<T>(
  options: GraphqlOptions,
  query: string | DocumentNode,
  variables: Record<string, unknown> | undefined,
  shape: z.ZodType<T>,
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
      ...(options.apiKey && { sc_apikey: options.apiKey }),
      ...options.headers,
      ...headers,
    },
    body: JSON.stringify({ query: text, variables, operationName }),
    schema: z.union([failure, answerOf(shape)]),
  });
  if ('data' in body) {
    options.onAnswer?.();
    return body.data;
  }
  const [first] = body.errors;
  throw new UpstreamError('wrong-schema', { ...where, detail: first?.message?.slice(0, 120) ?? 'errors' });
}

/**
 * The client factory JSS's services are given, so that their calls keep the site's limits: time, size, breaker
 * and log. Their own retry settings are ignored. `shape` is that of the service's calls: by themselves JSS's services
 * read any answer, and one without a layout as "no such page".
 */
export function jssClientFactory(
  options: GraphqlOptions,
  shape: z.ZodType<object>,
): GraphQLRequestClientFactory {
  const factory = (config?: { headers?: Record<string, string> }) => ({
    request: <T>(
      query: string | DocumentNode,
      variables?: Record<string, unknown>,
      perRequest?: { headers?: Record<string, string> },
    ) =>
      requestGraphql(options, query, variables, shape, {
        ...config?.headers,
        ...perRequest?.headers,
      }) as Promise<T>,
  });
  // JSS names its own class here but only ever calls `request`.
  return factory as unknown as GraphQLRequestClientFactory;
}
