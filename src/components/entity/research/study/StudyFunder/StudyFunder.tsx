import { EntitySection } from '#src/components/shared/sections/EntitySection.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity, useStrings } from '#src/context/PageContext.tsx';

/** Who pays for a study (D-237). */
export function StudyFunder() {
  const study = useEntity('ce_researchStudy');
  const t = useStrings();
  if (!study) return null;
  if (!study.funder) return <EditingNote name="StudyFunder" missing={['c_funder']} />;
  return (
    <EntitySection title={t('research.funder')} size="small">
      <p dir="auto">{study.funder}</p>
    </EntitySection>
  );
}
