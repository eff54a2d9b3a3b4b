import type { Locale } from '#src/domain/entities/common.ts';

/** A path that leads to a file, which every language has in common. */
const FILE = /^[^?#]*\.(?:pdf|docx?|xlsx?|csv|txt|zip|svg|png|jpe?g|gif|webp|ics|vcf)(?=[?#]|$)/i;

/**
 * A page path of this site in a language: `/find-location` → `/es/find-location`. Paths of entities carry no
 * locale prefix; anything that is not a plain site path, and a file, is returned unchanged.
 */
export function localizedPath(path: string, locale: Locale): string {
  if (locale === 'en' || !/^\/(?![/\\])/.test(path)) return path;
  return /^\/(?:es|-|api)(?=[/?#]|$)/.test(path) || FILE.test(path)
    ? path
    : `/${locale}${path === '/' ? '' : path}`;
}
