import type { ComponentRendering } from '@sitecore-jss/sitecore-jss-nextjs';
import type { StoredItem } from '#src/domain/lists/storedList.ts';
import type { ComponentDataContext } from '#src/context/ComponentData.ts';
import { pickedOn } from '#src/components/shared/listing/pageContext.ts';
import { type Picked, pickedOf } from './loadPicked.ts';

/**
 * Looks up the entities of a teaser (S-309): those picked in `field`, else the ids in the parameter of that name,
 * comma-separated. Undefined without an entity type or without any id.
 */
export async function loadTeasers(
  { params, fields }: ComponentRendering,
  field: string,
  most: number,
  { directory, locale }: ComponentDataContext,
): Promise<Picked | undefined> {
  const entityType = params?.['EntityType']?.trim();
  if (!entityType) return undefined;
  const picked = pickedOn(fields, field, most);
  const items = picked.length > 0 ? picked : idsOf(params?.[field]).slice(0, most);
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
