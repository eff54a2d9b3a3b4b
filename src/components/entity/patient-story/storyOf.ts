import type { PatientStory } from '#src/domain/entities/PatientStory.ts';
import type { StoredItem } from '#src/domain/lists/storedList.ts';
import type { EntityReference } from '#src/domain/entities/common.ts';
import type { ComponentDataContext } from '#src/context/ComponentData.ts';

/** The story a page shows, for its server-side data. */
export function storyOf({ entity }: Pick<ComponentDataContext, 'entity'>): PatientStory | undefined {
  return entity?.entityTypeId === 'ce_patientStory' ? entity : undefined;
}

/** A reference as pickers store them, which is how the directory is asked for several. */
export function asItem({ id, uid, name }: EntityReference, type?: string): StoredItem {
  return { id: uid, label: name, entityId: id, ...(type && { type }) };
}
