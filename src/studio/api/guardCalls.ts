import { z } from 'zod/mini';
import type { Http } from './http.ts';
import type { GuardAnswer, StudioApi } from './StudioApi.ts';

const answerShape: z.ZodMiniType<GuardAnswer> = z.object({
  unknownPaths: z.array(z.string()),
  translation: z.object({ older: z.array(z.string()), ahead: z.array(z.string()) }),
  reviewBy: z.nullable(z.string()),
  today: z.string(),
});

/** What the page itself does not show. */
export const guardCalls = (http: Http): Pick<StudioApi, 'guard'> => ({
  guard: async ({ id, language }, paths) =>
    answerShape.parse(
      await http.post('/studio/api/guard', { itemId: id, language, paths: paths.slice(0, 500) }),
    ),
});
