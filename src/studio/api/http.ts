import { Refusal, SignedOut } from './StudioApi.ts';

export interface Http {
  get(path: string): Promise<unknown>;
  post(path: string, body: object, headers?: Record<string, string>): Promise<unknown>;
  /** The session's token, which every request that changes something carries. */
  setToken(token: string | null): void;
}

const TOKEN_HEADER = 'x-studio-token';
const TIMEOUT_MS = 20_000;

/**
 * JSON over the platform's own origin. Rejects with Refusal and the platform's words where it says no, SignedOut where the
 * session has ended, and a TypeError or AbortError where nobody answered.
 */
export function createHttp(fetcher: typeof fetch = (...given) => fetch(...given)): Http {
  let token: string | null = null;
  const ask = async (path: string, init: RequestInit): Promise<unknown> => {
    const answer = await fetcher(path, {
      credentials: 'same-origin',
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...init,
    });
    const body = await bodyOf(answer);
    if (answer.ok) return body;
    // What stands before the platform may fail by itself: that is no answer of the platform.
    if (answer.status >= 500) throw new TypeError(`the platform answered ${answer.status}`);
    const reason = reasonIn(body) ?? `HTTP ${answer.status}`;
    if (answer.status === 401) throw new SignedOut(reason);
    throw new Refusal(reason, answer.status, Number(answer.headers.get('retry-after')) || 0);
  };
  return {
    get: (path) => ask(path, { method: 'GET' }),
    post: (path, body, headers = {}) =>
      ask(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token && { [TOKEN_HEADER]: token }), ...headers },
        body: JSON.stringify(body),
      }),
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
