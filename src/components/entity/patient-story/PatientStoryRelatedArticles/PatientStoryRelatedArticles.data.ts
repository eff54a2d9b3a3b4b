import { asItem, storyOf } from '#src/components/entity/patient-story/storyOf.ts';
import { readNames } from '#src/components/cards/resultFields.ts';
import { topicsPath } from '#src/components/shared/listing/listingPaths.ts';
import {
  anyOf,
  limitOf,
  loadClosestFirst,
  type Listing,
} from '#src/components/shared/listing/loadListing.ts';
import { inEnglish } from '#src/components/shared/listing/pageContext.ts';
import type { ComponentDataLoader } from '#src/context/ComponentData.ts';
import type { declaration } from './PatientStoryRelatedArticles.declaration.ts';

/** C-126 */
const LIMIT = 3;

/**
 * Articles on what the story is about (S-366), those on its topics before others of its services, with the way to all on its topics where there are any; none when it names no
 * topic and no service.
 */
export const loadPatientStoryRelatedArticles: ComponentDataLoader<typeof declaration, Listing> = async (
  { params },
  context,
) => {
  const story = storyOf(context);
  if (!story) return undefined;
  const [topics, services] = await Promise.all([
    inEnglish(
      context,
      'ce_healthTopic',
      story.healthTopics.map((topic) => asItem(topic)),
    ),
    inEnglish(
      context,
      'ce_service',
      story.services.map((service) => asItem(service)),
    ),
  ]);
  const filter = anyOf({ 'c_healthTopics.name': topics, 'c_services.name': services });
  if (!filter) return undefined;
  const onTopic = anyOf({ 'c_healthTopics.name': topics });
  const listing = await loadClosestFirst(
    'Article',
    {
      verticalKey: 'patient-story-page-related-articles',
      limit: limitOf(params.Limit, LIMIT),
      contextEntityId: story.id,
      staticFilters: [filter],
    },
    services.length > 0 && onTopic ? [[onTopic]] : [],
    context,
  );
  const named = new Set([...topics, ...story.healthTopics.map(({ name }) => name)]);
  const isOnTopic = listing?.results.some(({ data }) =>
    readNames(data.c_healthTopics).some((name) => named.has(name)),
  );
  return listing && { ...listing, ...(isOnTopic && { more: topicsPath(topics) }) };
};
