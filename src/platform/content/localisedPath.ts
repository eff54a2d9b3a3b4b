type Locale = 'en' | 'es';

/**
 * A site path as a link in a language must spell it: '/about' is '/es/about' in Spanish. Files, API addresses,
 * other hosts and paths that carry a language already stay as they are.
 */
export function localisedPath(path: string, locale: Locale): string {
  if (locale === 'en' || !/^\/(?![/\\])/.test(path)) return path;
  if (/^\/(es|-|api|_next)(?=[/?#]|$)|^[^?#]*\.(txt|xml|pdf)(?=[?#]|$)/.test(path)) return path;
  return `/${locale}${/^\/(?=$|[?#])/.test(path) ? path.slice(1) : path}`;
}

/** Spells the site links inside rich text in a language. */
export function localiseHtml(html: string, locale: Locale): string {
  if (locale === 'en') return html;
  return html.replace(
    /(<a\b[^>]*?\shref=")(\/[^"]*)(")/gi,
    (_, before: string, path: string, after: string) => `${before}${localisedPath(path, locale)}${after}`,
  );
}
