import { z } from 'zod';
import { attributionParts, tileAddressProblem } from '#src/domain/map/MapTiles.ts';
import { plainProblem } from './plainProblem.ts';
import { withVendorNames } from './vendorNames.ts';

/**
 * The site's configuration. Every value has a default that fits the embedded platform on one machine, so an
 * empty environment is a working one; a value that is set and wrong stops the start (A-07).
 */

const origin = z
  .string()
  .refine(
    (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
    'must be an http(s) origin',
  )
  .transform((text) => new URL(text).origin);
const address = z
  .string()
  .refine(
    (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
    'must be an http(s) address',
  )
  .transform((text) => text.replace(/\/+$/, ''));
const host = z.string().regex(/^[a-z0-9.-]+(:\d+)?$/i, 'must be a host name');
const count = (low: number, high: number) => z.coerce.number().min(low).max(high);
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);

/** The last part, where there is one, is the number of a database. */
const isRedisAddress = (text: string) =>
  URL.canParse(text) &&
  /^rediss?:$/.test(new URL(text).protocol) &&
  new URL(text).hostname !== '' &&
  /^\/?\d*$/.test(new URL(text).pathname);

/** An address on the web or a path of this site. */
const place = z
  .string()
  .refine(
    (text) => /^\/(?![/\\])/.test(text) || (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)),
    'must be an http(s) address or a path',
  );
/** The same, for an address that something is added to. */
const folder = place.transform((text) => text.replace(/\/+$/, ''));
/** An address or path, or `off` for an installation without it, read as ''. */
const optionalPlace = z.union([z.literal('off').transform(() => ''), place]);

/** Address of a street map's tiles. */
const tiles = z.string().transform((text, context) => {
  const message = tileAddressProblem(text, isLocalHost);
  if (!message) return text;
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
});
/** Whose map it is, with a link. */
const attribution = z.string().transform((text, context) => {
  const parts = attributionParts(text);
  if (parts) return parts;
  context.addIssue({ code: 'custom', message: 'must have a link to whose map it is: © [Name](https://…)' });
  return z.NEVER;
});

const otherHostsShape = z.strictObject({
  /** Hosts that answer with the community connect section (S-069). */
  communityConnect: z.array(host).default([]),
  communityConnectPath: z.string().startsWith('/').default('/community-connect'),
  /** Hosts of the employer program (S-070) and its sub-pages (S-071): path there → path below the section. */
  employerProgram: z.array(host).default([]),
  employerProgramPath: z.string().startsWith('/').default('/employer-program'),
  employerProgramPaths: z.record(z.string().startsWith('/'), z.string().startsWith('/')).default({}),
});
/** Hosts of other domains and where they lead (S-069–S-072). */
export type OtherDomainHosts = z.infer<typeof otherHostsShape>;

const otherHosts = z.string().transform((text, context) => {
  try {
    const parsed = otherHostsShape.safeParse(JSON.parse(text));
    if (parsed.success) return parsed.data;
    for (const issue of parsed.error.issues) {
      context.addIssue({ code: 'custom', message: `${issue.path.join('.')} ${issue.message}` });
    }
  } catch {
    context.addIssue({ code: 'custom', message: 'must be JSON' });
  }
  return z.NEVER;
});

/** Four edges in degrees: north, west, south, east. */
const area = z.string().transform((text, context): readonly [number, number, number, number] => {
  const edges = /^(-?[\d.]+),(-?[\d.]+),(-?[\d.]+),(-?[\d.]+)$/.exec(text.replace(/\s/g, ''));
  const [north = NaN, west = NaN, south = NaN, east = NaN] = (edges ?? []).slice(1).map(Number);
  if (north > south && east > west && Math.max(north, -south) <= 90 && Math.max(east, -west) <= 180)
    return [north, west, south, east];
  context.addIssue({ code: 'custom', message: 'must be north,west,south,east in degrees' });
  return z.NEVER;
});

