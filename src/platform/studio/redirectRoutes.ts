import type { AuditAct } from '../accounts/auditActs.ts';
import { z } from 'zod';
import type { Actor } from '../accounts/Actor.ts';
import type { Site } from '../content/dictionary.ts';
import { shellId } from '../content/putPage.ts';
import { ImportFileProblem, importRedirects } from '../content/redirectImport.ts';
import { addressOf, RedirectList, RedirectProblem, sitePath } from '../content/RedirectList.ts';
import { putRedirects, redirectsOf } from '../content/siteSettings.ts';
import { sendJson } from '../envelope.ts';
import { nameOf } from '../flow/flowView.ts';
import { HttpProblem } from '../HttpProblem.ts';
import type { PlatformRoute } from '../PlatformModule.ts';
import type { Redirect } from '../store/content/redirectRules.ts';
import type { Store } from '../store/Store.ts';
import { readJson, requireActor, studioRoute } from './StudioPart.ts';
import type { StudioPart } from './StudioPart.ts';

const MOST_BYTES = 2 * 1024 * 1024;
const LOCALES = ['en', 'es'] as const;

const site = z.enum(['main', 'plan']);
const address = z.string().min(1).max(1000);
const keyShape = z.strictObject({ pattern: address, target: address, locale: z.string().max(10) });
const ruleShape = z.strictObject({
  from: address,
  to: address,
  isPermanent: z.boolean(),
  keepsQuery: z.boolean(),
  locale: z.enum(['', 'en', 'es']),
});
const putting = z.strictObject({ site, rule: ruleShape, was: keyShape.optional() });
const removing = z.strictObject({ site, was: keyShape });
const importing = z.strictObject({ site, csv: z.string().max(MOST_BYTES), isTrial: z.boolean() });

/**
 * What leads where: made by pages that moved, by hand, and from files. A change holds at once, so it takes the right to
 * publish on the whole site.
 */
export function redirectRoutes(part: StudioPart): PlatformRoute[] {
  const { store, clock } = part.platform;
  const made = (how: 'hand' | 'import', { id }: Actor) => ({ how, at: clock().toISOString(), by: id });
  const siteAsked = (url: URL): Site => {
    const name = site.safeParse(url.searchParams.get('site'));
    if (!name.success) throw new HttpProblem(400, 'site must be main or plan');
    return name.data;
  };
  return [
    studioRoute('GET', '/studio/api/redirects', (asked) => {
      const { actor } = requireActor(part, asked, 'read');
      const name = siteAsked(asked.url);
      sendJson(asked.response, 200, {
        redirects: redirectViews(store, name),
        mayChange: mayChange(actor, name, ''),
      });
    }),
    studioRoute('GET', '/studio/api/redirects/way', (asked) => {
      requireActor(part, asked, 'read');
      sendJson(
        asked.response,
        200,
        wayView(store, siteAsked(asked.url), asked.url.searchParams.get('from') ?? ''),
      );
    }),
    studioRoute('POST', '/studio/api/redirects', async (asked) => {
      const { actor } = requireActor(part, asked, 'publish');
      const { site: name, rule, was } = await readJson(asked, putting);
      requireChange(actor, name, rule.locale);
      if (was) requireChange(actor, name, was.locale);
      const answer = changing(part, actor, name, 'redirect-put', (list) => {
        const put = list.put(rule, {
          ...{ made: made('hand', actor), pageAt: pageAt(store, name) },
          ...(was && { was: list.find(was) }),
        });
        const { pattern, target, locale } = put.rule;
        return { pattern, target, locale, ledOn: put.ledOn, ...(was && { was: was.target }) };
      });
      sendJson(asked.response, 200, answer);
    }),
    studioRoute('POST', '/studio/api/redirects/remove', async (asked) => {
      const { actor } = requireActor(part, asked, 'publish');
      const { site: name, was } = await readJson(asked, removing);
      requireChange(actor, name, was.locale);
      const answer = changing(part, actor, name, 'redirect-removed', (list) => {
        const { pattern, target, locale } = list.remove(was);
        return { pattern, target, locale };
      });
      sendJson(asked.response, 200, answer);
    }),
    studioRoute('POST', '/studio/api/redirects/import', async (asked) => {
      const { actor } = requireActor(part, asked, 'publish');
      const { site: name, csv, isTrial } = await readJson(asked, importing, 2 * MOST_BYTES);
      requireChange(actor, name, '');
      sendJson(asked.response, 200, importFile(part, actor, name, csv, isTrial, made('import', actor)));
    }),
  ];
}

