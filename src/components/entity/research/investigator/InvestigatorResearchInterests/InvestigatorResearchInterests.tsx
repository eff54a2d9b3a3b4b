import { EntitySection } from '#src/components/shared/sections/EntitySection.tsx';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import type { TopicNames } from '#src/components/entity/research/shared/topicNames.ts';
import { TopicLinks } from '#src/components/entity/research/shared/TopicLinks.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity, useStrings } from '#src/context/PageContext.tsx';
import type { declaration } from './InvestigatorResearchInterests.declaration.ts';

/** What an investigator works on, each topic a search for it (D-064, S-151, S-358). */
export function InvestigatorResearchInterests({ data }: ComponentProps<typeof declaration, TopicNames>) {
  const entity = useEntity('ce_investigator');
  const t = useStrings();
  if (!entity) return null;
  if (entity.topics.length === 0)
    return (
      <EditingNote name="InvestigatorResearchInterests" missing={['c_researchPublicationsAndStudies']} />
    );
  return (
    <EntitySection title={t('research.interests')} size="small">
      <TopicLinks of={entity} topics={entity.topics} names={data} />
    </EntitySection>
  );
}
