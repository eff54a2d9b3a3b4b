import { env } from './env.ts';
import { nextConfig } from './nextConfig.ts';
import { redirects } from './redirects.ts';
import { rewrites } from './rewrites.ts';

describe('nextConfig', () => {
  it('[S-019] carries the redirect and rewrite tables', async () => {
    expect(await nextConfig.redirects?.()).toEqual(redirects(env()));
    expect(await nextConfig.rewrites?.()).toEqual(rewrites(env()));
  });

  it('[S-007, S-008] speaks English and Spanish, by address and never by guess', () => {
    expect(nextConfig.i18n).toEqual({ locales: ['en', 'es'], defaultLocale: 'en', localeDetection: false });
  });

  it('tells nobody what it runs on and resizes no pictures for strangers', () => {
    expect([nextConfig.poweredByHeader, nextConfig.images?.unoptimized]).toEqual([false, true]);
  });
});
