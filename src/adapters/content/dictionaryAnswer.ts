import { z } from 'zod';
import { siteAnswer } from './siteAnswer.ts';

const phrasesOfSite = z
  .object({
    pageInfo: z.object({ endCursor: z.string().nullish(), hasNext: z.boolean() }),
    results: z.array(z.object({ key: z.string(), value: z.string().nullable() })),
  })
  .nullable();

/** A page of a site's phrases, as JSS's services ask for them. */
export const dictionaryAnswer = siteAnswer({ dictionary: phrasesOfSite });
