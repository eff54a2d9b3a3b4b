import { parseEnv } from '#src/config/env.ts';
import { editingHeaders, headersFor, securityHeaders } from './securityHeaders.ts';

const production = {
  SITE_ORIGIN: 'https://www.example.org',
  PLAN_SITE_ORIGIN: 'https://plan.example.org',
  CONTENT_API_KEY: 'a',
  EDITING_KEY: 'b',
  DIRECTORY_API_KEY: 'c',
  SEARCH_API_KEY: 'd',
};
const ownHeaders = (source: Record<string, string>) => securityHeaders(parseEnv(source)).own;

describe('security headers', () => {
  it('every answer carries the protective headers; HSTS only over https', () => {
    expect(ownHeaders(production)).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
    });
    expect(ownHeaders({})).not.toHaveProperty('Strict-Transport-Security');
  });

  it('pages allow no inline script and no framing', () => {
    const csp = ownHeaders({})['Content-Security-Policy'] ?? '';
    expect(csp).toContain("default-src 'none'; script-src 'self';");
    expect(csp).toContain("frame-ancestors 'none'");
    expect(csp).not.toMatch(/script-src[^;]*unsafe/);
  });

  it('[S-372] pictures may come from the hosts that keep them and make them smaller', () => {
    const hosts = { IMAGE_CDN_HOSTS: 'a.cdn.example', IMAGE_DYNAMIC_HOST: 'dyn.cdn.example' };
    const csp = ownHeaders({ ...hosts, IMAGE_ORIGINS: 'https://img.example' })['Content-Security-Policy'];
    expect(csp).toMatch(
      /img-src [^;]*https:\/\/img\.example https:\/\/a\.cdn\.example https:\/\/dyn\.cdn\.example/,
    );
    expect(ownHeaders({})['Content-Security-Policy']).toMatch(/img-src 'self' data:;/);
  });

  it('tiles of a street map may be pictures of pages, and nothing else', () => {
    const csp = ownHeaders({
      MAP_TILES_URL: 'https://tiles.example.org/a/{z}/{x}/{y}.png?key=b',
      MAP_TILES_ATTRIBUTION: '[Open](https://open.example.org)',
    })['Content-Security-Policy'];
    expect(csp?.split('; ').filter((directive) => directive.includes('example.org'))).toEqual([
      "img-src 'self' data: https://tiles.example.org",
    ]);
    const own = {
      MAP_TILES_URL: '/a/{z}/{x}/{y}.png',
      MAP_TILES_ATTRIBUTION: '[Open](https://open.example.org)',
    };
    expect(ownHeaders(own)).toEqual(ownHeaders({}));
  });

  it('only pages in editing may be framed, by the configured editors, and are hidden from crawlers', () => {
    const env = parseEnv({ JSS_ALLOWED_ORIGINS: 'https://editor.example.org' });
    expect(securityHeaders(env).own['X-Frame-Options']).toBe('DENY');
    const { set, remove } = editingHeaders(env);
    expect(set['Content-Security-Policy']).toContain(
      "frame-ancestors 'self' http://localhost:4000 https://editor.example.org",
    );
    expect(set['X-Robots-Tag']).toBe('noindex, nofollow');
    expect(remove).toEqual(['X-Frame-Options']);
  });

  it('what the platform answers may be framed by this site alone, and keeps its own policy of content', () => {
    const headers = securityHeaders(parseEnv({}));
    for (const address of ['/-/media/a.svg', '/sitecore/api/graph/edge?x=1'])
      expect(headersFor(address, headers)).toMatchObject({
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'SAMEORIGIN',
        'Content-Security-Policy': "base-uri 'none'; frame-ancestors 'self'",
      });
    for (const address of ['/', '/-', '/about-us/-/', '/sitecores/', '//-/', '/*'])
      expect(headersFor(address, headers)).toBe(headers.own);
  });

  it('widgets may come from where they are configured, and from nowhere else', () => {
    const policy = (source: Record<string, string>) => ownHeaders(source)['Content-Security-Policy'] ?? '';
    const csp = policy({
      SCHEDULING_WIDGET_SCRIPT_URL: 'https://book.example.org/widget.js?v=2',
      CHAT_WIDGET_SCRIPT_URL: 'off',
      WIDGET_ORIGINS: 'https://cdn.example.org',
    });
    const origins = 'https://book.example.org https://cdn.example.org';
    for (const directive of ['script-src', 'style-src', 'connect-src']) {
      expect(csp).toContain(`${directive} 'self' ${origins};`);
    }
    expect(csp).toMatch(new RegExp(`frame-src [^;]*${origins};`));
    expect(policy({})).not.toContain('example');
  });

  it('players of videos may be framed and asked for where they are configured', () => {
    const policy = (source: Record<string, string>) => ownHeaders(source)['Content-Security-Policy'] ?? '';
    expect(policy({})).toContain("frame-src 'self';");
    const real = policy({ DIRECTORY_ENDPOINT: 'https://directory.example' });
    const hosts = 'https://www.youtube-nocookie.com https://players.brightcove.net';
    for (const directive of ['frame-src', 'connect-src']) {
      expect(real).toContain(`${directive} 'self' ${hosts};`);
    }
  });

  it('a hidden installation tells crawlers so on every answer', () => {
    expect(ownHeaders({ SITE_NOINDEX: 'true' })['X-Robots-Tag']).toBe('noindex, nofollow');
  });
});
