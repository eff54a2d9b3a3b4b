import { timingSafeEqual } from 'node:crypto';
import { sendJson } from '../envelope.ts';
import type { PlatformModule } from '../PlatformModule.ts';
import { demoWait } from './demoWaits.ts';
import type { WaitRecord } from './demoWaits.ts';
import { findIcons, freeIcons, ICON_VERSION, iconQuery } from './icons.ts';

const MAX_ICONS = 200;

const sameKey = (given: string, expected: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** Usual number of people at the busiest hour, as the fact `waits/<facility id>` tells it. */
const busyOf = (fact: unknown): number | undefined => {
  const busy = (fact as { busy?: unknown } | null)?.busy;
  return typeof busy === 'number' && Number.isFinite(busy) && busy >= 0 ? busy : undefined;
};

/**
 * The small feeds beside the directory.
 * - `GET /feeds/waitTimes` (S-300): records by facility uid, for the facilities the fact space `waits` names.
 * - `GET /feeds/reputation?id=` (S-305): a summary from the fact space `reputation`, or "No results found".
 * - `GET /feeds/icons?query=&limit=` (S-317): free icons; needs the editing key as `Authorization: Bearer` or `token`.
 */
export const feedsModule: PlatformModule = (context) => {
  // A facility keeps its uid; only its coming and going has to be noticed.
  let uids = new Map<string, number | undefined>();
  context.store.subscribe((change) => {
    if (change.kind === 'entities' || change.kind === 'entities-removed') uids = new Map();
  });
  const uidOf = (id: string): number | undefined => {
    if (!uids.has(id)) uids.set(id, context.store.entities.get(id)?.uid);
    return uids.get(id);
  };

  return [
    {
      method: 'GET',
      pattern: '/feeds/waitTimes',
      upstream: 'waits',
      handle({ response }) {
        const now = context.clock();
        const waits: Record<string, WaitRecord> = {};
        for (const [id, fact] of context.store.facts.entries('waits')) {
          const uid = uidOf(id);
          const busy = busyOf(fact);
          if (uid !== undefined && busy !== undefined) waits[String(uid)] = demoWait(uid, busy, now);
        }
        sendJson(response, 200, waits);
      },
    },
    {
      method: 'GET',
      pattern: '/feeds/reputation',
      upstream: 'reputation',
      handle({ url, response }) {
        const id = url.searchParams.get('id') ?? '';
        if (id === '' || id.length > 128) {
          sendJson(response, 400, { status: 'Bad request', message: 'id is required' });
          return;
        }
        const content = context.store.facts.get('reputation', id);
        sendJson(
          response,
          200,
          content === undefined ? { status: 'No results found' } : { status: 'Success', content },
        );
      },
    },
    {
      method: 'GET',
      pattern: '/feeds/icons',
      upstream: 'icons',
      async handle({ url, request, response }) {
        const bearer = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
        if (!sameKey(bearer ?? url.searchParams.get('token') ?? '', context.keys.editing)) {
          sendJson(response, 401, { error: 'missing token' });
          return;
        }
        const query = iconQuery(url.searchParams.get('query') ?? '');
        const limit = Number(url.searchParams.get('limit') ?? 40);
        if (query === undefined || !Number.isInteger(limit) || limit < 1 || limit > MAX_ICONS) {
          sendJson(response, 400, { error: 'bad query' });
          return;
        }
        const icons = findIcons(await freeIcons(), query, limit);
        sendJson(response, 200, { version: ICON_VERSION, icons });
      },
    },
  ];
};
