import { HttpProblem } from '#src/platform/HttpProblem.ts';
import { localeOf } from './language/languages.ts';
import type { Locale } from './Search.ts';

/** Members of every answer that say who answers. */
export const BUSINESS_ID = 100;
export const SOURCE = 'KNOWLEDGE_MANAGER';

/** The language of a request; throws HttpProblem 400 for one there is no directory in. */
export function knownLocale(tag: string): Locale {
  const locale = localeOf(tag);
  if (!locale) throw new HttpProblem(400, `Unknown locale ${JSON.stringify(tag)}`);
  return locale;
}
