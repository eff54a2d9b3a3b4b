import { z } from 'zod';
import type { Actor } from '../accounts/Actor.ts';
import { sendJson } from '../envelope.ts';
import { olderPages, SOURCE, TRANSLATED, translationView } from '../flow/translations.ts';
import { HttpProblem } from '../HttpProblem.ts';
import type { PlatformRoute } from '../PlatformModule.ts';
import { hashOfField } from '../store/content/translationTable.ts';
import { readJson, requireActor, studioRoute } from './StudioPart.ts';
import type { StudioPart } from './StudioPart.ts';

const MOST_PAGES = 500;

const declaring = z.strictObject({
  itemId: z.string().max(60),
  fields: z
    .array(z.strictObject({ name: z.string().max(200), source: z.string().max(64) }))
    .min(1)
    .max(200),
});

/** Both languages of a page, and which translations are older than what they translate. */
export function translationRoutes(part: StudioPart): PlatformRoute[] {
  const { store } = part.platform;
  const { content } = store;
  return [
    studioRoute('GET', '/studio/api/translations', (asked) => {
      const { actor } = requireActor(part, asked, 'read');
      const site = asked.url.searchParams.get('site') ?? '';
      if (site !== 'main' && site !== 'plan') throw new HttpProblem(400, 'site must be main or plan');
      const pages = olderPages(store, site)
        .filter(({ page }) => actor.may('read', { itemId: page.id }))
        .slice(0, MOST_PAGES)
        .map(({ page: { id, name, path }, count, changedAt }) => ({
          ...{ itemId: id, path: path ?? '', count, changedAt },
          name: content.version(id, TRANSLATED, 'draft')?.displayName ?? name,
          isMine: actor.may('write', { itemId: id, locale: TRANSLATED }),
        }));
      sendJson(asked.response, 200, { pages });
    }),
    studioRoute('GET', '/studio/api/translations/:id', (asked) => {
      const { actor } = requireActor(part, asked, 'read');
      const page = content.item(asked.params['id'] ?? '', 'draft');
      if (!page || page.path === null) throw new HttpProblem(404, 'There is no such page.');
      if (!actor.may('read', { itemId: page.id }))
        throw new HttpProblem(403, 'Your account may not see this page.');
      const mayWrite = actor.may('write', { itemId: page.id, locale: TRANSLATED });
      sendJson(asked.response, 200, { ...translationView(store, page), mayWrite });
    }),
    studioRoute('POST', '/studio/api/translations/right', async (asked) => {
      const { actor } = requireActor(part, asked, 'write');
      const wanted = await readJson(asked, declaring);
      store.transaction(() => declareRight(part, actor, wanted));
      sendJson(asked.response, 200, {});
    }),
  ];
}

/** Throws HttpProblem 409 where the source has changed again since the person read it. */
function declareRight(
  { platform: { store }, accounts }: StudioPart,
  actor: Actor,
  { itemId, fields }: z.output<typeof declaring>,
): void {
  const { content } = store;
  const item = content.item(itemId, 'draft');
  const [source, target] = [SOURCE, TRANSLATED].map((locale) => content.version(itemId, locale, 'draft'));
  if (!item || !source || !target) throw new HttpProblem(404, 'There is no such translation.');
  if (!actor.may('write', { itemId, locale: TRANSLATED }))
    throw new HttpProblem(403, 'Your account may not do this.');
  for (const { name, source: seen } of fields) {
    if (hashOfField(source.fields[name]) !== seen)
      throw new HttpProblem(409, `The English of ${name} has changed again. Read it once more.`);
  }
  const names = fields.map(({ name }) => name);
  content.declareTranslated(itemId, TRANSLATED, names, actor.id);
  accounts.audit({
    ...{ actor: actor.id, act: 'translation-right', itemId, locale: TRANSLATED },
    detail: { fields },
  });
}
