import { oncePerPage } from '#src/components/shared/listing/pageContext.ts';
import type { EntityLink } from '#src/domain/entities/common.ts';
import type { Entity } from '#src/domain/entities/Entity.ts';
import type { ComponentDataContext, ComponentDataLoader } from '#src/context/ComponentData.ts';
import type { Declaration } from '#src/declaration/Declaration.ts';

/** What topics are called where the page's entity does not say it, by their ids. */
export interface TopicNames {
  /** In English, for the search; empty where the entity's own are English or nothing better is known. */
  english: Record<string, string>;
  /** In the language of the page; empty where the entity is in it. */
  shown: Record<string, string>;
}

const topicsIn = (entity: Entity | undefined): readonly EntityLink[] =>
  entity && 'topics' in entity ? (entity.topics as readonly EntityLink[]) : [];

/** By the entity's English profile. Asked once for the links of a page and for what is searched beside them. */
const inEnglish = oncePerPage(async ({ entity, directory }): Promise<TopicNames['english']> => {
  if (!entity || entity.locale === 'en' || topicsIn(entity).length === 0) return {};
  const found = await directory.entity(entity.entityTypeId, entity.id, 'en');
  const topics = found.kind === 'found' ? topicsIn(found.value) : [];
  return Object.fromEntries(topics.map(({ id, name }) => [id, name]));
});

/**
 * What the topics of the page's entity are called in English, as the search service is asked (S-339), and in the language of
 * the page where the entity is in another. A directory that does not answer leaves the names as they are.
 */
const topicNames = oncePerPage(async (context): Promise<TopicNames> => {
  const [english, shown] = await Promise.all([inEnglish(context), inLanguageOfPage(context)]);
  return { english, shown };
});

async function inLanguageOfPage({
  entity,
  locale,
  directory,
  orElse,
}: ComponentDataContext): Promise<TopicNames['shown']> {
  const ids = new Set(topicsIn(entity).map(({ id }) => id));
  if (!entity || entity.locale === locale || ids.size === 0) return {};
  const named = async (): Promise<TopicNames['shown']> => {
    const names: TopicNames['shown'] = {};
    for await (const { id, name } of directory.summaries('ce_researchTopic', locale)) {
      if (ids.delete(id)) names[id] = name;
      if (ids.size === 0) break;
    }
    return names;
  };
  return orElse('topic names', named(), {});
}

/** Data of a component that lists topics. */
export const loadTopicNames: ComponentDataLoader<Declaration, TopicNames> = (_rendering, context) =>
  topicNames(context);

/** The names of the entity's topics to search by. */
export async function searchedTopics(context: ComponentDataContext): Promise<string[]> {
  const english = await inEnglish(context);
  return topicsIn(context.entity).map(({ id, name }) => english[id] ?? name);
}
