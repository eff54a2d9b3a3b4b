import { z } from 'zod/mini';
import { FIELD_TYPES } from '#src/domain/authoring/FrameTree.ts';
import { layoutShape } from './authoringCalls.ts';
import type { Http } from './http.ts';
import type { StudioApi } from './StudioApi.ts';

const rowShape = z.object({
  id: z.string(),
  name: z.string(),
  path: z.string(),
  template: z.string(),
  state: z.enum(['new', 'published', 'draft']),
});
const pagesShape = z.object({ pages: z.array(rowShape) });
const pageShape = z.extend(rowShape, {
  site: z.string(),
  version: z.number(),
  hasOwnLayout: z.boolean(),
  layout: layoutShape,
  layoutRevision: z.string(),
  around: layoutShape,
  fields: z.array(
    z.object({
      itemId: z.string(),
      name: z.string(),
      type: z.enum(FIELD_TYPES),
      language: z.enum(['en', 'es']),
      version: z.number(),
      revision: z.string(),
      rawValue: z.string(),
      owner: z.string(),
    }),
  ),
  entries: z.optional(
    z.array(z.object({ itemId: z.string(), owner: z.string(), holder: z.string(), sortOrder: z.number() })),
  ),
});

const usesShape = z.object({ uses: z.record(z.string(), z.number()) });

type Calls = Pick<StudioApi, 'pages' | 'page' | 'componentUses'>;

/** The pages of a site, and one of them with its components. */
export function pageCalls(http: Http): Calls {
  return {
    pages: async (site, language) =>
      pagesShape.parse(await http.get(`/studio/api/pages?${new URLSearchParams({ site, locale: language })}`))
        .pages,
    page: async (id, language) => ({
      ...pageShape.parse(await http.get(`/studio/api/pages/${encodeURIComponent(id)}?locale=${language}`)),
      language,
    }),
    componentUses: async (id, language) =>
      usesShape.parse(
        await http.get(`/studio/api/pages/${encodeURIComponent(id)}/components?locale=${language}`),
      ).uses,
  };
}
