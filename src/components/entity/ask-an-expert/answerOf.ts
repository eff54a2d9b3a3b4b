import type { AskAnExpert } from '#src/domain/entities/AskAnExpert.ts';
import type { EntityReference } from '#src/domain/entities/common.ts';
import type { StoredItem } from '#src/domain/lists/storedList.ts';
import type { ComponentDataContext } from '#src/context/ComponentData.ts';

/** The question and answer a page shows, for its server-side data. */
export function answerOf({ entity }: Pick<ComponentDataContext, 'entity'>): AskAnExpert | undefined {
  return entity?.entityTypeId === 'ce_askAnExpert' ? entity : undefined;
}

/** The entity types behind the lists that say what a question is about. */
export const TOPIC_TYPES = {
  services: 'ce_service',
  reasons: 'ce_reasonForVisit',
  conditions: 'ce_conditionTreated',
  procedures: 'ce_procedure',
} as const;

/** A reference as pickers store them, which is how English names are asked for. */
export const asItem = ({ uid, name }: EntityReference): StoredItem => ({ id: uid, label: name });
