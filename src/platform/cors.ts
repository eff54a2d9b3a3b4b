/**
 * Cross-origin headers of an answer. The vendor's browser client sends credentials with every GET, so the origin is
 * echoed exactly; nothing the platform does depends on a cookie. The `admin` addresses are never opened to other
 * origins than the sites'.
 */
export function corsHeaders(
  origin: string | undefined,
  upstream: string | undefined,
  siteOrigins: readonly string[],
): Record<string, string> {
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
    'access-control-allow-headers': 'Client-SDK, Content-Type, Authorization, api-key, sc_apikey',
    'access-control-max-age': '600',
  };
}
