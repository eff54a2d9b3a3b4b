import { GraphQLError, GraphQLScalarType } from 'graphql';
import type { GraphQLFieldResolver } from 'graphql';
import { createSchema, createYoga } from 'graphql-yoga';
import type { Plugin } from 'graphql-yoga';
import { sendJson } from '../envelope.ts';
import type { PlatformContext, PlatformRequest, PlatformRoute } from '../PlatformModule.ts';
import type { Store } from '../store/Store.ts';
import { fieldInTime, fullBudget, inTime, longestAnswerMs } from './answerBudget.ts';
import { headerText, isSameText, mayEdit } from './access.ts';
import { isLocale, locales, pathsAbove } from './contentReader.ts';
import type { ContentReader } from './contentReader.ts';
import { dictionaryOf } from './dictionary.ts';
import { createItemNodes } from './itemNode.ts';
import type { Audience, ItemNode } from './itemNode.ts';
import { pageOf } from './page.ts';
import { siteRootId } from './putPage.ts';
import { queryLimits } from './queryLimits.ts';
import { templateId } from './renderLayout.ts';
import type { Locale } from './renderLayout.ts';
import { schemaText } from './schema.ts';
import { redirectsOf, robotsOf } from './siteSettings.ts';
import { siteNamed } from './siteList.ts';
import type { Site } from './siteList.ts';
import { sitemapAddresses } from './sitemapRoutes.ts';

export interface GraphqlDeps {
  platform: PlatformContext;
  reader: ContentReader;
  sites: readonly Site[];
}

const longestBody = 128 * 1024;
const mostTokens = 4000;

interface Paging {
  first?: number | null;
  after?: string | null;
}

/**
 * The content graph at both addresses of the vendor. A request without a known key is answered 401; a bad query is
 * answered with `errors` and 200 or 400, never 5xx (which the client would repeat for seconds); a good answer has
 * no `errors` member.
 */
export function graphqlRoutes(deps: GraphqlDeps): PlatformRoute[] {
  const { platform } = deps;
  const answer = createGraphql(deps);
  const handle =
    (keyOf: (request: PlatformRequest) => string | undefined) => async (request: PlatformRequest) => {
      if (!isSameText(keyOf(request) ?? '', platform.keys.content)) {
        sendJson(request.response, 401, { errors: [{ message: 'The api key is missing or unknown' }] });
        return;
      }
      const { status, body } = await answer(await request.text(longestBody), audienceOf(request, platform));
      sendJson(request.response, status, body);
    };
  return [
    {
      method: 'POST',
      pattern: '/sitecore/api/graph/edge',
      upstream: 'content',
      handle: handle(({ request }) => headerText(request.headers['sc_apikey'])),
    },
    {
      method: 'POST',
      pattern: '/v1/content/api/graphql/v1',
      upstream: 'content',
      handle: handle(({ url }) => url.searchParams.get('sitecoreContextId') ?? undefined),
    },
  ];
}

function audienceOf(asked: PlatformRequest, platform: PlatformContext): Audience {
  const { headers } = asked.request;
  const layoutKind = headers['sc_layoutkind'] === 'shared' ? 'shared' : 'final';
  const budget = fullBudget();
  if (headers['sc_editmode'] === undefined || !mayEdit(asked, platform))
    return { mode: 'normal', layoutKind: 'final', budget };
  return { mode: headers['sc_editmode'] === 'true' ? 'edit' : 'preview', layoutKind, budget };
}

function createGraphql({ platform, reader, sites }: GraphqlDeps) {
  const limits: Plugin<Asked> = {
    onParse({ params }) {
      params.options = { ...params.options, maxTokens: mostTokens };
    },
    onValidate({ addValidationRule }) {
      queryLimits(platform.development ?? false).forEach(addValidationRule);
    },
    onExecute({ args }) {
      const { audience } = args.contextValue as Asked;
      audience.budget.until = performance.now() + longestAnswerMs;
      args.fieldResolver = fieldInTime;
    },
  };
  const yoga = createYoga<Asked>({
    schema: createSchema({ typeDefs: schemaText, resolvers: resolvers(platform, reader, sites) }),
    graphqlEndpoint: '/',
    graphiql: false,
    landingPage: false,
    cors: false,
    batching: false,
    logging: false,
    maskedErrors: {
      maskError(error) {
        if (error instanceof GraphQLError && (error.originalError ?? undefined) === undefined) return error;
        if (isGraphqlError((error as { originalError?: unknown }).originalError)) return error as Error;
        platform.log({
          event: 'failure',
          upstream: 'content',
          error: String((error as Error).stack ?? error),
        });
        return new GraphQLError('The content could not be read', { extensions: { http: { status: 500 } } });
      },
    },
    plugins: [limits],
  });

  return async (text: string, audience: Audience): Promise<{ status: number; body: unknown }> => {
    if (!isJsonObject(text)) {
      return { status: 400, body: { errors: [{ message: 'The body must be a JSON object with a query' }] } };
    }
    const answer = await yoga.fetch(
      'http://content.invalid/',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: text,
      },
      { audience },
    );
    return { status: answer.status, body: await answer.json() };
  };
}

