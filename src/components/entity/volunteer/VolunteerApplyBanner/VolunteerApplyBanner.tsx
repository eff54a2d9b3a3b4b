import { CallToActionBand } from '#src/components/shared/sections/CallToActionBand.tsx';
import { isWaitlist } from '#src/domain/volunteering/recruitingStatus.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity, useStrings } from '#src/context/PageContext.tsx';

/** The closing call to apply, for opportunities that take applications, and what applying means where there is a waiting list (D-270, D-254). */
export function VolunteerApplyBanner() {
  const opportunity = useEntity('ce_volunteerOpportunity');
  const t = useStrings();
  if (!opportunity) return null;
  const { applicationUrl, status } = opportunity;
  if (!applicationUrl) return <EditingNote name="VolunteerApplyBanner" missing={['applicationUrl']} />;
  return (
    <CallToActionBand
      headline={t('volunteer.interested')}
      link={{ href: applicationUrl, text: t('volunteer.apply') }}
    >
      {isWaitlist(status) ? <p>{t('volunteer.waitlist')}</p> : null}
    </CallToActionBand>
  );
}