/** One transaction with its row in the log; what is refused is answered, and changes nothing. */
function changing(
  { platform: { store }, accounts }: StudioPart,
  actor: Actor,
  name: Site,
  act: AuditAct,
  work: (list: RedirectList) => Record<string, unknown>,
) {
  try {
    return store.transaction(() => {
      const list = new RedirectList(redirectsOf(store, name));
      const detail = work(list);
      putRedirects(store, name, list.rules);
      accounts.audit({ actor: actor.id, act, detail: { site: name, ...detail } });
      return { kind: 'done' as const, ...detail };
    });
  } catch (error) {
    if (!(error instanceof RedirectProblem)) throw error;
    return { kind: 'refused' as const, why: error.why, about: error.about };
  }
}

/** The lines of a file that can be taken are, all at once; a trial only tells what would become of each. */
function importFile(
  { platform: { store }, accounts }: StudioPart,
  actor: Actor,
  name: Site,
  csv: string,
  isTrial: boolean,
  made: NonNullable<Redirect['made']>,
) {
  try {
    return store.transaction(() => {
      const list = new RedirectList(redirectsOf(store, name));
      const lines = importRedirects(csv, list, { made, pageAt: pageAt(store, name) });
      const count = (outcome: string) => lines.filter((line) => line.outcome === outcome).length;
      const counts = {
        ...{ added: count('added'), replaced: count('replaced') },
        ...{ same: count('same'), refused: count('refused') },
      };
      if (!isTrial && counts.added + counts.replaced > 0) {
        putRedirects(store, name, list.rules);
        accounts.audit({ actor: actor.id, act: 'redirects-imported', detail: { site: name, ...counts } });
      }
      return { lines, counts };
    });
  } catch (error) {
    if (error instanceof ImportFileProblem)
      throw new HttpProblem(422, `The file cannot be read: ${error.message}`);
    throw error;
  }
}

const mayChange = (actor: Actor, name: Site, locale: string): boolean =>
  LOCALES.every(
    (one) =>
      (locale !== '' && locale !== one) || actor.may('publish', { itemId: shellId(name), locale: one }),
  );

function requireChange(actor: Actor, name: Site, locale: string): void {
  if (!mayChange(actor, name, locale)) throw new HttpProblem(403, 'Your account may not do this.');
}

/** Name of the page that stands at an address by itself; a page that stands for many does not count. */
function pageAt({ content }: Store, name: Site) {
  return (path: string): string | undefined => {
    const page = content.itemByPath(name, path, 'published');
    if (!page || page.path?.includes('*')) return undefined;
    return content.version(page.id, 'en', 'published')?.displayName ?? page.name;
  };
}

/** Whether a visitor finds something at an address, a page that stands for many included. */
function isThere({ content }: Store, name: Site) {
  const known = new Map<string, boolean>();
  return (path: string): boolean => {
    const found = known.get(path) ?? content.itemByPath(name, path, 'published') !== undefined;
    known.set(path, found);
    return found;
  };
}

function redirectViews(store: Store, name: Site) {
  const list = new RedirectList(redirectsOf(store, name));
  const found = isThere(store, name);
  return list.rules.map((rule) => {
    const { pattern, target, locale, redirectType, isQueryStringPreserved, made } = rule;
    return {
      ...{ pattern, target, locale, from: addressOf(pattern) ?? pattern },
      isPattern: addressOf(pattern) === undefined,
      how:
        redirectType === 'SERVER_TRANSFER'
          ? 'shown'
          : redirectType === 'REDIRECT_301'
            ? 'permanent'
            : 'temporary',
      keepsQuery: isQueryStringPreserved,
      made: made ? { how: made.how, at: made.at, by: nameOf(store, made.by ?? null) } : null,
      end: endOf(list, rule, found),
    };
  });
}

/** What a visitor meets at the end; of a target that is filled in nobody can tell. */
function endOf(list: RedirectList, { target, locale }: Redirect, found: (path: string) => boolean) {
  if (!target.startsWith('/')) return 'elsewhere';
  if (/\$\d/.test(target)) return 'unknown';
  const way = list.wayFrom(sitePath(target)?.path ?? target, locale);
  if (way.end !== 'here') return way.end;
  const last = way.steps.at(-1) ?? target;
  return found(sitePath(last)?.path ?? last) ? 'page' : 'nothing';
}

/** Where an address leads, step by step, in each language where that differs. */
function wayView(store: Store, name: Site, from: string) {
  const at = sitePath(from);
  if (!at) return { ways: [] };
  const list = new RedirectList(redirectsOf(store, name));
  const found = isThere(store, name);
  const ways = (at.locale ? [at.locale] : LOCALES).map((language) => {
    const { steps, end, isPermanent } = list.wayFrom(at.path, language);
    const last = steps.at(-1) ?? '';
    const isFound = end === 'here' && found(sitePath(last)?.path ?? last);
    return { language, steps, isPermanent, end: end === 'here' ? (isFound ? 'page' : 'nothing') : end };
  });
  const [first] = ways;
  const isOne = ways.every((way) => JSON.stringify(way.steps) === JSON.stringify(first?.steps));
  return { ways: isOne ? ways.slice(0, 1).map((way) => ({ ...way, language: at.locale ?? '' })) : ways };
}