const shape = z.object({
  SITE_ORIGIN: origin.default('http://localhost:3000'),
  PLAN_SITE_ORIGIN: origin.default('http://plan.localhost:3000'),
  SITE_NOINDEX: z
    .enum(['true', 'false'])
    .default('false')
    .transform((text) => text === 'true'),

  PLATFORM_ORIGIN: origin.default('http://127.0.0.1:4000'),
  CONTENT_ENDPOINT: address,
  /** Empty with an endpoint that has a context id in its address: that says who asks. */
  CONTENT_API_KEY: z.string(),
  EDITING_KEY: z.string().default('meridian-dev-editing'),
  CONTENT_SITE_MAIN: z.string().min(1).default('main'),
  CONTENT_SITE_PLAN: z.string().min(1).default('plan'),

  DIRECTORY_ENDPOINT: address,
  DIRECTORY_API_KEY: z.string().min(1).default('meridian-dev-directory'),
  SEARCH_ENDPOINT: address,
  SEARCH_API_KEY: z.string().min(1).default('meridian-dev-search'),
  SEARCH_EXPERIENCE_KEY: z.string().min(1).default('search'),
  SEARCH_RELATED_EXPERIENCE_KEY: z.string().min(1).default('related-content'),
  SEARCH_API_VERSION: z
    .string()
    .regex(/^\d{8}$/, 'must be yyyymmdd')
    .default('20220511'),
  SEARCH_LOCALES: list.pipe(
    z.array(z.enum(['en', 'es'])).refine((locales) => locales.includes('en'), 'must have en'),
  ),
  MAPS_ENDPOINT: address,
  MAPS_KEY: z.string().default('meridian-dev-search'),
  MAPS_AREA: area.optional(),
  WAITS_ENDPOINT: address,
  REPUTATION_ENDPOINT: address,
  CACHING_PROXY: address.optional(),

  JSS_EDITING_SECRET: z.string().min(8, 'must have at least 8 characters').optional(),
  JSS_ALLOWED_ORIGINS: list.default([]),
  STUDIO_ORIGIN: z.union([z.literal('off').transform(() => undefined), origin]).optional(),
  AUTHORING_ENDPOINT: address.optional(),
  AUTHORING_TOKEN_ENDPOINT: address.default('https://auth.sitecorecloud.io/oauth/token'),
  AUTHORING_CLIENT_ID: z.string().min(1).optional(),
  AUTHORING_CLIENT_SECRET: z.string().min(8, 'must have at least 8 characters').optional(),
  AUTHORING_AUDIENCE: z.string().min(1).default('https://api.sitecorecloud.io'),
  ICONS_ENDPOINT: address,
  ICON_KIT_TOKEN: z.string().min(1).optional(),
  REVALIDATE_SECRET: z.string().min(8, 'must have at least 8 characters').optional(),

  OTHER_DOMAIN_HOSTS: otherHosts.optional(),
  WAIT_TIME_HOST: origin.optional(),
  PATIENT_PORTAL_ERROR_URL: address.optional(),
  MOBILE_PORTAL_URL: address.optional(),
  PRICE_FILE_URL: address.optional(),
  IMAGE_ORIGINS: list.default([]),
  IMAGE_CDN_HOSTS: list.pipe(z.array(host)).default([]),
  IMAGE_DYNAMIC_HOST: host.optional(),
  FRAME_ORIGINS: list
    .pipe(z.array(origin.refine((text) => text.startsWith('https:'), 'must be https')))
    .default([]),
  YOUTUBE_PLAYER_URL: folder,
  BRIGHTCOVE_PLAYERS_URL: folder,
  BRIGHTCOVE_ACCOUNT: z.string().regex(/^\d+$/, 'must be a number').optional(),
  BRIGHTCOVE_PLAYER: z
    .string()
    .regex(/^[\w-]+$/, 'must be one word')
    .default('default'),

  ILLUSTRATIONS_URL: place.optional(),

  MAP_TILES_URL: tiles.optional(),
  MAP_TILES_ATTRIBUTION: attribution.optional(),
  MAP_TILES_MAX_ZOOM: z.coerce.number().int().min(5).max(22).default(18),

  PATIENT_PORTAL_URL: place.default('/-/demo/portal'),
  SANSUM_PORTAL_URL: place.default('/-/demo/portal?group=sansum'),
  SANSUM_AFFILIATE: z.string().min(1).default('santa barbara'),
  SCHEDULING_PAGE_URL: optionalPlace.default('/-/demo/schedule'),
  REFERRAL_PHONE: z
    .string()
    .regex(/^[\d\s().+-]{10,}$/, 'must be a phone number')
    .default('888-834-1788'),
  ADDRESS_MATCH_MILES: count(0, 1000).default(200),
  SCHEDULING_WIDGET_SCRIPT_URL: optionalPlace.default('/-/demo/scheduling-widget.js'),
  CHAT_WIDGET_SCRIPT_URL: optionalPlace.default('/-/demo/chat-widget.js'),
  REVIEWS_WIDGET_SCRIPT_URL: optionalPlace.default('/-/demo/reviews-widget.js'),
  WIDGET_ORIGINS: list.default([]),

  PRODUCT: z
    .string()
    .regex(/^[A-Z][A-Za-z0-9]*$/, 'must be one capitalised word')
    .default('Sutter'),
  ORGANISATION_NAME: z.string().min(1).default('Meridian Health'),
  PLAN_ORGANISATION_NAME: z.string().min(1).default('Meridian Plan'),
  WAIT_REFRESH_SECONDS: count(15, 3600).default(300),
  WAIT_MAX_AGE_MINUTES: count(1, 1440).default(30),
  EXACT_LOCATION_RADIUS_MILES: count(1, 500).default(50),
  PAGE_LIFETIME_SECONDS: count(1, 86_400).default(300),
  PAGE_CACHE_MEMORY_MB: count(1, 65_536).default(128),
  PAGE_CACHE_DISK_MB: count(1, 1_048_576).default(1024),
  PAGE_CACHE_REDIS_URL: z
    .string()
    .refine(
      isRedisAddress,
      'must be an address such as redis://cache:6379 or rediss://user:password@cache:6380',
    )
    .optional(),
  EDGE_PURGE_URLS: list.pipe(z.array(address)).default([]),
  EDGE_PURGE_HEADER: z
    .string()
    .regex(
      /^[\w-]+:\s*\S.{7,}$/,
      'must be the name of a header, a colon and a value of at least 8 characters',
    )
    .transform((text) => /^([\w-]+):\s*(.*)$/.exec(text)!.slice(1, 3) as [string, string])
    .optional(),
  BREAKER_OPEN_SECONDS: count(1, 600).default(30),
  TRUSTED_PROXY_HOPS: count(0, 5).default(0),
  DRAIN_SECONDS: count(0, 60).default(0),
  BUSY_AFTER_MS: count(0, 60_000).default(50),
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
});

