import { GraphQLError } from 'graphql';
import type { PlatformContext } from '../PlatformModule.ts';
import { published } from './Audience.ts';
import type { Asked } from './Audience.ts';
import { isLocale } from './contentReader.ts';
import type { ContentReader } from './contentReader.ts';
import { dictionaryOf } from './dictionary.ts';
import type { ItemNodes } from './ItemNodes.ts';
import { pageOf } from './page.ts';
import type { Paging } from './page.ts';
import type { Locale } from './renderLayout.ts';
import type { Site } from './siteList.ts';
import { sitemapAddresses } from './sitemapRoutes.ts';
import { redirectsOf, robotsOf } from './siteSettings.ts';

/** What the graph tells of a site as a whole: phrases, routes, redirects, error pages. */
export function createSiteInfo(platform: PlatformContext, reader: ContentReader, nodes: ItemNodes) {
  const { store } = platform;
  return (site: Site) => ({
    name: site.name,
    hostname: site.hostName,
    language: site.language,
    rootPath: `/sitecore/content/${site.name}`,
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
    // A target is taken as it is written: none of them keeps the language of the address that was asked for.
    redirects: () => redirectsOf(store, site.name).map((rule) => ({ ...rule, isLanguagePreserved: false })),
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
}

interface RouteArguments extends Paging {
  language: string;
  includedPaths?: (string | null)[] | null;
  excludedPaths?: (string | null)[] | null;
}

/** Every route is held against each path that is named. */
const MOST_PATHS = 200;

/** A test for paths at or below any of the given ones; undefined for "no filter". */
function pathFilter(paths: (string | null)[] | null | undefined): ((path: string) => boolean) | undefined {
  const prefixes = (paths ?? []).flatMap((path) => (path ? [path.replace(/\/+$/, '').toLowerCase()] : []));
  if (prefixes.length === 0) return undefined;
  if (prefixes.length > MOST_PATHS) throw new GraphQLError(`At most ${MOST_PATHS} paths can be named`);
  return (path) => prefixes.some((prefix) => `${path.toLowerCase()}/`.startsWith(`${prefix}/`));
}
