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
import type { SearchResult } from '#src/domain/search/SearchAnswer.ts';
import type { declaration } from './AskAnExpertRelatedQuestions.declaration.ts';

/** C-049, C-121, Q-405 */
const LIMIT = 5;
const CARD = 'AskAnExpert';

const FIELDS = {
  services: 'c_services.name',
  reasons: 'c_relatedReasonsForVisit.name',
  conditions: 'c_relatedConditions.name',
  procedures: 'c_relatedProcedures.name',
  topics: 'c_healthTopics.name',
} as const;

/** So many make a list; with fewer, what shares no more than a service stands below them. */
const ENOUGH = 3;

/**
 * Questions about the same services, reasons, conditions or procedures; none when it names none. First come those on the
 * same condition, then those on the same health topic, and where these are few the others: of one service there are
 * questions that have nothing to do with one another.
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
  const ask = async (...keys: (keyof typeof FIELDS)[]): Promise<SearchResult[]> => {
    const names = await Promise.all(keys.map(async (key) => [FIELDS[key], await namesOf(key)] as const));
    const filter = anyOf(Object.fromEntries(names));
    if (!filter) return [];
    const search = {
      verticalKey: 'ask_an_expert',
      limit,
      contextEntityId: entity.id,
      staticFilters: [filter],
    };
    return (await loadListing(CARD, search, context))?.results ?? [];
  };
  const [onCondition, onTopic, ofService] = await Promise.all([
    ask('conditions'),
    ask('topics'),
    ask('services'),
  ]);
  const isIn = (list: readonly SearchResult[]) => {
    const ids = new Set(list.map(({ id }) => id));
    return ({ id }: SearchResult) => ids.has(id);
  };
  const [isOnCondition, sharesService] = [isIn(onCondition), isIn(ofService)];
  // A topic may be as wide as "Symptoms": who shares a service, too, comes first, and who does not fills up.
  const close = once([...onCondition, ...onTopic.filter(sharesService), ...onTopic]).filter(
    (one, at) => at < ENOUGH || isOnCondition(one) || sharesService(one),
  );
  const others = close.length < ENOUGH ? await ask('services', 'reasons', 'conditions', 'procedures') : [];
  return listingOf(CARD, once([...close, ...others]).slice(0, limit));
};
