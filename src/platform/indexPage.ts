import type { PlatformRoute } from './PlatformModule.ts';
import { escape } from './escape.ts';

const meanings: Record<PlatformRoute['upstream'], string> = {
  content: 'Pages, dictionaries and media (Sitecore layout and GraphQL protocols)',
  directory: 'Directory of providers, facilities and the rest (Yext Content API protocol)',
  search: 'Search (Yext Search API protocol)',
  waits: 'Wait times',
  reputation: 'Ratings',
  maps: 'Place suggestions',
  icons: 'Icon search',
  proxy: 'Cached look-ups',
  widgets: 'Demo stand-ins for sign-in, booking and chat',
  studio: 'Studio: where pages are edited',
  authoring: 'Authoring (Sitecore authoring GraphQL protocol)',
  admin: 'Administration',
};

/** A plain page for whoever opens the platform's address in a browser: what it is and where it answers. */
export function indexPage(origin: string, routes: readonly PlatformRoute[]): string {
  const upstreams = Object.keys(meanings) as PlatformRoute['upstream'][];
  const sections = upstreams.map((upstream) => {
    const lines = routes
      .filter((route) => route.upstream === upstream)
      .map((route) => `<li><code>${escape(route.method)} ${escape(route.pattern)}</code></li>`);
    return lines.length > 0 ? `<h2>${escape(meanings[upstream])}</h2><ul>${lines.join('')}</ul>` : '';
  });
  return (
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Embedded platform</title>' +
    '<meta name="viewport" content="width=device-width"></head><body><h1>Embedded platform</h1>' +
    '<p>This is the content, directory and search server of the website. Visitors use the website, ' +
    `not this address. It answers at <code>${escape(origin)}</code>; <a href="/healthz">health</a>.</p>` +
    `${sections.join('')}</body></html>`
  );
}
