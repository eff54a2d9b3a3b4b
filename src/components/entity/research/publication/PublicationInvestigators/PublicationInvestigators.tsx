import { EntitySection } from '#src/components/shared/sections/EntitySection.tsx';
import { ResearchPeople } from '#src/components/entity/research/shared/ResearchPeople.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity, useStrings } from '#src/context/PageContext.tsx';

/** The principal investigators of a publication (D-217). */
export function PublicationInvestigators() {
  const publication = useEntity('ce_researchPublication');
  const t = useStrings();
  if (!publication) return null;
  const { investigators } = publication;
  if (investigators.length === 0) {
    return <EditingNote name="PublicationInvestigators" missing={['c_investigators']} />;
  }
  return (
    <EntitySection title={t(investigators.length > 1 ? 'research.principals' : 'research.principal')}>
      <ResearchPeople people={investigators} />
    </EntitySection>
  );
}
