import { answerOf, asItem, TOPIC_TYPES } from '#src/components/entity/ask-an-expert/answerOf.ts';
import {
  anyOf,
  limitOf,
  listingOf,
  loadListing,
  once,
  type Listing,
} from '#src/components/shared/listing/loadListing.ts';
import { inEnglish } from '#src/components/shared/listing/pageContext.ts';
import type { ComponentDataLoader } from '#src/context/ComponentData.ts';
import type { StaticFilter } from '#src/domain/search/filters.ts';
import type { SearchResult } from '#src/domain/search/SearchAnswer.ts';
import type { declaration } from './AskAnExpertRelatedQuestions.declaration.ts';

/** C-049, C-121, Q-405 */
const LIMIT = 5;
const CARD = 'AskAnExpert';

const FIELDS = {
  services: 'c_services.name',
  conditions: 'c_relatedConditions.name',
  topics: 'c_healthTopics.name',
} as const;

/**
 * Questions on the same conditions, then those that share a health topic and a service; none when it names none. A topic may be
 * as wide as "Symptoms" and a service as wide as primary care: one of them alone makes no two questions belong together, so
 * the list is rather short than filled.
 */
export const loadAskAnExpertRelatedQuestions: ComponentDataLoader<typeof declaration, Listing> = async (
  { params },
  context,
) => {
  const entity = answerOf(context);
  if (!entity) return undefined;
  const limit = limitOf(params.Limit, LIMIT);
  const namesOf = (key: keyof typeof FIELDS) =>
    inEnglish(context, key === 'topics' ? 'ce_healthTopic' : TOPIC_TYPES[key], entity[key].map(asItem));
  const filterOf = async (key: keyof typeof FIELDS) => anyOf({ [FIELDS[key]]: await namesOf(key) });
  const [conditions, topics, services] = await Promise.all([
    filterOf('conditions'),
    filterOf('topics'),
    filterOf('services'),
  ]);
  const ask = async (...filters: (StaticFilter | undefined)[]): Promise<SearchResult[]> => {
    const staticFilters = filters.filter((one) => one !== undefined);
    if (filters[0] === undefined) return [];
    const search = { verticalKey: 'ask_an_expert', limit, contextEntityId: entity.id, staticFilters };
    return (await loadListing(CARD, search, context))?.results ?? [];
  };
  const [onCondition, onTopic] = await Promise.all([ask(conditions), ask(topics, services)]);
  return listingOf(CARD, once([...onCondition, ...onTopic]).slice(0, limit));
};
