import type { Locale, SiteVariant } from '#src/domain/entities/common.ts';
import { ownAddress } from '#src/domain/browse/searchPaths.ts';
import { canonicalPath } from '#src/domain/links/addressSpelling.ts';

/** Most addresses of one sitemap file. */
const SITEMAP_LIMIT = 50_000;

/** One page in the languages it exists in: path without locale, last change when known. */
export interface SitemapPage {
  path: string;
  locales: Locale[];
  updatedAt?: string;
}

/** The kinds of sitemap file: of pages, and of the entities the directory has (S-084–S-087). */
export type SitemapKind =
  | 'pages'
  | 'providers'
  | 'locations'
  | 'patient-stories'
  | 'ask-an-expert'
  | 'volunteering'
  | 'research'
  | 'health-plans'
  | 'health-plan-providers';
export type SitemapRequest = { kind: 'index' } | { kind: 'file'; of: SitemapKind; number: number };

/** Kinds a variant has. */
export const SITEMAP_KINDS: Record<SiteVariant, readonly SitemapKind[]> = {
  main: [
    'pages',
    'providers',
    'locations',
    'patient-stories',
    'ask-an-expert',
    'volunteering',
    'research',
    'health-plans',
  ],
  plan: ['pages', 'health-plan-providers'],
};

/** File name of the n-th file of a kind, n from 1. Pages are the numbered ones. */
export function sitemapFile(of: SitemapKind, number: number): string {
  if (of === 'pages') return `sitemap-${number}.xml`;
  return number === 1 ? `sitemap-${of}.xml` : `sitemap-${of}-${number}.xml`;
}

/** Reads what stands between `/sitemap` and `.xml`; undefined when no such file can exist. */
export function parseSitemapId(id: string, variant: SiteVariant): SitemapRequest | undefined {
  if (id === '') return { kind: 'index' };
  const numbered = /^-(\d{1,4})$/.exec(id);
  if (numbered) return fileRequest('pages', Number(numbered[1]));
  const named = /^-([a-z-]+?)(?:-(\d{1,4}))?$/.exec(id);
  const of = SITEMAP_KINDS[variant].find((kind) => kind === named?.[1] && kind !== 'pages');
  return of && fileRequest(of, Number(named?.[2] ?? 1));
}

function fileRequest(of: SitemapKind, number: number): SitemapRequest | undefined {
  return number >= 1 ? { kind: 'file', of, number } : undefined;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escapeXml = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

function address(origin: string, locale: Locale, path: string): string {
  const prefix = locale === 'en' ? '' : `/${locale}`;
  const tail = path === '/' && prefix ? '' : ownAddress(canonicalPath(path));
  return escapeXml(`${origin}${prefix}${tail}`);
}

/** The index of a variant's sitemap files. */
export function sitemapIndex(origin: string, files: readonly string[]): string {
  const rows = files.map((file) => `<sitemap><loc>${escapeXml(`${origin}/${file}`)}</loc></sitemap>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('')}</sitemapindex>\n`;
}

/** Entries a page takes: one for each language. */
const entriesOf = (page: SitemapPage) => page.locales.length;

/** Parts pages into files of at most `limit` entries; the languages of a page stay together. */
export function partPages(pages: readonly SitemapPage[], limit = SITEMAP_LIMIT): SitemapPage[][] {
  const files: SitemapPage[][] = [];
  let size = 0;
  for (const page of pages) {
    const entries = entriesOf(page);
    if (entries === 0) continue;
    if (files.length === 0 || size + entries > limit) {
      files.push([]);
      size = 0;
    }
    files.at(-1)?.push(page);
    size += entries;
  }
  return files;
}

/** One sitemap file, piece by piece: every language of a page with its alternates. */
export function* sitemapXml(origin: string, pages: readonly SitemapPage[]): Generator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n';
  for (const { path, locales, updatedAt } of pages) {
    const alternates =
      locales.length > 1
        ? [
            ...locales.map((locale) => [locale, address(origin, locale, path)]),
            ['x-default', address(origin, 'en', path)],
          ]
            .map(([name, href]) => `<xhtml:link rel="alternate" hreflang="${name}" href="${href}"/>`)
            .join('')
        : '';
    const changed = updatedAt ? `<lastmod>${escapeXml(updatedAt)}</lastmod>` : '';
    for (const locale of locales) {
      yield `<url><loc>${address(origin, locale, path)}</loc>${changed}${alternates}</url>\n`;
    }
  }
  yield '</urlset>\n';
}
