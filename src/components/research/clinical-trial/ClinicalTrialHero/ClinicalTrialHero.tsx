import { StudyStatusLine } from '#src/components/cards/ResearchStudyCard/StudyFrame.tsx';
import { ResearchHero } from '#src/components/research/shared/ResearchHero.tsx';
import { enrollmentOf } from '#src/domain/research/enrollment.ts';
import { studyStatus } from '#src/domain/research/studyStatus.ts';
import { useEntity, useStrings } from '#src/ports/PageContext.tsx';
import { ButtonLink } from '#src/ui/Button/ButtonLink.tsx';

/** A trial's title with its status, and the way to its enroll block when one can ask to take part (D-303, Q-174, Q-176). */
export function ClinicalTrialHero() {
  const trial = useEntity('ce_researchStudy');
  const t = useStrings();
  if (!trial) return null;
  return (
    <ResearchHero
      entity={trial}
      kind={t('research.trial')}
      status={<StudyStatusLine status={studyStatus(trial)} chip />}
    >
      {trial.shortDescription ? (
        <p className="lead" dir="auto">
          {trial.shortDescription}
        </p>
      ) : null}
      {enrollmentOf(trial).kind === 'open' ? (
        <div className="ResearchHero-actions">
          <ButtonLink look="solid" size="lg" href="#enroll">
            {t('research.enroll')}
          </ButtonLink>
        </div>
      ) : null}
    </ResearchHero>
  );
}
