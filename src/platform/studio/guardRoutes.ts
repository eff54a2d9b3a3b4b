import { z } from 'zod';
import { redirectsOf } from '../content/siteSettings.ts';
import { sendJson } from '../envelope.ts';
import { wallClock, zoneOf } from '../flow/localTime.ts';
import { reviewDateOf } from '../flow/reviewDates.ts';
import { olderParts, SOURCE } from '../flow/translations.ts';
import { HttpProblem } from '../HttpProblem.ts';
import { redirectFrom } from '../links/redirectFrom.ts';
import type { PlatformRoute } from '../PlatformModule.ts';
import { barePath } from '../store/content/linksIn.ts';
import type { ContentItem, ContentStore, Locale } from '../store/ContentStore.ts';
import type { Store } from '../store/Store.ts';
import { readJson, requireActor, studioRoute } from './StudioPart.ts';
import type { StudioPart } from './StudioPart.ts';

const MOST_PATHS = 500;

const asking = z.strictObject({
  itemId: z.string().max(60),
  language: z.enum(['en', 'es']),
  paths: z.array(z.string().startsWith('/').max(1000)).max(MOST_PATHS),
});

/** What the Studio's guard cannot see on the page: addresses, other languages, and until when it was reviewed. */
export function guardRoutes(part: StudioPart): PlatformRoute[] {
  const { store, clock } = part.platform;
  return [
    studioRoute('POST', '/studio/api/guard', async (asked) => {
      const { actor } = requireActor(part, asked, 'read');
      const { itemId, language, paths } = await readJson(asked, asking);
      const page = store.content.item(itemId, 'draft');
      if (!page || page.path === null) throw new HttpProblem(404, 'There is no such page.');
      if (!actor.may('read', { itemId: page.id, locale: language }))
        throw new HttpProblem(403, 'Your account may not see this page.');
      sendJson(asked.response, 200, {
        unknownPaths: [...new Set(paths)].filter((path) => !isKnown(store, page.site, path)),
        translation: translationOf(store.content, page, language),
        reviewBy: reviewDateOf(store, page.id, language).due,
        today: wallClock(clock(), zoneOf(store.facts, page.site)).slice(0, 10),
      });
    }),
  ];
}

/** Whether a visitor who follows a path of the site will find something: a page, drafted or live, or a way on. */
function isKnown(store: Store, site: string, path: string): boolean {
  const bare = barePath(path);
  if (store.content.itemByPath(site, bare, 'draft')) return true;
  return redirectFrom(redirectsOf(store, site), bare) !== undefined;
}

/** Parts whose translation is older than its source: what is read in the one language is behind in the other. */
function translationOf(content: ContentStore, page: ContentItem, language: Locale) {
  const parts = olderParts(content, page);
  return language === SOURCE ? { older: [], ahead: parts } : { older: parts, ahead: [] };
}
