import { Refusal, SignedOut } from './StudioApi.ts';

export interface Http {
  get(path: string): Promise<unknown>;
  post(path: string, body: object, headers?: Record<string, string>): Promise<unknown>;
  /** The same for a few words that are to arrive when the tab closes meanwhile. */
  postLast(path: string, body: object): Promise<unknown>;
  put(path: string, body: object): Promise<unknown>;
  remove(path: string): Promise<unknown>;
  /** Sends a file as it is, however long that takes. */
  upload(path: string, file: Blob): Promise<unknown>;
  /** What the platform says, as the reader is to be told. */
  readable(reason: string): Promise<string>;
  /** The session's token, which every request that changes something carries. */
  setToken(token: string | null): void;
}

const TOKEN_HEADER = 'x-studio-token';
const TIMEOUT_MS = 20_000;
const UPLOAD_TIMEOUT_MS = 270_000;

/**
 * JSON over the platform's own origin. Rejects with Refusal and the platform's words where it says no, SignedOut where the
 * session has ended, and a TypeError where nobody answered.
 */
export function createHttp(
  fetcher: typeof fetch = (...given) => fetch(...given),
  readable: Http['readable'] = (reason) => Promise.resolve(reason),
): Http {
  let token: string | null = null;
  const ask = async (path: string, init: RequestInit): Promise<unknown> => {
    const answer = await fetcher(path, {
      credentials: 'same-origin',
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...init,
    }).catch(async (cause: unknown) => {
      // The browser's own words help nobody who writes pages.
      throw new TypeError(await readable('The server of the Studio does not answer.'), { cause });
    });
    const body = await bodyOf(answer);
    if (answer.ok) return body;
    // What stands before the platform may fail by itself: that is no answer of the platform.
    if (answer.status >= 500)
      throw new TypeError(await readable(`The server of the Studio cannot do this now (${answer.status}).`));
    const reason = await readable(reasonIn(body) ?? `HTTP ${answer.status}`);
    if (answer.status === 401) throw new SignedOut(reason);
    throw new Refusal(reason, answer.status, Number(answer.headers.get('retry-after')) || 0, body);
  };
  const own = (): Record<string, string> => (token ? { [TOKEN_HEADER]: token } : {});
  const change = (
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    body: object,
    headers: Record<string, string> = {},
    more: RequestInit = {},
  ): Promise<unknown> =>
    ask(path, {
      method,
      ...more,
      headers: { 'content-type': 'application/json', ...own(), ...headers },
      body: JSON.stringify(body),
    });
  return {
    get: (path) => ask(path, { method: 'GET' }),
    post: (path, body, headers) => change('POST', path, body, headers),
    postLast: (path, body) => change('POST', path, body, {}, { keepalive: true }),
    put: (path, body) => change('PUT', path, body),
    remove: (path) => change('DELETE', path, {}),
    upload: (path, file) =>
      ask(path, {
        method: 'POST',
        headers: { 'content-type': 'application/octet-stream', ...own() },
        body: file,
        signal: AbortSignal.timeout(UPLOAD_TIMEOUT_MS),
      }),
    readable,
    setToken(value) {
      token = value;
    },
  };
}

async function bodyOf(answer: Response): Promise<unknown> {
  try {
    return (await answer.json()) as unknown;
  } catch {
    return null; // an answer of something else than the platform
  }
}

/** The platform's words, out of the envelope of its failures. */
function reasonIn(body: unknown): string | undefined {
  const { meta } = (body ?? {}) as { meta?: { errors?: { message?: unknown }[] } };
  const message = meta?.errors?.[0]?.message;
  return typeof message === 'string' ? message : undefined;
}
