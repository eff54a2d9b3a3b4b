import { ActionPanel } from '#src/components/shared/sections/ActionPanel.tsx';
import { addressLines } from '#src/domain/entities/address.ts';
import { PhoneLink } from '#src/components/shared/sections/PhoneLink.tsx';
import { formatPhone } from '#src/domain/phone/phone.ts';
import { emailText } from '#src/domain/text/emailText.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity, useStrings } from '#src/context/PageContext.tsx';
import { type DefinitionItem, DefinitionList } from '#src/ui/DefinitionList/DefinitionList.tsx';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';

/** Where an investigator works and how to reach them (D-057–D-060, R-101, R-104). */
export function InvestigatorContact() {
  const person = useEntity('ce_investigator');
  const t = useStrings();
  if (!person) return null;
  const { institutes, address, mainPhone, email } = person;
  const items: DefinitionItem[] = [
    ...(institutes.length > 0
      ? [
          {
            key: 'institutes',
            term: t(institutes.length > 1 ? 'research.institutes' : 'research.institute'),
            description: <Lines lines={institutes} />,
          },
        ]
      : []),
    ...(address
      ? [
          {
            key: 'address',
            term: t('research.address'),
            description: (
              <address>
                <Lines lines={addressLines(address)} />
              </address>
            ),
          },
        ]
      : []),
    ...(formatPhone(mainPhone)
      ? [{ key: 'phone', term: t('research.phone'), description: <PhoneLink number={mainPhone} /> }]
      : []),
    ...(email
      ? [
          {
            key: 'email',
            term: t('research.email'),
            description: (
              <TextLink look="standalone" href={`mailto:${email}`}>
                {emailText(email, t('research.emailWord'))}
              </TextLink>
            ),
          },
        ]
      : []),
  ];
  if (items.length === 0) {
    return (
      <EditingNote
        name="InvestigatorContact"
        missing={['c_researchInstitute', 'address', 'mainPhone', 'c_emailAddress']}
      />
    );
  }
  return (
    <ActionPanel title={t('research.contact')}>
      <DefinitionList look="stacked" items={items} />
    </ActionPanel>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <span dir="auto">
      {lines.map((line, index) => (
        <span key={line}>
          {index > 0 ? <br /> : null}
          {line}
        </span>
      ))}
    </span>
  );
}
