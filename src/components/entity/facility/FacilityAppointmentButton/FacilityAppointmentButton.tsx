import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity, usePage, useStrings } from '#src/context/PageContext.tsx';
import { clickMark } from '#src/browser/clickMark.ts';
import { localizedPath } from '#src/domain/links/localizedPath.ts';
import { validLink } from '#src/domain/links/siteUrl.ts';
import { ButtonLink } from '#src/ui/Button/ButtonLink.tsx';
import { calendarIcon } from '#src/ui/Icon/glyphs.ts';

/** The one solid button of the hero: book here. Nothing without an address; its click is told (D-090, S-319, A-79). */
export function FacilityAppointmentButton() {
  const facility = useEntity('healthcareFacility');
  const { locale } = usePage();
  const t = useStrings();
  if (!facility) return null;
  const href = validLink(facility.appointment?.url);
  if (!href) return <EditingNote name="FacilityAppointmentButton" missing={['c_appointmentBookingUrl']} />;
  return (
    <ButtonLink
      size="lg"
      icon={calendarIcon}
      href={localizedPath(href, locale)}
      {...clickMark('booking', facility.entityTypeId, facility.uid)}
    >
      {facility.appointment?.label?.trim() || t('facility.bookAppointment')}
    </ButtonLink>
  );
}
