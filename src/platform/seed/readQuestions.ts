import { z } from 'zod';
import { isSceneName } from '../media/art/drawScene.ts';
import type { Bilingual } from './bilingual.ts';
import { readMarkdown } from './readMarkdown.ts';

const words = z.string().min(1);
/** What is said in each language's file, above the answer. */
const told = {
  question: words,
  /** As the person wrote it. */
  asked: words,
  /** The answer in a sentence or two. */
  summary: words,
};
/** What holds in every language is said once, in the English file. */
const english = z.strictObject({
  ...told,
  /** Makes the entity's id. */
  number: z.coerce.number().int().min(1).max(999),
  /** Name of the health topic it is about. */
  topic: words,
  /** What else of the library it helps with: topics or their subjects. */
  also: z.array(words).default([]),
  /** Keys of the main services it is about, where the first in which its specialty works is not. */
  services: z.array(words).optional(),
  /** Key of the specialty of who answers. */
  specialty: words,
  published: z.iso.date(),
  /** The answer is to call at once: so does what follows it. */
  urgent: z.stringbool().default(false),
  /** The subject of the picture, where what it is about does not say it. */
  picture: z.string().refine(isSceneName, 'no such subject').optional(),
});

/** A question to an expert with its answer, written by hand in both languages. */
export interface WrittenQuestion extends Pick<
  z.infer<typeof english>,
  'number' | 'topic' | 'also' | 'services' | 'specialty' | 'published' | 'urgent' | 'picture'
> {
  slug: string;
  question: Bilingual;
  asked: Bilingual;
  summary: Bilingual;
  /** The answer, in Markdown. */
  text: Bilingual;
}

/**
 * The questions in `texts/questions`, by number.
 * @throws where a file is malformed or lacks the other language's, or a number is given twice
 */
export const readQuestions = (): WrittenQuestion[] =>
  readMarkdown('questions', english, z.strictObject(told)).map(({ slug, en, es }) => ({
    ...en,
    slug,
    question: { en: en.question, es: es.question },
    asked: { en: en.asked, es: es.asked },
    summary: { en: en.summary, es: es.summary },
    text: { en: en.text, es: es.text },
  }));