/** Where an address below the embedded platform is when nothing else is said. */
export const PLATFORM_PATHS = {
  CONTENT_ENDPOINT: '/sitecore/api/graph/edge',
  DIRECTORY_ENDPOINT: '/v2/accounts/me',
  SEARCH_ENDPOINT: '/v2/accounts/me',
  MAPS_ENDPOINT: '/maps/search/address/json',
  WAITS_ENDPOINT: '/feeds/waitTimes',
  REPUTATION_ENDPOINT: '/feeds/reputation',
} as const;

/** Where its icons are; an installation whose icons come from nowhere does without, so this is no reason to start it. */
const ICONS_PATH = '/feeds/icons';

/** Where the players of the video hosts are. */
const PLAYERS = {
  YOUTUBE_PLAYER_URL: 'https://www.youtube-nocookie.com/embed',
  BRIGHTCOVE_PLAYERS_URL: 'https://players.brightcove.net',
};

/** What plays in their place in the demo, whose videos no host has. */
const DEMO_PLAYERS = {
  YOUTUBE_PLAYER_URL: '/-/demo/youtube/embed',
  BRIGHTCOVE_PLAYERS_URL: '/-/demo/brightcove',
  BRIGHTCOVE_ACCOUNT: '1',
};

/** The demo's referral team: a number nobody has, since the usual one may ring somewhere. */
const DEMO_REFERRAL_PHONE = '800-555-0199';

