import type { Locale } from '#src/domain/entities/common.ts';

/** As lists are written without a comma before the last "and". */
const LANGUAGES: Record<Locale, string> = { en: 'en-GB', es: 'es-US' };
const formats: Partial<Record<Locale, Intl.ListFormat>> = {};

/**
 * Names as a short 'and' list: "A", "A and B", "A, B and C" (D-212); '' for none. The first format of a browser is made when a
 * list is first told: it keeps a phone busy for a tenth of a second.
 */
export function andList(names: readonly string[], locale: Locale): string {
  formats[locale] ??= new Intl.ListFormat(LANGUAGES[locale], { type: 'conjunction' });
  return formats[locale].format(names);
}
