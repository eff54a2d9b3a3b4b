import type { HttpClient } from '#src/adapters/http/createHttpClient.ts';
import type { EdgePort } from '#src/ports/EdgePort.ts';

export interface EdgeAdapterOptions {
  http: HttpClient;
  /** Each gets `POST` with the keys in a `Surrogate-Key` header, one space between two. */
  urls: readonly string[];
  /** Proves the right to purge: name and value. */
  header?: readonly [string, string];
  /** Keys that everything has: told in place of too many others. */
  everything: readonly string[];
  /** First wait after a failed call in ms, doubled up to half a minute. */
  retryMs?: number;
}

/** Characters of keys in one call: headers have bounds. */
const PER_CALL = 4000;
const REMEMBERED = 5000;
const LONGEST_WAIT_MS = 30_000;

/** Tells every edge, one call after the other each, and again until it has heard. */
export function createEdgeAdapter(options: EdgeAdapterOptions): EdgePort {
  const edges = options.urls.map((url, at) => createEdge(url, `edge-${at + 1}`, options));
  return {
    async purge(keys) {
      if (keys.length > 0) await Promise.all(edges.map((purge) => purge(keys)));
    },
  };
}

function createEdge(
  url: string,
  upstream: string,
  { http, header, everything, retryMs = 1000 }: EdgeAdapterOptions,
) {
  let untold = new Set<string>();
  let failures = 0;
  let telling: Promise<void> | undefined;

  async function tellAll(): Promise<void> {
    while (untold.size > 0) {
      const keys = some(untold);
      for (const key of keys) untold.delete(key);
      try {
        await http.text({
          ...{ upstream, call: 'purge', url, method: 'POST' },
          headers: { 'surrogate-key': keys.join(' '), ...(header && { [header[0]]: header[1] }) },
        });
        failures = 0;
      } catch {
        keys.forEach((key) => untold.add(key));
        if (untold.size > REMEMBERED) untold = new Set(everything);
        failures += 1;
        const wait = Math.min(retryMs * 2 ** (failures - 1), LONGEST_WAIT_MS);
        setTimeout(() => void tell(), wait).unref();
        return;
      }
    }
  }
  const tell = () => (telling ??= tellAll().finally(() => (telling = undefined)));

  return async (keys: readonly string[]): Promise<void> => {
    for (const key of keys) untold.add(key);
    if (failures === 0) await tell();
  };
}

/** As many as fit into one call. */
function some(keys: ReadonlySet<string>): string[] {
  const taken: string[] = [];
  let length = 0;
  for (const key of keys) {
    length += key.length + 1;
    if (taken.length > 0 && length > PER_CALL) break;
    taken.push(key);
  }
  return taken;
}
