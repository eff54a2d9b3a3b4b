import { parseEnv } from './env.ts';
import { headers } from './headers.js';

const production = {
  SITE_ORIGIN: 'https://www.example.org',
  PLAN_SITE_ORIGIN: 'https://plan.example.org',
  CONTENT_API_KEY: 'a',
  EDITING_KEY: 'b',
  DIRECTORY_API_KEY: 'c',
  SEARCH_API_KEY: 'd',
};
const valuesOf = (source: Record<string, string>, row: number): Record<string, string> =>
  Object.fromEntries((headers(parseEnv(source))[row]?.headers ?? []).map(({ key, value }) => [key, value]));

describe('headers', () => {
  it('every answer carries the protective headers; HSTS only over https', () => {
    expect(valuesOf(production, 0)).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
    });
    expect(valuesOf({}, 0)).not.toHaveProperty('Strict-Transport-Security');
  });

  it('pages allow no inline script and no framing', () => {
    const csp = valuesOf({}, 1)['Content-Security-Policy'] ?? '';
    expect(csp).toContain("default-src 'none'; script-src 'self';");
    expect(csp).toContain("frame-ancestors 'none'");
    expect(csp).not.toMatch(/script-src[^;]*unsafe/);
  });

  it('[S-372] pictures may come from the hosts that keep them and make them smaller', () => {
    const hosts = { IMAGE_CDN_HOSTS: 'a.cdn.example', IMAGE_DYNAMIC_HOST: 'dyn.cdn.example' };
    const csp = valuesOf({ ...hosts, IMAGE_ORIGINS: 'https://img.example' }, 1)['Content-Security-Policy'];
    expect(csp).toMatch(
      /img-src [^;]*https:\/\/img\.example https:\/\/a\.cdn\.example https:\/\/dyn\.cdn\.example/,
    );
    expect(valuesOf({}, 1)['Content-Security-Policy']).toMatch(/img-src 'self' data:;/);
  });

  it('only responses in editing may be framed, by the configured editors, and are hidden from crawlers', () => {
    const rows = headers(parseEnv({ JSS_ALLOWED_ORIGINS: 'https://editor.example.org' }));
    expect(rows[1]?.missing).toEqual([{ type: 'cookie', key: '__prerender_bypass' }]);
    expect(rows[2]?.has).toEqual([{ type: 'cookie', key: '__prerender_bypass' }]);
    const editing = valuesOf({ JSS_ALLOWED_ORIGINS: 'https://editor.example.org' }, 2);
    expect(editing['Content-Security-Policy']).toContain("frame-ancestors 'self' https://editor.example.org");
    expect(editing['X-Robots-Tag']).toBe('noindex, nofollow');
  });

  it('widgets may come from where they are configured, and from nowhere else', () => {
    const policy = (source: Record<string, string>) => valuesOf(source, 1)['Content-Security-Policy'] ?? '';
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
    const policy = (source: Record<string, string>) => valuesOf(source, 1)['Content-Security-Policy'] ?? '';
    expect(policy({})).toContain("frame-src 'self';");
    const real = policy({ DIRECTORY_ENDPOINT: 'https://directory.example' });
    const hosts = 'https://www.youtube-nocookie.com https://players.brightcove.net';
    for (const directive of ['frame-src', 'connect-src']) {
      expect(real).toContain(`${directive} 'self' ${hosts};`);
    }
  });

  it('a hidden installation tells crawlers so on every answer', () => {
    expect(valuesOf({ SITE_NOINDEX: 'true' }, 0)['X-Robots-Tag']).toBe('noindex, nofollow');
  });
});
