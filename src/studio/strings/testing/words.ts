import { en } from '../en.ts';
import { es } from '../es.ts';
import { wordsOf } from '../useWords.ts';
import type { Words } from '../useWords.ts';

/** The Studio's words in both languages, for tests. */
export const words: Record<'en' | 'es', Words> = { en: wordsOf(en, 'en'), es: wordsOf(es, 'es') };
