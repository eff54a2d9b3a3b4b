import { CallToActionBand } from '#src/components/shared/sections/CallToActionBand.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity, useStrings } from '#src/context/PageContext.tsx';

/** The closing call to apply, for opportunities that take applications (D-270, D-254). */
export function VolunteerApplyBanner() {
  const opportunity = useEntity('ce_volunteerOpportunity');
  const t = useStrings();
  if (!opportunity) return null;
  const { applicationUrl } = opportunity;
  if (!applicationUrl) return <EditingNote name="VolunteerApplyBanner" missing={['applicationUrl']} />;
  return (
    <CallToActionBand
      headline={t('volunteer.interested')}
      link={{ href: applicationUrl, text: t('volunteer.apply') }}
    />
  );
}
