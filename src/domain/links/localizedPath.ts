import type { Locale } from '#src/domain/entities/common.ts';

/**
 * A page path of this site in a language: `/find-location` → `/es/find-location`. Paths of entities carry no
 * locale prefix; anything that is not a plain site path is returned unchanged.
 */
export function localizedPath(path: string, locale: Locale): string {
  if (locale === 'en' || !/^\/(?![/\\])/.test(path)) return path;
  return /^\/(?:es|-|api)(?=[/?#]|$)/.test(path) ? path : `/${locale}${path === '/' ? '' : path}`;
}
