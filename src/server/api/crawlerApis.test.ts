import { outage } from '#src/adapters/http/testing/stubHttp.ts';
import { parseEnv } from '#src/config/env.ts';
import type { Services } from '#src/server/compose.ts';
import { callApi } from '#src/server/testing/callApi.ts';
import { healthzApi } from './healthzApi.ts';
import { robotsApi } from './robotsApi.ts';
import { sitemapApi } from './sitemapApi.ts';

const identity = (variant: 'main' | 'plan', origin: string) => ({
  variant,
  origin,
  name: variant,
  searchPath: '/search',
});
let isDown = false;
let robots = '';
const services = (source: Record<string, string> = {}) =>
  ({
    env: parseEnv({
      SITE_ORIGIN: 'http://localhost:1',
      PLAN_SITE_ORIGIN: 'http://plan.localhost:1',
      ...source,
    }),
    log: () => {},
    sites: { main: 'main', plan: 'plan' },
    identities: {
      main: identity('main', 'http://localhost:1'),
      plan: identity('plan', 'http://plan.localhost:1'),
    },
    content: {
      async routes(site: string, locale: string) {
        if (isDown) throw outage();
        if (site === 'plan') return [{ path: '/benefits' }];
        return locale === 'en'
          ? [
              { path: '/' },
              { path: '/find-location' },
              { path: '/find-clinician' },
              { path: '/a & b', updatedAt: '2026-01-05T10:00:00Z' },
              { path: '/only-english' },
            ]
          : [{ path: '/' }, { path: '/a & b' }];
      },
      layout: async () => ({ kind: 'absent' }),
      async robots() {
        if (isDown) throw outage();
        return robots;
      },
    },
    search: { vertical: async () => ({ facets: [] }) },
    directory: {
      professionalCities: async () => [],
      professionalSpecialties: async () => [],
      facilityCities: async () => [],
      locationTypes: async () => [],
      async *summaries(type: string, locale: string) {
        if (isDown) throw outage();
        yield {
          id: '1',
          uid: '1',
          entityTypeId: type,
          name: 'One',
          path: '/find-location/facility/one-1',
          updatedAt: '2026-01-02T00:00:00Z',
        };
        if (locale === 'en')
          yield { id: '2', uid: '2', entityTypeId: type, name: 'Two', path: '/find-location/facility/two-2' };
      },
    },
  }) as unknown as Services;
beforeEach(() => {
  isDown = false;
  robots = '';
});
const main = { headers: { host: 'localhost:1' } };
const plan = { headers: { host: 'plan.localhost:1' } };
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1]);

