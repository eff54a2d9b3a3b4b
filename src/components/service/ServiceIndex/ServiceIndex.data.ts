import type { ComponentDataLoader } from '#src/context/ComponentData.ts';
import type { IndexedService } from '#src/ports/Listings.ts';
import type { declaration } from './ServiceIndex.declaration.ts';

/** The services that begin with a letter; '#' for those that begin with none. */
export interface LetterOfServices {
  letter: string;
  services: IndexedService[];
}

export const loadServiceIndex: ComponentDataLoader<typeof declaration, LetterOfServices[]> = async (
  _rendering,
  { directory, locale },
) => byLetter(await directory.services(locale));

/** Services by their first letters, accents aside, in the order of letters; what begins with none comes last. */
export function byLetter(services: readonly IndexedService[]): LetterOfServices[] {
  const letters = new Map<string, IndexedService[]>();
  for (const service of services) {
    const first = service.name.normalize('NFD').charAt(0).toUpperCase();
    const letter = /[A-Z]/.test(first) ? first : '#';
    letters.set(letter, [...(letters.get(letter) ?? []), service]);
  }
  const place = (letter: string) => (letter === '#' ? '~' : letter);
  return [...letters]
    .map(([letter, own]) => ({ letter, services: own }))
    .sort((a, b) => (place(a.letter) < place(b.letter) ? -1 : 1));
}
