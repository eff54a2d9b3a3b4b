import type { HttpCall, HttpClient, JsonAnswer } from '#src/adapters/http/createHttpClient.ts';
import { UpstreamError } from '#src/adapters/http/UpstreamError.ts';

export interface StubCall {
  upstream: string;
  call: string;
  url: URL;
  headers: Record<string, string>;
  body: string | undefined;
}

/** An HTTP client that answers from a function; a thrown error is the call's failure. Schemas are really checked. */
export function stubHttp(answer: (call: StubCall) => unknown): HttpClient & { calls: StubCall[] } {
  const calls: StubCall[] = [];
  async function json<T>(call: HttpCall<T>): Promise<JsonAnswer<T>> {
    const seen = {
      upstream: call.upstream,
      call: call.call,
      url: new URL(call.url),
      headers: call.headers ?? {},
      body: call.body,
    };
    calls.push(seen);
    const value = await answer(seen);
    const checked = call.schema?.safeParse(value);
    if (checked && !checked.success) throw new UpstreamError('wrong-schema', call);
    const body = (checked ? checked.data : value) as T;
    return { status: 200, body, text: JSON.stringify(value), contentType: 'application/json' };
  }
  return { calls, json, text: (call) => json(call), states: () => [] };
}

/** An outage as the client reports it. */
export function outage(upstream = 'test'): UpstreamError {
  return new UpstreamError('refused', { upstream, call: 'test' });
}
