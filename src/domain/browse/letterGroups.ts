import type { Locale } from '#src/domain/entities/common.ts';

/** Items whose names begin with one letter; '#' holds digits and whatever has no letter. */
export interface LetterGroup<T> {
  letter: string;
  items: T[];
}

/** A name that begins with no letter stands here. */
export const NO_LETTER = '#';

/**
 * Parts items by the first letter of their names and sorts both in the order of the language. Accents fold,
 * but Spanish keeps Ñ as a letter. '#' comes last.
 */
export function letterGroups<T>(
  items: readonly T[],
  nameOf: (item: T) => string,
  locale: Locale,
): LetterGroup<T>[] {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const groups = new Map<string, T[]>();
  for (const item of [...items].sort((a, b) => compare(nameOf(a), nameOf(b)))) {
    const letter = firstLetter(nameOf(item), locale);
    const group = groups.get(letter);
    if (group) group.push(item);
    else groups.set(letter, [item]);
  }
  return [...groups]
    .map(([letter, members]) => ({ letter, items: members }))
    .sort((a, b) => rank(a.letter) - rank(b.letter) || compare(a.letter, b.letter));
}

const rank = (letter: string) => (letter === NO_LETTER ? 1 : 0);

function firstLetter(name: string, locale: Locale): string {
  const first = /[\p{L}\p{N}]\p{M}*/u.exec(name.normalize('NFC'))?.[0] ?? '';
  const capital = first.toLocaleUpperCase(locale);
  if (locale === 'es' && capital === 'Ñ') return capital;
  return /\p{L}/u.exec(capital.normalize('NFD'))?.[0] ?? NO_LETTER;
}
