import {
  anyOf,
  limitOf,
  loadClosestFirst,
  type Listing,
} from '#src/components/shared/listing/loadListing.ts';
import { relatedTo, topicsOf, type PageTopics } from '#src/components/shared/listing/pageContext.ts';
import type { StaticFilter } from '#src/domain/search/filters.ts';
import type { ComponentDataLoader } from '#src/context/ComponentData.ts';
import type { declaration } from './RelatedArticles.declaration.ts';

/** How many there are unless the editor says otherwise (Q-400, C-047). */
const LIMIT = 3;

/** On the page of a service, questions and their answers have a heading of their own: below this one they would stand twice. */
const NO_ANSWERS: StaticFilter = {
  kind: 'fieldValue',
  fieldId: 'builtin.entityType',
  matcher: '!$eq',
  value: 'ce_askAnExpert',
};

/**
 * Articles on the page's first health topic, which it is about above all, then on any of its topics by those who treat it,
 * then on its topics, then others of its services and specialties.
 */
export const loadRelatedArticles: ComponentDataLoader<typeof declaration, Listing> = async (
  { params },
  context,
) => {
  const about = await topicsOf(context);
  const related = relatedTo(about, {
    services: 'c_services.name',
    specialties: 'c_specialty.name',
    topics: 'c_healthTopics.name',
  });
  if (!related) return undefined;
  const kept = context.pageFields.Service.value.length > 0 ? [NO_ANSWERS] : [];
  const { staticFilters = [], ...search } = related;
  const filters = [...staticFilters, ...kept];
  return loadClosestFirst(
    'Article',
    {
      verticalKey: 'articles',
      limit: limitOf(params.Limit, LIMIT),
      ...search,
      ...(filters.length > 0 && { staticFilters: filters }),
    },
    closestOf(about).map((step) => [...step, ...kept]),
    context,
  );
};

function closestOf({ services, specialties, topics }: PageTopics): StaticFilter[][] {
  const isAbout = (names: readonly string[]) => anyOf({ 'c_healthTopics.name': names });
  const [first, any] = [isAbout(topics.slice(0, 1)), isAbout(topics)];
  const care = anyOf({ 'c_services.name': services, 'c_specialty.name': specialties });
  if (!first || !any) return [];
  return [...(topics.length > 1 ? [[first]] : []), ...(care ? [[any, care], [any]] : [])];
}
