import { createContext, useContext } from 'react';
import { en } from './en.ts';
import type { Phrase, Strings } from './en.ts';
import { es } from './es.ts';

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

export const words: Record<'en' | 'es', Words> = { en: wordsOf(en, 'en'), es: wordsOf(es, 'es') };

export const WordsContext = createContext<{ language: 'en' | 'es'; say: Words }>({
  language: 'en',
  say: words.en,
});

/** The words of the Studio in the language its person reads. */
export const useWords = (): Words => useContext(WordsContext).say;
export const useLanguage = (): 'en' | 'es' => useContext(WordsContext).language;
