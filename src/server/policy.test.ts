import { cacheControl } from './cacheHeaders.ts';
import { contentSecurityPolicy } from './csp.ts';
import { redact } from './log.ts';
import { createKeyedMemo, createMemo } from './memo.ts';
import { publicConfig } from './publicConfig.ts';
import { clientAddress, createRateLimiter } from './rateLimit.ts';
import { partPages, sitemapXml } from './sitemap.ts';
import { parseEnv } from '#src/config/env.ts';

describe('cacheControl', () => {
  it.each([
    [{ kind: 'none' }, 'private, no-store'],
    [{ kind: 'browser', seconds: 5 }, 'private, max-age=5'],
    [{ kind: 'shared', seconds: 5 }, 'public, max-age=0, s-maxage=5, stale-while-revalidate=50'],
  ] as const)('%j', (caching, expected) => {
    expect(cacheControl(caching)).toBe(expected);
  });
});

describe('contentSecurityPolicy', () => {
  it('asks for https only where the site is served by it', () => {
    expect(contentSecurityPolicy({ frameAncestors: [], isSecure: true })).toContain(
      'upgrade-insecure-requests',
    );
    expect(contentSecurityPolicy({ frameAncestors: [] })).not.toContain('upgrade-insecure-requests');
  });

  it('[Q-138] only players and the configured sites may be embedded', () => {
    const playerOrigins = ['https://player.example.org'];
    const framed = (frameOrigins: string[]) =>
      /frame-src ([^;]*)/.exec(
        contentSecurityPolicy({ frameAncestors: [], playerOrigins, frameOrigins }),
      )?.[1];
    const players = "'self' https://player.example.org";
    expect(framed([])).toBe(players);
    expect(framed(['https://forms.example.org'])).toBe(`${players} https://forms.example.org`);
  });
});

describe('redact', () => {
  it('removes secrets from addresses', () => {
    expect(redact('/a?secret=abc&route=/x&api_key=k')).toBe('/a?secret=***&route=/x&api_key=***');
  });
});

describe('rate limit', () => {
  it('gives tokens back with time', () => {
    let time = 0;
    const take = createRateLimiter({ burst: 2, perMinute: 60 }, () => time);
    expect([take('a'), take('a'), take('a')]).toEqual([
      { allowed: true },
      { allowed: true },
      { allowed: false, retryAfterSeconds: 1 },
    ]);
    time += 1000;
    expect(take('a')).toEqual({ allowed: true });
  });

  it('a flood of addresses does not fill the memory or free the flooder', () => {
    const take = createRateLimiter({ burst: 1, perMinute: 1 }, () => 0, 3);
    for (const key of ['a', 'b', 'c', 'd']) take(key);
    expect(take('d').allowed).toBe(false);
  });

  it('remembers who keeps asking through a flood, and forgets who does not', () => {
    const take = createRateLimiter({ burst: 1, perMinute: 1 }, () => 0, 100);
    take('steady');
    take('gone');
    for (let at = 0; at < 1000; at += 1) {
      take(`flood-${at}`);
      if (at % 20 === 0) expect(take('steady').allowed).toBe(false);
    }
    expect(take('gone').allowed).toBe(true);
  });

  it.each([
    [0, '6.6.6.6', 'socket'],
    [1, '6.6.6.6, 10.0.0.1', '10.0.0.1'],
    [2, '6.6.6.6, 10.0.0.1, 10.0.0.2', '10.0.0.1'],
    [2, '10.0.0.2', 'socket'],
  ])('behind %i proxies %s counts as %s', (hops, forwarded, expected) => {
    expect(clientAddress('socket', forwarded, hops)).toBe(expected);
  });
});

describe('createMemo', () => {
  it('shares one call, keeps its answer, and gives a stale one for a failure', async () => {
    let time = 0;
    let calls = 0;
    let isDown = false;
    const memo = createMemo(
      async () => {
        calls += 1;
        if (isDown) throw new Error('down');
        return calls;
      },
      { lifetimeMs: 10, staleMs: 20, now: () => time },
    );
    expect(await Promise.all([memo(), memo()])).toEqual([1, 1]);
    time = 11;
    expect(await memo()).toBe(2);
    isDown = true;
    time = 22;
    expect(await memo()).toBe(2);
    time = 60;
    await expect(memo()).rejects.toThrow('down');
  });
});

