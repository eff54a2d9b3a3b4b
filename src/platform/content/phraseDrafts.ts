import { HttpProblem } from '../HttpProblem.ts';
import type { Store } from '../store/Store.ts';
import { checkPhrase, ownPhrases, putDictionary, sharedPhrases } from './dictionary.ts';
import type { Locale, Phrase, Site } from './dictionary.ts';

/** What somebody wrote and did not publish yet. */
interface DraftText {
  text: string;
  by: string;
  at: string;
}
type PhraseDraft = Partial<Record<Locale, DraftText>>;

/** A phrase of a site in one language, '' for nothing. */
export interface PhraseText {
  /** What all sites say. */
  base: string;
  /** What visitors of this site read. */
  live: string;
  /** What they will read once it is published. */
  now: string;
  /** Who wrote it and when, while it is a draft. */
  by: string | null;
  at: string | null;
}

export interface PhraseRow {
  key: string;
  en: PhraseText;
  es: PhraseText;
}

/** A text an editor sends, with what stood there when the writing began. '' takes the site's own text away. */
export interface PhraseChange {
  name: string;
  value: string;
  originalValue: string;
}

/** One text two people wrote. */
export interface PhraseClash {
  name: string;
  base: string;
  yours: string;
  theirs: string;
}

/** A change that was made, for the log. */
export interface ChangedPhrase {
  key: string;
  language: Locale;
  before: string;
  after: string;
}

/** Nobody is told of drafts: the name of their space begins with none that is announced. */
const draftSpace = (site: Site) => `phrase-draft:${site}`;

const draftsOf = (store: Store, site: Site) =>
  Object.fromEntries(store.facts.entries(draftSpace(site))) as Record<string, PhraseDraft>;

function textOf(locale: Locale, base: Phrase = {}, own: Phrase = {}, draft: PhraseDraft = {}): PhraseText {
  const live = own[locale] ?? base[locale] ?? '';
  const written = draft[locale];
  const { by = null, at = null } = written ?? {};
  return { base: base[locale] ?? '', live, now: written?.text ?? live, by, at };
}

/** Every phrase of a site in both languages, by key. */
export function phraseRows(store: Store, site: Site): PhraseRow[] {
  const [base, own, drafts] = [sharedPhrases(store), ownPhrases(store, site), draftsOf(store, site)];
  const keys = new Set([...Object.keys(base), ...Object.keys(own)]);
  return [...keys].sort().map((key) => ({
    key,
    en: textOf('en', base[key], own[key], drafts[key]),
    es: textOf('es', base[key], own[key], drafts[key]),
  }));
}

/** What is filled in when a phrase is said: `{name}` and the like. */
const parametersOf = (text: string): Set<string> => new Set(text.match(/\{\w+\}/g) ?? []);

function wrongParameters({ en, es }: Omit<PhraseRow, 'key'>, locale: Locale, text: string) {
  const own = { en, es }[locale];
  const model = parametersOf(own.base || en.base || es.base || own.live);
  const known = new Set([...model, ...parametersOf(en.base), ...parametersOf(es.base)]);
  const said = parametersOf(text);
  return {
    lost: [...model].filter((one) => !said.has(one)),
    unknown: [...said].filter((one) => !known.has(one)),
  };
}

/** Throws HttpProblem 422 for a text that lost a parameter, or names one that nothing is filled into. */
function requireParameters({ key, ...row }: PhraseRow, locale: Locale, text: string): void {
  const { lost, unknown } = wrongParameters(row, locale, text);
  if (lost.length > 0)
    throw new HttpProblem(422, `${key} must keep ${lost.join(', ')}: something is filled in there.`);
  if (unknown.length > 0)
    throw new HttpProblem(422, `${key}: nothing is filled in for ${unknown.join(', ')}.`);
}

/**
 * Saves texts of one language as drafts, all or none. A text is written where it still says what its editor began with, or
 * says the same already, so that a save may be sent twice; else both texts are answered and nothing is written.
 */
export function draftPhrases(
  store: Store,
  site: Site,
  locale: Locale,
  sent: readonly PhraseChange[],
  { by, at }: { by: string; at: string },
): { clashes: (PhraseClash & Pick<DraftText, 'by' | 'at'>)[]; changed: ChangedPhrase[] } {
  const rows = new Map(phraseRows(store, site).map((row) => [row.key, row]));
  const drafts = draftsOf(store, site);
  const changed: ChangedPhrase[] = [];
  const clashes: (PhraseClash & Pick<DraftText, 'by' | 'at'>)[] = [];
  for (const { name, value, originalValue } of sent) {
    const row = rows.get(name);
    if (!row) throw new HttpProblem(404, `There is no phrase ${name.slice(0, 80)}.`);
    const { base, now, live, ...last } = row[locale];
    const [wanted, began] = [value.trim() === '' ? base : value, originalValue === '' ? base : originalValue];
    if (wanted === now) continue;
    checkPhrase(name, { [locale]: wanted });
    if (wanted !== '') requireParameters(row, locale, wanted);
    if (began === now) {
      changed.push({ key: name, language: locale, before: now, after: wanted });
      const { [locale]: _, ...others } = drafts[name] ?? {};
      drafts[name] = wanted === live ? others : { ...others, [locale]: { text: wanted, by, at } };
    } else if (began !== wanted)
      clashes.push({ name, base: began, yours: wanted, theirs: now, by: last.by ?? '', at: last.at ?? '' });
  }
  if (clashes.length === 0) for (const { key } of changed) putDraft(store, site, key, drafts[key] ?? {});
  return { clashes, changed: clashes.length > 0 ? [] : changed };
}

function putDraft(store: Store, site: Site, key: string, draft: PhraseDraft): void {
  store.facts.put(draftSpace(site), key, Object.keys(draft).length === 0 ? undefined : draft);
}

/**
 * Lets visitors read drafts, all or none: every page of the site says them from its next visitor on. Throws HttpProblem 409
 * where one is no longer what the person saw.
 */
export function publishPhrases(
  store: Store,
  site: Site,
  seen: readonly { key: string; language: Locale; text: string }[],
): ChangedPhrase[] {
  const rows = new Map(phraseRows(store, site).map((row) => [row.key, row]));
  const own = ownPhrases(store, site);
  const drafts = draftsOf(store, site);
  const published: ChangedPhrase[] = [];
  for (const { key, language, text } of seen) {
    const { base, now, live } = rows.get(key)?.[language] ?? {};
    if (now !== text || base === undefined)
      throw new HttpProblem(409, `${key} was changed meanwhile. Look at it again.`);
    const { [language]: _, ...others } = drafts[key] ?? {};
    drafts[key] = others;
    putDraft(store, site, key, others);
    const { [language]: __, ...rest } = own[key] ?? {};
    own[key] = text === base ? rest : { ...rest, [language]: text };
    if (live !== now) published.push({ key, language, before: live ?? '', after: text });
  }
  putOwn(store, site, own, new Set(published.map(({ key }) => key)));
  return published;
}

function putOwn(store: Store, site: Site, own: Record<string, Phrase>, keys: ReadonlySet<string>): void {
  for (const key of keys) {
    const phrase = own[key] ?? {};
    putDictionary(store, { [key]: Object.keys(phrase).length > 0 ? phrase : undefined }, site);
  }
}
