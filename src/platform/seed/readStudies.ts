import { z } from 'zod';
import type { Bilingual } from './bilingual.ts';
import { readMarkdown } from './readMarkdown.ts';

const words = z.string().min(1);
const list = z.array(words).default([]);
/** What is said in each language's file, above the text. */
const told = {
  title: words,
  /** What the study asks, in a sentence. */
  question: words,
  /** Who can take part; each completes "if you". */
  join: z.array(words).min(1),
  /** Who cannot. */
  cannot: list,
};
/** What holds in every language is said once, in the English file. */
const english = z.strictObject({
  ...told,
  /** Makes the entity's id. */
  number: z.coerce.number().int().min(1).max(999),
  kind: z.enum(['trial', 'study']),
  /** The short name its team calls it by. */
  short: words,
  /** Key of the specialty of the one who leads it. */
  specialty: words,
  /** English name of a research institute. */
  institute: words,
  /** English names of research topics. */
  topics: z.array(words).min(1),
  /** Names of conditions as specialties see them. */
  conditions: list,
  status: z.enum([
    'Recruiting',
    'Open to Enrollment',
    'Coming Soon',
    'Active Not Recruiting',
    'Completed',
    'Completed Has Results',
  ]),
  funder: words.optional(),
  /** At how many places; the first is the leader's, the others are the nearest to it. */
  places: z.coerce.number().int().min(1).default(1),
});

type Told = Record<'title' | 'question' | 'text', Bilingual> & Record<'join' | 'cannot', Bilingual[]>;

/** A research study or clinical trial, described by hand in both languages. */
export interface WrittenStudy extends Told, Omit<z.infer<typeof english>, keyof Told> {
  slug: string;
}

/**
 * The studies in `texts/studies`, by number.
 * @throws where a file is malformed or lacks the other language's, a number is given twice, or one language has fewer conditions
 */
export const readStudies = (): WrittenStudy[] =>
  readMarkdown('studies', english, z.strictObject(told)).map(({ slug, en, es }) => {
    const pair = (key: 'title' | 'question' | 'text'): Bilingual => ({ en: en[key], es: es[key] });
    const pairs = (key: 'join' | 'cannot'): Bilingual[] => {
      if (en[key].length !== es[key].length)
        throw new Error(`"${key}" of the study "${slug}" is not the same in both languages`);
      return en[key].map((each, at) => ({ en: each, es: es[key][at]! }));
    };
    return {
      ...en,
      slug,
      title: pair('title'),
      question: pair('question'),
      join: pairs('join'),
      cannot: pairs('cannot'),
      text: pair('text'),
    };
  });
