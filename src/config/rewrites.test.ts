import { parseEnv } from './env.ts';
import { rewrites } from './rewrites.ts';
import { rewriteTester } from './testing/routeTester.ts';

const env = parseEnv({
  PLATFORM_ORIGIN: 'http://content.example:4000',
  PLAN_SITE_ORIGIN: 'http://members.example.org',
  PATIENT_PORTAL_ERROR_URL: 'https://portal.example.org/error',
  MOBILE_PORTAL_URL: 'https://portal.example.org/mobile',
  PRICE_FILE_URL: 'https://files.example.org/prices.txt',
});

let go: Awaited<ReturnType<typeof rewriteTester>>;
beforeAll(async () => {
  go = await rewriteTester(rewrites(env));
});

describe('rewrites', () => {
  it.each([
    [
      '[S-080]',
      '/sitecore/api/layout/render/jss',
      'http://content.example:4000/sitecore/api/layout/render/jss',
    ],
    ['[S-081]', '/-/media/a/b.png', 'http://content.example:4000/-/media/a/b.png'],
    ['[S-082]', '/healthz', '/api/healthz'],
    ['readiness', '/readyz', '/api/readyz'],
    ['[S-083]', '/robots.txt', '/api/robots'],
    ['[S-084]', '/sitemap-providers.xml', '/api/sitemap'],
    ['[S-085]', '/sitemap-locations.xml', '/api/sitemap'],
    ['[S-086]', '/sitemap-health-plan-providers.xml', '/api/sitemap'],
    ['[S-087] the index', '/sitemap.xml', '/api/sitemap'],
    ['[S-087] a numbered one', '/sitemap-3.xml', '/api/sitemap'],
    ['[S-088]', '/indexing-sitemap.html', '/_site_main/indexing-sitemap'],
    ['[S-088] in Spanish', '/es/indexing-sitemap.html', '/es/_site_main/indexing-sitemap'],
    ['share pictures', '/share/es/find-provider/a-1.png', '/api/share/es/find-provider/a-1.png'],
    ['the home page’s share picture', '/share/en.png', '/api/share/en.png'],
    ['[S-089]', '/feaas-render', '/api/editing/feaas/render'],
    ['[S-090]', '/patient-portal-error', 'https://portal.example.org/error'],
    ['[S-091]', '/mobile-portal', 'https://portal.example.org/mobile'],
    ['[S-092]', '/price-transparency.txt', 'https://files.example.org/prices.txt'],
    ['the same by its federal name', '/cms-hpt.txt', 'https://files.example.org/prices.txt'],
  ])('%s: %s → %s', (_row, from, to) => {
    expect(go(from)).toBe(to);
  });

  it.each([
    ['/', 'www.example.org', '/_site_main'],
    ['/about/us', 'www.example.org:3000', '/_site_main/about/us'],
    ['/es/about', 'anything.example', '/es/_site_main/about'],
    ['/', 'plan.example.org', '/_site_plan'],
    ['/about', 'plan.localhost:3000', '/_site_plan/about'],
    ['/about', 'members.example.org', '/_site_plan/about'],
    ['/es', 'members.example.org', '/es/_site_plan'],
    ['/about', 'membersXexample.org', '/_site_main/about'],
    ['/about', 'explan.example.org', '/_site_main/about'],
    ['/indexing-sitemap.html', 'plan.localhost', '/_site_plan/indexing-sitemap'],
  ])('[S-002, S-003] the host decides the variant: %s on %s → %s', (from, host, to) => {
    expect(go(from, host)).toBe(to);
  });

  it.each([
    ['/search?query=%22flu%22', '/_live/search'],
    ['/es/find-provider?facets=%5B%5D', '/es/_live/find-provider'],
    ['/search?verticalKey=services', '/_live/search'],
    ['/find-location?verticalKey=healthcare_facilities', '/_site_main/find-location'],
    ['/find-location?verticalKey=healthcare_facilities&offset=20', '/_live/find-location'],
    ['/?q=flu', '/_live'],
    ['/find-location?near=Davis', '/_live/find-location'],
    ['/about?utm_source=x', '/_site_main/about'],
    ['/api/waitTimes?query=x', undefined],
  ])('an address with a search in it is answered for itself: %s → %s', (from, to) => {
    expect(go(from, 'www.example.org')).toBe(to);
    expect(go(from, 'plan.localhost:3000')?.startsWith('/_site_main')).not.toBe(true);
  });

  it.each(['/_site_plan/about', '/_site_main', '/es/_site_plan/about', '/_live/search?query=1'])(
    'the internal prefix cannot be asked for: %s',
    (from) => {
      expect(go(from)).toMatch(/^(\/es)?\/_nowhere$/);
    },
  );

  it.each(['favicon.ico', 'favicon.svg', 'apple-touch-icon.png'])('each site has its own %s', (icon) => {
    expect(go(`/${icon}`, 'members.example.org')).toBe(`/plan/${icon}`);
    expect(go(`/${icon}`)).not.toBe(`/plan/${icon}`);
  });

  it('what was asked for in another spelling is drawn nowhere', () => {
    const respelled = { 'x-respelled': '1' };
    expect(go('/about', 'plan.localhost', respelled)).toBe('/_nowhere');
    expect(go('/es/search?query=1', 'localhost', respelled)).toBe('/es/_nowhere');
    expect(go('/api/waitTimes', 'localhost', respelled)).toBeUndefined();
  });

  it.each(['/api/waitTimes', '/_next/static/x.js'])('%s is no page', (from) => {
    expect(go(from)).toBeUndefined();
  });

  it('a rewrite whose destination is not configured is left out (A-07)', async () => {
    const bare = await rewriteTester(
      rewrites(parseEnv({ CONTENT_ENDPOINT: 'https://edge.example.org', CONTENT_API_KEY: 'key' })),
    );
    expect(bare('/patient-portal-error')).toBe('/_site_main/patient-portal-error');
    expect(bare('/mobile-portal')).toBe('/_site_main/mobile-portal');
    expect(bare('/price-transparency.txt')).toBe('/_site_main/price-transparency.txt');
  });

  it('no destination takes anything from the host of the request', () => {
    const rows = Object.values(rewrites(env)).flat();
    for (const row of rows) expect(row.destination.replace(/^https?:\/\/[^/:]+(:\d+)?/, '')).toMatch(/^\//);
  });
});
