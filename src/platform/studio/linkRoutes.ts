import { sendJson } from '../envelope.ts';
import { HttpProblem } from '../HttpProblem.ts';
import { linkReports } from '../links/linkReport.ts';
import type { PlatformRoute } from '../PlatformModule.ts';
import { requireActor, studioRoute } from './StudioPart.ts';
import type { StudioPart } from './StudioPart.ts';

const MOST_ROWS = 500;

/** Links of a site that keep no promise, and those to other sites, of the pages the one who asks may see. */
export function linkRoutes(part: StudioPart): PlatformRoute[] {
  const reportOf = linkReports(part.platform.store, part.platform.siteOrigins);
  return [
    studioRoute('GET', '/studio/api/links', async (asked) => {
      const { actor } = requireActor(part, asked, 'read');
      const { searchParams } = asked.url;
      const site = searchParams.get('site') ?? '';
      const kind = searchParams.get('kind') ?? '';
      if (site !== 'main' && site !== 'plan') throw new HttpProblem(400, 'site must be main or plan');
      const mayRead = new Map<string, boolean>();
      const seen = (await reportOf(site)).filter(({ page }) => {
        if (!mayRead.has(page.id)) mayRead.set(page.id, actor.may('read', { itemId: page.id }));
        return mayRead.get(page.id);
      });
      const counts: Record<string, number> = {};
      for (const row of seen) counts[row.kind] = (counts[row.kind] ?? 0) + 1;
      const rows = seen.filter((row) => (kind === '' ? row.kind !== 'external' : row.kind === kind));
      sendJson(asked.response, 200, { rows: rows.slice(0, MOST_ROWS), total: rows.length, counts });
    }),
  ];
}
