import { parseEnv } from '#src/config/env.ts';
import { facilityOf, layoutOf, pageWorld } from '#src/page/testing/pageWorld.ts';
import { callApi } from '#src/server/testing/callApi.ts';
import { shareApi } from './shareApi.ts';

const layouts = {
  'main en /about': layoutOf('About'),
  'plan es /about': layoutOf('Acerca'),
  'main en /kidneys': layoutOf('Kidneys', {
    fields: { TeaserImage: { value: { src: '/-/media/art/scene/kidneys/art1.svg', alt: '' } } },
  }),
  'main en /': layoutOf('Home'),
  'main en /find-location/facility/*': layoutOf('*', { wildcard: true }),
};

const KIDNEYS =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320"><rect width="480" height="320" fill="#dcebe8"/></svg>';

/** A library that has one drawing, or that gives no answer. */
const http = (body?: string) => ({
  text: () =>
    body
      ? Promise.resolve({ status: 200, contentType: 'image/svg+xml', body })
      : Promise.reject(new Error('down')),
});

function world(down: 'layout' | undefined = undefined, library: string | undefined = KIDNEYS) {
  const { world: inside, services } = pageWorld({
    layouts,
    facilities: [facilityOf()],
    deleted: [facilityOf({ id: '13' })],
  });
  if (down) inside.down.add(down);
  const env = parseEnv({});
  const handler = shareApi(() => ({ ...services, env, http: http(library) }) as never);
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

  it('shows the drawing of its page; without an answer for it one without a subject, which nobody keeps', async () => {
    const drawn = await world().get('en/kidneys.png');
    expect(drawn.headers['cache-control']).toMatch(/^public/);
    const other = await world(undefined, KIDNEYS.replace('#dcebe8', '#0b3f3f')).get('en/kidneys.png');
    expect(other.text).not.toBe(drawn.text);
    const without = await world(undefined, '').get('en/kidneys.png');
    expect([without.status, without.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(without.text).not.toBe(drawn.text);
  });

  it('an outage is no 404', async () => {
    expect((await world('layout').get('en/about.png')).status).toBe(500);
  });
});