describe('sitemaps', () => {
  it('[S-029, S-087] the index names the files of the asked variant', async () => {
    const route = sitemapApi(() => services());
    expect(locations((await callApi(route, { ...main, query: { id: '' } })).text)).toEqual([
      'http://localhost:1/sitemap-1.xml',
      'http://localhost:1/sitemap-providers.xml',
      'http://localhost:1/sitemap-locations.xml',
      'http://localhost:1/sitemap-patient-stories.xml',
      'http://localhost:1/sitemap-ask-an-expert.xml',
      'http://localhost:1/sitemap-volunteering.xml',
      'http://localhost:1/sitemap-research.xml',
      'http://localhost:1/sitemap-health-plans.xml',
    ]);
    expect(locations((await callApi(route, { ...plan, query: { id: '' } })).text)).toEqual([
      'http://plan.localhost:1/sitemap-1.xml',
      'http://plan.localhost:1/sitemap-health-plan-providers.xml',
    ]);
  });

  it('the index of a site whose files are not made yet names the first of each kind, for a minute', async () => {
    const own = services();
    const slow = { ...own, content: { ...own.content, routes: () => new Promise(() => undefined) } };
    const began = performance.now();
    const answer = await callApi(
      sitemapApi(() => slow as unknown as Services),
      { ...plan, query: { id: '' } },
    );
    expect(performance.now() - began).toBeLessThan(2000);
    expect(locations(answer.text)).toEqual([
      'http://plan.localhost:1/sitemap-1.xml',
      'http://plan.localhost:1/sitemap-health-plan-providers.xml',
    ]);
    expect(answer.headers['cache-control']).toContain('s-maxage=60');
  });

  it('[S-087] a numbered file lists the pages in their languages, with alternates and last changes', async () => {
    const { text, headers } = await callApi(
      sitemapApi(() => services()),
      { ...main, query: { id: '-1' } },
    );
    expect(headers['content-type']).toBe('text/xml; charset=utf-8');
    expect(locations(text)).toEqual([
      'http://localhost:1/',
      'http://localhost:1/es',
      // By the address that is a page; the bare one leads elsewhere, as one below always does.
      'http://localhost:1/find-location?verticalKey=healthcare_facilities',
      'http://localhost:1/a%20%26%20b',
      'http://localhost:1/es/a%20%26%20b',
      'http://localhost:1/only-english',
    ]);
    expect(text).toContain('<lastmod>2026-01-05T10:00:00Z</lastmod>');
    expect(text).toContain('<xhtml:link rel="alternate" hreflang="es" href="http://localhost:1/es"/>');
    expect(text.split('only-english')).toHaveLength(2);
  });

  it('[S-085] the locations file lists facilities in the languages they have a profile in', async () => {
    const { text } = await callApi(
      sitemapApi(() => services()),
      { ...main, query: { id: '-locations' } },
    );
    expect(locations(text)).toEqual([
      'http://localhost:1/find-location/facility/one-1',
      'http://localhost:1/es/find-location/facility/one-1',
      'http://localhost:1/find-location/facility/two-2',
    ]);
  });

  it('a file of several kinds of entity keeps those apart that share an id', async () => {
    const { text } = await callApi(
      sitemapApi(() => services()),
      { ...main, query: { id: '-research' } },
    );
    expect(locations(text)).toHaveLength(9);
    expect(text.match(/<lastmod>2026-01-02T00:00:00Z<\/lastmod>/g)).toHaveLength(6);
  });

  it.each([
    ['-2', main],
    ['-nonsense', main],
    ['-pages', main],
    ['-locations', plan],
    ['-research', plan],
    ['-health-plan-providers', main],
    ['-0', main],
  ])('there is no file %s there', async (id, call) => {
    expect(
      (
        await callApi(
          sitemapApi(() => services()),
          { ...call, query: { id } },
        )
      ).status,
    ).toBe(404);
  });

  it('an outage gives the last good file, never half a list; without one 503', async () => {
    let time = 0;
    const route = sitemapApi(
      () => services(),
      () => time,
    );
    isDown = true;
    const first = await callApi(route, { ...main, query: { id: '-1' } });
    expect([first.status, first.headers['retry-after']]).toEqual([503, '300']);
    isDown = false;
    await callApi(route, { ...main, query: { id: '-1' } });
    isDown = true;
    time += 2 * 3_600_000;
    expect((await callApi(route, { ...main, query: { id: '-1' } })).status).toBe(200);
  });
});

describe('robots.txt', () => {
  it('[S-083] names the sitemap of the asked variant only, whatever the platform says', async () => {
    robots = 'User-agent: *\nDisallow: /private\nSitemap: http://elsewhere/sitemap.xml';
    const { text, headers } = await callApi(
      robotsApi(() => services()),
      plan,
    );
    expect(text).toBe('User-agent: *\nDisallow: /private\n\nSitemap: http://plan.localhost:1/sitemap.xml\n');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  });

  it('has rules of its own when the platform fails, and hides a hidden installation', async () => {
    isDown = true;
    expect(
      (
        await callApi(
          robotsApi(() => services()),
          main,
        )
      ).text,
    ).toContain('Disallow: /api/');
    expect(
      (
        await callApi(
          robotsApi(() => services({ SITE_NOINDEX: 'true' })),
          main,
        )
      ).text,
    ).toBe('User-agent: *\nDisallow: /\n');
  });
});

describe('healthz', () => {
  it.each(['GET', 'HEAD', 'POST'])('[S-082] answers %s: Healthy', async (method) => {
    const { status, text } = await callApi(async (request, response) => healthzApi(request, response), {
      method,
    });
    expect([status, text]).toEqual([200, 'Healthy']);
  });
});
