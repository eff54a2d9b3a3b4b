import { HttpProblem } from '../HttpProblem.ts';
import type { Store } from '../store/Store.ts';

export type Site = 'main' | 'plan';
export type Locale = 'en' | 'es';
const LOCALES: readonly Locale[] = ['en', 'es'];

/** A phrase in the languages it exists in. */
export type Phrase = Partial<Record<Locale, string>>;

/**
 * Facts space of the phrases all sites share ('dictionary': key → {en, es}) and of one site's own
 * ('dictionary:main'), which win.
 */
const spaceOf = (site?: string) => (site === undefined ? 'dictionary' : `dictionary:${site}`);

/** Saves phrases, for all sites or one; `undefined` takes one away. */
export function putDictionary(
  store: Store,
  phrases: Record<string, Phrase | undefined>,
  site?: string,
): void {
  store.transaction(() => {
    for (const [key, phrase] of Object.entries(phrases)) store.facts.put(spaceOf(site), key, phrase);
  });
}

/** Facts space of the phrases as they were seeded. */
const SEEDED = 'dictionary-seed';

/** Whether a store was seeded with phrases: one that holds a network of its own was not. */
export const hasSeededPhrases = (store: Store): boolean => !store.facts.entries(SEEDED).next().done;

/**
 * Saves the phrases all sites begin with. One whose seed did not change keeps what editors made of it. Answers how many
 * were new or other than before.
 */
export function seedDictionary(store: Store, phrases: Record<string, Phrase>): number {
  const changed = Object.entries(phrases).filter(
    ([key, phrase]) => JSON.stringify(store.facts.get(SEEDED, key)) !== JSON.stringify(phrase),
  );
  store.transaction(() => {
    putDictionary(store, Object.fromEntries(changed));
    for (const [key, phrase] of changed) store.facts.put(SEEDED, key, phrase);
  });
  return changed.length;
}

/** What all sites say, but for what each says in its own words. */
export const sharedPhrases = (store: Store): Record<string, Phrase> =>
  Object.fromEntries(store.facts.entries(spaceOf())) as Record<string, Phrase>;

/** What one site says other than all sites do. */
export const ownPhrases = (store: Store, site: Site): Record<string, Phrase> =>
  Object.fromEntries(store.facts.entries(spaceOf(site))) as Record<string, Phrase>;

/**
 * Saves phrases of one site as its editors sent them, all or none: `{"shell.menu": {"en": "Menu"}}`; a language that is
 * left out stays as it is. Pages say them as they are renewed. Throws HttpProblem 400 naming the phrase that is none.
 */
export function saveDictionary(store: Store, site: Site, sent: unknown): Record<string, Phrase> {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent))
    throw new HttpProblem(400, 'Phrases must be an object: {"key": {"en": "…", "es": "…"}}');
  const own = ownPhrases(store, site);
  const phrases = Object.entries(sent).map(([key, phrase]): [string, Phrase] => [
    key,
    { ...own[key], ...checkPhrase(key, phrase) },
  ]);
  putDictionary(store, Object.fromEntries(phrases), site);
  return ownPhrases(store, site);
}

/** A phrase as it may be saved. Throws HttpProblem 400 naming the one that is none. */
export function checkPhrase(key: string, phrase: unknown): Phrase {
  const refuse = (reason: string): never => {
    throw new HttpProblem(400, `Phrase ${key.slice(0, 80)}: ${reason}`);
  };
  if (!/^[a-zA-Z]\w*\.[^<>\n]{1,120}$/.test(key)) return refuse('a key is a group, a dot and a name');
  if (typeof phrase !== 'object' || phrase === null) return refuse('it must be an object of languages');
  const checked: Phrase = {};
  for (const [locale, text] of Object.entries(phrase)) {
    if (!(LOCALES as readonly string[]).includes(locale)) return refuse(`there is no language ${locale}`);
    if (typeof text !== 'string' || text.length > 2000) return refuse('a text has at most 2,000 characters');
    checked[locale as Locale] = text;
  }
  return checked;
}

/** Phrases of a site in a language, in key order. An unknown language has none. */
export function dictionaryOf(store: Store, site: string, locale: string): { key: string; value: string }[] {
  const phrases = new Map<string, string>();
  for (const space of [spaceOf(), spaceOf(site)]) {
    for (const [key, value] of store.facts.entries(space)) {
      const text = (value as Record<string, unknown> | null)?.[locale];
      if (typeof text === 'string') phrases.set(key, text);
    }
  }
  return [...phrases]
    .map(([key, value]) => ({ key, value }))
    .sort((left, right) => (left.key < right.key ? -1 : left.key > right.key ? 1 : 0));
}
