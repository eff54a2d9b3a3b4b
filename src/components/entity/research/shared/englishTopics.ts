import { oncePerPage } from '#src/components/shared/listing/pageContext.ts';
import type { EntityLink } from '#src/domain/entities/common.ts';
import type { Entity } from '#src/domain/entities/Entity.ts';
import type { ComponentDataContext, ComponentDataLoader } from '#src/context/ComponentData.ts';
import type { Declaration } from '#src/declaration/Declaration.ts';

/** English names by the topic's id; empty where the page's own are English or nothing better is known. */
export type EnglishNames = Record<string, string>;

const topicsIn = (entity: Entity | undefined): readonly EntityLink[] =>
  entity && 'topics' in entity ? (entity.topics as readonly EntityLink[]) : [];

/**
 * What the topics of the page's entity are called in English, as the search service is asked (S-339): from its English
 * profile. A directory that does not answer leaves the names as they are.
 */
export const englishTopics = oncePerPage(async ({ entity, directory }): Promise<EnglishNames> => {
  if (!entity || entity.locale === 'en' || topicsIn(entity).length === 0) return {};
  const found = await directory.entity(entity.entityTypeId, entity.id, 'en');
  const topics = found.kind === 'found' ? topicsIn(found.value) : [];
  return Object.fromEntries(topics.map(({ id, name }) => [id, name]));
});

/** Data of a component that lists topics. */
export const loadEnglishTopics: ComponentDataLoader<Declaration, EnglishNames> = (_rendering, context) =>
  englishTopics(context);

/** The names of the entity's topics to search by. */
export async function searchedTopics(context: ComponentDataContext): Promise<string[]> {
  const english = await englishTopics(context);
  return topicsIn(context.entity).map(({ id, name }) => english[id] ?? name);
}
