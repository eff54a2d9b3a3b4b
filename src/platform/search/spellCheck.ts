import { placedWords } from './engine/words.ts';
import type { Substring } from './highlight.ts';
import type { Found, Json } from './Search.ts';

/** What was typed with the words replaced that were taken for others; undefined when none was. */
export function spellCheck(
  input: string,
  { answer, text }: Pick<Found, 'answer' | 'text'>,
): Json | undefined {
  if (!text || answer.corrections.size === 0 || answer.total === 0) return undefined;
  let value = '';
  let last = 0;
  const matchedSubstrings: Substring[] = [];
  for (const { word, offset, length } of placedWords(input)) {
    const correction = answer.corrections.get(word);
    if (correction === undefined) continue;
    value += input.slice(last, offset);
    matchedSubstrings.push({ offset: value.length, length: correction.length });
    value += correction;
    last = offset + length;
  }
  if (matchedSubstrings.length === 0) return undefined;
  value += input.slice(last);
  return { originalQuery: input, correctedQuery: { value, matchedSubstrings }, type: 'AUTOCORRECT' };
}
