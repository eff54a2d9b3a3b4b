import type { Locale } from '#src/domain/entities/common.ts';

/** The language a page asks the search service in: its own where the service has it, else English (A-60, S-339). */
export function searchLocale(page: Locale, known: readonly Locale[]): Locale {
  return known.includes(page) ? page : 'en';
}

/**
 * The language of a result where it is not the page's, so that it can be marked; undefined where it is. A service that
 * does not say answers in the language it was asked in.
 */
export function otherLocale(
  data: Readonly<Record<string, unknown>>,
  page: Locale,
  known: readonly Locale[],
): string | undefined {
  const { locale, meta } = data;
  const ofMeta = typeof meta === 'object' && meta !== null && 'locale' in meta ? meta.locale : undefined;
  const said = [locale, ofMeta].find((tag) => typeof tag === 'string' && /^[a-z]{2}(?:[-_]|$)/i.test(tag));
  const language = typeof said === 'string' ? said.slice(0, 2).toLowerCase() : searchLocale(page, known);
  return language === page ? undefined : language;
}
