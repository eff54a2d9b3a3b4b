import { LIVE_PARAMS } from '#src/config/variants.ts';

/** The site's own addresses for programs, by the first segment below /api: others are counted together. */
const APIS = new Set([
  ...[
    'careNow',
    'editing',
    'entity',
    'events',
    'healthTopics',
    'healthz',
    'holidays',
    'places',
    'readyz',
    'reputation',
  ],
  ...['researchTopicsByInvestigator', 'revalidate', 'robots', 'search', 'share', 'sitemap', 'vcard'],
  ...['waitTimes', 'yext', 'yextHealthPlansByPayorId'],
]);

const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^\/(?:-|sitecore)\//, 'platform'],
  [/^\/(?:_next|styles|map|faces|editor)\/|\.(?:ico|svg|png|webp|woff2|js|css|json|webmanifest)$/, 'asset'],
  [/^\/(?:healthz|readyz)$/, 'probe'],
  [/^\/(?:robots\.txt|sitemap[\w-]*\.xml)$/, 'crawler'],
];

/** What a request is for, as one of some thirty words; of an address that somebody made up nothing is kept. */
export function requestKind(url: string): string {
  const [path = '/', query = ''] = url.split('?', 2);
  const bare = path.replace(/^\/es(?=\/|$)/, '');
  const api = /^\/api\/([A-Za-z]+)/.exec(bare)?.[1];
  if (bare.startsWith('/api/')) return api && APIS.has(api) ? `api/${api}` : 'api/other';
  if (bare.startsWith('/share/')) return 'api/share';
  const known = KINDS.find(([pattern]) => pattern.test(bare));
  if (known) return known[1];
  const asked = new URLSearchParams(query);
  return LIVE_PARAMS.some((name) => asked.has(name)) ? 'search' : 'page';
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);

/** The method as one of five words. */
export const methodKind = (method: string | undefined): string =>
  method !== undefined && METHODS.has(method) ? method : 'other';
