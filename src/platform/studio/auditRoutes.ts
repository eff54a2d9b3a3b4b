import { once } from 'node:events';
import type { AuditQuery } from '../accounts/AuditLog.ts';
import { sendJson } from '../envelope.ts';
import { HttpProblem } from '../HttpProblem.ts';
import type { PlatformRoute } from '../PlatformModule.ts';
import { requireActor, studioRoute } from './StudioPart.ts';
import type { StudioPart } from './StudioPart.ts';

const MOST_ROWS = 200;

/** The audit log: a page of it (the newest rows first), all of it as JSON lines, and whether its chain holds. */
export function auditRoutes(part: StudioPart): PlatformRoute[] {
  const { log, people } = part.accounts;
  return [
    studioRoute('GET', '/studio/api/audit', (asked) => {
      requireActor(part, asked, 'audit');
      const query = readQuery(asked.url.searchParams);
      const rows = log.list({ ...query, limit: query.limit + 1 });
      const isMore = rows.length > query.limit;
      const shown = rows.slice(0, query.limit);
      const names = new Map(people.list().map(({ id, name }) => [id, name]));
      sendJson(asked.response, 200, {
        rows: shown.map((row) => ({ ...row, actorName: names.get(row.actor) ?? null })),
        before: isMore ? (shown.at(-1)?.seq ?? null) : null,
      });
    }),
    studioRoute('GET', '/studio/api/audit/check', (asked) => {
      requireActor(part, asked, 'audit');
      sendJson(asked.response, 200, { firstBroken: log.firstBroken() ?? null });
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
