import { answerOf, TOPIC_TYPES } from '#src/components/entity/ask-an-expert/answerOf.ts';
import { searchPath } from '#src/components/shared/listing/listingPaths.ts';
import { inEnglish } from '#src/components/shared/listing/pageContext.ts';
import type { EntityLink, EntityReference } from '#src/domain/entities/common.ts';
import type { ComponentDataContext, ComponentDataLoader } from '#src/context/ComponentData.ts';
import type { declaration } from './AskAnExpertRelatedTaxonomy.declaration.ts';

/** What a question is about, each name with its page. */
export type QuestionTopics = Record<keyof typeof TOPIC_TYPES, EntityLink[]>;

/** Each name leads to its own page, else to what the site has on it, found by the English name; undefined without any. */
export const loadAskAnExpertRelatedTaxonomy: ComponentDataLoader<typeof declaration, QuestionTopics> = async (
  _rendering,
  context,
) => {
  const entity = answerOf(context);
  if (!entity) return undefined;
  const keys = Object.keys(TOPIC_TYPES) as (keyof typeof TOPIC_TYPES)[];
  const groups = await Promise.all(
    keys.map(async (key) => [key, await linksOf(entity[key], TOPIC_TYPES[key], context)] as const),
  );
  return groups.some(([, links]) => links.length > 0)
    ? (Object.fromEntries(groups) as QuestionTopics)
    : undefined;
};

function linksOf(
  references: readonly EntityReference[],
  type: string,
  context: ComponentDataContext,
): Promise<EntityLink[]> {
  return Promise.all(
    references.map(async ({ id, uid, name, path }) => {
      if (path) return { id, name, path };
      const [english] = await inEnglish(context, type, [{ id: uid, label: name }]);
      return { id, name, ...(english && { path: searchPath(english) }) };
    }),
  );
}
