import { z } from 'zod/mini';
import { FIELD_TYPES } from '#src/domain/authoring/FrameTree.ts';
import type { Http } from './http.ts';
import type { StudioApi } from './StudioApi.ts';

const name = z.nullable(z.string());
const fieldShape = z.object({
  itemId: z.string(),
  name: z.string(),
  type: z.enum(FIELD_TYPES),
  state: z.enum(['right', 'older', 'missing']),
  /** `mark` names the text, for whoever says that they have read it. */
  source: z.object({ raw: z.string(), mark: z.string() }),
  raw: z.string(),
  revision: z.string(),
  version: z.number(),
  /** What was changed in the source since; `before` is what it said, where that is known. */
  change: z.nullable(z.object({ at: z.string(), by: name, before: name })),
  declared: z.nullable(z.object({ at: z.string(), by: name })),
});
const pageShape = z.object({
  id: z.string(),
  path: z.string(),
  names: z.object({ en: z.string(), es: name }),
  parts: z.array(z.object({ owner: z.string(), component: z.string(), fields: z.array(fieldShape) })),
  mayWrite: z.boolean(),
});
const listShape = z.object({
  pages: z.array(
    z.object({
      itemId: z.string(),
      name: z.string(),
      path: z.string(),
      count: z.number(),
      changedAt: z.string(),
      isMine: z.boolean(),
    }),
  ),
});

/** A page in both languages, text by text. */
export type TranslatedPage = z.infer<typeof pageShape>;
export type TranslatedPart = TranslatedPage['parts'][number];
export type TranslatedField = z.infer<typeof fieldShape>;
/** A page of which a translation is older than what it translates. */
export type OlderPage = z.infer<typeof listShape>['pages'][number];

/** Both languages of a page, and how old translations are. */
export const translationCalls = (
  http: Http,
): Pick<StudioApi, 'olderTranslations' | 'translatedPage' | 'stillRight'> => ({
  olderTranslations: async (site) =>
    listShape.parse(await http.get(`/studio/api/translations?site=${site}`)).pages,
  translatedPage: async (id) =>
    pageShape.parse(await http.get(`/studio/api/translations/${encodeURIComponent(id)}`)),
  async stillRight(itemId, fields) {
    await http.post('/studio/api/translations/right', { itemId, fields });
  },
});
