import type { Locale } from '#src/domain/entities/common.ts';
import { localizedPath } from './localizedPath.ts';

/** Cleaned HTML of an upstream whose links to pages of this site lead to them in a language (`localizedPath`). */
export const localizedLinks = (html: string, locale: Locale): string =>
  html.replace(
    /(<a [^>]*?href=")(\/[^"]*)/g,
    (_whole, before: string, path: string) => `${before}${localizedPath(path, locale)}`,
  );
