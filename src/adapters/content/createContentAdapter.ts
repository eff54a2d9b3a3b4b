import {
  GraphQLDictionaryService,
  GraphQLErrorPagesService,
  GraphQLLayoutService,
  GraphQLRobotsService,
  GraphQLSiteInfoService,
} from '@sitecore-jss/sitecore-jss-nextjs';
import type { LayoutServiceData } from '@sitecore-jss/sitecore-jss-nextjs';
import { GraphQLEditingService } from '@sitecore-jss/sitecore-jss-nextjs/editing.js';
import { z } from 'zod';
import type { HttpClient } from '#src/adapters/http/createHttpClient.ts';
import type { Locale, SiteVariant } from '#src/domain/entities/common.ts';
import type { BreadcrumbItem, ContentPort, ContentRoute, RedirectRule } from '#src/ports/ContentPort.ts';
import type { Lookup } from '#src/ports/result.ts';
import { jssClientFactory, requestGraphql } from './graphqlClient.ts';
import { checkLayout } from './layoutSchema.ts';
import { mapLocationFromWire, mapLocationShape } from './mapLocationFromWire.ts';
import {
  BREADCRUMB_QUERY,
  ITEM_LANGUAGES_QUERY,
  MAP_LOCATION_QUERY,
  MAP_LOCATIONS_QUERY,
  REDIRECTS_QUERY,
  ROUTES_QUERY,
} from './queries.ts';

export interface ContentAdapterOptions {
  http: HttpClient;
  endpoint: string;
  apiKey: string;
  /** Private key that unlocks drafts; never sent with ordinary calls. */
  editingKey: string;
  /** The platform's site names by variant. */
  sites: Record<SiteVariant, string>;
}

const PHRASES_LIFETIME_MS = 5000;
const LOCALES: readonly Locale[] = ['en', 'es'];
const isLocale = (text: string): text is Locale => (LOCALES as readonly string[]).includes(text);
const asError = (reason: unknown) => (reason instanceof Error ? reason : new Error(String(reason)));

const field = z.object({ value: z.string().nullish() }).nullish();
const crumb = z.object({
  displayName: z.string().nullish(),
  title: field,
  navigationTitle: field,
  url: z.object({ path: z.string().nullish() }).nullish(),
});
const breadcrumbAnswer = z.object({ item: crumb.extend({ ancestors: z.array(crumb) }).nullable() });
const languagesAnswer = z.object({
  item: z
    .object({
      languages: z.array(
        z.object({
          language: z.object({ name: z.string() }),
          url: z.object({ path: z.string().nullish() }).nullish(),
        }),
      ),
    })
    .nullable(),
});

// What JSS's own services ask for. Absence is an explicit null.
const rendered = z.object({ rendered: z.record(z.string(), z.unknown()).nullable() }).nullable();
const siteAnswer = <Info extends z.ZodRawShape>(info: Info) =>
  z.object({ site: z.object({ siteInfo: z.object(info).nullable() }) });
const phrasesOfSite = z
  .object({
    pageInfo: z.object({ endCursor: z.string().nullish(), hasNext: z.boolean() }),
    results: z.array(z.object({ key: z.string(), value: z.string().nullable() })),
  })
  .nullable();
const layoutAnswer = z.object({ layout: z.object({ item: rendered }).nullable() });
const dictionaryAnswer = siteAnswer({ dictionary: phrasesOfSite });
/** A draft with the first of its phrases, or more phrases. */
const editingAnswer = dictionaryAnswer.extend({ item: rendered.optional() });
const errorPagesAnswer = siteAnswer({
  errorHandling: z
    .object({
      notFoundPage: rendered,
      serverErrorPage: rendered,
    })
    .nullable(),
});
const robotsAnswer = siteAnswer({ robots: z.string().nullable() });
const sitesAnswer = z.object({
  site: z.object({
    siteInfoCollection: z.array(z.looseObject({ name: z.string() })),
  }),
});

const mapLocationsAnswer = z.object({
  item: z.object({ children: z.object({ results: z.array(mapLocationShape) }) }).nullable(),
});
const mapLocationAnswer = z.object({ item: mapLocationShape.nullable() });

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

function crumbOf(item: z.infer<typeof crumb>): BreadcrumbItem | undefined {
  const title = item.navigationTitle?.value || item.title?.value || item.displayName;
  const path = item.url?.path;
  return title && path ? { title, path } : undefined;
}

/** The layout query of JSS with every value written as a GraphQL string, so that no address can change the query. */
function formatLayoutQuery(site: string, path: string, language?: string): string {
  const languagePart = language ? `, language:${JSON.stringify(language)}` : '';
  return `layout(site:${JSON.stringify(site)}, routePath:${JSON.stringify(path)}${languagePart})`;
}

