import { z } from 'zod/mini';
import { createAsk, layoutShape, refusing } from './authoringCalls.ts';
import type { Http } from './http.ts';
import type { StudioApi } from './StudioApi.ts';

const historyShape = z.object({
  revisions: z.array(
    z.object({
      seq: z.number(),
      itemId: z.string(),
      author: z.string(),
      name: z.nullable(z.string()),
      at: z.string(),
      kind: z.string(),
      note: z.nullable(z.string()),
      part: z.string(),
    }),
  ),
  names: z.array(z.object({ seq: z.number(), name: z.string(), by: z.nullable(z.string()) })),
  isLive: z.boolean(),
});
const momentShape = z.object({
  layout: layoutShape,
  texts: z.array(
    z.object({
      itemId: z.string(),
      owner: z.string(),
      name: z.string(),
      within: z.string(),
      type: z.string(),
      rawValue: z.string(),
    }),
  ),
  lists: z.nullable(
    z.array(
      z.object({
        holder: z.string(),
        owner: z.string(),
        entries: z.array(z.object({ itemId: z.string(), name: z.string() })),
      }),
    ),
  ),
});

type Calls = Pick<StudioApi, 'history' | 'pageAt' | 'restorePage' | 'nameMoment'>;

/** What was written before, and the way back to it. */
export function historyCalls(http: Http): Calls {
  const ask = createAsk(http);
  const at = (id: string, language: string, moment = '') =>
    http.get(
      `/studio/api/pages/${encodeURIComponent(id)}/history${moment && `/${moment}`}?locale=${language}`,
    );
  return {
    history: async (id, language) => historyShape.parse(await at(id, language)),
    pageAt: async (id, language, moment) => momentShape.parse(await at(id, language, moment)),
    async nameMoment(id, language, seq, name) {
      const path = `/studio/api/pages/${encodeURIComponent(id)}/history/${seq}/name`;
      await http.put(path, { locale: language, name });
    },
    async restorePage(input) {
      await refusing(
        ask(
          z.object({ meridianRestorePage: z.object({ item: z.object({ meridianRevision: z.string() }) }) }),
          `mutation Restore($input: MeridianRestorePageInput!) {
            meridianRestorePage(input: $input) { item { meridianRevision } }
          }`,
          { input },
          { 'idempotency-key': crypto.randomUUID() },
        ),
      );
    },
  };
}
