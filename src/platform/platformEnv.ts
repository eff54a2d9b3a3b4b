import { dirname, join } from 'node:path';
import { z } from 'zod';
import { defaults } from './defaults.ts';
import { isDatabaseUrl } from './store/sharedFromEnv.ts';
import { readStudioSettings, studioShape } from './studioEnv.ts';

/** An unset and an empty variable mean the same. */
const text = (fallback: string) =>
  z
    .string()
    .trim()
    .optional()
    .transform((value) => value || fallback);
const origin = (fallback: string) =>
  text(fallback)
    .refine(
      (value) => URL.canParse(value) && /^https?:/.test(value),
      'must be an address like https://www.example.org',
    )
    .transform((value) => new URL(value).origin);

const shape = z.object({
  NODE_ENV: text('development'),
  PLATFORM_HOST: text(defaults.host),
  PLATFORM_PORT: text(String(defaults.port))
    .refine(
      (value) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535,
      'must be a port number from 0 to 65535',
    )
    .transform(Number),
  PLATFORM_DATA: text(defaults.data),
  PLATFORM_DATABASE_URL: text('').refine(
    (value) => value === '' || isDatabaseUrl(value),
    // Never the value itself: it has a password in it.
    'must be an address like postgres://user:password@host:5432/database',
  ),
  PLATFORM_MEDIA: text(''),
  PLATFORM_IMPORTS: text(''),
  PLATFORM_ORIGIN: text('').refine(
    (value) => value === '' || (URL.canParse(value) && /^https?:/.test(value)),
    'must be an address like https://platform.example.org',
  ),
  PLATFORM_ALLOW_FAULTS: text(''),
  PLATFORM_METRICS_PORT: text('').refine(
    (value) => value === '' || (/^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65_535),
    'must be a port number from 1 to 65535',
  ),
  METRICS_HOST: text('127.0.0.1'),
  DRAIN_SECONDS: text('0').refine(
    (value) => /^\d{1,2}$/.test(value) && Number(value) <= 60,
    'must be seconds from 0 to 60',
  ),
  PLATFORM_GALLERY: text(''),
  SITE_ORIGIN: origin(defaults.siteOrigin),
  PLAN_SITE_ORIGIN: origin(defaults.planSiteOrigin),
  CONTENT_API_KEY: text(defaults.keys.content),
  DIRECTORY_API_KEY: text(defaults.keys.directory),
  SEARCH_API_KEY: text(defaults.keys.search),
  EDITING_KEY: text(defaults.keys.editing),
  AUTHORING_TOKEN: text('').refine(
    (value) => value === '' || value.length >= 32,
    'must have at least 32 characters: whoever has it may write everything',
  ),
  REVALIDATE_URLS: text(''),
  REVALIDATE_SECRET: text(defaults.revalidateSecret),
  ...studioShape,
});

/** Every problem of the platform's environment at once, one line each. */
export class PlatformEnvProblem extends Error {
  readonly problems: string[];
  constructor(problems: string[]) {
    super(`The environment of the platform has problems:\n- ${problems.join('\n- ')}`);
    this.name = 'PlatformEnvProblem';
    this.problems = problems;
  }
}

/**
 * Reads the environment. Throws PlatformEnvProblem.
 * The built-in secrets and the gallery are refused as soon as other machines can reach the platform or the site.
 */
export function readPlatformEnv(env: Record<string, string | undefined>) {
  const result = shape.safeParse(env);
  const problems = result.success
    ? []
    : result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  const values = result.data;
  if (values) {
    const isOwnHost = (name: string) => /^((.+\.)?localhost|127\.[\d.]+|\[?::1\]?)$/.test(name);
    const own = isOwnHost(values.PLATFORM_HOST) && isOwnHost(new URL(values.SITE_ORIGIN).hostname);
    const when = 'must be set to a secret of your own when PLATFORM_HOST or SITE_ORIGIN is not this machine';
    if (!own && values.EDITING_KEY === defaults.keys.editing) problems.push(`EDITING_KEY ${when}`);
    if (!own && values.REVALIDATE_SECRET === defaults.revalidateSecret)
      problems.push(`REVALIDATE_SECRET ${when}`);
    if (!own && values.PLATFORM_GALLERY !== '')
      problems.push(
        'PLATFORM_GALLERY is for development and tests: it must be unset when PLATFORM_HOST or SITE_ORIGIN is not this machine',
      );
  }
  const studio = values && studioSettings(values, problems);
  const site = values ? `${values.SITE_ORIGIN}/api/revalidate` : 'none';
  const urls = (env['REVALIDATE_URLS']?.trim() || site)
    .split(',')
    .map((url) => url.trim())
    .filter((url) => url !== '' && url !== 'none');
  for (const url of urls) {
    if (!URL.canParse(url)) problems.push(`REVALIDATE_URLS: ${url} is not an address`);
  }
  if (!values || !studio || problems.length > 0) {
    throw new PlatformEnvProblem(problems);
  }
  const production = values.NODE_ENV === 'production';
  return {
    host: values.PLATFORM_HOST,
    port: values.PLATFORM_PORT,
    origin: values.PLATFORM_ORIGIN === '' ? undefined : new URL(values.PLATFORM_ORIGIN).origin,
    data: values.PLATFORM_DATA,
    databaseUrl: values.PLATFORM_DATABASE_URL || undefined,
    mediaFolder: values.PLATFORM_MEDIA || join(dirname(values.PLATFORM_DATA), 'media'),
    importFolder: values.PLATFORM_IMPORTS || join(dirname(values.PLATFORM_DATA), 'imports'),
    siteOrigins: { main: values.SITE_ORIGIN, plan: values.PLAN_SITE_ORIGIN },
    keys: {
      content: values.CONTENT_API_KEY,
      directory: values.DIRECTORY_API_KEY,
      search: values.SEARCH_API_KEY,
      editing: values.EDITING_KEY,
    },
    revalidation: { urls, secret: values.REVALIDATE_SECRET },
    allowFaults: values.PLATFORM_ALLOW_FAULTS === '' ? !production : values.PLATFORM_ALLOW_FAULTS === '1',
    gallery: values.PLATFORM_GALLERY || undefined,
    authoringToken: values.AUTHORING_TOKEN || undefined,
    studio,
    development: !production,
    metrics: values.PLATFORM_METRICS_PORT
      ? { port: Number(values.PLATFORM_METRICS_PORT), host: values.METRICS_HOST }
      : undefined,
    drainSeconds: Number(values.DRAIN_SECONDS),
  };
}

/** The Studio is where the platform is, unless said otherwise; on a port that is not known yet there is none. */
function studioSettings(values: z.output<typeof shape>, problems: string[]) {
  const { PLATFORM_ORIGIN, PLATFORM_HOST, PLATFORM_PORT, SITE_ORIGIN } = values;
  const host = PLATFORM_HOST === '0.0.0.0' || PLATFORM_HOST === '::' ? 'localhost' : PLATFORM_HOST;
  const own = `http://${host.includes(':') ? `[${host}]` : host}:${PLATFORM_PORT}`;
  const platform = PLATFORM_ORIGIN || (PLATFORM_PORT === 0 ? undefined : own);
  return readStudioSettings(values, { platform, site: SITE_ORIGIN }, problems);
}
