import { GraphQLError } from 'graphql';
import { z } from 'zod';
import { goneSince, momentOf, pageAt } from '../authoring/pageHistory.ts';
import { mayEdit } from '../content/access.ts';
import { sendJson } from '../envelope.ts';
import { HttpProblem } from '../HttpProblem.ts';
import type { PlatformRoute } from '../PlatformModule.ts';
import type { ContentItem, ContentStore, Locale } from '../store/ContentStore.ts';
import { matchWildcardPath, normalisePath } from '../store/pagePath.ts';
import { readJson, requireActor, studioRoute } from './StudioPart.ts';
import type { StudioPart } from './StudioPart.ts';
import { sealedTicket, Tickets } from './Tickets.ts';

const wanted = z.strictObject({
  itemId: z.string().max(64),
  locale: z.enum(['en', 'es']),
  mode: z.enum(['edit', 'preview']),
  version: z.number().int().positive().optional(),
  /** A moment of the page's history to look at, in place of a version. */
  moment: z
    .string()
    .regex(/^(draft|published|\d{1,15})$/)
    .optional(),
  /** Which address of a wildcard page to show, such as `/find-location/facility/main-hospital`. */
  path: z.string().max(1000).startsWith('/').optional(),
  /** What the frame calls back with: travels in the fragment, which no server sees. */
  channel: z
    .string()
    .regex(/^[\w-]{8,100}$/)
    .optional(),
});
const place = z.strictObject({
  id: z.string().max(64),
  itemId: z.string().max(64),
  locale: z.enum(['en', 'es']),
  mode: z.enum(['edit', 'preview']),
});

/**
 * Frames without a secret in anybody's browser: the Studio asks for the address of a frame, which carries a ticket; the
 * editing host has the ticket redeemed here, once, and puts the real secret in.
 */
export function ticketRoutes(part: StudioPart): PlatformRoute[] {
  const { accounts, platform, settings } = part;
  const tickets = new Tickets(() => accounts.clock().getTime(), platform.store);
  return [
    studioRoute('POST', '/studio/api/tickets', async (asked) => {
      const { actor } = requireActor(part, asked, 'read');
      const { itemId, locale, mode, version, moment, path, channel } = await readJson(asked, wanted);
      if (!actor.may('read', { itemId, locale }))
        throw new HttpProblem(403, 'Your account may not see this page.');
      const item = platform.store.content.item(itemId);
      if (!item) throw new HttpProblem(404, 'There is no such page.');
      const shown = shownPath(item, path);
      if (moment !== undefined) requireDrawable(platform.store.content, item, locale, moment);
      const parameters = new URLSearchParams({
        sc_site: item.site,
        sc_itemid: itemId,
        sc_lang: locale,
        route: `${routeOf(shown, locale)}${channel ? `#m=${channel}` : ''}`,
        mode,
        ...(version !== undefined && { sc_version: String(version) }),
        ...(moment !== undefined && { sc_version: `at.${moment}` }),
      });
      const id = tickets.issue({ itemId, locale, mode });
      parameters.set('secret', sealedTicket(id, parameters, platform.keys.editing));
      const url = `${settings.editingHost}/api/editing/render?${parameters}`;
      sendJson(asked.response, 200, { url, path: shown });
    }),
    studioRoute('POST', '/studio/redeem', async (asked) => {
      if (!mayEdit(asked, platform)) throw new HttpProblem(401, 'The editing key is missing or wrong');
      const { id, ...rest } = await readJson(asked, place);
      const isGood = tickets.redeem(id, rest);
      if (!isGood) platform.log({ event: 'ticket-refused', item: rest.itemId });
      sendJson(asked.response, 200, { redeemed: isGood });
    }),
  ];
}

/** Throws 410 for a moment the page cannot be drawn of: it was not there, or lost for good what it showed. */
function requireDrawable(content: ContentStore, item: ContentItem, locale: Locale, moment: string): void {
  try {
    const gone = goneSince(content, pageAt(content, item, locale, momentOf(moment)));
    if (gone.length > 0) throw new HttpProblem(410, 'Parts of this version are gone for good.');
  } catch (error) {
    throw error instanceof GraphQLError ? new HttpProblem(410, error.message) : error;
  }
}

/** The address to show. A page that stands for many entities is shown with its example, unless one of them is asked for. */
function shownPath(item: ContentItem, path: string | undefined): string {
  if (item.path === null) throw new HttpProblem(422, 'This item is no page.');
  if (path === undefined) return item.path;
  const asked = normalisePath(path);
  if (!matchWildcardPath(item.path, asked)) throw new HttpProblem(422, 'The path is none of this page.');
  return asked;
}

const routeOf = (path: string, locale: 'en' | 'es') => {
  const prefix = locale === 'en' ? '' : `/${locale}`;
  return path === '/' ? prefix || '/' : `${prefix}${path}`;
};
