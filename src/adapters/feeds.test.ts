import { createMapsAdapter } from './maps/createMapsAdapter.ts';
import { createReputationAdapter } from './reputation/createReputationAdapter.ts';
import { createSearchProxy } from './search/createSearchProxy.ts';
import { createWaitsAdapter } from './waits/createWaitsAdapter.ts';
import { outage, stubHttp } from './http/testing/stubHttp.ts';
import { UpstreamError } from './http/UpstreamError.ts';

describe('wait times', () => {
  it('[S-209] reads records by location uid and leaves an unreadable one out', async () => {
    const http = stubHttp(() => ({
      '7': { YextLocationUid: 7, PatientsStillWaiting: 3, FetchDateTime: '2026-01-05T10:00:00Z' },
      '8': { YextLocationUid: '8', PatientsStillWaiting: -1, FetchDateTime: '2026-01-05T10:00:00Z' },
      '9': { YextLocationUid: '9', PatientsStillWaiting: 1, FetchDateTime: 'soon' },
    }));
    expect(await createWaitsAdapter({ http, endpoint: 'http://w.test/' }).all()).toEqual({
      '7': { facilityUid: '7', patientsWaiting: 3, fetchedAt: new Date('2026-01-05T10:00:00Z') },
    });
  });
});

describe('an answer 200 of another protocol is a failure', () => {
  const nonsense = { meta: 7, response: 'none', data: ['unexpected'], sitecore: false, results: {} };
  it.each([nonsense, { error: 'later' }, [], null, '<!doctype html>', { results: [{ id: 1 }, 'x'] }])(
    '%j',
    async (body) => {
      const http = stubHttp(() => body);
      await expect(createWaitsAdapter({ http, endpoint: 'http://w.test/' }).all()).rejects.toThrow();
      const maps = createMapsAdapter({ http, endpoint: 'http://m.test/', key: 'k' });
      await expect(maps.searchAddress('x', { limit: 1 })).rejects.toThrow();
      await expect(
        createReputationAdapter({ http, endpoint: 'http://r.test/r' }).summary('7'),
      ).rejects.toThrow();
      const search = createSearchProxy({ http, endpoint: 'http://s.test', apiKey: 'k' });
      await expect(search.pass('search/vertical/query', new URLSearchParams())).rejects.toThrow();
    },
  );

  it('nobody waiting anywhere and no place found are answers', async () => {
    const waits = createWaitsAdapter({ http: stubHttp(() => ({})), endpoint: 'http://w.test/' });
    expect(await waits.all()).toEqual({});
    const http = stubHttp(() => ({ results: [] }));
    const maps = createMapsAdapter({ http, endpoint: 'http://m.test/', key: 'k' });
    expect(await maps.searchAddress('x', { limit: 1 })).toEqual([]);
  });
});

describe('reputation', () => {
  const ask = (answer: () => unknown) =>
    createReputationAdapter({ http: stubHttp(answer), endpoint: 'http://r.test/r' }).summary('7');

  it('[S-210, S-305] reads name, ratingPercent and reviewCount', async () => {
    const content = { name: 'Harbor', ratingPercent: 91, reviewCount: 12 };
    expect(await ask(() => ({ status: 'Success', content }))).toEqual({ status: 'Success', content });
  });

  it('[X-002] knows the answer without results', async () => {
    expect(await ask(() => ({ status: 'No results found' }))).toEqual({ status: 'No results found' });
  });

  it.each([
    [
      '[X-001] not 200',
      'Failed to fetch reputation summary',
      () => {
        throw new UpstreamError('status', { upstream: 'r', call: 'c', status: 500 });
      },
    ],
    [
      '[X-001] no answer',
      'Failed to fetch reputation summary',
      () => {
        throw outage();
      },
    ],
    ['[X-003] unreadable', 'Failed to parse reputation summary', () => ({ status: 'Success' })],
    [
      '[X-003] a rating out of range',
      'Failed to parse reputation summary',
      () => ({ status: 'Success', content: { name: 'x', ratingPercent: 910, reviewCount: 1 } }),
    ],
    [
      '[X-003] no JSON',
      'Failed to parse reputation summary',
      () => {
        throw new UpstreamError('not-json', { upstream: 'r', call: 'c' });
      },
    ],
  ])('%s rejects in the catalogue’s words', async (_row, message, answer) => {
    await expect(ask(answer)).rejects.toThrow(message);
  });
});

describe('maps', () => {
  it('looks for places in the area of the network', async () => {
    const http = stubHttp(() => ({ results: [] }));
    const area = [48, -80, 38, -66] as const;
    await createMapsAdapter({ http, endpoint: 'http://m.test/', key: 'k', area }).searchAddress('x', {
      limit: 1,
    });
    const { searchParams } = new URL(String(http.calls[0]?.url));
    expect([searchParams.get('topLeft'), searchParams.get('btmRight')]).toEqual(['48,-80', '38,-66']);
  });

  it('[S-346, Q-231, C-095, C-096] asks with the parameters of the specification and reads the results', async () => {
    const good = {
      id: 'p1',
      type: 'Geography',
      entityType: 'Municipality',
      address: { freeformAddress: 'Fresno, CA', countrySecondarySubdivision: 'Fresno' },
      position: { lat: 36.7, lon: -119.8 },
      boundingBox: { topLeftPoint: { lat: 36.9, lon: -119.9 }, btmRightPoint: { lat: 36.6, lon: -119.6 } },
    };
    const http = stubHttp(() => ({ results: [good, { id: 'broken' }] }));
    const maps = createMapsAdapter({ http, endpoint: 'http://m.test/maps/search/address/json', key: 'k' });
    expect(await maps.searchAddress('fres', { entityType: 'Municipality', limit: 5 })).toEqual([
      {
        id: 'p1',
        type: 'Geography',
        entityType: 'Municipality',
        freeformAddress: 'Fresno, CA',
        county: 'Fresno',
        position: { latitude: 36.7, longitude: -119.8 },
        boundingBox: {
          topLeft: { latitude: 36.9, longitude: -119.9 },
          bottomRight: { latitude: 36.6, longitude: -119.6 },
        },
      },
    ]);
    expect(Object.fromEntries(http.calls[0]?.url.searchParams ?? [])).toMatchObject({
      'api-version': '1.0',
      'subscription-key': 'k',
      countrySet: 'US',
      typeahead: 'true',
      topLeft: '49,-125',
      btmRight: '31,-102',
      query: 'fres',
      entityType: 'Municipality',
      limit: '5',
    });
  });
});

describe('search proxy', () => {
  it('puts the key in and passes the envelope on', async () => {
    const envelope = { meta: { uuid: 'u' }, response: { results: [] } };
    const http = stubHttp(() => envelope);
    const proxy = createSearchProxy({ http, endpoint: 'http://s.test/v2/accounts/me', apiKey: 'real' });
    const answer = await proxy.pass(
      'search/vertical/query',
      new URLSearchParams({ input: 'a b', api_key: 'theirs' }),
    );
    expect(JSON.parse(answer.body)).toEqual(envelope);
    expect(http.calls[0]?.url.href).toBe(
      'http://s.test/v2/accounts/me/search/vertical/query?input=a+b&api_key=real',
    );
  });

  it('an answer outside the envelope is a failure', async () => {
    const proxy = createSearchProxy({
      http: stubHttp(() => 'hello'),
      endpoint: 'http://s.test/v2',
      apiKey: 'k',
    });
    await expect(proxy.pass('search/query', new URLSearchParams())).rejects.toThrow('wrong-schema');
  });
});
