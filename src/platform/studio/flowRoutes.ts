import { z } from 'zod';
import { sendJson } from '../envelope.ts';
import { HttpProblem } from '../HttpProblem.ts';
import type { PlatformRoute } from '../PlatformModule.ts';
import { kindsOf, kindsShape, saveKinds } from '../flow/kinds.ts';
import { flowView } from '../flow/flowView.ts';
import { todayView } from '../flow/todayView.ts';
import { readJson, requireActor, studioRoute } from './StudioPart.ts';
import type { StudioPart } from './StudioPart.ts';

/** What waits for whom, how a page stands with its reviewers, and which kinds of page need approval. */
export function flowRoutes(part: StudioPart): PlatformRoute[] {
  const { store, clock } = part.platform;
  return [
    studioRoute('GET', '/studio/api/today', (asked) => {
      const { actor } = requireActor(part, asked, 'read');
      const site = asked.url.searchParams.get('site') ?? '';
      if (site !== 'main' && site !== 'plan') throw new HttpProblem(400, 'site must be main or plan');
      sendJson(asked.response, 200, todayView(store, site, actor, clock()));
    }),
    studioRoute('GET', '/studio/api/flow/:id', (asked) => {
      const { actor } = requireActor(part, asked, 'read');
      const page = store.content.item(asked.params['id'] ?? '', 'draft');
      if (!page || page.path === null) throw new HttpProblem(404, 'There is no such page.');
      if (!actor.may('read', { itemId: page.id }))
        throw new HttpProblem(403, 'Your account may not see this page.');
      sendJson(asked.response, 200, flowView(store, page, actor, clock()));
    }),
    studioRoute('GET', '/studio/api/kinds', (asked) => {
      requireActor(part, asked, 'read');
      sendJson(asked.response, 200, { kinds: kindsOf(store) });
    }),
    studioRoute('PUT', '/studio/api/kinds', async (asked) => {
      const { actor } = requireActor(part, asked, 'people');
      const { kinds } = await readJson(asked, z.strictObject({ kinds: kindsShape }));
      store.transaction(() => {
        saveKinds(store, kinds);
        part.accounts.audit({ actor: actor.id, act: 'kinds-changed', detail: { kinds } });
      });
      sendJson(asked.response, 200, { kinds });
    }),
  ];
}
