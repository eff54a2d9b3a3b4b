import type { Locale } from '#src/domain/entities/common.ts';

const LOCALES: readonly Locale[] = ['en', 'es'];
/** Whether a language is one of the site's. */
export const isLocale = (text: string): text is Locale => (LOCALES as readonly string[]).includes(text);
