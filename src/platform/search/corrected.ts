import { parseText } from './engine/parseText.ts';
import { words } from './engine/words.ts';
import { languages } from './language/languages.ts';
import type { Found, Search } from './Search.ts';

/**
 * What was found, or what is found for the query as it was probably meant where a misspelt word belongs to an expression:
 * "physical therapst" is looked for as a physical therapist, and not as two words. What was corrected stays named.
 */
export function withExpressions(
  found: Found,
  { input, locale, isLiteral }: Pick<Search, 'input' | 'locale' | 'isLiteral'>,
  find: (input: string) => Found,
): Found {
  const { corrections } = found.answer;
  if (isLiteral || corrections.size === 0 || /"|\sOR\s/.test(input)) return found;
  const meant = words(input)
    .map((word) => corrections.get(word) ?? word)
    .join(' ');
  const correct = new Set(corrections.values());
  const isExpression = parseText(meant, { language: languages[locale] }).alternatives.some((terms) =>
    terms.some((term) => term.words.length > 1 && term.words.some((word) => correct.has(word))),
  );
  if (!isExpression) return found;
  const again = find(meant);
  return again.answer.total > 0 ? { ...again, answer: { ...again.answer, corrections } } : found;
}
