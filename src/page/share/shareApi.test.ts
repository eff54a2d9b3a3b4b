import { parseEnv } from '#src/config/env.ts';
import { facilityOf, layoutOf, pageWorld } from '#src/page/testing/pageWorld.ts';
import { callApi } from '#src/server/testing/callApi.ts';
import { shareApi } from './shareApi.ts';

const layouts = {
  'main en /about': layoutOf('About'),
  'plan es /about': layoutOf('Acerca'),
  'main en /': layoutOf('Home'),
  'main en /find-location/facility/*': layoutOf('*', { wildcard: true }),
};

function world(down: 'layout' | undefined = undefined) {
  const { world: inside, services } = pageWorld({
    layouts,
    facilities: [facilityOf()],
    deleted: [facilityOf({ id: '13' })],
  });
  if (down) inside.down.add(down);
  const env = parseEnv({});
  const handler = shareApi(() => ({ ...services, env }) as never);
  const get = (path: string, host = 'localhost') =>
    callApi(handler, { query: { path: path.split('/') }, headers: { host } });
  return { get };
}

describe('share pictures', () => {
  it.each([
    ['en/about.png', 'localhost'],
    ['en.png', 'localhost'],
    ['es/about.png', 'plan.localhost'],
    ['en/find-location/facility/harbor-street-12.png', 'localhost'],
  ])('%s of %s is a picture that others may keep and show', async (path, host) => {
    const answer = await world().get(path, host);
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'image/png']);
    expect(answer.headers['cache-control']).toMatch(/^public, .*s-maxage=3600/);
    expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(answer.text).toContain('PNG');
  });

  it.each([
    'en/nowhere.png',
    'en/about',
    'fr/about.png',
    'about.png',
    'en/about.svg',
    'es/about.png',
    'en/find-location/facility/invented-99.png',
    'en/find-location/facility/harbor-street-13.png',
    'en/find-location/facility/other-words-12.png',
  ])('%s has none: no page has that address', async (path) => {
    const answer = await world().get(path);
    expect(answer.status).toBe(404);
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  it('an outage is no 404', async () => {
    expect((await world('layout').get('en/about.png')).status).toBe(500);
  });
});
