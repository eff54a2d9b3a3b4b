import { readPlatformEnv } from './platformEnv.ts';

const own = { EDITING_KEY: 'own', REVALIDATE_SECRET: 'own too' };
const studio = (env: Record<string, string>) => readPlatformEnv({ ...own, ...env }).studio;

it('is at the platform on a machine of one’s own, by the name whose cookies the site shares', () => {
  expect(studio({})).toMatchObject({
    ...{
      origin: 'http://localhost:4000',
      editingHost: 'http://localhost:3000',
      folder: '.studio',
      oidc: undefined,
    },
  });
  expect(studio({ PLATFORM_ORIGIN: 'http://127.0.0.1:7310' }).origin).toBe('http://localhost:7310');
  expect(studio({ PLATFORM_HOST: '0.0.0.0' }).origin).toBe('http://localhost:4000');
  expect(studio({ STUDIO_ORIGIN: 'off' }).origin).toBeUndefined();
});

it('is where it is said to be, beside the site', () => {
  const env = { STUDIO_ORIGIN: 'https://studio.example.org/x', SITE_ORIGIN: 'https://www.example.org' };
  expect(studio(env)).toMatchObject({
    ...{ origin: 'https://studio.example.org', editingHost: 'https://www.example.org' },
  });
  expect(
    studio({ PLATFORM_ORIGIN: 'https://studio.example.org', SITE_ORIGIN: 'https://www.example.org' }).origin,
  ).toBe('https://studio.example.org');
});

it('refuses a start at another site than the one it frames, and names both', () => {
  const elsewhere = { STUDIO_ORIGIN: 'https://studio.example.com', SITE_ORIGIN: 'https://www.example.org' };
  expect(() => studio(elsewhere)).toThrow(/https:\/\/studio\.example\.com and .*https:\/\/www\.example\.org/);
  expect(() => studio({ STUDIO_ORIGIN: 'http://127.0.0.1:4000' })).toThrow(/different sites/);
  expect(studio({ ...elsewhere, EDITING_HOST_ORIGIN: 'https://edit.example.com' }).origin).toBe(
    'https://studio.example.com',
  );
});

it('is left out, with the reason, where nobody said where it is and the platform is another site', () => {
  expect(studio({ SITE_ORIGIN: 'https://www.example.org' })).toMatchObject({
    ...{ origin: undefined, reason: expect.stringContaining('http://localhost:4000') },
  });
});

describe('sign-in at the organisation', () => {
  const oidc = {
    STUDIO_OIDC_ISSUER: 'https://login.example.org',
    STUDIO_OIDC_CLIENT_ID: 'studio',
    STUDIO_OIDC_ROLES: '{"web": ["author", {"role": "translator", "locale": "es"}]}',
  };

  it('reads which groups have which roles', () => {
    expect(studio(oidc).oidc).toMatchObject({
      ...{ issuer: 'https://login.example.org', clientId: 'studio', groupsClaim: 'groups' },
      roles: {
        web: [
          { role: 'author', subtree: '', locale: '' },
          { role: 'translator', subtree: '', locale: 'es' },
        ],
      },
    });
    expect(studio({ ...oidc, STUDIO_OIDC_ISSUER: 'http://localhost:9000' }).oidc?.issuer).toBe(
      'http://localhost:9000',
    );
  });

  it('names all that is wrong at once', () => {
    const wrong = { STUDIO_OIDC_ISSUER: 'http://login.example.org', STUDIO_OIDC_ROLES: '{"web": ["chief"]}' };
    const read = () => studio({ ...wrong, STUDIO_ORIGIN: 'example', TRUSTED_PROXY_HOPS: '9' });
    expect(read).toThrow(/STUDIO_ORIGIN[^]*TRUSTED_PROXY_HOPS/);
    expect(() => studio(wrong)).toThrow(
      /STUDIO_OIDC_ISSUER[^]*STUDIO_OIDC_CLIENT_ID[^]*STUDIO_OIDC_ROLES.*"web/,
    );
    expect(() => studio({ ...oidc, STUDIO_OIDC_ROLES: 'authors' })).toThrow(/must be JSON/);
    expect(() => studio({ STUDIO_OIDC_CLIENT_ID: 'studio' })).toThrow(/STUDIO_OIDC_ISSUER is not/);
  });
});
