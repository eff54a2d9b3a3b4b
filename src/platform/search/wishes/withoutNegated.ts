import { words } from '../engine/words.ts';
import type { Language } from '../language/Language.ts';

const unwanted = new WeakMap<Language, RegExp>();

/** Any kind of place that is said not to be wanted. Made once for each language. */
function unwantedIn(language: Language): RegExp {
  let pattern = unwanted.get(language);
  if (!pattern) {
    const { kinds, negating } = language.wishes;
    pattern = new RegExp(`\\b${negating}(?:${kinds.map(({ said }) => said.source).join('|')})`, 'g');
    unwanted.set(language, pattern);
  }
  return pattern;
}

/**
 * A query without the kinds of places that it says are not wanted ("urgent care, not a hospital"): undefined where there is
 * none, and where nothing else would be left ("no hospital").
 */
export function withoutNegated(input: string, language: Language): string | undefined {
  const text = words(input).join(' ');
  const left = text.replace(unwantedIn(language), ' ');
  const rest = left === text ? [] : words(left);
  return rest.some((word) => !language.stopWords.has(word)) ? rest.join(' ') : undefined;
}