function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === 'object' && !Array.isArray(value);
  } catch {
    return false;
  }
}

const isGraphqlError = (error: unknown) => (error as { name?: string } | undefined)?.name === 'GraphQLError';

/** The context every resolver gets. */
interface Asked {
  audience: Audience;
}

function resolvers(platform: PlatformContext, reader: ContentReader, sites: readonly Site[]) {
  const { store } = platform;
  const nodes = createItemNodes({ store, reader, sites });
  const rows = searchRows(store, () => searchable(store, sites, reader, nodes));
  const published = ({ audience }: Asked): Audience => ({
    mode: 'normal',
    layoutKind: 'final',
    budget: audience.budget,
  });

  const siteInfo = (site: Site) => ({
    name: site.name,
    hostname: site.hostName,
    language: site.language,
    dictionary: ({ language, first, after }: { language: string } & Paging) =>
      pageOf(
        dictionaryOf(store, site.name, language),
        ({ key }) => key,
        { first: first ?? 500, after },
        (entry) => entry,
      ),
    routes: ({ language, includedPaths, excludedPaths, first, after }: RouteArguments) => {
      const rows = isLocale(language) ? reader.routes(site, language) : [];
      const included = pathFilter(includedPaths);
      const excluded = pathFilter(excludedPaths);
      return pageOf(
        rows.filter(({ path }) => (!included || included(path)) && !excluded?.(path)),
        ({ path }) => path,
        { first: first ?? 100, after },
        ({ path, item }) => ({
          routePath: encodeURI(path),
          route: (_: unknown, asked: Asked) => nodes.node(item, language as Locale, published(asked)),
        }),
      );
    },
    redirects: () => redirectsOf(store, site.name),
    robots: () => robotsOf(site.origin),
    sitemap: () => sitemapAddresses(platform.origin, site, reader),
    errorHandling: ({ language }: { language: string }, asked: Asked) => {
      const page = (path: string) => {
        const item = isLocale(language) ? reader.pageAt(site, path) : undefined;
        return (item && nodes.node(item, language as Locale, published(asked))) ?? null;
      };
      const [notFoundPage, serverErrorPage] = [page('/_404'), page('/_500')];
      return {
        notFoundPage,
        notFoundPagePath: notFoundPage ? '/_404' : null,
        serverErrorPage,
        serverErrorPagePath: serverErrorPage ? '/_500' : null,
      };
    },
  });

  const query = {
    layout(
      _: unknown,
      { site: name, routePath, language }: { site: string; routePath: string; language?: string | null },
      asked: Asked,
    ) {
      const site = siteNamed(sites, name);
      const locale = language || (site?.language ?? 'en');
      if (!site || !isLocale(locale)) return { item: null };
      const found = reader.layout(site, routePath, locale);
      if (!found) return { item: null };
      return { item: nodes.node(found.item, locale, published(asked), undefined, found.layout) ?? null };
    },
    item(
      _: unknown,
      { path, language, version }: { path: string; language?: string | null; version?: string | null },
      { audience }: Asked,
    ) {
      return nodes.byReference(path, language, version, audience);
    },
    site: () => ({
      siteInfo({ site: name }: { site: string }) {
        const site = siteNamed(sites, name);
        return site ? siteInfo(site) : null;
      },
      siteInfoCollection: () => sites.map(siteInfo),
    }),
    search(_: unknown, { where, first, after }: { where: SearchWhere } & Paging, asked: Asked) {
      const isFound = condition(where);
      const found = rows().filter(isFound);
      const page = pageOf(
        found,
        ({ key }) => key,
        { first, after },
        ({ node }) => node(published(asked)),
      );
      return { ...page, results: () => page.results().filter(Boolean) };
    },
    waitTimes(_: unknown, { locationUids }: { locationUids?: string[] | null }) {
      return [...store.facts.entries('waits')].flatMap(([uid, value]) => {
        if (locationUids && !locationUids.includes(uid)) return [];
        return [{ ...(value as object), YextLocationUid: uid }];
      });
    },
  };
  return {
    JSON: new GraphQLScalarType({ name: 'JSON' }),
    Query: Object.fromEntries(
      Object.entries(query).map(([name, resolve]) => [
        name,
        inTime(resolve as GraphQLFieldResolver<unknown, Asked, never>),
      ]),
    ),
  };
}

interface RouteArguments extends Paging {
  language: string;
  includedPaths?: (string | null)[] | null;
  excludedPaths?: (string | null)[] | null;
}

