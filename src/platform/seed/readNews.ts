import { z } from 'zod';
import { isSceneName } from '../media/art/drawScene.ts';
import type { Bilingual } from './bilingual.ts';
import { readMarkdown } from './readMarkdown.ts';

const words = z.string().min(1);
/** What is said in each language's file, above the text. */
const told = { title: words, summary: words };
/** What holds in every language is said once, in the English file. */
const english = z.strictObject({
  ...told,
  /** Makes the entity's id. */
  number: z.coerce.number().int().min(1).max(9999),
  /** As the newsroom sorts them; the cards of news translate it. */
  category: z.enum([
    'Community Responsibility',
    'Innovation',
    'Patient Care',
    'Patient Experience',
    'Philanthropy',
    'Research',
  ]),
  /** Kind of the facility it happened at; the texts call it `{site}`, its town `{city}` and the end of its address `{page}`. */
  place: words,
  /** A time of the week at which that place has to be open for the news to be true, e.g. `saturday 11:00`. */
  open: z
    .string()
    .regex(/^(?:mon|tues|wednes|thurs|fri|satur|sun)day \d\d:\d\d$/)
    .optional(),
  /** Key of the specialty of the one who speaks, `{person}` in the texts; left out where nobody is named. */
  specialty: words.optional(),
  /** Names of health topics. */
  topics: z.array(words).default([]),
  /** The subject of the picture, where the topics do not say it. */
  picture: z.string().refine(isSceneName, 'no such subject').optional(),
  published: z.iso.date(),
});

type Told = Record<keyof typeof told | 'text', Bilingual>;

/** A piece of news, written by hand in both languages. */
export interface WrittenNews extends Told, Omit<z.infer<typeof english>, keyof Told> {
  slug: string;
}

/**
 * The news in `texts/news`, by number.
 * @throws where a file is malformed or lacks the other language's, or a number is given twice
 */
export const readNews = (): WrittenNews[] =>
  readMarkdown('news', english, z.strictObject(told)).map(({ slug, en, es }) => {
    const pair = (key: keyof Told): Bilingual => ({ en: en[key], es: es[key] });
    return { ...en, slug, title: pair('title'), summary: pair('summary'), text: pair('text') };
  });
