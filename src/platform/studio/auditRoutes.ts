import { once } from 'node:events';
import type { AuditQuery } from '../accounts/AuditLog.ts';
import { sendJson } from '../envelope.ts';
import { pageOf } from '../flow/marks.ts';
import { HttpProblem } from '../HttpProblem.ts';
import type { ContentItem } from '../store/ContentStore.ts';
import { normalisePath } from '../store/pagePath.ts';
import type { Store } from '../store/Store.ts';
import type { PlatformRoute } from '../PlatformModule.ts';
import { givingWay } from '../steps/givingWay.ts';
import { requireActor, studioRoute } from './StudioPart.ts';
import type { StudioPart } from './StudioPart.ts';

const MOST_ROWS = 200;

/** The audit log: a page of it (the newest rows first), all of it as JSON lines, and whether its chain holds. */
export function auditRoutes(part: StudioPart): PlatformRoute[] {
  const { log, people } = part.accounts;
  const { store } = part.platform;
  return [
    studioRoute('GET', '/studio/api/audit', (asked) => {
      requireActor(part, asked, 'audit');
      const query = readQuery(asked.url.searchParams);
      const { itemId } = query;
      const item = itemId !== undefined && { itemId: itemAsked(part, itemId) };
      const rows = log.list({ ...query, ...item, limit: query.limit + 1 });
      const isMore = rows.length > query.limit;
      const shown = rows.slice(0, query.limit);
      const names = new Map(people.list().map(({ id, name }) => [id, name]));
      sendJson(asked.response, 200, {
        rows: shown.map((row) => ({
          ...row,
          actorName: names.get(row.actor) ?? null,
          page: row.itemId === undefined ? null : pageShown(store, row.itemId),
          names: namesIn(
            [row.itemId, row.detail],
            (id) => names.get(id) ?? titleOf(store, store.content.item(id)),
          ),
        })),
        before: isMore ? (shown.at(-1)?.seq ?? null) : null,
      });
    }),
    studioRoute('GET', '/studio/api/audit/check', async (asked) => {
      requireActor(part, asked, 'audit');
      sendJson(asked.response, 200, { firstBroken: (await givingWay(log.check())) ?? null });
    }),
    studioRoute('GET', '/studio/api/audit/export', async (asked) => {
      const { actor } = requireActor(part, asked, 'audit');
      const { response } = asked;
      part.platform.log({ event: 'audit-exported', actor: actor.id });
      response.writeHead(200, {
        'content-type': 'application/jsonl; charset=utf-8',
        'content-disposition': 'attachment; filename="audit.jsonl"',
        'cache-control': 'no-store',
      });
      for (const row of log.all()) {
        if (response.destroyed) return;
        if (!response.write(`${JSON.stringify(row)}\n`))
          await Promise.race([once(response, 'drain'), once(response, 'close')]);
      }
      response.end();
    }),
  ];
}

/** An item somebody asks for by its id, or by the address its page has on one of the sites. */
function itemAsked({ platform: { store, siteOrigins } }: StudioPart, asked: string): string {
  if (!asked.startsWith('/')) return asked;
  const path = normalisePath(asked);
  const items = Object.keys(siteOrigins).map((site) => store.content.itemByPath(site, path, 'draft'));
  return items.find((item) => item !== undefined)?.id ?? asked;
}

/** The page something happened on, as it is called today. */
function pageShown(store: Store, itemId: string): { name: string; path: string } | null {
  const item = store.content.item(itemId) ?? store.content.item(itemId, 'published');
  const page = item && pageOf(store, item);
  return page ? { name: titleOf(store, page) ?? page.name, path: page.path ?? '' } : null;
}

const titleOf = (store: Store, item: ContentItem | undefined): string | undefined =>
  item && (store.content.version(item.id, 'en', 'draft')?.displayName || item.name);

const isId = (value: string) => /^[0-9a-f-]{32,38}$/i.test(value);

/** What is called by the ids that stand in a detail, at any depth. */
function namesIn(
  detail: unknown,
  nameOf: (id: string) => string | undefined,
  found: Record<string, string> = {},
): Record<string, string> {
  if (typeof detail === 'string') {
    const name = isId(detail) ? nameOf(detail) : undefined;
    if (name !== undefined) found[detail] = name;
  } else if (typeof detail === 'object' && detail !== null) {
    for (const value of Object.values(detail)) namesIn(value, nameOf, found);
  }
  return found;
}

function readQuery(params: URLSearchParams): AuditQuery & { limit: number } {
  const whole = (name: string) => {
    const value = params.get(name);
    if (value === null) return undefined;
    if (!/^[1-9]\d{0,14}$/.test(value)) throw new HttpProblem(400, `${name} must be a whole number`);
    return Number(value);
  };
  const [before, actor, itemId, act] = [
    whole('before'),
    params.get('actor'),
    params.get('item'),
    params.get('act'),
  ];
  return {
    limit: Math.min(whole('limit') ?? 50, MOST_ROWS),
    ...(before !== undefined && { before }),
    ...(actor !== null && { actor }),
    ...(itemId !== null && { itemId }),
    ...(act !== null && { act }),
  };
}