/** Where the demo's media library has drawings in place of photos. */
const DEMO_ILLUSTRATIONS = '/-/media/art/';

/** Whether the embedded platform answers on a machine of one's own, where its stand-ins may take the place of real systems. */
function isDemo(given: Record<string, string | undefined>): boolean {
  const site = given['SITE_ORIGIN'] ?? 'http://localhost';
  return (
    !given['CONTENT_ENDPOINT'] &&
    !given['DIRECTORY_ENDPOINT'] &&
    URL.canParse(site) &&
    isLocalHost(new URL(site).hostname)
  );
}

/**
 * The players of an installation that names none: the real ones, except on a machine of one's own where the embedded
 * platform answers. An account at Brightcove is one of the real player.
 */
function defaultPlayers(given: Record<string, string | undefined>): Record<string, string> {
  if (!isDemo(given)) return PLAYERS;
  const hasOwn = given['BRIGHTCOVE_ACCOUNT'] ?? given['BRIGHTCOVE_PLAYERS_URL'];
  return hasOwn ? { ...PLAYERS, YOUTUBE_PLAYER_URL: DEMO_PLAYERS.YOUTUBE_PLAYER_URL } : DEMO_PLAYERS;
}

/**
 * Where the Studio is when nothing is said of it: at the embedded platform, if that answers content; by its name, since
 * cookies of `localhost` are not those of `127.0.0.1`. A public site has none on this machine.
 */
function defaultStudio(given: Record<string, string | undefined>, platform: string): string | undefined {
  const { CONTENT_ENDPOINT: content = platform, SITE_ORIGIN: site = 'http://localhost' } = given;
  if (![content, platform, site].every((address) => URL.canParse(address))) return undefined;
  const [ofContent, ofPlatform, ofSite] = [content, platform, site].map((address) => new URL(address));
  const isNear = isLocalHost(ofPlatform!.hostname) === isLocalHost(ofSite!.hostname);
  if (ofContent!.origin !== ofPlatform!.origin || !isNear) return undefined;
  return ofPlatform!.origin.replace('//127.0.0.1', '//localhost').replace('//[::1]', '//localhost');
}

/** Checked configuration; secrets included, so server only. */
export type Env = z.output<typeof shape>;

/** Every problem of the environment at once, one line each, values left out. */
export class EnvProblem extends Error {
  readonly problems: string[];
  constructor(problems: string[]) {
    super(
      `The environment has ${problems.length} problem(s):\n${problems.map((line) => `  ${line}`).join('\n')}`,
    );
    this.name = 'EnvProblem';
    this.problems = problems;
  }
}

/** Saving from the page's panel wants all of these, or none of them is set. */
const TO_SAVE = [
  'AUTHORING_ENDPOINT',
  'AUTHORING_CLIENT_ID',
  'AUTHORING_CLIENT_SECRET',
  'JSS_EDITING_SECRET',
] as const;

/** What is missing where some settings for saving are there and others are not. */
function halfSaving(given: Record<string, string | undefined>): string[] {
  const missing = TO_SAVE.filter((key) => !given[key]);
  const isAsked = TO_SAVE.some((key) => key !== 'JSS_EDITING_SECRET' && given[key]);
  return isAsked
    ? missing.map((key) => `${key}: must be set where the page's panel saves to an authoring endpoint`)
    : [];
}

/** What is missing where a street map is named by half; without its address the rest means nothing. */
function halfTiles(given: Record<string, string | undefined>): string[] {
  const { MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: attribution, MAP_TILES_MAX_ZOOM: zoom } = given;
  if (url && !attribution) return ['MAP_TILES_ATTRIBUTION: must say whose map MAP_TILES_URL is'];
  return !url && [attribution, zoom].some(Boolean)
    ? ['MAP_TILES_URL: must be set where other MAP_TILES_… are']
    : [];
}

