import { outage } from '#src/adapters/http/testing/stubHttp.ts';
import { parseEnv } from '#src/config/env.ts';
import type { SearchPort, VerticalSearch } from '#src/ports/SearchPort.ts';
import { callApi } from '#src/server/testing/callApi.ts';
import { careNowApi } from './careNowApi.ts';

/** Wednesday, 2:30 pm in California. */
const NOW = new Date('2026-06-10T21:30:00Z');
const everyDay = (start: string, end: string) =>
  Object.fromEntries(
    ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [
      day,
      { openIntervals: [{ start, end }] },
    ]),
  );
const place = (uid: string, more: Record<string, unknown> = {}) => ({
  id: `fac${uid}`,
  data: {
    ...{ uid, name: `Clinic ${uid}`, address: { city: 'Davis' }, hours: everyDay('08:00', '20:00') },
    yextDisplayCoordinate: { latitude: 38.58, longitude: -121.49 },
    ...more,
  },
});

const asked: VerticalSearch[] = [];
const fails = async (): Promise<never> => {
  throw outage();
};
function route(
  found: readonly { id: string; data: Record<string, unknown> }[] | 'outage',
  waits: object | 'outage' = {},
) {
  const search = {
    vertical: async (wanted: VerticalSearch) => {
      asked.push(wanted);
      if (found === 'outage') return fails();
      const offset = wanted.offset ?? 0;
      return {
        ...{ count: found.length, offset, facets: [] },
        results: found.slice(offset, offset + wanted.limit),
      };
    },
  } as unknown as SearchPort;
  return careNowApi(
    () => ({
      ...{ env: parseEnv({}), log: () => undefined, search },
      waits: { all: waits === 'outage' ? fails : async () => waits as never },
    }),
    () => NOW,
  );
}
beforeEach(() => {
  asked.length = 0;
});
const query = (more: Record<string, string | string[]> = {}) => ({ query: { type: 'Lab', ...more } });

it('says what is open now of each kind, in the language asked for', async () => {
  const waits = {
    '1': { facilityUid: '1', patientsWaiting: 4, fetchedAt: new Date('2026-06-10T21:27:00Z') },
  };
  const closed = place('2', { hours: everyDay('18:00', '19:00') });
  const answer = await callApi(route([place('1'), closed], waits), query({ type: ['Lab', 'Imaging'] }));
  const told = { open: 1, line: { place: 'Clinic 1, Davis', waiting: 4, minutes: 3 } };
  expect(answer.json()).toEqual({ asOf: '2:30\u00a0pm', kinds: { Lab: told, Imaging: told } });
  expect(answer.headers['cache-control']).toContain('s-maxage=15');
  const later = await callApi(route([closed]), query({ locale: 'es' }));
  expect(later.json()).toEqual({
    asOf: '2:30\u00a0p.\u00a0m.',
    kinds: {
      Lab: { open: 0, opens: { place: 'Clinic 2, Davis', time: '6\u00a0p.\u00a0m.', day: 'today' } },
    },
  });
});

it('with a position names the nearest, and nobody keeps that answer', async () => {
  const answer = await callApi(route([place('1')]), query({ near: '38.60,-121.49' }));
  expect(answer.json()).toMatchObject({
    kinds: { Lab: { open: 1, nearest: { place: 'Clinic 1, Davis', miles: 1.4, until: '8\u00a0pm' } } },
  });
  expect(answer.headers['cache-control']).toBe('private, no-store');
});

it('reads all places of a kind once, and leaves out what makes no sense', async () => {
  const many = Array.from({ length: 120 }, (_, at) => place(String(at)));
  const api = route([...many, { id: 'odd', data: { name: 7 } }]);
  for (let again = 0; again < 2; again += 1)
    expect((await callApi(api, query())).json()).toMatchObject({ kinds: { Lab: { open: 120 } } });
  expect(asked.map(({ offset }) => offset)).toEqual([0, 50, 100]);
});

it('without waits it says the rest; without places nothing', async () => {
  expect((await callApi(route([place('1')], 'outage'), query())).json()).toMatchObject({
    kinds: { Lab: { open: 1 } },
  });
  const answer = await callApi(route('outage'), query());
  expect([answer.status, answer.json()]).toEqual([503, {}]);
});

it.each([
  ['no kind', {}],
  ['a kind nobody knows', { type: 'Castle' }],
  ['a position that is none', { type: 'Lab', near: '1,2,3' }],
  ['a position beyond the earth', { type: 'Lab', near: '91,0' }],
  ['a position of words', { type: 'Lab', near: 'here' }],
])('refuses %s', async (_, wanted) => {
  expect((await callApi(route([]), { query: wanted })).status).toBe(400);
});
