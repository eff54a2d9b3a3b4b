import { EntitySection } from '#src/components/shared/sections/EntitySection.tsx';
import { PeopleNames } from '#src/components/entity/research/shared/PeopleNames.tsx';
import { ResearchPeople } from '#src/components/entity/research/shared/ResearchPeople.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity, useStrings } from '#src/context/PageContext.tsx';

/** Who leads a study, and who works on it with them (D-233–D-236). */
export function StudyInvestigators() {
  const study = useEntity('ce_researchStudy');
  const t = useStrings();
  if (!study) return null;
  const { investigators, coInvestigators } = study;
  if (investigators.length === 0 && coInvestigators.length === 0) {
    return <EditingNote name="StudyInvestigators" missing={['c_investigators', 'c_coInvestigator']} />;
  }
  return (
    <div className="StudyInvestigators">
      {investigators.length > 0 ? (
        <EntitySection title={t(investigators.length > 1 ? 'research.principals' : 'research.principal')}>
          <ResearchPeople people={investigators} />
        </EntitySection>
      ) : null}
      {coInvestigators.length > 0 ? (
        <EntitySection
          size="small"
          title={t(coInvestigators.length > 1 ? 'research.coInvestigators' : 'research.coInvestigator')}
        >
          <p>
            <PeopleNames people={coInvestigators} />
          </p>
        </EntitySection>
      ) : null}
    </div>
  );
}
