import { answerOf, asItem, TOPIC_TYPES } from '#src/components/entity/ask-an-expert/answerOf.ts';
import { anyOf, limitOf, loadListing, type Listing } from '#src/components/shared/listing/loadListing.ts';
import { inEnglish } from '#src/components/shared/listing/pageContext.ts';
import type { ComponentDataLoader } from '#src/context/ComponentData.ts';
import type { declaration } from './AskAnExpertRelatedQuestions.declaration.ts';

/** C-049, C-121, Q-405 */
const LIMIT = 5;

const FIELDS = {
  services: 'c_services.name',
  reasons: 'c_relatedReasonsForVisit.name',
  conditions: 'c_relatedConditions.name',
  procedures: 'c_relatedProcedures.name',
} as const;

/** Questions about the same services, reasons, conditions or procedures; none when it names none. */
export const loadAskAnExpertRelatedQuestions: ComponentDataLoader<typeof declaration, Listing> = async (
  { params },
  context,
) => {
  const entity = answerOf(context);
  if (!entity) return undefined;
  const keys = Object.keys(FIELDS) as (keyof typeof FIELDS)[];
  const wanted = await Promise.all(
    keys.map(
      async (key) =>
        [FIELDS[key], await inEnglish(context, TOPIC_TYPES[key], entity[key].map(asItem))] as const,
    ),
  );
  const filter = anyOf(Object.fromEntries(wanted));
  if (!filter) return undefined;
  return loadListing(
    'AskAnExpert',
    {
      verticalKey: 'ask_an_expert',
      limit: limitOf(params.Limit, LIMIT),
      contextEntityId: entity.id,
      staticFilters: [filter],
    },
    context,
  );
};
