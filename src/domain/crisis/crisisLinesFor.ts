import type { CrisisLine } from './crisisLines.ts';
import { CRISIS_RULES } from './crisisRules.ts';
import { bySound, plainWords } from './plainWords.ts';

const RULES = CRISIS_RULES.map(({ said, lines, unless }) => ({
  said: new RegExp(` (?:${bySound(said.join('|'))})`),
  lines,
  unless: unless && new RegExp(` (?:${bySound(unless.join('|'))})`),
}));

/**
 * The lines of help for words of crisis, in English or Spanish, with slips of the pen: none for other words. Words that
 * only speak of it ("suicide prevention research") are answered too: help comes first, whoever asks. Pure: nothing of
 * the words goes anywhere.
 */
export function crisisLinesFor(words: string): CrisisLine[] {
  const plain = plainWords(words);
  if (!plain.trim()) return [];
  const found = RULES.flatMap(({ said, lines, unless }) =>
    said.test(plain) && !unless?.test(plain) ? lines : [],
  );
  return [...new Set(found)];
}
