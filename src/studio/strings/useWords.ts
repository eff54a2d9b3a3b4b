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
  /** The language that was asked for, where its words could not be loaded: these are English meanwhile, and say so. */
  missing?: 'es';
}

const english = wordsOf(en, 'en');

/** For who reads Spanish and is not given it: no Spanish words are at hand but these. */
export const SPANISH_AWAY = {
  text: 'El español no se pudo cargar: el servidor no responde.',
  again: 'Cargar de nuevo',
};

/** Spanish words are loaded for those who read them. Without a connection: better English than nothing. */
export async function readingIn(
  language: 'en' | 'es',
  load: () => Promise<{ es: Strings }> = () => import('./es.ts'),
): Promise<Reading> {
  if (language === 'en') return { language, say: english };
  try {
    const { es } = await load();
    return { language, say: wordsOf(es, 'es') };
  } catch {
    return { language: 'en', say: english, missing: 'es' };
  }
}

export const WordsContext = createContext<Reading>({ language: 'en', say: english });

/** The words of the Studio in the language its person reads. */
export const useWords = (): Words => useContext(WordsContext).say;
export const useLanguage = (): 'en' | 'es' => useContext(WordsContext).language;
/** The language that was asked for and could not be loaded. */
export const useMissingLanguage = (): 'es' | undefined => useContext(WordsContext).missing;
