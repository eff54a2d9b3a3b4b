import { randomUUID } from 'node:crypto';
import { fold, placedWords } from './engine/words.ts';
import { highlightTyped } from './highlight.ts';
import { languages } from './language/languages.ts';
import type { PromptsOf } from './promptLists.ts';
import { BUSINESS_ID, knownLocale } from './protocol.ts';
import type { Json, Locale } from './Search.ts';
import type { SearchGround } from './SearchGround.ts';
import type { Vertical } from './Vertical.ts';

export interface AutocompleteRequest {
  input: string;
  limit: number;
  locale: string;
  /** Without one, all verticals of a search over everything propose. */
  verticalKey?: string;
}

interface Proposal {
  text: string;
  weight: number;
  verticalKeys: string[];
}

/** Proposes what could be meant by what was typed so far. Words nobody knows are corrected only if nothing is found. */
export function autocomplete(ground: SearchGround, promptsOf: PromptsOf, request: AutocompleteRequest): Json {
  const { input, limit, verticalKey } = request;
  const locale = knownLocale(request.locale);
  const language = languages[locale];
  const folded = fold(input);
  const near = language.nearMe.exec(folded);
  const typed = near ? folded.slice(0, near.index) : input;
  const wanted = verticalKey === undefined ? ground.universal : [ground.vertical(verticalKey)];
  const collect = (inputOf: (vertical: Vertical) => string | undefined) =>
    proposals(wanted, inputOf, (vertical, text) => promptsOf(vertical, locale).find(text, limit));
  let found = collect(() => typed);
  if (found.length === 0)
    found = collect((vertical) => corrected(ground, vertical, locale, typed) || undefined);
  const intents = near ? ['NEAR_ME'] : [];
  return {
    input: { value: input, queryIntents: intents },
    businessId: BUSINESS_ID,
    queryId: randomUUID(),
    results: best(found, typed, limit).map(({ text, verticalKeys }) => {
      const value = near ? `${text} ${language.nearMeText}` : text;
      return { value, matchedSubstrings: highlightTyped(value, typed), queryIntents: intents, verticalKeys };
    }),
  };
}

/** Prompts of all verticals, each text once with the verticals that propose it and the greatest of its weights. */
function proposals(
  verticals: readonly Vertical[],
  inputOf: (vertical: Vertical) => string | undefined,
  find: (vertical: Vertical, input: string) => { text: string; weight: number }[],
): Proposal[] {
  const found = new Map<string, Proposal>();
  for (const vertical of verticals) {
    const input = inputOf(vertical);
    if (input === undefined) continue;
    for (const { text, weight } of find(vertical, input)) {
      const same = found.get(fold(text));
      if (same) {
        same.weight = Math.max(same.weight, weight);
        same.verticalKeys.push(vertical.key);
      } else found.set(fold(text), { text, weight, verticalKeys: [vertical.key] });
    }
  }
  return [...found.values()];
}

/** What was typed with each word replaced that the vertical takes for another. */
function corrected(ground: SearchGround, vertical: Vertical, locale: Locale, typed: string): string {
  const index = ground.catalog.index(vertical.index.key, locale);
  return placedWords(typed)
    .map(({ word }) => index.correctionOf(word) ?? word)
    .join(' ');
}

/** What begins as typed first, then what stands for more. */
function best(found: readonly Proposal[], typed: string, limit: number): Proposal[] {
  const start = fold(typed).trim();
  return [...found]
    .sort(
      (a, b) =>
        Number(fold(b.text).startsWith(start)) - Number(fold(a.text).startsWith(start)) ||
        b.weight - a.weight ||
        (a.text < b.text ? -1 : 1),
    )
    .slice(0, limit);
}
