import { stubDirectory } from '#src/adapters/directory/testing/stubDirectory.ts';
import { outage } from '#src/adapters/http/testing/stubHttp.ts';
import type { StubCall } from '#src/adapters/http/testing/stubHttp.ts';
import { parseEnv } from '#src/config/env.ts';
import type { DirectoryPort } from '#src/ports/DirectoryPort.ts';
import { callApi } from '#src/server/testing/callApi.ts';
import { researchTopicsApi } from './researchTopicsApi.ts';

const topic = (uid: number, name: string) => ({ id: `t${uid}`, uid, name });
const investigator = {
  ...{ id: 'inv1', uid: 77, name: 'Ana Dinh, MD' },
  c_researchPublicationsAndStudies: [
    { id: 'a', c_researchTopics: [topic(1, 'Sleep'), topic(2, 'Pain')] },
    { id: 'b', c_researchTopics: [topic(1, 'Sleep')] },
  ],
};

/** The route over the real adapter, with a directory that answers from a function. */
function routeOver(respond: (call: StubCall) => unknown) {
  const { directory } = stubDirectory(respond);
  const route = researchTopicsApi(() => ({
    directory: directory as DirectoryPort,
    env: parseEnv({}),
    log: () => undefined,
  }));
  return (query: Record<string, string>) => callApi(route, { query });
}

it('[S-358] answers the topics of an investigator by uid, each once, with uid and name', async () => {
  const call = routeOver(({ url }) => ({
    meta: { errors: [] },
    response: { count: 1, docs: url.searchParams.get('uid') === '77' ? [investigator] : [] },
  }));
  const answer = await call({ uid: '77' });
  expect([answer.status, answer.json()]).toEqual([
    200,
    [
      { uid: '1', name: 'Sleep' },
      { uid: '2', name: 'Pain' },
    ],
  ]);
});

it('answers nobody with an empty list, and says what an outage is', async () => {
  const nobody = await routeOver(() => ({ meta: {}, response: { count: 0, docs: [] } }))({ uid: '78' });
  expect([nobody.status, nobody.json()]).toEqual([404, []]);
  const down = await routeOver(() => {
    throw outage();
  })({ uid: '77' });
  expect([down.status, down.json(), down.headers['cache-control']]).toEqual([503, [], 'private, no-store']);
  expect((await routeOver(() => ({}))({ uid: ' ' })).status).toBe(400);
});
