import { openStore } from '../store/openStore.ts';
import { demoWait } from './demoWaits.ts';
import { feedsModule } from './feedsModule.ts';
import { findIcons, freeIcons, iconQuery } from './icons.ts';
import { createCaller, testContext } from './testing/callRoute.ts';

const store = openStore(':memory:');
const context = testContext(store);
const call = createCaller(feedsModule, context);
const editor = { authorization: 'Bearer editing-key' };

beforeAll(() => {
  store.entities.put([
    {
      id: 'fac1',
      uid: 501,
      type: 'healthcareFacility',
      locale: 'en',
      body: { name: 'Harbor Street Urgent Care' },
    },
    { id: 'fac2', uid: 502, type: 'healthcareFacility', locale: 'en', body: { name: 'Cedar Lab' } },
    { id: 'fac3', uid: 503, type: 'healthcareFacility', locale: 'en', body: { name: 'Odd facts' } },
  ]);
  store.facts.put('waits', 'fac1', { busy: 12 });
  store.facts.put('waits', 'fac3', { busy: 'many' });
  store.facts.put('waits', 'gone', { busy: 3 });
  store.facts.put('reputation', 'rep1', { name: 'Ana Example, MD', ratingPercent: 91.5, reviewCount: 44 });
});
afterAll(() => store.close());

describe('wait times', () => {
  it('are keyed by uid and cover only existing places with a feed', async () => {
    const { status, body } = await call('/feeds/waitTimes');
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['501']);
    expect(body['501']).toEqual({
      YextLocationUid: '501',
      PatientsStillWaiting: expect.any(Number),
      FetchDateTime: '2026-11-21T18:00:00.000Z',
    });
  });
  it('are the same for everyone within five minutes and stamped with their beginning', () => {
    const early = demoWait(501, 12, new Date('2026-11-21T18:00:00Z'));
    expect(demoWait(501, 12, new Date('2026-11-21T18:04:59Z'))).toEqual(early);
    const later = demoWait(501, 12, new Date('2026-11-21T18:05:00Z'));
    expect(later.FetchDateTime).toBe('2026-11-21T18:05:00.000Z');
  });
  it('stay whole, not negative, and lower at night than at noon on average', () => {
    const mean = (hour: string) => {
      const waits = Array.from(
        { length: 60 },
        (_, uid) => demoWait(uid, 20, new Date(`2026-11-${hour}:00Z`)).PatientsStillWaiting,
      );
      expect(waits.every((wait) => Number.isInteger(wait) && wait >= 0)).toBe(true);
      return waits.reduce((sum, wait) => sum + wait, 0) / waits.length;
    };
    // 11:00 UTC is 3 am in California, 19:00 UTC is 11 am.
    expect(mean('20T11:00')).toBeLessThan(mean('20T19:00') / 2);
  });
  it('follow a place that is removed', async () => {
    store.entities.put([
      { id: 'fac9', uid: 909, type: 'healthcareFacility', locale: 'en', body: { name: 'Soon gone' } },
    ]);
    store.facts.put('waits', 'fac9', { busy: 5 });
    expect(Object.keys((await call('/feeds/waitTimes')).body)).toEqual(['501', '909']);
    store.entities.remove(['fac9']);
    expect(Object.keys((await call('/feeds/waitTimes')).body)).toEqual(['501']);
  });
});

describe('reputation', () => {
  it.each([
    [
      '/feeds/reputation?id=rep1',
      200,
      { status: 'Success', content: { name: 'Ana Example, MD', ratingPercent: 91.5, reviewCount: 44 } },
    ],
    ['/feeds/reputation?id=nobody', 200, { status: 'No results found' }],
    ['/feeds/reputation?id=__proto__', 200, { status: 'No results found' }],
    ['/feeds/reputation', 400, { status: 'Bad request', message: 'id is required' }],
    [`/feeds/reputation?id=${'x'.repeat(200)}`, 400, { status: 'Bad request', message: 'id is required' }],
  ])('%s', async (path, status, body) => {
    expect(await call(path)).toEqual({ status, body });
  });
});

describe('icons', () => {
  it('are found by name, by alias and by a word in the name, best first', async () => {
    const icons = await freeIcons();
    expect(icons.length).toBeGreaterThan(1500);
    expect(new Set(icons.map((icon) => `${icon.prefix}-${icon.name}`)).size).toBe(icons.length);
    expect(findIcons(icons, 'hospital', 5)[0]).toMatchObject({ prefix: 'fas', name: 'hospital' });
    expect(findIcons(icons, 'home', 5)[0]).toMatchObject({ name: 'house' });
    expect(findIcons(icons, 'doctor', 9).map((icon) => icon.name)).toContain('user-doctor');
    expect(findIcons(icons, 'zzzz', 9)).toEqual([]);
  });
  it('answers a page of drawings to an editor', async () => {
    const { status, body } = await call('/feeds/icons?query=heart&limit=3', editor);
    expect(status).toBe(200);
    expect(body.version).toBe('6.6.0');
    expect(body.icons).toHaveLength(3);
    expect(body.icons[0]).toMatchObject({ name: 'heart', prefix: 'fas', path: expect.stringMatching(/^M/) });
    expect((await call('/feeds/icons?query=heart&token=editing-key')).status).toBe(200);
  });
  it.each(['', '%20%20', '<svg>', 'x'.repeat(65), "';--"])('refuses the bad query "%s"', async (query) => {
    expect(await call(`/feeds/icons?query=${query}`, editor)).toEqual({
      status: 400,
      body: { error: 'bad query' },
    });
  });
  it.each(['0', '-1', '9999', 'many', '1.5'])('refuses the limit %s', async (limit) => {
    expect((await call(`/feeds/icons?query=heart&limit=${limit}`, editor)).status).toBe(400);
  });
  it('refuses a caller without the token or with another', async () => {
    expect((await call('/feeds/icons?query=heart')).status).toBe(401);
    expect((await call('/feeds/icons?query=heart&token=search-key')).status).toBe(401);
  });
  it('reads a query with blanks and capitals', () => {
    expect(iconQuery('  User Doctor ')).toBe('user-doctor');
  });
});
