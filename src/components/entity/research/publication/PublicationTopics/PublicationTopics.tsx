import { EntitySection } from '#src/components/shared/sections/EntitySection.tsx';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import type { TopicNames } from '#src/components/entity/research/shared/topicNames.ts';
import { TopicLinks } from '#src/components/entity/research/shared/TopicLinks.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity, useStrings } from '#src/context/PageContext.tsx';
import type { declaration } from './PublicationTopics.declaration.ts';

/** The topics of a publication, each a search for it (D-218, S-151). */
export function PublicationTopics({ data }: ComponentProps<typeof declaration, TopicNames>) {
  const entity = useEntity('ce_researchPublication');
  const t = useStrings();
  if (!entity) return null;
  if (entity.topics.length === 0)
    return <EditingNote name="PublicationTopics" missing={['c_researchTopics']} />;
  return (
    <EntitySection title={t('research.topics')} size="small">
      <TopicLinks of={entity} topics={entity.topics} names={data} />
    </EntitySection>
  );
}
