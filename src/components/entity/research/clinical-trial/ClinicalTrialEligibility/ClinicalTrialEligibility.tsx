import { EntitySection } from '#src/components/shared/sections/EntitySection.tsx';
import { languageOf } from '#src/components/entity/research/shared/languageOf.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity, usePage, useStrings } from '#src/context/PageContext.tsx';
import { Prose } from '#src/ui/Prose/Prose.tsx';

/** Who can take part in a trial (D-300). */
export function ClinicalTrialEligibility() {
  const trial = useEntity('ce_researchStudy');
  const { locale } = usePage();
  const t = useStrings();
  if (!trial) return null;
  if (!trial.eligibility) {
    return <EditingNote name="ClinicalTrialEligibility" missing={['c_eligibilityRecruitments']} />;
  }
  return (
    <EntitySection title={t('research.eligibility')}>
      <div lang={languageOf(trial, locale)}>
        <Prose size="reading" html={trial.eligibility} />
      </div>
    </EntitySection>
  );
}
