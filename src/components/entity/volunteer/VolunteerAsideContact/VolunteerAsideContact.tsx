import { EmailLink } from '#src/components/shared/sections/EmailLink.tsx';
import { EntitySection } from '#src/components/shared/sections/EntitySection.tsx';
import { PhoneLink } from '#src/components/shared/sections/PhoneLink.tsx';
import { formatPhone } from '#src/domain/phone/phone.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity, useStrings } from '#src/context/PageContext.tsx';
import { DefinitionList } from '#src/ui/DefinitionList/DefinitionList.tsx';

/** Phone, with what there is to know about it in brackets, and e-mail (D-255 – D-257, R-104, C-137). */
export function VolunteerAsideContact() {
  const opportunity = useEntity('ce_volunteerOpportunity');
  const t = useStrings();
  if (!opportunity) return null;
  const { phone, phoneNote, email } = opportunity;
  const hasPhone = formatPhone(phone) !== undefined;
  if (!hasPhone && !email) {
    return <EditingNote name="VolunteerAsideContact" missing={['mainPhone', 'c_emailAddress']} />;
  }
  return (
    <EntitySection size="small" title={t('volunteer.getInTouch')}>
      <DefinitionList
        look="stacked"
        items={[
          ...(hasPhone
            ? [
                {
                  key: 'phone',
                  term: t('volunteer.phone'),
                  description: (
                    <>
                      <PhoneLink number={phone} />
                      {phoneNote ? <span dir="auto"> ({phoneNote})</span> : null}
                    </>
                  ),
                },
              ]
            : []),
          ...(email
            ? [
                {
                  key: 'email',
                  term: t('volunteer.emailLabel'),
                  description: <EmailLink address={email} word={t('volunteer.email')} />,
                },
              ]
            : []),
        ]}
      />
    </EntitySection>
  );
}
