import { z } from 'zod';
import type { BreadcrumbItem, ContentPort } from '#src/ports/ContentPort.ts';
import { type GraphqlOptions, requestGraphql } from './graphqlClient.ts';
import { isLocale } from './isLocale.ts';
import { mapLocationFromWire, mapLocationShape } from './mapLocationFromWire.ts';
import {
  BREADCRUMB_QUERY,
  ITEM_LANGUAGES_QUERY,
  MAP_LOCATION_QUERY,
  MAP_LOCATIONS_QUERY,
} from './queries.ts';

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
const mapLocationsAnswer = z.object({
  item: z.object({ children: z.object({ results: z.array(mapLocationShape) }) }).nullable(),
});
const mapLocationAnswer = z.object({ item: mapLocationShape.nullable() });

function crumbOf(item: z.infer<typeof crumb>): BreadcrumbItem | undefined {
  const title = item.navigationTitle?.value || item.title?.value || item.displayName;
  const path = item.url?.path;
  return title && path ? { title, path } : undefined;
}

/** What the content platform knows of single items (S-347 – S-350). */
export function createItemCalls(
  graphql: GraphqlOptions,
): Pick<ContentPort, 'breadcrumb' | 'itemLanguages' | 'mapLocations' | 'mapLocation'> {
  return {
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
  };
}