describe('createKeyedMemo', () => {
  it('keeps an answer for each key, and forgets the key not asked for longest', async () => {
    const calls: string[] = [];
    const memo = createKeyedMemo(
      async (key) => {
        calls.push(key);
        return key.toUpperCase();
      },
      { lifetimeMs: 1000, entries: 2, now: () => 0 },
    );
    expect(await Promise.all([memo('a'), memo('a'), memo('b')])).toEqual(['A', 'A', 'B']);
    await memo('a');
    await memo('c');
    expect(calls).toEqual(['a', 'b', 'c']);
    await memo('a');
    await memo('b');
    expect(calls).toEqual(['a', 'b', 'c', 'b']);
  });
});

describe('publicConfig', () => {
  it('[S-354] gives the browser the public search key and no secret', () => {
    const env = parseEnv({
      SEARCH_API_KEY: 'public-key',
      JSS_EDITING_SECRET: 'secret-secret',
      MAPS_KEY: 'maps-key',
    });
    const text = JSON.stringify(publicConfig(env));
    expect(text).toContain('public-key');
    for (const secret of [
      'secret-secret',
      'maps-key',
      env.EDITING_KEY,
      env.DIRECTORY_API_KEY,
      env.CONTENT_API_KEY,
    ]) {
      expect(text).not.toContain(secret);
    }
  });

  it('names the account of Brightcove and the sites that may be embedded, when there are any', () => {
    const elsewhere = { CONTENT_ENDPOINT: 'https://edge.example.org' };
    expect(Object.keys(publicConfig(parseEnv(elsewhere)))).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/brightcove|frameOrigins/)]),
    );
    const env = parseEnv({ BRIGHTCOVE_ACCOUNT: '123', FRAME_ORIGINS: 'https://forms.example.org/' });
    expect(publicConfig(env)).toMatchObject({
      youtube: { playerUrl: '/-/demo/youtube/embed' },
      brightcove: { playersUrl: 'https://players.brightcove.net', account: '123', player: 'default' },
      frameOrigins: ['https://forms.example.org'],
    });
    expect(() => parseEnv({ FRAME_ORIGINS: 'http://forms.example.org' })).toThrow('must be https');
  });

  it('names the street map of an installation, and who is asked for it when it is not the site itself', () => {
    const map = { MAP_TILES_ATTRIBUTION: '© [Open](https://open.example.org/c)' };
    const told = (source: Record<string, string>) => publicConfig(parseEnv(source)).mapTiles;
    expect(told({})).toBeUndefined();
    const url = 'https://tiles.example.org/{z}/{x}/{y}.png';
    expect(told({ ...map, MAP_TILES_URL: url, MAP_TILES_MAX_ZOOM: '16' })).toEqual({
      url,
      maxZoom: 16,
      attribution: [{ text: '© ' }, { text: 'Open', href: 'https://open.example.org/c' }],
      host: 'tiles.example.org',
    });
    for (const own of ['/tiles/{z}/{x}/{y}.png', 'http://plan.localhost:3000/{z}/{x}/{y}.png'])
      expect(told({ ...map, MAP_TILES_URL: own })).not.toHaveProperty('host');
  });

  it('the exact-location radius never goes below 50 miles (A-24)', () => {
    expect(publicConfig(parseEnv({ EXACT_LOCATION_RADIUS_MILES: '20' })).exactLocationRadiusMiles).toBe(50);
    expect(publicConfig(parseEnv({ EXACT_LOCATION_RADIUS_MILES: '80' })).exactLocationRadiusMiles).toBe(80);
  });
});

describe('sitemap files', () => {
  it('hold at most the limit of entries, languages of a page together', () => {
    const pages = Array.from({ length: 5 }, (_, index) => ({
      path: `/${index}`,
      locales: ['en', 'es'] as ('en' | 'es')[],
    }));
    expect(partPages(pages, 5).map((file) => file.length)).toEqual([2, 2, 1]);
  });

  it('escape what XML cannot hold', () => {
    const text = [...sitemapXml('http://x', [{ path: '/a?<b>&"\'', locales: ['en'] }])].join('');
    expect(text).toContain('<loc>http://x/a%3F%3Cb%3E%26%22&apos;</loc>');
  });
});
