import { EmailLink } from '#src/components/shared/sections/EmailLink.tsx';
import { EntitySection } from '#src/components/shared/sections/EntitySection.tsx';
import { PhoneLink } from '#src/components/shared/sections/PhoneLink.tsx';
import { formatPhone } from '#src/domain/phone/phone.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity, useStrings } from '#src/context/PageContext.tsx';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import type { declaration } from './VolunteerContact.declaration.ts';

/**
 * Whom to ask: name, title, e-mail and phone, as far as known (D-269, R-101, R-104). Where e-mail and phone stand beside the
 * text (`Ways`), they are not said twice.
 */
export function VolunteerContact({ params }: ComponentProps<typeof declaration>) {
  const opportunity = useEntity('ce_volunteerOpportunity');
  const t = useStrings();
  if (!opportunity) return null;
  const isBeside = params.Ways === 'Beside';
  const { contactName, contactTitle } = opportunity;
  const { email, phone } = isBeside ? {} : opportunity;
  const hasPhone = formatPhone(phone) !== undefined;
  const hasBoth = isBeside && opportunity.email && formatPhone(opportunity.phone) !== undefined;
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
        {hasBoth ? <li>{t('volunteer.waysBeside', { title: t('volunteer.getInTouch') })}</li> : null}
      </ul>
    </EntitySection>
  );
}
