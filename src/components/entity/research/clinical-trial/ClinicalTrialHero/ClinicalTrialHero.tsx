import { DOT } from '#src/domain/text/dot.ts';
import { few } from '#src/components/cards/few.ts';
import { StudyStatusLine } from '#src/components/cards/ResearchStudyCard/StudyFrame.tsx';
import { ClosedTrial } from '#src/components/entity/research/clinical-trial/ClosedTrial.tsx';
import { ResearchHero } from '#src/components/entity/research/shared/ResearchHero.tsx';
import type { Study } from '#src/domain/entities/research.ts';
import { enrollmentOf } from '#src/domain/research/enrollment.ts';
import { studyStatus } from '#src/domain/research/studyStatus.ts';
import { useEntity, useStrings } from '#src/context/PageContext.tsx';
import { ButtonLink } from '#src/ui/Button/ButtonLink.tsx';
import { pinIcon } from '#src/ui/Icon/glyphs.ts';
import { Icon } from '#src/ui/Icon/Icon.tsx';

/** How many cities the hero names before it counts the others. */
const CITIES = 3;

/**
 * A trial's title with its status, where it takes place, and the way to its enroll block when one can ask to take part;
 * to other trials when it takes nobody now (D-303, Q-174, Q-176, R-151).
 */
export function ClinicalTrialHero() {
  const trial = useEntity('ce_researchStudy');
  const t = useStrings();
  if (!trial) return null;
  const cities = [...new Set(trial.locations.flatMap(({ address }) => address?.city ?? []))];
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
      {cities.length > 0 ? (
        <p className="ResearchHero-fact">
          <Icon icon={pinIcon} size="1.125em" />
          <span dir="auto">{few(cities, CITIES, DOT)}</span>
        </p>
      ) : null}
      <WayToTakePart trial={trial} />
    </ResearchHero>
  );
}

/** Not drawn where the enroll block itself stands beside the hero. */
function WayToTakePart({ trial }: { trial: Study }) {
  const t = useStrings();
  switch (enrollmentOf(trial).kind) {
    case 'unavailable':
      return null;
    case 'closed':
      return (
        <p className="ResearchHero-next">
          <ClosedTrial />
        </p>
      );
    case 'open':
      return (
        <div className="ResearchHero-actions ResearchHero-next" data-print="hide">
          <ButtonLink look="solid" size="lg" href="#enroll">
            {t('research.enroll')}
          </ButtonLink>
        </div>
      );
  }
}
