import { z } from 'zod';
import { isSceneName } from '../media/art/drawScene.ts';
import type { Bilingual } from './bilingual.ts';
import { readMarkdown } from './readMarkdown.ts';

const words = z.string().min(1);
/** What is said in each language's file, above the story. */
const told = {
  title: words,
  summary: words,
  /** A sentence of the person whose story it is. */
  quote: words,
  /** Who says it. */
  teller: words,
};
/** What holds in every language is said once, in the English file. */
const english = z.strictObject({
  ...told,
  /** Makes the entity's id. */
  number: z.coerce.number().int().min(1).max(999),
  /** Name of a condition as specialties see it. */
  condition: words,
  /** Key of the specialty of the one who cares for the person; the text calls them `{doctor}` and their town `{city}`. */
  specialty: words,
  /** Whether the text calls that person he or she; left out where it says neither. */
  doctor: z.enum(['Female', 'Male']).optional(),
  /** It takes place in a hospital, which the town then has. */
  hospital: z.stringbool().default(false),
  category: z.enum(['Recovery', 'New beginnings', 'Living with a condition', 'Prevention', 'Family']),
  published: z.iso.date(),
  /** The subject of the picture, where what it is about does not say it. */
  picture: z.string().refine(isSceneName, 'no such subject').optional(),
  /** Said where the story is told on film as well. */
  film: z.literal('yes').optional(),
});

type Told = Record<keyof typeof told | 'text', Bilingual>;

/** A patient's story, written by hand in both languages. */
export interface WrittenStory extends Told, Omit<z.infer<typeof english>, keyof Told> {
  slug: string;
}

/**
 * The stories in `texts/stories`, by number.
 * @throws where a file is malformed or lacks the other language's, or a number is given twice
 */
export const readStories = (): WrittenStory[] =>
  readMarkdown('stories', english, z.strictObject(told)).map(({ slug, en, es }) => {
    const pair = (key: keyof Told): Bilingual => ({ en: en[key], es: es[key] });
    return {
      ...en,
      slug,
      title: pair('title'),
      summary: pair('summary'),
      quote: pair('quote'),
      teller: pair('teller'),
      text: pair('text'),
    };
  });
