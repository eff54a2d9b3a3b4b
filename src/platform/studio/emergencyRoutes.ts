import { z } from 'zod';
import type { Actor } from '../accounts/Actor.ts';
import { shellId } from '../content/putPage.ts';
import { sendJson } from '../envelope.ts';
import { emergencyOf, endEmergency, raiseEmergency } from '../flow/emergency.ts';
import type { SiteName } from '../flow/emergency.ts';
import { nameOf } from '../flow/flowView.ts';
import { HttpProblem } from '../HttpProblem.ts';
import type { PlatformRoute } from '../PlatformModule.ts';
import { readJson, requireActor, studioRoute } from './StudioPart.ts';
import type { StudioPart } from './StudioPart.ts';

const site = z.enum(['main', 'plan']);
const reason = z.string().trim().min(1).max(500);
const headline = z.string().trim().min(1).max(120);
const text = z.string().trim().max(300);
const newShape = z.strictObject({
  site,
  headline: z.strictObject({ en: headline, es: headline }),
  text: z.strictObject({ en: text, es: text }),
  reason,
});
const endShape = z.strictObject({ site, reason });

/** The banner for an emergency: on every page of a site at once, past review, with its reason in the log. */
export function emergencyRoutes(part: StudioPart): PlatformRoute[] {
  const { store, clock } = part.platform;
  const parts = { store, accounts: part.accounts, clock };
  const state = (name: SiteName) => {
    const up = emergencyOf(store, name);
    if (!up) return { up: null };
    return {
      up: { headline: up.headline, text: up.text, at: up.at, by: nameOf(store, up.by), reason: up.reason },
    };
  };
  // It is of the whole site: who may do it for a part of one may not.
  const requirePlace = (actor: Actor, name: SiteName) => {
    if (!actor.may('emergency', { itemId: shellId(name) }))
      throw new HttpProblem(403, 'Your account may not do this.');
  };
  return [
    studioRoute('GET', '/studio/api/emergency', (asked) => {
      requireActor(part, asked, 'read');
      const name = site.safeParse(asked.url.searchParams.get('site'));
      if (!name.success) throw new HttpProblem(400, 'site must be main or plan');
      sendJson(asked.response, 200, state(name.data));
    }),
    studioRoute('POST', '/studio/api/emergency', async (asked) => {
      const { actor } = requireActor(part, asked, 'emergency');
      const wanted = await readJson(asked, newShape);
      requirePlace(actor, wanted.site);
      raiseEmergency(parts, wanted, actor);
      sendJson(asked.response, 200, state(wanted.site));
    }),
    studioRoute('POST', '/studio/api/emergency/end', async (asked) => {
      const { actor } = requireActor(part, asked, 'emergency');
      const wanted = await readJson(asked, endShape);
      requirePlace(actor, wanted.site);
      endEmergency(parts, wanted, actor);
      sendJson(asked.response, 200, state(wanted.site));
    }),
  ];
}
