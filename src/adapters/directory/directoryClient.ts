import { readText } from '#src/domain/text/readText.ts';
import { z } from 'zod';
import type { HttpClient } from '#src/adapters/http/createHttpClient.ts';
import { UpstreamError } from '#src/adapters/http/UpstreamError.ts';
import type { ImageHosts } from '#src/domain/images/imageUrl.ts';

/** Version of the directory's API (C-015). */
export const DIRECTORY_API_VERSION = '20240321';

export interface DirectoryClientOptions {
  http: HttpClient;
  /** e.g. http://127.0.0.1:4000/v2/accounts/me */
  endpoint: string;
  apiKey: string;
  /** {caching proxy} of the specification; without one the teaser lookup starts at the directory. */
  cachingProxy?: string;
  /** Which pictures a host can make smaller; without it all stay as they are. */
  images?: ImageHosts;
  log: (entry: { event: string } & Record<string, string | number | undefined>) => void;
}

const errorShape = z.looseObject({
  type: z.string().optional(),
  code: z.union([z.string(), z.number()]).optional(),
  message: z.string().optional(),
});
/**
 * Without `response`, its count and its documents it is no answer, whatever the status: taken for "there is none", it
 * would turn pages into 404.
 */
const answerShape = z.object({
  meta: z.looseObject({ uuid: z.string().optional(), errors: z.array(errorShape).optional() }),
  response: z.looseObject({
    count: z.number(),
    nextPageToken: z.string().nullish(),
    docs: z.array(z.record(z.string(), z.unknown())),
  }),
});
/** An answer that names errors has no documents. */
const failureShape = z.object({ meta: z.looseObject({ errors: z.array(errorShape).min(1) }) });
/** Entries asked for at once (C-041). */
const LIMIT = 50;

const isFatal = ({ type }: z.infer<typeof errorShape>) => type !== 'WARNING' && type !== 'NON_FATAL_ERROR';

export type DirectoryAnswer = z.infer<typeof answerShape>;

export interface DirectoryClient {
  /** GET content/{path} with key and version (S-306). `call` and `id` are for the log. */
  ask(path: string, query: Record<string, string>, call: string, id?: string): Promise<DirectoryAnswer>;
  /** The documents of all pages of an endpoint. */
  askAll(path: string, query: Record<string, string>, call: string): Promise<Record<string, unknown>[]>;
  /** GET {caching proxy}/api/{path}. `call` and `id` are for the log. */
  askProxy(path: string, id: string, call?: string): Promise<DirectoryAnswer>;
}

/** Calls of the content directory; errors named in an answer are logged (S-308, X-011). */
export function createDirectoryClient(options: DirectoryClientOptions): DirectoryClient {
  const { http, log } = options;

  /** A good answer; one that names errors is logged with them (S-308), and a failure unless they are warnings. */
  async function answered(
    upstream: 'directory' | 'proxy',
    call: string,
    id: string | undefined,
    url: URL | string,
  ): Promise<DirectoryAnswer> {
    const where = { upstream, call };
    const told = (answer: z.infer<typeof failureShape>) => {
      for (const { type, code, message } of answer.meta.errors) {
        log({ event: 'directory-error', type, code, message, uuid: readText(answer.meta['uuid']) ?? '' });
      }
    };
    const { body } = await http.json({
      ...where,
      id,
      url,
      schema: z.union([answerShape, failureShape]),
    });
    const failure = failureShape.safeParse(body);
    if (failure.success) told(failure.data);
    if ('response' in body && !(failure.success && failure.data.meta.errors.some(isFatal))) return body;
    throw new UpstreamError('wrong-schema', { ...where, detail: 'errors' });
  }

  const client: DirectoryClient = {
    async ask(path, query, call, id) {
      const url = new URL(`${options.endpoint}/content/${path}`);
      url.search = new URLSearchParams({
        ...query,
        api_key: options.apiKey,
        v: DIRECTORY_API_VERSION,
      }).toString();
      return answered('directory', call, id, url);
    },
    async askAll(path, query, call) {
      const found: Record<string, unknown>[] = [];
      let pageToken = '';
      for (;;) {
        const page: Record<string, string> = pageToken ? { pageToken } : {};
        const { response } = await client.ask(path, { limit: String(LIMIT), ...query, ...page }, call);
        found.push(...response.docs);
        const next = response.nextPageToken;
        // A token that repeats would never end.
        if (!next || next === pageToken) return found;
        pageToken = next;
      }
    },
    askProxy: (path, id, call = 'teaser') =>
      answered('proxy', call, id, `${options.cachingProxy}/api/${path}`),
  };
  return client;
}
