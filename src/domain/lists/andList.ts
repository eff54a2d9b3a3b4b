import type { Locale } from '#src/domain/entities/common.ts';

/** As lists are written without a comma before the last "and". */
const FORMATS: Record<Locale, Intl.ListFormat> = {
  en: new Intl.ListFormat('en-GB', { type: 'conjunction' }),
  es: new Intl.ListFormat('es-US', { type: 'conjunction' }),
};

/** Names as a short 'and' list: "A", "A and B", "A, B and C" (D-212); '' for none. */
export function andList(names: readonly string[], locale: Locale): string {
  return FORMATS[locale].format(names);
}