/** A test for paths at or below any of the given ones; undefined for "no filter". */
function pathFilter(paths: (string | null)[] | null | undefined): ((path: string) => boolean) | undefined {
  const prefixes = (paths ?? []).flatMap((path) => (path ? [path.replace(/\/+$/, '').toLowerCase()] : []));
  if (prefixes.length === 0) return undefined;
  return (path) => prefixes.some((prefix) => `${path.toLowerCase()}/`.startsWith(`${prefix}/`));
}

interface SearchWhere {
  AND?: SearchWhere[] | null;
  OR?: SearchWhere[] | null;
  name?: string | null;
  value?: string | null;
  operator?: 'EQ' | 'NEQ' | 'CONTAINS' | 'NCONTAINS' | 'LT' | 'LTE' | 'GT' | 'GTE' | null;
}

interface SearchRow {
  /** Its place in the list, which cursors carry. */
  key: string;
  node(audience: Audience): ItemNode | undefined;
  /** Values of the index fields as they are compared, see `plain`. */
  values: Record<string, string[]>;
}

/** The list `search` looks through, made anew when the content has changed. */
function searchRows(store: Store, make: () => Omit<SearchRow, 'key'>[]): () => SearchRow[] {
  let kept: { sequence: number; rows: SearchRow[] } | undefined;
  return () => {
    const sequence = store.sequence();
    if (kept?.sequence !== sequence) {
      const rows = make().map((row, index) => ({
        ...row,
        key: String(index).padStart(8, '0'),
        values: Object.fromEntries(Object.entries(row.values).map(([name, own]) => [name, own.map(plain)])),
      }));
      kept = { sequence, rows };
    }
    return kept.rows;
  };
}

/** What `search` looks through: published pages and dictionary entries, with the standard index fields. */
function searchable(
  store: Store,
  sites: readonly Site[],
  reader: ContentReader,
  nodes: ReturnType<typeof createItemNodes>,
): Omit<SearchRow, 'key'>[] {
  const bare = (id: string) => id.replaceAll('-', '').toLowerCase();
  return sites.flatMap((site) =>
    locales.flatMap((locale) => {
      const root = siteRootId(site.name);
      const routes = reader.routes(site, locale);
      const idAt = new Map(routes.map(({ path, item }) => [path, item.id]));
      const pages: Omit<SearchRow, 'key'>[] = routes.map(({ path, item }) => {
        const above = pathsAbove(path).flatMap((one) => idAt.get(one) ?? []);
        return {
          node: (audience: Audience) => nodes.node(item, locale, audience),
          values: {
            _path: [root, ...above, item.id].map(bare),
            _language: [locale],
            _templates: [bare(templateId(item.template))],
            _name: [item.name],
          },
        };
      });
      const phrases = nodes.dictionaryNodes(site.name, locale).map((node) => ({
        node: () => node,
        values: {
          _path: [root, node.id({})].map(bare),
          _language: [locale],
          _templates: [bare(templateId('DictionaryEntry'))],
          _name: [node.name],
        },
      }));
      return [...pages, ...phrases];
    }),
  );
}

/** Text as conditions compare it: without letter case, ids without punctuation. */
const plain = (text: string) =>
  (/^[{]?[0-9a-f-]{32,38}[}]?$/i.test(text) ? text.replace(/[{}-]/g, '') : text).toLowerCase();

/** The test a row must pass; empty lists of parts hold for every row. Throws GraphQLError for one nested too deeply. */
function condition(where: SearchWhere, depth = 0): (row: SearchRow) => boolean {
  if (depth > 8) throw new GraphQLError('The search condition is nested too deeply');
  const parts: ((row: SearchRow) => boolean)[] = [];
  if (where.AND) {
    const all = where.AND.map((one) => condition(one, depth + 1));
    parts.push((row) => all.every((holds) => holds(row)));
  }
  if (where.OR) {
    const some = where.OR.map((one) => condition(one, depth + 1));
    parts.push((row) => some.some((holds) => holds(row)));
  }
  const { name } = where;
  if (name) {
    const holds = comparison(where);
    parts.push(({ values }) => holds(values[name] ?? []));
  }
  return (row) => parts.every((holds) => holds(row));
}

function comparison({ value, operator }: SearchWhere): (own: readonly string[]) => boolean {
  const wanted = plain(value ?? '');
  switch (operator ?? 'EQ') {
    case 'EQ':
      return (own) => own.includes(wanted);
    case 'NEQ':
      return (own) => !own.includes(wanted);
    case 'CONTAINS':
      return (own) => own.some((one) => one.includes(wanted));
    case 'NCONTAINS':
      return (own) => !own.some((one) => one.includes(wanted));
    case 'LT':
      return (own) => own.some((one) => one < wanted);
    case 'LTE':
      return (own) => own.some((one) => one <= wanted);
    case 'GT':
      return (own) => own.some((one) => one > wanted);
    case 'GTE':
      return (own) => own.some((one) => one >= wanted);
  }
}
