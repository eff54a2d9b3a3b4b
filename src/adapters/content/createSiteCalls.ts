import { GraphQLRobotsService, GraphQLSiteInfoService } from '@sitecore-jss/sitecore-jss-nextjs';
import { z } from 'zod';
import type { SiteVariant } from '#src/domain/entities/common.ts';
import type { ContentPort, ContentRoute, RedirectRule } from '#src/ports/ContentPort.ts';
import { type GraphqlOptions, jssClientFactory, requestGraphql } from './graphqlClient.ts';
import { isLocale } from './isLocale.ts';
import { REDIRECTS_QUERY, ROUTES_QUERY } from './queries.ts';
import { siteAnswer } from './siteAnswer.ts';

const field = z.object({ value: z.string().nullish() }).nullish();
const robotsAnswer = siteAnswer({ robots: z.string().nullable() });
const sitesAnswer = z.object({
  site: z.object({
    siteInfoCollection: z.array(z.looseObject({ name: z.string() })),
  }),
});
const routeRow = z.object({
  path: z.string(),
  route: z
    .object({
      displayName: z.string().nullish(),
      title: field,
      navigationTitle: field,
      excluded: field,
      excludedSpelled: field,
      updated: field,
    })
    .nullish(),
});
const routesAnswer = z.object({
  site: z.object({
    siteInfo: z
      .object({
        routes: z.object({
          pageInfo: z.object({ endCursor: z.string(), hasNext: z.boolean() }),
          results: z.array(routeRow.nullable()),
        }),
      })
      .nullable(),
  }),
});

/** A route that may be listed; none when its page is excluded from sitemaps. */
function routeOf({ path, route }: z.infer<typeof routeRow>): ContentRoute[] {
  const flag = route?.excluded?.value ?? route?.excludedSpelled?.value ?? '';
  if (/^(1|true)$/i.test(flag)) return [];
  const title = route?.navigationTitle?.value || route?.title?.value || route?.displayName;
  const updated = instantOf(route?.updated?.value);
  return [
    {
      path: decodedPath(path),
      ...(title ? { title } : {}),
      ...(updated && { updatedAt: updated }),
    },
  ];
}

/** A date as the platform stores it, `20260105T180000Z`, or as others write it, in ISO form; undefined for none. */
function instantOf(text: string | null | undefined): string | undefined {
  const iso = text?.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)/, '$1-$2-$3T$4:$5:$6') ?? '';
  return Number.isNaN(Date.parse(iso)) ? undefined : new Date(iso).toISOString();
}

function decodedPath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

const redirectsAnswer = z.object({
  site: z.object({ siteInfo: z.object({ redirects: z.array(z.unknown()) }).nullable() }),
});
const redirectRow = z.object({
  pattern: z.string().min(1),
  target: z.string().min(1),
  redirectType: z.enum(['REDIRECT_301', 'REDIRECT_302', 'SERVER_TRANSFER']),
  isQueryStringPreserved: z.boolean().catch(false),
  locale: z.string().nullish(),
});

/** One bad rule is left out, not all of them. */
function redirectOf(row: unknown): RedirectRule | undefined {
  const parsed = redirectRow.safeParse(row);
  return parsed.success ? { ...parsed.data, locale: parsed.data.locale ?? '' } : undefined;
}

/** What the content platform knows of whole sites. */
export function createSiteCalls(
  graphql: GraphqlOptions,
  siteNames: Record<SiteVariant, string>,
): Pick<ContentPort, 'routes' | 'sites' | 'redirects' | 'robots'> {
  return {
    async routes(siteName, language) {
      const routes: ContentRoute[] = [];
      let after = '';
      for (;;) {
        const answer = await requestGraphql(
          graphql,
          ROUTES_QUERY,
          { siteName, language, after },
          routesAnswer,
        );
        const page = answer.site.siteInfo?.routes;
        if (!page) return routes;
        for (const row of page.results) routes.push(...(row ? routeOf(row) : []));
        if (!page.pageInfo.hasNext || page.pageInfo.endCursor === after) return routes;
        after = page.pageInfo.endCursor;
      }
    },

    async sites() {
      const service = new GraphQLSiteInfoService({
        clientFactory: jssClientFactory(graphql, sitesAnswer),
      });
      const infos = await service.fetchSiteInfo();
      return infos.flatMap(({ name, hostName, language }) => {
        const variant = (Object.keys(siteNames) as SiteVariant[]).find((key) => siteNames[key] === name);
        return variant ? [{ name, variant, hostName, language: isLocale(language) ? language : 'en' }] : [];
      });
    },

    async redirects(site) {
      const answer = await requestGraphql(graphql, REDIRECTS_QUERY, { siteName: site }, redirectsAnswer);
      return answer.site.siteInfo?.redirects.flatMap((row) => redirectOf(row) ?? []) ?? [];
    },

    robots: async (site) =>
      (await new GraphQLRobotsService({
        siteName: site,
        clientFactory: jssClientFactory(graphql, robotsAnswer),
      }).fetchRobots()) ?? '',
  };
}
