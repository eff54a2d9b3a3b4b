import { defaults } from './defaults.ts';
import { readPlatformEnv } from './platformEnv.ts';
import { sharedFromEnv } from './store/sharedFromEnv.ts';

it("needs nothing on a machine of one's own", () => {
  expect(readPlatformEnv({ PLATFORM_PORT: '' })).toMatchObject({
    host: '127.0.0.1',
    port: 4000,
    data: './data/platform.db',
    mediaFolder: 'data/media',
    keys: defaults.keys,
    siteOrigins: { main: 'http://localhost:3000', plan: 'http://plan.localhost:3000' },
    revalidation: { urls: ['http://localhost:3000/api/revalidate'] },
    allowFaults: true,
    development: true,
  });
});

it('lists every problem at once', () => {
  const read = () =>
    readPlatformEnv({ PLATFORM_PORT: '70000', SITE_ORIGIN: 'example', PLATFORM_ORIGIN: 'ftp://x' });
  expect(read).toThrow(/PLATFORM_PORT.*\n.*PLATFORM_ORIGIN.*\n.*SITE_ORIGIN/);
});

it('refuses the built-in secrets where other machines can reach it or the site', () => {
  const open = { PLATFORM_HOST: '0.0.0.0' };
  expect(() => readPlatformEnv({ SITE_ORIGIN: 'https://www.example.org' })).toThrow(/EDITING_KEY/);
  expect(() => readPlatformEnv(open)).toThrow(/EDITING_KEY[^]*REVALIDATE_SECRET/);
  expect(readPlatformEnv({ ...open, EDITING_KEY: 'own', REVALIDATE_SECRET: 'own too' }).keys.editing).toBe(
    'own',
  );
});

it('allows faults only outside production or when told so', () => {
  expect(readPlatformEnv({ NODE_ENV: 'production' })).toMatchObject({
    allowFaults: false,
    development: false,
  });
  expect(readPlatformEnv({ NODE_ENV: 'production', PLATFORM_ALLOW_FAULTS: '1' }).allowFaults).toBe(true);
});

it('has a gallery where it is told of one, and never where other machines can reach it or the site', () => {
  expect(readPlatformEnv({}).gallery).toBeUndefined();
  expect(readPlatformEnv({ PLATFORM_GALLERY: 'data/gallery' }).gallery).toBe('data/gallery');
  const own = { EDITING_KEY: 'own', REVALIDATE_SECRET: 'own too', PLATFORM_GALLERY: 'data/gallery' };
  expect(() => readPlatformEnv({ ...own, SITE_ORIGIN: 'https://www.example.org' })).toThrow(
    /PLATFORM_GALLERY/,
  );
  expect(() => readPlatformEnv({ ...own, PLATFORM_HOST: '0.0.0.0' })).toThrow(/PLATFORM_GALLERY/);
});

it('takes several revalidation addresses, or none', () => {
  const urls = (value: string) => readPlatformEnv({ REVALIDATE_URLS: value }).revalidation.urls;
  expect(urls('http://a.example/x, http://b.example/y')).toEqual([
    'http://a.example/x',
    'http://b.example/y',
  ]);
  expect(urls('none')).toEqual([]);
  expect(() => urls('nonsense')).toThrow(/REVALIDATE_URLS: nonsense/);
});

it('takes the address of a database, and never repeats one that is wrong', () => {
  const url = 'postgres://meridian:hush@db.example.org/meridian';
  expect(readPlatformEnv({ PLATFORM_DATABASE_URL: url }).databaseUrl).toBe(url);
  expect(readPlatformEnv({ PLATFORM_DATABASE_URL: ' ' }).databaseUrl).toBeUndefined();
  for (const wrong of ['mysql://meridian:hush@db/x', 'postgres://meridian:hush@db', 'hush']) {
    const read = () => readPlatformEnv({ PLATFORM_DATABASE_URL: wrong });
    expect(read).toThrow(/^(?![^]*hush)[^]*PLATFORM_DATABASE_URL must be an address like postgres:/);
    expect(() => sharedFromEnv(undefined, { PLATFORM_DATABASE_URL: wrong })).toThrow(/^(?!.*hush)/);
  }
});
