import type { ComponentDataLoader } from '#src/context/ComponentData.ts';
import { indexEntry } from '#src/domain/browse/indexEntry.ts';
import type { Locale } from '#src/domain/entities/common.ts';
import type { IndexedService } from '#src/ports/Listings.ts';
import type { declaration } from './ServiceIndex.declaration.ts';

/** A service as the index has it: `entry` is its name with its telling word first. */
export interface ServiceEntry extends IndexedService {
  entry: string;
}

/** The services whose entries begin with a letter; '#' for those that begin with none. */
export interface LetterOfServices {
  letter: string;
  services: ServiceEntry[];
}

export const loadServiceIndex: ComponentDataLoader<typeof declaration, LetterOfServices[]> = async (
  _rendering,
  { directory, locale },
) => byLetter(await directory.services(locale), locale);

/** Services by the first letters of their entries, accents aside, in the order of letters; what begins with none comes last. */
export function byLetter(services: readonly IndexedService[], locale: Locale): LetterOfServices[] {
  const letters = new Map<string, ServiceEntry[]>();
  const entries = services
    .map((service) => ({ ...service, entry: indexEntry(service.name, locale) }))
    .sort((a, b) => a.entry.localeCompare(b.entry, locale));
  for (const service of entries) {
    const first = service.entry.normalize('NFD').charAt(0).toUpperCase();
    const letter = /[A-Z]/.test(first) ? first : '#';
    letters.set(letter, [...(letters.get(letter) ?? []), service]);
  }
  const place = (letter: string) => (letter === '#' ? '~' : letter);
  return [...letters]
    .map(([letter, own]) => ({ letter, services: own }))
    .sort((a, b) => (place(a.letter) < place(b.letter) ? -1 : 1));
}
