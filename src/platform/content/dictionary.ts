import type { Store } from '../store/Store.ts';

type Locale = 'en' | 'es';

/** A phrase in the languages it exists in. */
export type Phrase = Partial<Record<Locale, string>>;

/**
 * Facts space of the phrases all sites share ('dictionary': key → {en, es}) and of one site's own
 * ('dictionary:main'), which win.
 */
const spaceOf = (site?: string) => (site === undefined ? 'dictionary' : `dictionary:${site}`);

/** Saves phrases, for all sites or one. */
export function putDictionary(store: Store, phrases: Record<string, Phrase>, site?: string): void {
  store.transaction(() => {
    for (const [key, phrase] of Object.entries(phrases)) store.facts.put(spaceOf(site), key, phrase);
  });
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
