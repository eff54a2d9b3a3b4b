import { HttpProblem } from '../HttpProblem.ts';
import { sendJson } from '../envelope.ts';
import type { PlatformContext, PlatformRequest, PlatformRoute } from '../PlatformModule.ts';
import { isLocale } from './contentReader.ts';
import type { ContentReader } from './contentReader.ts';
import { dictionaryOf } from './dictionary.ts';
import { isSameText } from './access.ts';
import { absentLayout } from './renderLayout.ts';
import { siteNamed } from './siteList.ts';
import type { Site } from './siteList.ts';

/** The REST form of layouts and dictionaries, for clients set to FETCH_WITH=REST. */
export function restRoutes(
  platform: PlatformContext,
  reader: ContentReader,
  sites: readonly Site[],
): PlatformRoute[] {
  const checkKey = ({ url }: PlatformRequest) => {
    if (!isSameText(url.searchParams.get('sc_apikey') ?? '', platform.keys.content)) {
      throw new HttpProblem(401, 'The api key is missing or unknown');
    }
  };
  const find = ({ url }: PlatformRequest) => {
    const site = siteNamed(sites, url.searchParams.get('sc_site') ?? '');
    const locale = url.searchParams.get('sc_lang') || (site?.language ?? 'en');
    const path = url.searchParams.get('item') ?? '/';
    const found = site && isLocale(locale) ? reader.layout(site, path, locale) : undefined;
    return { site, locale, path, layout: found?.layout };
  };
  const describe = (site: Site | undefined) =>
    site && { name: site.name, hostName: site.hostName, language: site.language };

  return [
    {
      method: 'GET',
      pattern: '/sitecore/api/layout/render/:config',
      upstream: 'content',
      handle(request) {
        checkKey(request);
        const { site, locale, layout } = find(request);
        // Not found is 404 with a layout in the body: the client hands the body on as it is.
        sendJson(request.response, layout ? 200 : 404, layout ?? absentLayout(describe(site), locale));
      },
    },
    {
      method: 'GET',
      pattern: '/sitecore/api/layout/placeholder/:config',
      upstream: 'content',
      handle(request) {
        checkKey(request);
        const { path, layout } = find(request);
        const name = request.url.searchParams.get('placeholderName') ?? '';
        const placeholders = (layout?.sitecore.route?.['placeholders'] ?? {}) as Record<string, unknown[]>;
        const elements = Object.hasOwn(placeholders, name) ? placeholders[name] : undefined;
        sendJson(request.response, elements ? 200 : 404, { name, path, elements: elements ?? [] });
      },
    },
    {
      method: 'GET',
      pattern: '/sitecore/api/jss/dictionary/:site/:language',
      upstream: 'content',
      handle(request) {
        checkKey(request);
        const site = siteNamed(sites, request.params['site'] ?? '');
        if (!site) throw new HttpProblem(404, 'There is no such site');
        const language = request.params['language'] ?? '';
        const phrases = Object.fromEntries(
          dictionaryOf(platform.store, site.name, language).map(({ key, value }) => [key, value]),
        );
        sendJson(request.response, 200, { lang: language, app: site.name, phrases });
      },
    },
    {
      method: 'POST',
      pattern: '/sitecore/api/jss/track/event',
      upstream: 'content',
      async handle(request) {
        // Nothing is tracked; the client only wants to hear that its call arrived.
        await request.text(64 * 1024);
        request.response.writeHead(204).end();
      },
    },
  ];
}
