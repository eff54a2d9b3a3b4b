import type { Locale } from '#src/domain/entities/common.ts';

/** The address of a path in a language: English without prefix, others below their own. */
export function localePath(locale: Locale, path: string): string {
  if (locale === 'en') return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** A platform's path without the locale prefix it may carry. */
export function withoutLocale(path: string): string {
  const rest = path.replace(/^\/(?:en|es)(?=\/|$)/, '');
  return rest === '' ? '/' : rest;
}
