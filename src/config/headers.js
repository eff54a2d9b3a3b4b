import { contentSecurityPolicy, permissionsPolicy } from '../server/csp.ts';

/** Without a named part, Next need not fill parameters into every value of every answer. */
const EVERYWHERE = '/(.*)';

/**
 * Origins of addresses; a path is of this site, which is always allowed.
 * @param {string[]} places
 */
const originsOf = (...places) => places.flatMap((url) => (URL.canParse(url) ? [new URL(url).origin] : []));

/**
 * Response headers of every address. Only responses in editing may be framed, and only by the configured
 * editors; Next's preview cookie, set by the guarded editing endpoint, marks them.
 * @param {import('./env.ts').Env} env
 * @param {{ isDev?: boolean }} [options]
 * @returns {import('next/dist/lib/load-custom-routes').Header[]}
 */
export function headers(env, { isDev = false } = {}) {
  const isSecure = env.SITE_ORIGIN.startsWith('https:');
  const widgetOrigins = [
    ...new Set([
      ...originsOf(
        env.SCHEDULING_WIDGET_SCRIPT_URL,
        env.CHAT_WIDGET_SCRIPT_URL,
        env.REVIEWS_WIDGET_SCRIPT_URL,
      ),
      ...env.WIDGET_ORIGINS,
    ]),
  ];
  const csp = (/** @type {string[]} */ frameAncestors) =>
    contentSecurityPolicy({
      frameAncestors,
      imageOrigins: [
        ...env.IMAGE_ORIGINS,
        ...[...env.IMAGE_CDN_HOSTS, env.IMAGE_DYNAMIC_HOST].flatMap((host) =>
          host ? [`https://${host}`] : [],
        ),
      ],
      playerOrigins: originsOf(env.YOUTUBE_PLAYER_URL, env.BRIGHTCOVE_PLAYERS_URL),
      frameOrigins: env.FRAME_ORIGINS,
      widgetOrigins,
      isDev,
      isSecure,
    });
  const everywhere = [
    { key: 'X-Content-Type-Options', value: 'nosniff' },
    { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
    { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
    { key: 'Permissions-Policy', value: permissionsPolicy() },
    { key: 'X-DNS-Prefetch-Control', value: 'off' },
    ...(isSecure
      ? [{ key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains; preload' }]
      : []),
    ...(env.SITE_NOINDEX ? [{ key: 'X-Robots-Tag', value: 'noindex, nofollow' }] : []),
  ];
  const isEditing = [{ type: 'cookie', key: '__prerender_bypass' }];
  const editors = ["'self'", ...env.JSS_ALLOWED_ORIGINS];
  return [
    { source: EVERYWHERE, locale: false, headers: everywhere },
    {
      source: EVERYWHERE,
      locale: false,
      missing: isEditing,
      headers: [
        { key: 'Content-Security-Policy', value: csp([]) },
        { key: 'X-Frame-Options', value: 'DENY' },
      ],
    },
    {
      source: EVERYWHERE,
      locale: false,
      has: isEditing,
      headers: [
        { key: 'Content-Security-Policy', value: csp(editors) },
        { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
      ],
    },
  ];
}
