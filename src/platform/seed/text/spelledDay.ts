import { both } from '../bilingual.ts';
import type { Bilingual } from '../bilingual.ts';

/** A day (`yyyy-MM-dd`) as people write it: "December 3, 2026", "3 de diciembre de 2026". */
export function spelledDay(day: string): Bilingual {
  const inLanguage = (language: string) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
  return both(inLanguage('en-US'), inLanguage('es-US'));
}
