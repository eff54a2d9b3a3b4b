import loadCustomRoutes from 'next/dist/lib/load-custom-routes';
import type { Redirect, Rewrite, RouteHas } from 'next/dist/lib/load-custom-routes';
import { getPathMatch } from 'next/dist/shared/lib/router/utils/path-match';
import { matchHas, prepareDestination } from 'next/dist/shared/lib/router/utils/prepare-destination';

const i18n = { locales: ['en', 'es'], defaultLocale: 'en', localeDetection: false as const };

interface Asked {
  pathname: string;
  query: Record<string, string>;
  headers: Record<string, string>;
}

function read(address: string, host: string, headers: Record<string, string> = {}): Asked {
  const url = new URL(address, `http://${host}`);
  const first = url.pathname.split('/')[1] ?? '';
  // As Next's router does: every path carries its language while routes are matched.
  const pathname = i18n.locales.includes(first)
    ? url.pathname
    : `/en${url.pathname === '/' ? '' : url.pathname}`;
  return { pathname, query: Object.fromEntries(url.searchParams), headers: { host, ...headers } };
}

function match(route: { source: string; has?: RouteHas[]; missing?: RouteHas[] }, asked: Asked) {
  const params = getPathMatch(route.source, {
    removeUnnamedParams: true,
    strict: true,
    regexModifier: undefined,
  })(asked.pathname);
  if (!params) return undefined;
  if (!route.has && !route.missing) return params;
  const request = { headers: asked.headers } as never;
  const has = matchHas(request, asked.query, route.has, route.missing);
  return has ? { ...params, ...has } : undefined;
}

function destinationOf(
  route: { destination: string },
  params: Record<string, string | string[]>,
  query: Record<string, string>,
): string {
  const { parsedDestination } = prepareDestination({
    appendParamsToQuery: false,
    destination: route.destination,
    params,
    query,
  });
  const { protocol, hostname, port, pathname } = parsedDestination;
  const origin = protocol ? `${protocol}//${hostname}${port ? `:${port}` : ''}` : '';
  const own = (parsedDestination.query ?? {}) as Record<string, string>;
  const search = new URLSearchParams(own).toString();
  return `${origin}${(pathname ?? '').replace(/^\/en(?=\/|$)/, '') || '/'}${search ? `?${search}` : ''}`;
}

/** Matches addresses against redirect rows with Next's own loading, i18n and matching. */
export async function redirectTester(rows: Redirect[]) {
  const { redirects } = await loadCustomRoutes({
    i18n,
    trailingSlash: false,
    redirects: async () => rows,
  } as never);
  return (address: string, host = 'localhost'): { to: string; status: number } | undefined => {
    const asked = read(address, host);
    for (const route of redirects) {
      if ('internal' in route) continue;
      const params = match(route, asked);
      if (!params) continue;
      const status = 'statusCode' in route ? (route.statusCode ?? 307) : route.permanent ? 308 : 307;
      return { to: destinationOf(route, params, asked.query), status };
    }
    return undefined;
  };
}

/** Matches addresses against rewrite rows; the first row that fits, files and pages left aside. */
export async function rewriteTester(rows: { beforeFiles: Rewrite[]; afterFiles: Rewrite[] }) {
  const { rewrites } = await loadCustomRoutes({
    i18n,
    trailingSlash: false,
    rewrites: async () => rows,
  } as never);
  return (address: string, host = 'localhost', headers?: Record<string, string>): string | undefined => {
    const asked = read(address, host, headers);
    for (const route of [...rewrites.beforeFiles, ...rewrites.afterFiles]) {
      const params = match(route, asked);
      if (params) return destinationOf(route, params, {});
    }
    return undefined;
  };
}
