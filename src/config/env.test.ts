import { EnvProblem, parseEnv } from './env.ts';

const problemsOf = (source: Record<string, string>): string[] => {
  try {
    parseEnv(source);
  } catch (error) {
    if (error instanceof EnvProblem) return error.problems;
  }
  return [];
};

const PUBLIC_KEYS = {
  CONTENT_API_KEY: 'a',
  EDITING_KEY: 'b',
  DIRECTORY_API_KEY: 'c',
  SEARCH_API_KEY: 'd',
};

describe('parseEnv', () => {
  it('an empty environment fits the embedded platform', () => {
    expect(parseEnv({})).toMatchObject({
      SITE_ORIGIN: 'http://localhost:3000',
      CONTENT_ENDPOINT: 'http://127.0.0.1:4000/sitecore/api/graph/edge',
      SEARCH_ENDPOINT: 'http://127.0.0.1:4000/v2/accounts/me',
      PRODUCT: 'Sutter',
    });
  });

  it("the embedded platform's places open with the key of its search; another service's with its own", () => {
    const key = { SEARCH_API_KEY: 'own-search-key' };
    expect(parseEnv(key).MAPS_KEY).toBe('own-search-key');
    expect(parseEnv({ ...key, MAPS_KEY: 'own-maps-key' }).MAPS_KEY).toBe('own-maps-key');
    const elsewhere = parseEnv({ ...key, MAPS_ENDPOINT: 'https://maps.example.org/search' });
    expect(elsewhere.MAPS_KEY).not.toBe('own-search-key');
  });

  it('[C-055, C-092] booking has demo addresses, the referral phone and 200 miles; a wrong address stops the start', () => {
    expect(parseEnv({})).toMatchObject({
      PATIENT_PORTAL_URL: '/-/demo/portal',
      SCHEDULING_WIDGET_SCRIPT_URL: '/-/demo/scheduling-widget.js',
      REVIEWS_WIDGET_SCRIPT_URL: '/-/demo/reviews-widget.js',
      REFERRAL_PHONE: '800-555-0199',
      ADDRESS_MATCH_MILES: 200,
    });
    // Only in the demo it is a number nobody has.
    const real = { CONTENT_ENDPOINT: 'https://content.example/graphql', CONTENT_API_KEY: 'a-key' };
    expect(parseEnv(real).REFERRAL_PHONE).toBe('888-834-1788');
    expect(parseEnv({ CHAT_WIDGET_SCRIPT_URL: 'off' }).CHAT_WIDGET_SCRIPT_URL).toBe('');
    expect(parseEnv({ SCHEDULING_PAGE_URL: 'https://book.example/?a=1' }).SCHEDULING_PAGE_URL).toBe(
      'https://book.example/?a=1',
    );
    expect(problemsOf({ PATIENT_PORTAL_URL: '//elsewhere.example' })).toHaveLength(1);
    expect(parseEnv({ MAPS_AREA: '48,-80,38,-66' }).MAPS_AREA).toEqual([48, -80, 38, -66]);
    for (const wrong of ['48', '48,-80,,-66', '38,-80,48,-66', 'n,w,s,e'])
      expect(problemsOf({ MAPS_AREA: wrong })).toHaveLength(1);
    expect(problemsOf({ PATIENT_PORTAL_URL: 'off' })).toHaveLength(1);
  });

  it.each([
    ['on this machine, with the embedded platform', {}, ['/-/demo/youtube/embed', '/-/demo/brightcove', '1']],
    [
      'with content of another platform',
      { CONTENT_ENDPOINT: 'https://edge.example.org' },
      ['https://www.youtube-nocookie.com/embed', 'https://players.brightcove.net', undefined],
    ],
    [
      'on a public host',
      { SITE_ORIGIN: 'https://www.example.org', ...PUBLIC_KEYS },
      ['https://www.youtube-nocookie.com/embed', 'https://players.brightcove.net', undefined],
    ],
    [
      'with an account at Brightcove',
      { BRIGHTCOVE_ACCOUNT: '42' },
      ['/-/demo/youtube/embed', 'https://players.brightcove.net', '42'],
    ],
    [
      'named',
      { YOUTUBE_PLAYER_URL: 'https://tube.example.org/embed/', BRIGHTCOVE_PLAYERS_URL: '/players' },
      ['https://tube.example.org/embed', '/players', undefined],
    ],
  ])('players of videos %s', (_, source, players) => {
    const read = parseEnv(source);
    expect([read.YOUTUBE_PLAYER_URL, read.BRIGHTCOVE_PLAYERS_URL, read.BRIGHTCOVE_ACCOUNT]).toEqual(players);
  });

  it('saving from the panel wants all of its settings, or none: every one that is missing is named', () => {
    expect(parseEnv({}).AUTHORING_ENDPOINT).toBeUndefined();
    expect(parseEnv({ JSS_EDITING_SECRET: 'editing-secret' }).AUTHORING_ENDPOINT).toBeUndefined();
    const whole = {
      AUTHORING_ENDPOINT: 'https://cm.example.org/graphql/',
      AUTHORING_CLIENT_ID: 'id',
      AUTHORING_CLIENT_SECRET: 'client-secret',
      JSS_EDITING_SECRET: 'editing-secret',
    };
    expect(parseEnv(whole)).toMatchObject({ AUTHORING_ENDPOINT: 'https://cm.example.org/graphql' });
    expect(problemsOf({ AUTHORING_CLIENT_ID: 'id', AUTHORING_TOKEN_ENDPOINT: 'nowhere' })).toEqual([
      'AUTHORING_TOKEN_ENDPOINT: must be an http(s) address',
      "AUTHORING_ENDPOINT: must be set where the page's panel saves to an authoring endpoint",
      "AUTHORING_CLIENT_SECRET: must be set where the page's panel saves to an authoring endpoint",
      "JSS_EDITING_SECRET: must be set where the page's panel saves to an authoring endpoint",
    ]);
  });

  it('the icons of the embedded platform open with its editing key, those of another service with their own', () => {
    expect(parseEnv({}).ICON_KIT_TOKEN).toBe('meridian-dev-editing');
    expect(parseEnv({ EDITING_KEY: 'own' }).ICON_KIT_TOKEN).toBe('own');
    expect(parseEnv({ ICONS_ENDPOINT: 'https://icons.example.org' }).ICON_KIT_TOKEN).toBeUndefined();
  });

  it('[C-003] wait times refresh every 300 seconds unless said otherwise', () => {
    expect(parseEnv({}).WAIT_REFRESH_SECONDS).toBe(300);
    expect(parseEnv({ WAIT_REFRESH_SECONDS: '60' }).WAIT_REFRESH_SECONDS).toBe(60);
  });

  it('[S-003] each variant has its canonical host', () => {
    const env = parseEnv({ SITE_ORIGIN: 'http://localhost:1/', PLAN_SITE_ORIGIN: 'http://plan.localhost:1' });
    expect([env.SITE_ORIGIN, env.PLAN_SITE_ORIGIN]).toEqual([
      'http://localhost:1',
      'http://plan.localhost:1',
    ]);
  });

  it('[A-60] searches in Spanish with the embedded platform, elsewhere where it is said', () => {
    expect(parseEnv({}).SEARCH_LOCALES).toEqual(['en', 'es']);
    const elsewhere = { SEARCH_ENDPOINT: 'https://search.example.org/v2' };
    expect(parseEnv(elsewhere).SEARCH_LOCALES).toEqual(['en']);
    expect(parseEnv({ ...elsewhere, SEARCH_LOCALES: 'en, es' }).SEARCH_LOCALES).toEqual(['en', 'es']);
    expect(parseEnv({ SEARCH_LOCALES: 'en' }).SEARCH_LOCALES).toEqual(['en']);
    expect(problemsOf({ SEARCH_LOCALES: 'es' })).toHaveLength(1);
    expect(problemsOf({ SEARCH_LOCALES: 'en,fr' })).toHaveLength(1);
  });

  it('one platform address moves all endpoints; each can be named by itself', () => {
    const env = parseEnv({ PLATFORM_ORIGIN: 'http://p:1', MAPS_ENDPOINT: 'https://maps.example/search/' });
    expect([env.WAITS_ENDPOINT, env.MAPS_ENDPOINT]).toEqual([
      'http://p:1/feeds/waitTimes',
      'https://maps.example/search',
    ]);
  });

  it.each<[Record<string, string>, string | undefined]>([
    [{}, 'http://localhost:4000'],
    [{ PLATFORM_ORIGIN: 'http://127.0.0.1:7310' }, 'http://localhost:7310'],
    [{ CONTENT_ENDPOINT: 'http://127.0.0.1:4000/sitecore/api/graph/edge' }, 'http://localhost:4000'],
    [{ CONTENT_ENDPOINT: 'https://edge.example.org/graph' }, undefined],
    [{ STUDIO_ORIGIN: 'off' }, undefined],
    [{ STUDIO_ORIGIN: 'https://studio.example.org/x' }, 'https://studio.example.org'],
  ])('the Studio is at the embedded platform where that answers content: %j', (source, studio) => {
    expect(parseEnv(source).STUDIO_ORIGIN).toBe(studio);
  });

  it.each([
    [{ SEARCH_LOCALES: 'en,fr' }, 'SEARCH_LOCALES.1: must be en or es'],
    [{ BUSY_AFTER_MS: 'soon' }, 'BUSY_AFTER_MS: must be a number'],
    [{ BUSY_AFTER_MS: '-1' }, 'BUSY_AFTER_MS: must be at least 0'],
    [{ SITE_ORIGIN: 'foo' }, 'SITE_ORIGIN: must be an http(s) origin'],
  ])('says in plain words what is wrong: %j', (source, problem) => {
    expect(problemsOf(source as Record<string, string>)).toEqual([problem]);
  });

  it('lists every problem at once, without values', () => {
    const problems = problemsOf({
      SITE_ORIGIN: 'nonsense',
      PRODUCT: 'two words',
      OTHER_DOMAIN_HOSTS: '{',
      JSS_EDITING_SECRET: 'short',
    });
    expect(problems.map((line) => line.split(':')[0])).toEqual([
      'SITE_ORIGIN',
      'JSS_EDITING_SECRET',
      'OTHER_DOMAIN_HOSTS',
      'PRODUCT',
    ]);
    expect(problems.join()).not.toContain('short');
  });

  it('[S-372] pictures are made smaller by the hosts named, and by none unless named', () => {
    expect(parseEnv({})).toMatchObject({ IMAGE_CDN_HOSTS: [] });
    expect(parseEnv({}).IMAGE_DYNAMIC_HOST).toBeUndefined();
    expect(
      parseEnv({ IMAGE_CDN_HOSTS: 'a.example.org, b.example.org', IMAGE_DYNAMIC_HOST: 'dyn.example.org' }),
    ).toMatchObject({
      IMAGE_CDN_HOSTS: ['a.example.org', 'b.example.org'],
      IMAGE_DYNAMIC_HOST: 'dyn.example.org',
    });
    expect(problemsOf({ IMAGE_CDN_HOSTS: 'https://a.example.org' })).toHaveLength(1);
    expect(problemsOf({ IMAGE_DYNAMIC_HOST: 'dyn.example.org/x' })).toHaveLength(1);
  });

  it.each<[Record<string, string>, string]>([
    [{ MAP_TILES_URL: 'https://t.example.org/{z}/{x}.png' }, 'MAP_TILES_URL: has no {y}'],
    [{ MAP_TILES_URL: 'https://{s}.example.org/{z}/{x}/{y}.png' }, 'MAP_TILES_URL: has {s}'],
    [{ MAP_TILES_URL: 'http://t.example.org/{z}/{x}/{y}.png' }, 'MAP_TILES_URL: must be an https address'],
    [{ MAP_TILES_ATTRIBUTION: '© Open' }, 'MAP_TILES_ATTRIBUTION: must have a link'],
    [{ MAP_TILES_ATTRIBUTION: '' }, 'MAP_TILES_ATTRIBUTION: must say whose map'],
    [{ MAP_TILES_URL: '' }, 'MAP_TILES_URL: must be set'],
    [{ MAP_TILES_MAX_ZOOM: '40' }, 'MAP_TILES_MAX_ZOOM: '],
    [{ MAP_TILES_MAX_ZOOM: 'near' }, 'MAP_TILES_MAX_ZOOM: '],
    [
      { MAP_TILES_URL: '', MAP_TILES_ATTRIBUTION: '', MAP_TILES_MAX_ZOOM: '16' },
      'MAP_TILES_URL: must be set',
    ],
  ])('a street map that is named wrongly or by half stops the start: %j', (wrong, problem) => {
    const right = {
      MAP_TILES_URL: 'https://t.example.org/{z}/{x}/{y}.png',
      MAP_TILES_ATTRIBUTION: '© [Open](https://open.example.org)',
    };
    expect(problemsOf(right)).toEqual([]);
    expect(problemsOf({ ...right, ...wrong })).toEqual([expect.stringContaining(problem)]);
  });

  it('a public host needs keys of its own', () => {
    const open = { SITE_ORIGIN: 'https://www.example.org', PLAN_SITE_ORIGIN: 'https://plan.example.org' };
    expect(problemsOf(open)).toHaveLength(4);
    const keys = { CONTENT_API_KEY: 'a', EDITING_KEY: 'b', DIRECTORY_API_KEY: 'c', SEARCH_API_KEY: 'd' };
    expect(problemsOf({ ...open, ...keys })).toEqual([]);
    expect(parseEnv({ ...open, ...keys }).REVALIDATE_SECRET).toBeUndefined();
  });

  it('a public site has its Studio at a public platform, and none on this machine', () => {
    const keys = { CONTENT_API_KEY: 'a', EDITING_KEY: 'b', DIRECTORY_API_KEY: 'c', SEARCH_API_KEY: 'd' };
    const site = {
      ...keys,
      SITE_ORIGIN: 'https://www.example.org',
      PLAN_SITE_ORIGIN: 'https://plan.example.org',
    };
    expect(parseEnv(site).STUDIO_ORIGIN).toBeUndefined();
    expect(parseEnv({ ...site, PLATFORM_ORIGIN: 'https://studio.example.org' }).STUDIO_ORIGIN).toBe(
      'https://studio.example.org',
    );
  });

  it.each([
    ['redis://cache:6379', true],
    ['rediss://user:p%40ss@cache.example.org:6380/2', true],
    ['redis://[::1]', true],
    ['http://cache:6379', false],
    ['cache:6379', false],
    ['redis://', false],
    ['redis://cache/pages', false],
  ])('pages are shared through an address of Redis: %s', (url, isOne) => {
    if (isOne) expect(parseEnv({ PAGE_CACHE_REDIS_URL: url }).PAGE_CACHE_REDIS_URL).toBe(url);
    else
      expect(problemsOf({ PAGE_CACHE_REDIS_URL: url })).toEqual([
        expect.stringMatching(/^PAGE_CACHE_REDIS_URL: must be/),
      ]);
  });

  it('an edge is told by its addresses, with a header of its own', () => {
    expect(parseEnv({}).EDGE_PURGE_URLS).toEqual([]);
    const urls = 'http://edge-1:6081/.purge, https://api.example.org/service/x/purge';
    expect(parseEnv({ EDGE_PURGE_URLS: urls, EDGE_PURGE_HEADER: 'Fastly-Key: a-long-token' })).toMatchObject({
      EDGE_PURGE_URLS: ['http://edge-1:6081/.purge', 'https://api.example.org/service/x/purge'],
      EDGE_PURGE_HEADER: ['Fastly-Key', 'a-long-token'],
    });
    expect(problemsOf({ EDGE_PURGE_URLS: 'edge:6081' })).toEqual([
      expect.stringMatching(/^EDGE_PURGE_URLS.*must be an http\(s\) address/),
    ]);
    const wrong = problemsOf({ EDGE_PURGE_URLS: 'http://edge', EDGE_PURGE_HEADER: 'secret' });
    expect(wrong).toEqual([expect.stringMatching(/^EDGE_PURGE_HEADER: must be the name/)]);
    expect(problemsOf({ EDGE_PURGE_HEADER: 'x-token: a-long-token' })).toEqual([
      'EDGE_PURGE_URLS: must be set where EDGE_PURGE_HEADER is',
    ]);
  });

  it('the two sites cannot share a host', () => {
    expect(
      problemsOf({ SITE_ORIGIN: 'http://localhost:1', PLAN_SITE_ORIGIN: 'http://localhost:1' }),
    ).toHaveLength(1);
  });
});
