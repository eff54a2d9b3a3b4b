import type { PlatformRoute } from './PlatformModule.ts';

/** Addresses that go by a cookie: no other origin may read them or have anything done there. */
const CLOSED: readonly (PlatformRoute['upstream'] | undefined)[] = ['studio', 'authoring'];

/** Whether an address is only for the Studio's own pages and for programs, which send no `Origin`. */
export const isClosed = (upstream: PlatformRoute['upstream'] | undefined): boolean =>
  CLOSED.includes(upstream);

/**
 * Cross-origin headers of an answer. The vendor's browser client sends credentials with every GET, so the origin is
 * echoed exactly; what answers so goes by keys, never by a cookie. The `admin` addresses are never opened to other
 * origins than the sites', those of the Studio and of authoring to none at all.
 */
export function corsHeaders(
  origin: string | undefined,
  upstream: PlatformRoute['upstream'] | undefined,
  siteOrigins: readonly string[],
): Record<string, string> {
  if (isClosed(upstream)) return { vary: 'Origin', 'cross-origin-resource-policy': 'same-origin' };
  if (origin === undefined || !/^https?:\/\/[^\s/]+$/.test(origin)) return { vary: 'Origin' };
  if (upstream === 'admin' && !siteOrigins.includes(origin)) return { vary: 'Origin' };
  return {
    vary: 'Origin',
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': 'Retry-After',
  };
}

/** What a preflight is told beside the headers every answer carries. */
export function preflightHeaders(methods: readonly string[]): Record<string, string> {
  return {
    'access-control-allow-methods': methods.join(', '),
    'access-control-allow-headers':
      'Client-SDK, Content-Type, Authorization, api-key, sc_apikey, x-sitecore-contextid',
    'access-control-max-age': '600',
  };
}
