import { createDirectoryAdapter } from '#src/adapters/directory/createDirectoryAdapter.ts';
import { stubHttp, type StubCall } from '#src/adapters/http/testing/stubHttp.ts';

/** The adapter over a directory that answers from a function, with what it asked and what it logged. */
export function stubDirectory(
  respond: (call: StubCall) => unknown,
  more: Partial<Parameters<typeof createDirectoryAdapter>[0]> = {},
) {
  const lines: Record<string, unknown>[] = [];
  const http = stubHttp(respond);
  const directory = createDirectoryAdapter({
    http,
    endpoint: 'http://directory.test/v2/accounts/me',
    apiKey: 'key',
    log: (entry) => lines.push(entry),
    ...more,
  });
  return { directory, http, lines };
}

/** An answer of the directory with these documents. */
export const answer = (docs: unknown[], extra: object = {}, errors: object[] = []) => ({
  meta: { uuid: 'u', errors },
  response: { count: docs.length, docs, ...extra },
});
