import type { SiteVariant } from '#src/domain/entities/common.ts';

/** Internal path prefix under which a variant's pages are rendered and cached. */
export const VARIANT_PREFIX: Record<SiteVariant, string> = { main: '_site_main', plan: '_site_plan' };

/** Internal path prefix of pages that are made for one request, because their address holds a search. */
export const LIVE_PREFIX = '_live';
/** Internal path prefix of what nothing stands at: it is asked for in place of what is not to be found as it is spelled. */
export const NOWHERE_PREFIX = '_nowhere';
/** First segments that no page's address holds. */
export const NOT_PAGES = [
  'api',
  '_next',
  '-',
  'sitecore',
  VARIANT_PREFIX.main,
  VARIANT_PREFIX.plan,
  LIVE_PREFIX,
  NOWHERE_PREFIX,
];
/** Headers that a request has inside the server alone (`frontDesk`): its address, whole; that it was spelled otherwise. */
export const ASKED_HEADER = 'x-asked-address';
export const RESPELLED_HEADER = 'x-respelled';
/** Parameters that make an address one with a search; `q` and `near` come from forms without scripts. */
export const LIVE_PARAMS = [
  'verticalKey',
  'query',
  'facets',
  'staticFilters',
  'sortBys',
  'offset',
  'limit',
  'q',
  'near',
  // Who is compared, and which plans; where distances and networks are counted from.
  'providers',
  'plans',
  'zip',
];

/** What differs between the two sites (S-002–S-006); hosts come from the environment. */
export const VARIANTS: Record<SiteVariant, { favicon: string; searchPath: string; homeName: string }> = {
  main: { favicon: '/favicon.svg', searchPath: '/search', homeName: 'health system' },
  plan: { favicon: '/plan/favicon.svg', searchPath: '/search', homeName: 'health plan' },
};

/** Reads the variant from the first segment of a rendered path; undefined when it is not a rendered path. */
export function variantOfSegment(segment: string | undefined): SiteVariant | undefined {
  if (segment === VARIANT_PREFIX.main) return 'main';
  if (segment === VARIANT_PREFIX.plan) return 'plan';
  return undefined;
}

/**
 * Pattern (whole match, without port) of the host names that show the health plan: the configured one and
 * every `plan.` host. Used by rewrites and by `variantOfHost`, so that both decide alike.
 */
export function planHostPattern(planOrigin: string): string {
  const name = new URL(planOrigin).hostname.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return `(?:plan\\..+|${name})`;
}

/** The variant a Host header asks for; anything unknown is the main site (S-002, S-003). */
export function variantOfHost(host: string | undefined, planOrigin: string): SiteVariant {
  const name = (host ?? '').split(':', 1)[0]?.toLowerCase() ?? '';
  return new RegExp(`^${planHostPattern(planOrigin)}$`).test(name) ? 'plan' : 'main';
}
