import { z } from 'zod';
import { isSceneName } from '../media/art/drawScene.ts';
import type { Bilingual } from './bilingual.ts';
import { readMarkdown } from './readMarkdown.ts';

const words = z.string().min(1);
const sources = z.array(z.strictObject({ name: words, url: z.url({ protocol: /^https$/ }) })).min(2);
/** What is said in each language's file. */
const told = {
  title: words,
  summary: words,
  sources,
  /** What people call it, beside the words of title, summary and topics: search finds the article by it. */
  also: z.array(words).optional(),
};
/** What holds in every language is said once, in the English file. */
const english = z.strictObject({
  ...told,
  /** Makes the entity's id, so that an article keeps its address whatever is written beside it. */
  number: z.coerce.number().int().min(1).max(999),
  /** Names of health topics, the main one first. */
  topics: z.array(words).min(1),
  /** Names of conditions as specialties see them. */
  conditions: z.array(words).default([]),
  /** Keys of services and specialties, the nearest first. */
  services: z.array(words).min(1),
  specialties: z.array(words).min(1),
  /** Key of the specialty of who wrote it, and of who checked it. */
  author: words,
  reviewer: words,
  published: z.iso.date(),
  /** The subject of the picture, where what it is about does not say it. */
  picture: z.string().refine(isSceneName, 'no such subject').optional(),
  reviewed: z.iso.date(),
  /** Whether the topic has signs of danger, which the text then tells. */
  danger: z.enum(['yes', 'no']).transform((danger) => danger === 'yes'),
});
const spanish = z.strictObject(told);

export interface Source {
  name: string;
  url: string;
}

/** An article of the health library, written by hand in both languages. */
export interface WrittenArticle extends Omit<
  z.infer<typeof english>,
  'title' | 'summary' | 'sources' | 'also'
> {
  slug: string;
  title: Bilingual;
  summary: Bilingual;
  /** Markdown. */
  text: Bilingual;
  sources: { en: Source[]; es: Source[] };
  also: { en: string[]; es: string[] };
}

/**
 * The articles in `texts/articles`, by number.
 * @throws where a file is malformed or lacks the other language's, or a number is given twice
 */
export const readArticles = (): WrittenArticle[] =>
  readMarkdown('articles', english, spanish).map(({ slug, en, es }) => ({
    ...en,
    slug,
    title: { en: en.title, es: es.title },
    summary: { en: en.summary, es: es.summary },
    text: { en: en.text, es: es.text },
    sources: { en: en.sources, es: es.sources },
    also: { en: en.also ?? [], es: es.also ?? [] },
  }));
