import { UpstreamError } from '#src/adapters/http/UpstreamError.ts';
import { parseEnv } from '#src/config/env.ts';
import { callApi } from '#src/server/testing/callApi.ts';
import { apiRoute } from './apiRoute.ts';
import { searchApi } from './searchApi.ts';

const lines: object[] = [];
const log = (line: object) => void lines.push(line);
const secret = 'SELECT * FROM entity at 10.0.0.7';

beforeEach(() => {
  lines.length = 0;
});

it('[X-016] whatever breaks inside, visitors get one plain sentence and the log the reason', async () => {
  const route = apiRoute(
    {
      name: 'thing',
      methods: ['GET'],
      rate: { burst: 5, perMinute: 5 },
      log: () => log,
      trustedHops: () => 0,
    },
    async () => {
      throw new Error(secret);
    },
  );
  const answer = await callApi(route);
  expect([answer.status, answer.json()]).toEqual([500, { error: 'Something went wrong on our side' }]);
  expect(lines).toEqual([{ event: 'api-failed', route: 'thing', message: secret }]);
});

it('[X-016] nothing of an upstream’s own error reaches the browser', async () => {
  const route = searchApi(() => ({
    env: parseEnv({}),
    log,
    searchProxy: {
      async pass(call) {
        throw new UpstreamError('status', { upstream: 'search', call, status: 500, detail: secret });
      },
    },
  }));
  const answer = await callApi(route, {
    query: { path: ['search', 'query'] },
    url: '/api/search/search/query?input=a',
  });
  expect(answer.status).toBe(502);
  expect(answer.text + JSON.stringify(answer.headers)).not.toContain('SELECT');
});
