import type { AuditAct } from '../accounts/auditActs.ts';
import type { Actor } from '../accounts/Actor.ts';
import type { AuthoringParts } from '../authoring/Authoring.ts';
import { storedField } from '../authoring/rawField.ts';
import { shellId } from '../content/putPage.ts';
import { HttpProblem } from '../HttpProblem.ts';
import type { ContentVersion, Locale, StoredRendering } from '../store/ContentStore.ts';
import type { Store } from '../store/Store.ts';

export type SiteName = 'main' | 'plan';
type Words = Record<Locale, string>;

/** A banner that stands on every page of a site, and what stood there before. */
export interface Emergency {
  itemId: string;
  headline: Words;
  text: Words;
  reason: string;
  by: string;
  at: string;
  before: Partial<Record<Locale, Record<string, unknown>>>;
}

const LOCALES: readonly Locale[] = ['en', 'es'];
const keyOf = (site: SiteName): string => `emergency:${site}`;

/** The banner that is up on a site; undefined: none is. */
export const emergencyOf = ({ facts }: Store, site: SiteName): Emergency | undefined =>
  facts.get('flow', keyOf(site)) as Emergency | undefined;

/** Where the alert over every page has its texts. Throws where the site has none. */
function alertOf({ content }: Store, site: SiteName): string {
  const layout = content.sharedLayout(shellId(site), 'published') ?? {};
  const placed: StoredRendering[] = layout['global-alert'] ?? [];
  const alert = placed.find(({ componentName }) => componentName === 'GlobalAlert');
  if (alert) return alert.dataSource;
  throw new HttpProblem(409, 'This site has no alert above its pages. Place a global alert first.');
}

export interface NewEmergency {
  site: SiteName;
  headline: Words;
  text: Words;
  reason: string;
}

/**
 * Puts a banner on every page of a site at once, past review and drafts; the reason is logged. What the alert said before is
 * kept for when the banner is taken down.
 */
export function raiseEmergency(parts: AuthoringParts, wanted: NewEmergency, actor: Actor): Emergency {
  const { store, clock } = parts;
  const { site, headline, text, reason } = wanted;
  return store.transaction(() => {
    const known = emergencyOf(store, site);
    const itemId = known?.itemId ?? alertOf(store, site);
    const before: Emergency['before'] = known?.before ?? {};
    for (const locale of LOCALES) {
      const version = store.content.version(itemId, locale, 'published');
      if (!version) continue;
      if (!known) before[locale] = version.fields;
      const { fields } = version;
      const stored = (name: string, value: string) =>
        storedField(name, value, fields[name], 'Single-Line Text');
      saveAlert(parts, version, actor, reason, {
        ...fields,
        Headline: stored('Headline', headline[locale]),
        Text: stored('Text', text[locale]),
        Severity: stored('Severity', 'Error'),
      });
    }
    const up = { itemId, headline, text, reason, by: actor.id, at: clock().toISOString(), before };
    store.facts.put('flow', keyOf(site), up);
    publishAlert(parts, itemId, actor, { act: 'emergency', site, reason });
    return up;
  });
}

/** Takes the banner down: the alert says again what it said before. */
export function endEmergency(
  parts: AuthoringParts,
  { site, reason }: { site: SiteName; reason: string },
  actor: Actor,
): void {
  const { store } = parts;
  store.transaction(() => {
    const up = emergencyOf(store, site);
    if (!up) throw new HttpProblem(409, 'No banner is up on this site.');
    for (const locale of LOCALES) {
      const version = store.content.version(up.itemId, locale, 'published');
      const fields = up.before[locale];
      if (version && fields) saveAlert(parts, version, actor, reason, fields);
    }
    store.facts.put('flow', keyOf(site), undefined);
    publishAlert(parts, up.itemId, actor, { act: 'emergency-end', site, reason });
  });
}

function saveAlert(
  { store }: AuthoringParts,
  { itemId, locale, displayName }: ContentVersion,
  actor: Actor,
  note: string,
  fields: Record<string, unknown>,
): void {
  store.content.saveDraft({ itemId, locale, displayName, fields }, undefined, { author: actor.id, note });
}

function publishAlert(
  { store, accounts }: AuthoringParts,
  itemId: string,
  actor: Actor,
  { act, site, reason }: { act: AuditAct; site: SiteName; reason: string },
): void {
  store.content.publish([itemId], { by: { author: actor.id, kind: 'publish', note: reason } });
  accounts.audit({ actor: actor.id, act, itemId, detail: { site, reason } });
}
