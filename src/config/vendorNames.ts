type Variables = Record<string, string | undefined>;

/** The platform behind a context id, and where its content graph is. */
const EDGE = 'https://edge-platform.sitecorecloud.io';
const EDGE_PATH = '/v1/content/api/graphql/v1';
/** Where the graph is on an instance's own host, unless the starter says otherwise. */
const GRAPH_PATH = '/sitecore/api/graph/edge';

/** Names of one value, ours first; of the others the first that is set counts. */
const ALIASES = {
  SITE_ORIGIN: ['PUBLIC_URL'],
  CONTENT_API_KEY: ['SITECORE_API_KEY'],
  CONTENT_SITE_MAIN: ['SITECORE_SITE_NAME', 'JSS_APP_NAME'],
  SEARCH_API_KEY: ['YEXT_SEARCH_API_KEY', 'YEXT_PUBLIC_SEARCH_EXPERIENCE_API_KEY'],
  SEARCH_EXPERIENCE_KEY: ['YEXT_SEARCH_EXPERIENCE_KEY'],
  DIRECTORY_API_KEY: ['YEXT_PUBLIC_YEXT_API_KEY'],
} as const;

/** Names that say where something is, in parts. */
const PARTS = {
  CONTENT_ENDPOINT: [
    ...['SITECORE_EDGE_CONTEXT_ID', 'SITECORE_EDGE_URL'],
    ...['GRAPH_QL_ENDPOINT', 'SITECORE_API_HOST', 'GRAPH_QL_ENDPOINT_PATH'],
  ],
  SEARCH_ENDPOINT: ['YEXT_CLOUD_REGION', 'YEXT_ENVIRONMENT', 'YEXT_CLOUD_CHOICE'],
} as const;

/** What the site has no use for, or does by itself; to be said once rather than to be wondered about. */
const WITHOUT_EFFECT: Readonly<Record<string, string>> = {
  FETCH_WITH: 'content is read by GraphQL only',
  GRAPH_QL_SERVICE_RETRIES: 'each source has limits of its own',
  DISABLE_SSG_FETCH: 'every page is made when it is first asked for',
  EXPORT_MODE: 'there is no static export',
};

/** The vendors' starters name all of theirs so. */
const VENDORS_OWN = /^(?:SITECORE|JSS|GRAPH_QL|YEXT)_/;
/** Theirs and ours at the same time. */
const SHARED = ['JSS_EDITING_SECRET', 'JSS_ALLOWED_ORIGINS'];

export interface VendorNames {
  /** The environment with our names set, too. */
  env: Variables;
  /** What is to be said of it at the start, a line each, values left out. */
  notices: string[];
}

const trimmed = (address: string) => address.replace(/\/+$/, '');

/** Where the content graph is by the rules of the vendor's starter: by context id, by address, by host. */
function contentEndpoint(source: Variables): string | undefined {
  const contextId = source['SITECORE_EDGE_CONTEXT_ID'];
  if (contextId) {
    const edge = trimmed(source['SITECORE_EDGE_URL'] || EDGE);
    return `${edge}${EDGE_PATH}?sitecoreContextId=${encodeURIComponent(contextId)}`;
  }
  if (source['GRAPH_QL_ENDPOINT']) return source['GRAPH_QL_ENDPOINT'];
  const host = source['SITECORE_API_HOST'];
  return host && trimmed(host) + (source['GRAPH_QL_ENDPOINT_PATH'] || GRAPH_PATH);
}

/** The search service of a Yext account, where a starter names its key: the starters' library chooses the host alike. */
function yextEndpoint(source: Variables): string {
  const region = (source['YEXT_CLOUD_REGION'] || 'us').toLowerCase();
  const environment = /^(?:sbx|sandbox)$/i.test(source['YEXT_ENVIRONMENT'] ?? '') ? 'sbx' : 'prod';
  const choice = source['YEXT_CLOUD_CHOICE']?.toUpperCase() === 'GLOBAL-GCP' ? '-gcp' : '';
  return `https://${environment}-cdn${choice}.${region}.yextapis.com/v2/accounts/me`;
}

/** What the vendors' names say, by our names, with the name that said it. */
function saidByVendors(source: Variables): Map<string, { value: string; by: string }> {
  const said = new Map<string, { value: string; by: string }>();
  for (const [own, names] of Object.entries(ALIASES)) {
    const by = names.find((name) => source[name]);
    if (by) said.set(own, { value: source[by]!, by });
  }
  const content = contentEndpoint(source);
  if (content) {
    const by = PARTS.CONTENT_ENDPOINT.find((name) => source[name] && name !== 'SITECORE_EDGE_URL');
    said.set('CONTENT_ENDPOINT', { value: content, by: by! });
  }
  // A key of theirs is no key of the embedded platform's: it says who answers, too.
  for (const [key, endpoint] of [
    ['SEARCH_API_KEY', 'SEARCH_ENDPOINT'],
    ['DIRECTORY_API_KEY', 'DIRECTORY_ENDPOINT'],
  ] as const) {
    const named = said.get(key);
    if (named && !source[key]) said.set(endpoint, { value: yextEndpoint(source), by: named.by });
  }
  return said;
}

/** Variables in the vendors' style that nothing reads. */
function unread(source: Variables): string[] {
  const known = new Set<string>([...SHARED, ...[ALIASES, PARTS].flatMap((all) => Object.values(all).flat())]);
  return Object.keys(source)
    .filter((name) => source[name] && !known.has(name))
    .flatMap((name) => {
      if (WITHOUT_EFFECT[name]) return [`${name} has no effect: ${WITHOUT_EFFECT[name]}`];
      return VENDORS_OWN.test(name) ? [`${name} is not read; docs/operating.md has the names that are`] : [];
    });
}

/**
 * Understands the names of the vendors' starters (Sitecore JSS, Yext) beside our own. Ours wins; both set and different is
 * said. An empty value counts as none.
 */
export function withVendorNames(source: Variables): VendorNames {
  const env = { ...source };
  const notices: string[] = [];
  for (const [own, { value, by }] of saidByVendors(source)) {
    if (!source[own]) env[own] = value;
    else if (trimmed(source[own]) !== trimmed(value))
      notices.push(`${own} and ${by} are both set and say different things: ${own} counts`);
  }
  return { env, notices: [...notices, ...unread(source)] };
}
