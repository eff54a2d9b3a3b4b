import type { PlatformRoute } from '../PlatformModule.ts';
import { HttpProblem } from '../HttpProblem.ts';
import type { ContentReader } from './contentReader.ts';
import { localisedPath } from './localisedPath.ts';
import type { Site } from './siteList.ts';
import { siteNamed } from './siteList.ts';

/** Most addresses of one sitemap file. */
const perFile = 50_000;

/** Absolute addresses of the XML files that list a site's content pages; at least one, so that the list is never empty. */
export function sitemapAddresses(platformOrigin: string, site: Site, reader: ContentReader): string[] {
  const count = Math.max(1, Math.ceil(entries(site, reader).length / perFile));
  return Array.from(
    { length: count },
    (_, index) => `${platformOrigin}/sitemaps/${site.name}/sitemap-${index + 1}.xml`,
  );
}

/** Serves those files: site addresses with their other language and the day of their last publication. */
export function sitemapRoutes(sites: readonly Site[], reader: ContentReader): PlatformRoute[] {
  return [
    {
      method: 'GET',
      pattern: '/sitemaps/:site/:file',
      upstream: 'content',
      handle({ params, response }) {
        const site = siteNamed(sites, params['site'] ?? '');
        const number = Number(/^sitemap-(\d{1,4})\.xml$/.exec(params['file'] ?? '')?.[1] ?? 0);
        const all = site ? entries(site, reader) : [];
        const part = all.slice((number - 1) * perFile, number * perFile);
        if (!site || number < 1 || (part.length === 0 && number > 1)) {
          throw new HttpProblem(404, 'There is no such sitemap');
        }
        const urls = part.map(({ path, languages, day }) => {
          const links = languages.map(
            (locale) =>
              `<xhtml:link rel="alternate" hreflang="${locale}" href="${address(site, localisedPath(path, locale))}"/>`,
          );
          return languages
            .map(
              (locale) =>
                `<url><loc>${address(site, localisedPath(path, locale))}</loc><lastmod>${day}</lastmod>` +
                `${languages.length > 1 ? links.join('') : ''}</url>`,
            )
            .join('');
        });
        response.writeHead(200, {
          'content-type': 'text/xml; charset=utf-8',
          'cache-control': 'public, max-age=300',
        });
        response.end(
          '<?xml version="1.0" encoding="UTF-8"?>' +
            '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">' +
            `${urls.join('')}</urlset>`,
        );
      },
    },
  ];
}

function entries(site: Site, reader: ContentReader) {
  const spanish = new Set(reader.routes(site, 'es').map(({ path }) => path));
  return reader.routes(site, 'en').map(({ path, updatedAt }) => ({
    path,
    languages: spanish.has(path) ? (['en', 'es'] as const) : (['en'] as const),
    day: updatedAt.slice(0, 10),
  }));
}

const address = (site: Site, path: string) =>
  `${site.origin}${encodeURI(path)}`.replaceAll('&', '&amp;').replaceAll("'", '&apos;');
