import { sendJson, successEnvelope } from '../envelope.ts';
import { HttpProblem } from '../HttpProblem.ts';
import type { PlatformContext, PlatformRequest, PlatformRoute } from '../PlatformModule.ts';
import { mayEdit } from './access.ts';
import { ownPhrases, saveDictionary } from './dictionary.ts';
import { siteNamed } from './siteList.ts';
import type { Site } from './siteList.ts';
import { redirectsOf, saveRedirects } from './siteSettings.ts';

/** Reads and replaces the redirects of a site, and reads and changes its phrases; for holders of the editing key. */
export function settingsRoutes(platform: PlatformContext, sites: readonly Site[]): PlatformRoute[] {
  const siteOf = (request: PlatformRequest) => {
    if (!mayEdit(request, platform)) throw new HttpProblem(401, 'The editing key is missing or wrong');
    const site = siteNamed(sites, request.params['site'] ?? '');
    if (!site) throw new HttpProblem(404, 'There is no such site');
    return site.name;
  };
  const bodyOf = async (request: PlatformRequest, what: string): Promise<unknown> => {
    const text = await request.text();
    try {
      return JSON.parse(text) as unknown;
    } catch {
      throw new HttpProblem(400, `The body must be ${what}`);
    }
  };
  return [
    {
      method: 'GET',
      pattern: '/admin/sites/:site/dictionary',
      upstream: 'admin',
      handle(request) {
        const phrases = ownPhrases(platform.store, siteOf(request));
        sendJson(request.response, 200, successEnvelope({ phrases }));
      },
    },
    {
      method: 'PUT',
      pattern: '/admin/sites/:site/dictionary',
      upstream: 'admin',
      async handle(request) {
        const site = siteOf(request);
        const sent = await bodyOf(request, 'a JSON object of phrases');
        const phrases = saveDictionary(platform.store, site, sent);
        sendJson(request.response, 200, successEnvelope({ phrases }));
      },
    },
    {
      method: 'GET',
      pattern: '/admin/sites/:site/redirects',
      upstream: 'admin',
      handle(request) {
        sendJson(
          request.response,
          200,
          successEnvelope({ redirects: redirectsOf(platform.store, siteOf(request)) }),
        );
      },
    },
    {
      method: 'PUT',
      pattern: '/admin/sites/:site/redirects',
      upstream: 'admin',
      async handle(request) {
        const site = siteOf(request);
        const rules = await bodyOf(request, 'a JSON list of redirects');
        sendJson(
          request.response,
          200,
          successEnvelope({ redirects: saveRedirects(platform.store, site, rules) }),
        );
      },
    },
  ];
}
