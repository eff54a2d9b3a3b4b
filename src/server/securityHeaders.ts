import type { Env } from '#src/config/env.ts';
import { contentSecurityPolicy, permissionsPolicy } from './csp.ts';

/** Response headers by name. */
export type Headers = Readonly<Record<string, string>>;

/** Addresses whose answers the content platform writes; what it says of framing and content of its own pages holds. */
const FROM_PLATFORM = /^\/(?:-|sitecore)\//;

/** Origins of addresses; a path is of this site, which is always allowed. */
const originsOf = (...places: readonly (string | undefined)[]): string[] =>
  places.flatMap((url) => (url && URL.canParse(url) ? [new URL(url).origin] : []));

function policy(env: Env, frameAncestors: readonly string[], isDev: boolean): string {
  const widgets = originsOf(
    env.SCHEDULING_WIDGET_SCRIPT_URL,
    env.CHAT_WIDGET_SCRIPT_URL,
    env.REVIEWS_WIDGET_SCRIPT_URL,
  );
  const pictureHosts = [...env.IMAGE_CDN_HOSTS, env.IMAGE_DYNAMIC_HOST];
  return contentSecurityPolicy({
    frameAncestors,
    imageOrigins: [
      ...env.IMAGE_ORIGINS,
      ...pictureHosts.flatMap((host) => (host ? [`https://${host}`] : [])),
      ...originsOf(env.MAP_TILES_URL),
    ],
    playerOrigins: originsOf(env.YOUTUBE_PLAYER_URL, env.BRIGHTCOVE_PLAYERS_URL),
    frameOrigins: env.FRAME_ORIGINS,
    widgetOrigins: [...new Set([...widgets, ...env.WIDGET_ORIGINS])],
    isDev,
    isSecure: env.SITE_ORIGIN.startsWith('https:'),
  });
}

/** What every answer says, whoever makes it: pages, redirects, errors, files, and what the platform answers. */
export function securityHeaders(env: Env, { isDev = false } = {}): { own: Headers; fromPlatform: Headers } {
  const everywhere = {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': permissionsPolicy(),
    'X-DNS-Prefetch-Control': 'off',
    ...(env.SITE_ORIGIN.startsWith('https:') && {
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
    }),
    ...(env.SITE_NOINDEX && { 'X-Robots-Tag': 'noindex, nofollow' }),
  };
  return {
    own: {
      ...everywhere,
      'Content-Security-Policy': policy(env, [], isDev),
      'X-Frame-Options': 'DENY',
    },
    fromPlatform: {
      ...everywhere,
      'Content-Security-Policy': "base-uri 'none'; frame-ancestors 'self'",
      'X-Frame-Options': 'SAMEORIGIN',
    },
  };
}

/** Which of them an address gets. */
export function headersFor(address: string, headers: ReturnType<typeof securityHeaders>): Headers {
  return FROM_PLATFORM.test(address) ? headers.fromPlatform : headers.own;
}

/**
 * What takes their place on a page in editing, which the configured editors may frame and crawlers stay away from. Whether
 * it is one is Next's to say, which issues and checks the cookie: that a request has a cookie of that name says nothing.
 */
export function editingHeaders(
  env: Env,
  { isDev = false } = {},
): { set: Headers; remove: readonly string[] } {
  const studio = env.STUDIO_ORIGIN === undefined ? [] : [env.STUDIO_ORIGIN];
  return {
    set: {
      'Content-Security-Policy': policy(env, ["'self'", ...studio, ...env.JSS_ALLOWED_ORIGINS], isDev),
      'X-Robots-Tag': 'noindex, nofollow',
    },
    remove: ['X-Frame-Options'],
  };
}
