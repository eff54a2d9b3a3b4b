import { GraphQLScalarType } from 'graphql';
import type { GraphQLFieldResolver } from 'graphql';
import type { PlatformContext } from '../PlatformModule.ts';
import { inTime } from './answerBudget.ts';
import { published } from './Audience.ts';
import type { Asked } from './Audience.ts';
import { isLocale } from './contentReader.ts';
import type { ContentReader } from './contentReader.ts';
import { createContentSearch } from './contentSearch.ts';
import type { SearchWhere } from './contentSearch.ts';
import { ItemNodes } from './ItemNodes.ts';
import type { Paging } from './page.ts';
import { layoutNode } from './plainNode.ts';
import { siteNamed } from './siteList.ts';
import type { Site } from './siteList.ts';
import { createSiteInfo } from './siteInfo.ts';

/** The resolvers of the content graph, each within the time of its answer. */
export function contentResolvers(platform: PlatformContext, reader: ContentReader, sites: readonly Site[]) {
  const { store } = platform;
  const nodes = new ItemNodes({ store, reader, sites });
  const siteInfo = createSiteInfo(platform, reader, nodes);
  const search = createContentSearch({ store, reader, sites, nodes });

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
      const { item, layout } = found;
      if (!item) return { item: layoutNode(routePath, layout) };
      return { item: nodes.node(item, locale, published(asked), undefined, layout) ?? null };
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
    search: (_: unknown, { where, first, after }: { where: SearchWhere } & Paging, asked: Asked) =>
      search(where, { first, after }, published(asked)),
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
