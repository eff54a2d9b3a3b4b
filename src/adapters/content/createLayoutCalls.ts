import { GraphQLErrorPagesService, GraphQLLayoutService } from '@sitecore-jss/sitecore-jss-nextjs';
import type { LayoutServiceData } from '@sitecore-jss/sitecore-jss-nextjs';
import { GraphQLEditingService } from '@sitecore-jss/sitecore-jss-nextjs/editing.js';
import { z } from 'zod';
import type { ContentPort } from '#src/ports/ContentPort.ts';
import type { Lookup } from '#src/ports/result.ts';
import { dictionaryAnswer } from './dictionaryAnswer.ts';
import { type GraphqlOptions, jssClientFactory } from './graphqlClient.ts';
import { checkLayout } from './layoutSchema.ts';
import { perSite } from './perSite.ts';
import { siteAnswer } from './siteAnswer.ts';

// What JSS's own services ask for. Absence is an explicit null.
const rendered = z.object({ rendered: z.record(z.string(), z.unknown()).nullable() }).nullable();
const layoutAnswer = z.object({ layout: z.object({ item: rendered }).nullable() });
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

const asError = (reason: unknown) => (reason instanceof Error ? reason : new Error(String(reason)));

const found = (layout: unknown): Lookup<LayoutServiceData> => {
  const value = checkLayout(layout, 'published');
  return value.sitecore.route ? { kind: 'found', value } : { kind: 'absent' };
};

/** The layout query of JSS with every value written as a GraphQL string, so that no address can change the query. */
function formatLayoutQuery(site: string, path: string, language?: string): string {
  const languagePart = language ? `, language:${JSON.stringify(language)}` : '';
  return `layout(site:${JSON.stringify(site)}, routePath:${JSON.stringify(path)}${languagePart})`;
}

/** Pages as the content platform has them: published, as drafts, and for errors (S-013). */
export function createLayoutCalls(
  graphql: GraphqlOptions,
  editingKey: string,
): Pick<ContentPort, 'layout' | 'editingLayout' | 'postedLayout' | 'errorPage'> {
  const editing = new GraphQLEditingService({
    clientFactory: jssClientFactory(
      { ...graphql, headers: { 'x-editing-authorization': editingKey } },
      editingAnswer,
    ),
  });
  const layouts = perSite(
    (siteName) =>
      new GraphQLLayoutService({
        siteName,
        clientFactory: jssClientFactory(graphql, layoutAnswer),
        formatLayoutQuery,
      }),
  );

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
  };
}
