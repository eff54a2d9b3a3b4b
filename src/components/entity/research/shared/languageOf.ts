import type { Locale } from '#src/domain/entities/common.ts';

/** The language of an entity's own words where it is another than the page's; for `lang`. */
export function languageOf(entity: { locale: Locale }, locale: Locale): Locale | undefined {
  return entity.locale === locale ? undefined : entity.locale;
}
