import type { Rewrite, RouteHas } from 'next/dist/lib/load-custom-routes.js';
import type { Env } from './env.ts';
import {
  LIVE_PARAMS,
  LIVE_PREFIX,
  NOT_PAGES,
  NOWHERE_PREFIX,
  planHostPattern,
  RESPELLED_HEADER,
  VARIANT_PREFIX,
} from './variants.ts';

/*
 * Rewrites as data (S-080–S-092, A-08). A destination that is not configured leaves its row out.
 * Destinations never hold any part of the request's host. Next reads the list again for every page it serves, so
 * rows are few.
 */

/** Prefixes of addresses as they are rendered, which nobody may ask for. */
const INTERNAL = [VARIANT_PREFIX.main, VARIANT_PREFIX.plan, LIVE_PREFIX, NOWHERE_PREFIX];

const rewrite = (source: string, destination: string, extra: Pick<Rewrite, 'has'> = {}): Rewrite => ({
  source,
  destination,
  ...extra,
});

/** Every rewrite of the site, in the order they are tried: before and after Next looks for a file or page. */
export function rewrites(env: Env): { beforeFiles: Rewrite[]; afterFiles: Rewrite[] } {
  const content = new URL(env.CONTENT_ENDPOINT).origin;
  const planHost: RouteHas[] = [{ type: 'host', value: planHostPattern(env.PLAN_SITE_ORIGIN) }];
  const without = (...names: string[]) => `/:path((?!(?:${names.join('|')})(?:/|$))[^/]+)*`;
  const pages = without(...NOT_PAGES);
  return {
    beforeFiles: [
      // Browsers ask for these of themselves.
      rewrite('/:icon(favicon\\.ico|favicon\\.svg|apple-touch-icon\\.png)', '/plan/:icon', { has: planHost }),
      // The internal prefixes are not addresses: asked for from outside they lead nowhere.
      rewrite(`/:prefix(${INTERNAL.join('|')})/:path*`, `/${NOWHERE_PREFIX}`),
      // What was asked for in another spelling is never drawn there: `_error` says where it is.
      rewrite(pages, `/${NOWHERE_PREFIX}`, { has: [{ type: 'header', key: RESPELLED_HEADER }] }),
    ],
    afterFiles: [
      rewrite('/sitecore/api/:path*', `${content}/sitecore/api/:path*`),
      rewrite('/-/:path*', `${content}/-/:path*`),
      rewrite('/:probe(healthz|readyz)', '/api/:probe'),
      rewrite('/robots.txt', '/api/robots'),
      // One row for the index, the numbered ones and those of each kind of entity (S-084–S-087).
      rewrite('/sitemap:id([\\w-]{0,}).xml', '/api/sitemap'),
      rewrite('/share/:path*', '/api/share/:path*'),
      rewrite('/indexing-sitemap.html', `/${VARIANT_PREFIX.plan}/indexing-sitemap`, { has: planHost }),
      rewrite('/indexing-sitemap.html', `/${VARIANT_PREFIX.main}/indexing-sitemap`),
      rewrite('/feaas-render', '/api/editing/feaas/render'),
      ...(env.PATIENT_PORTAL_ERROR_URL
        ? [rewrite('/patient-portal-error', env.PATIENT_PORTAL_ERROR_URL)]
        : []),
      ...(env.MOBILE_PORTAL_URL ? [rewrite('/mobile-portal', env.MOBILE_PORTAL_URL)] : []),
      // Under the name links use, and under the one federal rules ask for (45 CFR 180.50).
      ...(env.PRICE_FILE_URL ? [rewrite('/:name(price-transparency|cms-hpt).txt', env.PRICE_FILE_URL)] : []),
      // An address with a search in it is answered for the one who asks.
      ...LIVE_PARAMS.map((key) =>
        // Location search always has its one vertical in the address: by itself that is the plain page.
        rewrite(
          key === 'verticalKey' ? without(...NOT_PAGES, 'find-location') : pages,
          `/${LIVE_PREFIX}/:path*`,
          {
            has: [{ type: 'query', key }],
          },
        ),
      ),
      // Cached pages are kept by address, so the host's variant becomes part of the rendered address (S-003).
      rewrite(pages, `/${VARIANT_PREFIX.plan}/:path*`, { has: planHost }),
      rewrite(pages, `/${VARIANT_PREFIX.main}/:path*`),
    ],
  };
}
