import { ownAddress } from '#src/domain/browse/searchPaths.ts';
import type { ComponentDataLoader } from '#src/context/ComponentData.ts';
import type { declaration } from './HtmlIndexingSitemap.declaration.ts';

/** One line of the indexing sitemap: a title with the addresses of all pages that have it, without locale prefix. */
export interface SitemapLine {
  title: string;
  paths: string[];
}

/** Pages that belong together, under the title of the page above them; without one they are the site's other pages. */
export interface SitemapSection {
  title?: string;
  lines: SitemapLine[];
}

/** Pages of the site by section, and on the main site the facilities, each by title. */
export interface SitemapLists {
  sections: SitemapSection[];
  facilities: SitemapLine[];
}

interface Page {
  title: string;
  path: string;
}

/** Fewer pages below the same beginning of an address are no section of their own. */
const LEAST_TOGETHER = 3;

/** Everything a crawler should find, from the content platform's routes and the directory (S-025, S-088). */
export const loadHtmlIndexingSitemap: ComponentDataLoader<typeof declaration, SitemapLists> = async (
  _rendering,
  context,
) => {
  const { content, directory, siteName, locale, variant } = context;
  const pages = (await content.routes(siteName, locale))
    .filter(({ path }) => path !== context.path)
    .map(({ title, path }) => ({ title: title || path, path }));
  const facilities: Page[] = [];
  if (variant === 'main') {
    for await (const { name, path } of directory.summaries('healthcareFacility', locale)) {
      if (path) facilities.push({ title: name, path });
    }
  }
  const compare = (one: string, other: string) => one.localeCompare(other, locale);
  return { sections: sectionsOf(pages, compare), facilities: linesOf(facilities, compare) };
};

/** The sections by title, what belongs to none of them first. */
function sectionsOf(
  pages: readonly Page[],
  compare: (one: string, other: string) => number,
): SitemapSection[] {
  const others: Page[] = [];
  const sections: (SitemapSection & { title: string })[] = [];
  for (const [beginning, those] of Map.groupBy(pages, ({ path }) => path.split(/[/?]/)[1] ?? '')) {
    // The page above them; that of news, whose address begins in another way, ends as theirs begin.
    const title = beginning && (titleAt(those, `/${beginning}`) ?? titleAt(pages, `/${beginning}`, true));
    if (title && those.length >= LEAST_TOGETHER) sections.push({ title, lines: linesOf(those, compare) });
    else others.push(...those);
  }
  sections.sort((one, other) => compare(one.title, other.title));
  return [...(others.length > 0 ? [{ lines: linesOf(others, compare) }] : []), ...sections];
}

const titleAt = (pages: readonly Page[], address: string, atEnd = false): string | undefined =>
  pages.find(({ path }) => {
    const bare = path.split('?')[0]!;
    return atEnd ? bare.endsWith(address) : bare === address;
  })?.title;

/** A line for each title, by title. */
const linesOf = (pages: readonly Page[], compare: (one: string, other: string) => number): SitemapLine[] =>
  [...Map.groupBy(pages, ({ title }) => title)]
    .map(([title, those]) => ({ title, paths: those.map(({ path }) => ownAddress(path)) }))
    .sort((one, other) => compare(one.title, other.title));
