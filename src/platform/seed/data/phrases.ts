import type { Phrase } from '../../content/dictionary.ts';

/** What the demo network says in its own words, over the site's built-in ones. */
export const ownPhrases: Readonly<Record<string, Phrase>> = {
  'facets.own': { en: 'Meridian Providers', es: 'De Meridian' },
};
