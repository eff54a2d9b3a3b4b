import { readFileSync } from 'node:fs';
import { parseEnv } from './env.ts';
import { withVendorNames } from './vendorNames.ts';

const KEYS = { EDITING_KEY: 'b', DIRECTORY_API_KEY: 'c', SEARCH_API_KEY: 'd' };
const yext = 'https://prod-cdn.us.yextapis.com/v2/accounts/me';

describe("the names of the vendors' starters", () => {
  it.each<[string, Record<string, string>, Record<string, string>]>([
    [
      'a context id',
      { SITECORE_EDGE_CONTEXT_ID: 'a b' },
      {
        CONTENT_ENDPOINT:
          'https://edge-platform.sitecorecloud.io/v1/content/api/graphql/v1?sitecoreContextId=a%20b',
      },
    ],
    [
      'a context id on another edge',
      { SITECORE_EDGE_CONTEXT_ID: 'id', SITECORE_EDGE_URL: 'https://edge.example.org/' },
      { CONTENT_ENDPOINT: 'https://edge.example.org/v1/content/api/graphql/v1?sitecoreContextId=id' },
    ],
    [
      'a context id before an address and a host',
      {
        SITECORE_EDGE_CONTEXT_ID: 'id',
        SITECORE_EDGE_URL: 'https://edge.example.org',
        GRAPH_QL_ENDPOINT: 'https://cm.example.org/graph',
        SITECORE_API_HOST: 'https://cm.example.org',
      },
      { CONTENT_ENDPOINT: 'https://edge.example.org/v1/content/api/graphql/v1?sitecoreContextId=id' },
    ],
    [
      'an address',
      { GRAPH_QL_ENDPOINT: 'https://cm.example.org/graph', SITECORE_API_KEY: 'k' },
      { CONTENT_ENDPOINT: 'https://cm.example.org/graph', CONTENT_API_KEY: 'k' },
    ],
    [
      'a host',
      { SITECORE_API_HOST: 'https://cm.example.org/' },
      { CONTENT_ENDPOINT: 'https://cm.example.org/sitecore/api/graph/edge' },
    ],
    [
      'a host and a path',
      { SITECORE_API_HOST: 'https://cm.example.org', GRAPH_QL_ENDPOINT_PATH: '/graph' },
      { CONTENT_ENDPOINT: 'https://cm.example.org/graph' },
    ],
    ['the name of a site', { SITECORE_SITE_NAME: 'health' }, { CONTENT_SITE_MAIN: 'health' }],
    ['its older name', { JSS_APP_NAME: 'health' }, { CONTENT_SITE_MAIN: 'health' }],
    ['both', { JSS_APP_NAME: 'old', SITECORE_SITE_NAME: 'new' }, { CONTENT_SITE_MAIN: 'new' }],
    ['the public address', { PUBLIC_URL: 'http://localhost:3300' }, { SITE_ORIGIN: 'http://localhost:3300' }],
    [
      'a search key and its experience',
      { YEXT_SEARCH_API_KEY: 'k', YEXT_SEARCH_EXPERIENCE_KEY: 'care' },
      { SEARCH_API_KEY: 'k', SEARCH_EXPERIENCE_KEY: 'care', SEARCH_ENDPOINT: yext },
    ],
    [
      'a sandbox in Europe',
      { YEXT_PUBLIC_SEARCH_EXPERIENCE_API_KEY: 'k', YEXT_CLOUD_REGION: 'EU', YEXT_ENVIRONMENT: 'SANDBOX' },
      { SEARCH_API_KEY: 'k', SEARCH_ENDPOINT: 'https://sbx-cdn.eu.yextapis.com/v2/accounts/me' },
    ],
    [
      'another cloud',
      { YEXT_SEARCH_API_KEY: 'k', YEXT_CLOUD_CHOICE: 'GLOBAL-GCP' },
      { SEARCH_ENDPOINT: 'https://prod-cdn-gcp.us.yextapis.com/v2/accounts/me' },
    ],
    [
      'a key of the directory',
      { YEXT_PUBLIC_YEXT_API_KEY: 'k' },
      { DIRECTORY_API_KEY: 'k', DIRECTORY_ENDPOINT: yext },
    ],
  ])('%s', (_name, source, read) => {
    expect(parseEnv(source)).toMatchObject(read);
    expect(withVendorNames(source).notices).toEqual([]);
  });

  it('give way to our own names, and say so where they differ, without a value', () => {
    const source = {
      ...{ CONTENT_API_KEY: 'own-key', SITECORE_API_KEY: 'their-key' },
      ...{ CONTENT_SITE_MAIN: 'same', SITECORE_SITE_NAME: 'same' },
      ...{ CONTENT_ENDPOINT: 'https://own.example.org', SITECORE_EDGE_CONTEXT_ID: 'their-id' },
    };
    const { env, notices } = withVendorNames(source);
    expect(env).toMatchObject({ CONTENT_API_KEY: 'own-key', CONTENT_ENDPOINT: 'https://own.example.org' });
    expect(notices).toEqual([
      'CONTENT_API_KEY and SITECORE_API_KEY are both set and say different things: CONTENT_API_KEY counts',
      'CONTENT_ENDPOINT and SITECORE_EDGE_CONTEXT_ID are both set and say different things: CONTENT_ENDPOINT counts',
    ]);
  });

  it('an endpoint of our own is kept beside a key of theirs', () => {
    const source = { SEARCH_ENDPOINT: 'https://search.example.org/v2/accounts/me', YEXT_SEARCH_API_KEY: 'k' };
    expect(parseEnv(source)).toMatchObject({ SEARCH_API_KEY: 'k', SEARCH_ENDPOINT: source.SEARCH_ENDPOINT });
  });

  it('names that nothing reads are said; empty ones are none', () => {
    const source = {
      FETCH_WITH: 'REST',
      YEXT_ACCOUNT_ID: '1',
      JSS_EDITING_SECRET: 'x',
      SITECORE_API_KEY: '',
    };
    expect(withVendorNames(source).notices).toEqual([
      'FETCH_WITH has no effect: content is read by GraphQL only',
      'YEXT_ACCOUNT_ID is not read; docs/operating.md has the names that are',
    ]);
    expect(parseEnv({ SITECORE_API_KEY: '' }).CONTENT_API_KEY).toBe('meridian-dev-content');
  });

  it('a context id is all the key there is, on a public host too', () => {
    const read = parseEnv({
      ...KEYS,
      SITE_ORIGIN: 'https://www.example.org',
      SITECORE_EDGE_CONTEXT_ID: 'id',
    });
    expect(read.CONTENT_API_KEY).toBe('');
    expect(() => parseEnv({ ...KEYS, SITE_ORIGIN: 'https://www.example.org' })).toThrow(/CONTENT_API_KEY/);
  });

  it('stand in the table of docs/operating.md, each of them', () => {
    const source = readFileSync('src/config/vendorNames.ts', 'utf8');
    const names = source.match(/'(?:SITECORE|JSS|GRAPH_QL|YEXT)_[A-Z_]+'|'PUBLIC_URL'/g) ?? [];
    expect(names.length).toBeGreaterThan(12);
    const table = readFileSync('docs/operating.md', 'utf8');
    expect([...new Set(names)].filter((name) => !table.includes(`\`${name.slice(1, -1)}\``))).toEqual([]);
  });
});