const BUILT_IN_CONTENT_KEY = 'meridian-dev-content';
const KEYS_TO_SET = ['CONTENT_API_KEY', 'EDITING_KEY', 'DIRECTORY_API_KEY', 'SEARCH_API_KEY'] as const;
/** Whether a host name is this machine's own. */
export const isLocalHost = (name: string) => /^(localhost|.+\.localhost|127\.[\d.]+|\[::1\])$/.test(name);

/** Whether content is asked for with a context id in the address, and no key beside it. */
const hasContextId = (endpoint: string | undefined) => /[?&]sitecoreContextId=./.test(endpoint ?? '');

/**
 * Reads and checks an environment; an empty string counts as not set, and the vendors' starters' names are understood.
 * Throws EnvProblem.
 */
export function parseEnv(variables: Record<string, string | undefined>): Env {
  const source = withVendorNames(variables).env;
  const given: Record<string, string | undefined> = Object.fromEntries(
    Object.keys(shape.shape)
      .filter((key) => (source[key] ?? '') !== '')
      .map((key) => [key, source[key]]),
  );
  const platform = source['PLATFORM_ORIGIN'] || 'http://127.0.0.1:4000';
  for (const [key, url] of Object.entries(defaultPlayers(given))) given[key] ??= url;
  if (isDemo(given)) {
    given['PRICE_FILE_URL'] ??= `${platform}/-/demo/price-transparency.txt`;
    given['ILLUSTRATIONS_URL'] ??= DEMO_ILLUSTRATIONS;
    given['REFERRAL_PHONE'] ??= DEMO_REFERRAL_PHONE;
  }
  given['CONTENT_API_KEY'] ??= hasContextId(given['CONTENT_ENDPOINT']) ? '' : BUILT_IN_CONTENT_KEY;
  given['STUDIO_ORIGIN'] ??= defaultStudio(given, platform);
  // The embedded platform has both languages; of another service only an installation knows.
  given['SEARCH_LOCALES'] ??= given['SEARCH_ENDPOINT'] ? 'en' : 'en,es';
  // The embedded platform's icons open with its editing key; another service's with a token of its own.
  if (!given['ICONS_ENDPOINT']) given['ICON_KIT_TOKEN'] ??= given['EDITING_KEY'] ?? 'meridian-dev-editing';
  // And its places with the key of its search.
  if (!given['MAPS_ENDPOINT'] && given['SEARCH_API_KEY']) given['MAPS_KEY'] ??= given['SEARCH_API_KEY'];
  given['ICONS_ENDPOINT'] ??= platform + ICONS_PATH;
  for (const [key, path] of Object.entries(PLATFORM_PATHS)) given[key] ??= platform + path;
  const parsed = shape.safeParse(given, { error: plainProblem });
  const problems = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  // The built-in keys are published with the source: good for a machine of one's own, nowhere else.
  const isPublic = parsed.success && !isLocalHost(new URL(parsed.data.SITE_ORIGIN).hostname);
  for (const key of isPublic ? KEYS_TO_SET : []) {
    const isNeeded = key !== 'CONTENT_API_KEY' || given[key] !== '';
    if (isNeeded && !source[key]) problems.push(`${key}: must be set when SITE_ORIGIN is not this machine`);
  }
  problems.push(...halfSaving(given), ...halfTiles(given));
  if (given['EDGE_PURGE_HEADER'] && !given['EDGE_PURGE_URLS'])
    problems.push('EDGE_PURGE_URLS: must be set where EDGE_PURGE_HEADER is');
  const sameHost = given['SITE_ORIGIN'] !== undefined && given['SITE_ORIGIN'] === given['PLAN_SITE_ORIGIN'];
  if (sameHost) problems.push('PLAN_SITE_ORIGIN: must differ from SITE_ORIGIN');
  if (problems.length > 0 || !parsed.success) throw new EnvProblem(problems);
  if (isPublic) return parsed.data;
  return { ...parsed.data, REVALIDATE_SECRET: parsed.data.REVALIDATE_SECRET ?? 'meridian-dev-revalidate' };
}

let current: Env | undefined;

/** The environment of this process, checked on first use. */
export function env(): Env {
  current ??= parseEnv(process.env);
  return current;
}
