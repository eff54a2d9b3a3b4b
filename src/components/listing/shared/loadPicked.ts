import { readText } from '#src/domain/text/readText.ts';
import type { StoredItem } from '#src/domain/lists/storedList.ts';
import type { SearchResult } from '#src/domain/search/SearchAnswer.ts';
import type { ComponentDataContext } from '#src/context/ComponentData.ts';
import type { PickedKind } from '#src/ports/DirectoryPort.ts';
import type { Listing } from '#src/components/shared/listing/loadListing.ts';

/** What an editor picked, as far as the directory has it. */
export interface Picked extends Listing {
  /** Names of picked entities that were not found; for editors. */
  missing: string[];
}

/** Fetches what an editor picked; undefined when nothing is picked. */
export async function loadPicked(
  kind: PickedKind,
  cardType: string,
  items: readonly StoredItem[],
  { directory, locale }: Pick<ComponentDataContext, 'directory' | 'locale'>,
): Promise<Picked | undefined> {
  if (items.length === 0) return undefined;
  return pickedOf(cardType, items, await directory.picked(kind, items, locale));
}

/** Picked entities as a listing: found ones, and the names of the others. */
export function pickedOf(cardType: string, items: readonly StoredItem[], results: SearchResult[]): Picked {
  const missing = items.filter(
    ({ id, entityId }) =>
      !results.some((found) => [id, entityId].includes(found.id) || readText(found.data['uid']) === id),
  );
  return { cardTypes: [cardType], results, missing: missing.map(({ label }) => label) };
}
