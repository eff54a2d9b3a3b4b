import type { AuditAct } from '../accounts/auditActs.ts';
import { z } from 'zod';
import type { Actor, Right } from '../accounts/Actor.ts';
import type { Locale, Site } from '../content/dictionary.ts';
import { draftPhrases, phraseRows, publishPhrases } from '../content/phraseDrafts.ts';
import { shellId } from '../content/putPage.ts';
import { sendJson } from '../envelope.ts';
import { nameOf } from '../flow/flowView.ts';
import { HttpProblem } from '../HttpProblem.ts';
import type { PlatformRoute } from '../PlatformModule.ts';
import { readJson, requireActor, studioRoute } from './StudioPart.ts';
import type { StudioPart } from './StudioPart.ts';

const LOCALES: readonly Locale[] = ['en', 'es'];
const MOST_PHRASES = 2000;
const MOST_BYTES = 4 * 1024 * 1024;

const site = z.enum(['main', 'plan']);
const language = z.enum(['en', 'es']);
const key = z.string().min(1).max(200);
const text = z.string().max(2000);
const saving = z.strictObject({
  ...{ site, language },
  fields: z.array(z.strictObject({ name: key, value: text, originalValue: text })).max(200),
});
const publishing = z.strictObject({
  site,
  phrases: z.array(z.strictObject({ key, language, text })).min(1).max(MOST_PHRASES),
});

/**
 * The words of the interface: drafted by whoever may write on the whole site in their language, and said on every page once
 * they are published.
 */
export function dictionaryRoutes(part: StudioPart): PlatformRoute[] {
  const { store, clock } = part.platform;
  return [
    studioRoute('GET', '/studio/api/dictionary', (asked) => {
      const { actor } = requireActor(part, asked, 'read');
      const name = site.safeParse(asked.url.searchParams.get('site'));
      if (!name.success) throw new HttpProblem(400, 'site must be main or plan');
      sendJson(asked.response, 200, {
        phrases: phraseRows(store, name.data).map((row) => ({
          ...row,
          en: { ...row.en, by: nameOf(store, row.en.by) },
          es: { ...row.es, by: nameOf(store, row.es.by) },
        })),
        mayWrite: LOCALES.filter((locale) => mayOnAll(actor, 'write', name.data, locale)),
        mayPublish: LOCALES.filter((locale) => mayOnAll(actor, 'publish', name.data, locale)),
      });
    }),
    studioRoute('POST', '/studio/api/dictionary/save', async (asked) => {
      const { actor } = requireActor(part, asked, 'write');
      const wanted = await readJson(asked, saving, MOST_BYTES);
      requireOnAll(actor, 'write', wanted.site, wanted.language);
      const answer = store.transaction(() => save(part, actor, wanted, clock()));
      sendJson(asked.response, 200, answer);
    }),
    studioRoute('POST', '/studio/api/dictionary/publish', async (asked) => {
      const { actor } = requireActor(part, asked, 'publish');
      const wanted = await readJson(asked, publishing, MOST_BYTES);
      for (const locale of new Set(wanted.phrases.map((one) => one.language)))
        requireOnAll(actor, 'publish', wanted.site, locale);
      const published = store.transaction(() => {
        const changes = publishPhrases(store, wanted.site, wanted.phrases);
        const detail = { site: wanted.site, phrases: changes };
        if (changes.length > 0) part.accounts.audit({ actor: actor.id, act: 'phrases-published', detail });
        return changes.length;
      });
      sendJson(asked.response, 200, { published });
    }),
  ];
}

type Saving = z.output<typeof saving>;

/** Both texts of a clash stand in the answer, and the one that was not taken in the log. */
function save(part: StudioPart, actor: Actor, wanted: Saving, now: Date) {
  const { store } = part.platform;
  const as = { by: actor.id, at: now.toISOString() };
  const { clashes, changed } = draftPhrases(store, wanted.site, wanted.language, wanted.fields, as);
  const audit = (act: AuditAct, detail: Record<string, unknown>) =>
    part.accounts.audit({ actor: actor.id, act, locale: wanted.language, detail });
  for (const { key: name, before, after } of changed)
    audit('phrase-saved', { site: wanted.site, key: name, before, after });
  for (const { name, yours } of clashes) audit('phrase-clash', { site: wanted.site, key: name, yours });
  if (clashes.length === 0) return { kind: 'saved' as const };
  return {
    kind: 'clash' as const,
    fields: clashes.map(({ by, ...clash }) => ({ ...clash, author: nameOf(store, by || null) ?? '' })),
  };
}

/** Phrases stand on every page: who may change a part of the site may not change them. */
const mayOnAll = (actor: Actor, right: Right, name: Site, locale: Locale): boolean =>
  actor.may(right, { itemId: shellId(name), locale });

function requireOnAll(actor: Actor, right: Right, name: Site, locale: Locale): void {
  if (!mayOnAll(actor, right, name, locale)) throw new HttpProblem(403, 'Your account may not do this.');
}
