import { addressKey, belowKey } from './surrogateKeys.ts';
import { tagAnswer } from './tagAnswers.ts';

const PLAN = 'http://plan.localhost:3000';

/** The head of an answer, as it is after it was tagged. */
function tagged(
  headers: Record<string, string>,
  { status = 200, host = 'localhost:3000', url = '/about-us' } = {},
): Record<string, string> {
  const head = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  const response = {
    getHeader: (name: string) => head.get(name.toLowerCase()),
    hasHeader: (name: string) => head.has(name.toLowerCase()),
    setHeader: (name: string, value: string) => void head.set(name.toLowerCase(), value),
  };
  const keysAt = (address: string) => (address === '/en/_site_main/about-us' ? ['e-fac1', 'i-abc'] : []);
  tagAnswer(response as never, status, { host, url }, PLAN, keysAt);
  return Object.fromEntries(head);
}
const SHARED = { 'Cache-Control': 's-maxage=300, stale-while-revalidate=86100' };
const keysOf = (head: Record<string, string>) => head['surrogate-key']?.split(' ') ?? [];

describe('tagAnswer', () => {
  it('an answer for all has the keys of its site, its address, what is above it, and what it shows', () => {
    expect(keysOf(tagged(SHARED))).toEqual([
      's-main',
      addressKey('/en/_site_main/about-us'),
      belowKey('/en/_site_main'),
      belowKey('/en/_site_main/about-us'),
      'e-fac1',
      'i-abc',
    ]);
  });

  it.each([
    ['localhost', '/', '/en/_site_main'],
    ['localhost', '/es', '/es/_site_main'],
    ['localhost', '/es/about-us?x=1', '/es/_site_main/about-us'],
    ['localhost', '/estimates', '/en/_site_main/estimates'],
    ['plan.localhost:3000', '/about-us', '/en/_site_plan/about-us'],
    ['localhost', '/caf%C3%A9', '/en/_site_main/café'],
  ])('%s%s is purged by its rendered address %s', (host, url, address) => {
    expect(keysOf(tagged(SHARED, { host, url }))).toContain(addressKey(address));
  });

  it('what leads nowhere or elsewhere has the key of its kind, and none of a page', () => {
    for (const status of [307, 308, 404, 410]) {
      const keys = keysOf(tagged(SHARED, { status }));
      expect(keys).toContain('n-main');
      expect(keys).not.toContain('e-fac1');
    }
    expect(keysOf(tagged(SHARED, { status: 304 }))).toContain('e-fac1');
  });

  it('says that it may be shown while the site fails', () => {
    expect(tagged(SHARED)['cache-control']).toBe(`${SHARED['Cache-Control']}, stale-if-error=86400`);
  });

  it.each([['private, no-store'], ['private, max-age=60'], ['public, max-age=31536000, immutable']])(
    'leaves an answer with %s as it is',
    (caching) => {
      expect(tagged({ 'Cache-Control': caching })).toEqual({ 'cache-control': caching });
    },
  );

  it('an answer with a cookie is for nobody else', () => {
    const head = tagged({ ...SHARED, 'Set-Cookie': 'a=b' });
    expect([head['cache-control'], keysOf(head)]).toEqual(['private, no-store', []]);
  });

  it('stays short however long an address is', () => {
    const url = `/${Array.from({ length: 400 }, (_, at) => `segment-${at}`).join('/')}`;
    expect(tagged(SHARED, { url })['surrogate-key']!.length).toBeLessThan(200);
  });
});
