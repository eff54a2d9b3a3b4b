import { ownAddress } from '#src/domain/browse/searchPaths.ts';
import type { ComponentDataLoader } from '#src/context/ComponentData.ts';
import type { declaration } from './HtmlIndexingSitemap.declaration.ts';

/** One line of the indexing sitemap. `path` has no locale prefix. */
export interface SitemapLine {
  title: string;
  path: string;
}

/** Pages of the site, and on the main site the facilities, each by title. */
export interface SitemapLists {
  pages: SitemapLine[];
  facilities: SitemapLine[];
}

/** Everything a crawler should find, from the content platform's routes and the directory (S-025, S-088). */
export const loadHtmlIndexingSitemap: ComponentDataLoader<typeof declaration, SitemapLists> = async (
  _rendering,
  context,
) => {
  const { content, directory, siteName, locale, variant } = context;
  const pages = (await content.routes(siteName, locale))
    .filter(({ path }) => path !== context.path)
    .map(({ title, path }) => ({ title: title || path, path: ownAddress(path) }));
  const facilities: SitemapLine[] = [];
  if (variant === 'main') {
    for await (const { name, path } of directory.summaries('healthcareFacility', locale)) {
      if (path) facilities.push({ title: name, path });
    }
  }
  const byTitle = (a: SitemapLine, b: SitemapLine) => a.title.localeCompare(b.title, locale);
  return { pages: pages.sort(byTitle), facilities: facilities.sort(byTitle) };
};