/** The content platform behind JSS's own services (S-013, S-347, S-350). */
export function createContentAdapter(options: ContentAdapterOptions): ContentPort {
  const graphql = { http: options.http, endpoint: options.endpoint, apiKey: options.apiKey };
  const editing = new GraphQLEditingService({
    clientFactory: jssClientFactory(
      { ...graphql, headers: { 'x-editing-authorization': options.editingKey } },
      editingAnswer,
    ),
  });
  const perSite = <T>(create: (siteName: string) => T) => {
    const made = new Map<string, T>();
    return (siteName: string): T => {
      let service = made.get(siteName);
      if (!service) made.set(siteName, (service = create(siteName)));
      return service;
    };
  };
  const layouts = perSite(
    (siteName) =>
      new GraphQLLayoutService({
        siteName,
        clientFactory: jssClientFactory(graphql, layoutAnswer),
        formatLayoutQuery,
      }),
  );
  const dictionaries = perSite(
    (siteName) =>
      new GraphQLDictionaryService({
        siteName,
        clientFactory: jssClientFactory(graphql, dictionaryAnswer),
        useSiteQuery: true,
        cacheEnabled: false,
      }),
  );
  const phrases = new Map<string, { at: number; answer: Promise<Record<string, string>> }>();

  const found = (layout: unknown): Lookup<LayoutServiceData> => {
    const value = checkLayout(layout, 'published');
    return value.sitecore.route ? { kind: 'found', value } : { kind: 'absent' };
  };

  return {
    async layout(site, path, locale) {
      try {
        return found(await layouts(site).fetchLayoutData(path, locale));
      } catch (reason) {
        return { kind: 'failed', error: asError(reason) };
      }
    },

    async editingLayout(request) {
      const { layoutData, dictionary } = await editing.fetchEditingData({
        siteName: request.site,
        itemId: request.itemId,
        language: request.language,
        version: request.version,
        layoutKind: request.layoutKind as never,
        mode: request.mode as never,
      });
      return { layout: checkLayout(layoutData, 'draft'), dictionary: { ...dictionary } };
    },

    postedLayout: (layout) => checkLayout(layout, 'posted'),

    async dictionary(site, locale) {
      // A short memory: a burst of new pages asks once, and a published phrase shows within seconds.
      const key = `${site} ${locale}`;
      const known = phrases.get(key);
      if (known && Date.now() - known.at < PHRASES_LIFETIME_MS) return known.answer;
      const answer = dictionaries(site)
        .fetchDictionaryData(locale)
        .then((found) => ({ ...found }));
      phrases.set(key, { at: Date.now(), answer });
      answer.catch(() => phrases.delete(key));
      return answer;
    },

    async breadcrumb(itemId, locale) {
      const answer = await requestGraphql(
        graphql,
        BREADCRUMB_QUERY,
        { contextItem: itemId, language: locale },
        breadcrumbAnswer,
      );
      if (!answer.item) return [];
      // The platform lists ancestors nearest first; visitors read from the top.
      return [...answer.item.ancestors]
        .reverse()
        .concat(answer.item)
        .flatMap((item) => crumbOf(item) ?? []);
    },

    async itemLanguages(itemId) {
      const answer = await requestGraphql(
        graphql,
        ITEM_LANGUAGES_QUERY,
        { contextItem: itemId, language: 'en' },
        languagesAnswer,
      );
      return (answer.item?.languages ?? []).flatMap(({ language, url }) =>
        isLocale(language.name) && url?.path ? [{ name: language.name, path: url.path }] : [],
      );
    },

    async mapLocations(dataSource, language) {
      const { item } = await requestGraphql(
        graphql,
        MAP_LOCATIONS_QUERY,
        { dataSource, language },
        mapLocationsAnswer,
      );
      return (item?.children.results ?? []).flatMap((wire) => mapLocationFromWire(wire) ?? []);
    },

    async mapLocation(item, language) {
      const answer = await requestGraphql(graphql, MAP_LOCATION_QUERY, { item, language }, mapLocationAnswer);
      return answer.item ? mapLocationFromWire(answer.item) : undefined;
    },

    async errorPage(site, locale, kind) {
      try {
        const pages = await new GraphQLErrorPagesService({
          siteName: site,
          language: locale,
          clientFactory: jssClientFactory(graphql, errorPagesAnswer),
        }).fetchErrorPages();
        const page = kind === 'notFound' ? pages?.notFoundPage : pages?.serverErrorPage;
        return page?.rendered ? found(page.rendered) : { kind: 'absent' };
      } catch (reason) {
        return { kind: 'failed', error: asError(reason) };
      }
    },

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
        const variant = (Object.keys(options.sites) as SiteVariant[]).find(
          (key) => options.sites[key] === name,
        );
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
