import type { Locale } from '#src/domain/entities/common.ts';

/** A name all in capitals is one that is said letter by letter ("ASL"). */
const isSpelledOut = (name: string): boolean => name.length > 1 && name === name.toUpperCase();

/** A language within a sentence or a list: Spanish writes its name small. */
export function languageInSentence(name: string, locale: Locale): string {
  return locale === 'es' && !isSpelledOut(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

/** Languages with commas between them, each once: "Spanish, Thai", "Español, tailandés"; '' for none. */
export function languageList(names: readonly string[], locale: Locale): string {
  return [...new Set(names)]
    .map((name, at) => (at === 0 ? name : languageInSentence(name, locale)))
    .join(', ');
}
