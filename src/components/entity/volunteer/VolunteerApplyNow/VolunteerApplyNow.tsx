import { ActionPanel } from '#src/components/shared/sections/ActionPanel.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity, usePage, useStrings } from '#src/context/PageContext.tsx';
import { localizedPath } from '#src/domain/links/localizedPath.ts';
import { isWaitlist } from '#src/domain/volunteering/recruitingStatus.ts';
import { ButtonLink } from '#src/ui/Button/ButtonLink.tsx';

/** The way to apply, for opportunities that take applications, and what applying means where there is a waiting list (D-253, D-254). */
export function VolunteerApplyNow() {
  const opportunity = useEntity('ce_volunteerOpportunity');
  const { locale } = usePage();
  const t = useStrings();
  if (!opportunity) return null;
  const { applicationUrl, status } = opportunity;
  if (!applicationUrl) return <EditingNote name="VolunteerApplyNow" missing={['applicationUrl']} />;
  return (
    <ActionPanel isPrinted={false} title={t('volunteer.prompt')}>
      {isWaitlist(status) ? <p>{t('volunteer.waitlist')}</p> : null}
      <ButtonLink look="solid" size="lg" block href={localizedPath(applicationUrl, locale)}>
        {t('volunteer.apply')}
      </ButtonLink>
    </ActionPanel>
  );
}
