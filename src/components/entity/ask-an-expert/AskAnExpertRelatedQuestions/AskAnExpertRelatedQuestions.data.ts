import { answerOf, asItem, TOPIC_TYPES } from '#src/components/entity/ask-an-expert/answerOf.ts';
import {
  anyOf,
  limitOf,
  listingOf,
  loadListing,
  type Listing,
} from '#src/components/shared/listing/loadListing.ts';
import { inEnglish } from '#src/components/shared/listing/pageContext.ts';
import type { ComponentDataLoader } from '#src/context/ComponentData.ts';
import type { StaticFilter } from '#src/domain/search/filters.ts';
import type { declaration } from './AskAnExpertRelatedQuestions.declaration.ts';

/** C-049, C-121, Q-405 */
const LIMIT = 5;
const CARD = 'AskAnExpert';

const FIELDS = {
  services: 'c_services.name',
  reasons: 'c_relatedReasonsForVisit.name',
  conditions: 'c_relatedConditions.name',
  procedures: 'c_relatedProcedures.name',
} as const;

/**
 * Questions about the same services, reasons, conditions or procedures; none when it names none. Those on the same
 * condition come first: of one service there are questions that have nothing to do with one another.
 */
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
  const limit = limitOf(params.Limit, LIMIT);
  const ask = (filter: StaticFilter | undefined) =>
    filter &&
    loadListing(
      CARD,
      { verticalKey: 'ask_an_expert', limit, contextEntityId: entity.id, staticFilters: [filter] },
      context,
    );
  const named = Object.fromEntries(wanted);
  const [closest, all] = await Promise.all([
    ask(anyOf({ [FIELDS.conditions]: named[FIELDS.conditions] ?? [] })),
    ask(anyOf(named)),
  ]);
  const byId = new Map([closest, all].flatMap((one) => one?.results ?? []).map((one) => [one.id, one]));
  return listingOf(CARD, [...byId.values()].slice(0, limit));
};
