import { z } from 'zod/mini';
import { phraseSite } from '../dictionary/phrases.ts';
import type { Save, SaveAnswer } from '../outbox/Outbox.ts';
import type { Http } from './http.ts';
import { Refusal, SignedOut } from './StudioApi.ts';
import type { StudioApi } from './StudioApi.ts';

const language = z.enum(['en', 'es']);
const textShape = z.object({
  base: z.string(),
  live: z.string(),
  now: z.string(),
  by: z.nullable(z.string()),
  at: z.nullable(z.string()),
});
const rowShape = z.object({ key: z.string(), en: textShape, es: textShape });
const dictionaryShape = z.object({
  phrases: z.array(rowShape),
  mayWrite: z.array(language),
  mayPublish: z.array(language),
});
const savedShape = z.object({
  kind: z.enum(['saved', 'clash']),
  fields: z.optional(
    z.array(
      z.object({
        name: z.string(),
        base: z.string(),
        yours: z.string(),
        theirs: z.string(),
        author: z.string(),
        at: z.string(),
      }),
    ),
  ),
});

/** A phrase in one language: what all sites say, what visitors of this one read, and will once it is published. */
export type PhraseText = z.infer<typeof textShape>;
export type PhraseRow = z.infer<typeof rowShape>;
export type Dictionary = z.infer<typeof dictionaryShape>;

/** The words of the interface. */
export const dictionaryCalls = (http: Http): Pick<StudioApi, 'dictionary' | 'publishPhrases'> => ({
  dictionary: async (site) => dictionaryShape.parse(await http.get(`/studio/api/dictionary?site=${site}`)),
  async publishPhrases(site, phrases) {
    await http.post('/studio/api/dictionary/publish', { site, phrases });
  },
});

/** Sends what the outbox has of a phrase. */
export const savePhrase =
  (http: Http) =>
  async ({ itemId, language: locale, version, fields }: Save): Promise<SaveAnswer> => {
    try {
      const { kind, fields: clashes = [] } = savedShape.parse(
        await http.post('/studio/api/dictionary/save', {
          ...{ site: phraseSite(itemId), language: locale },
          fields: fields.map(({ name, value, originalValue }) => ({ name, value, originalValue })),
        }),
      );
      return kind === 'saved'
        ? { kind: 'saved', revision: '', version }
        : { kind: 'conflict', fields: clashes, revision: '', version };
    } catch (error) {
      if (error instanceof SignedOut) return { kind: 'signed-out' };
      if (error instanceof Refusal) return { kind: 'refused', reason: error.message };
      throw error;
    }
  };
