import { createContext, useContext } from 'react';
import { en } from './en.ts';
import type { Phrase, Strings } from './en.ts';

type Fill = Record<string, string | number>;

/** Says a phrase in the reader's language; `count` chooses between one and many. */
export type Words = (key: keyof Strings, fill?: Fill) => string;

export function wordsOf(strings: Strings, language: 'en' | 'es'): Words {
  const plural = new Intl.PluralRules(language);
  return (key, fill = {}) => {
    const phrase: Phrase = strings[key];
    const text =
      typeof phrase === 'string'
        ? phrase
        : phrase[plural.select(Number(fill['count'])) === 'one' ? 'one' : 'other'];
    return text.replace(/\{(\w+)\}/g, (all, name: string) => String(fill[name] ?? all));
  };
}

/** The language of who reads the Studio, and its words. */
export interface Reading {
  language: 'en' | 'es';
  say: Words;
}

const english = wordsOf(en, 'en');

/** Spanish words are loaded for those who read them. Without a connection: better English than nothing. */
export async function readingIn(language: 'en' | 'es'): Promise<Reading> {
  if (language === 'en') return { language, say: english };
  const say = await import('./es.ts').then(
    ({ es }) => wordsOf(es, 'es'),
    () => english,
  );
  return { language, say };
}

export const WordsContext = createContext<Reading>({ language: 'en', say: english });

/** The words of the Studio in the language its person reads. */
export const useWords = (): Words => useContext(WordsContext).say;
export const useLanguage = (): 'en' | 'es' => useContext(WordsContext).language;
