import { StudyStatusLine } from '#src/components/cards/ResearchStudyCard/StudyFrame.tsx';
import { ResearchHero } from '#src/components/entity/research/shared/ResearchHero.tsx';
import { studyStatus } from '#src/domain/research/studyStatus.ts';
import { useEntity, useStrings } from '#src/context/PageContext.tsx';

/** A study's title with its derived status (D-230, D-231, D-243). */
export function StudyHero() {
  const study = useEntity('ce_researchStudy');
  const t = useStrings();
  if (!study) return null;
  return (
    <ResearchHero
      entity={study}
      kind={t('research.study')}
      status={<StudyStatusLine status={studyStatus(study)} chip />}
    >
      {study.shortDescription ? (
        <p className="lead" dir="auto">
          {study.shortDescription}
        </p>
      ) : null}
    </ResearchHero>
  );
}
