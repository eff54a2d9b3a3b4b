import type { StoredItem } from '#src/domain/lists/storedList.ts';
import type { ComponentDataContext } from '#src/context/ComponentData.ts';
import { type Picked, pickedOf } from './loadPicked.ts';

/**
 * Looks up the entities of a teaser (S-309): those `picked`, else the `ids` of a parameter,
 * comma-separated. Undefined without an entity type or without any id.
 */
export async function loadTeasers(
  entityType: string | undefined,
  picked: readonly StoredItem[],
  ids: string | undefined,
  most: number,
  { directory, locale }: ComponentDataContext,
): Promise<Picked | undefined> {
  if (!entityType) return undefined;
  const items = (picked.length > 0 ? picked : idsOf(ids)).slice(0, most);
  if (items.length === 0) return undefined;
  const results = await Promise.all(items.map(({ id }) => directory.teaserResults(entityType, id, locale)));
  return pickedOf(
    'Teaser',
    items,
    results.flatMap(([first]) => first ?? []),
  );
}

const idsOf = (text: string | undefined): StoredItem[] =>
  (text ?? '')
    .split(',')
    .map((id) => id.trim())
    .filter(Boolean)
    .map((id) => ({ id, label: id }));
