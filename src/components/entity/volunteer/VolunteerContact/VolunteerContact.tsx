import { EmailLink } from '#src/components/shared/sections/EmailLink.tsx';
import { EntitySection } from '#src/components/shared/sections/EntitySection.tsx';
import { PhoneLink } from '#src/components/shared/sections/PhoneLink.tsx';
import { formatPhone } from '#src/domain/phone/phone.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity, useStrings } from '#src/context/PageContext.tsx';

/** Whom to ask: name, title, e-mail and phone, as far as known (D-269, R-101, R-104). */
export function VolunteerContact() {
  const opportunity = useEntity('ce_volunteerOpportunity');
  const t = useStrings();
  if (!opportunity) return null;
  const { contactName, contactTitle, email, phone } = opportunity;
  const hasPhone = formatPhone(phone) !== undefined;
  if (!contactName && !email && !hasPhone) {
    return <EditingNote name="VolunteerContact" missing={['c_contactName', 'c_emailAddress', 'mainPhone']} />;
  }
  return (
    <EntitySection title={t('volunteer.contact')}>
      <ul className="VolunteerContact">
        {contactName ? (
          <li dir="auto">
            <strong>{contactName}</strong>
          </li>
        ) : null}
        {contactTitle ? <li dir="auto">{contactTitle}</li> : null}
        {email ? (
          <li>
            <EmailLink address={email} word={t('volunteer.email')} />
          </li>
        ) : null}
        {hasPhone ? (
          <li>
            <PhoneLink number={phone} />
          </li>
        ) : null}
      </ul>
    </EntitySection>
  );
}
