import { EntitySection } from '#src/components/shared/sections/EntitySection.tsx';
import { LinkRows } from '#src/components/shared/sections/LinkRows.tsx';
import { splitAffiliations } from '#src/domain/affiliates/affiliations.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity, usePage, useStrings } from '#src/context/PageContext.tsx';

/** Medical groups and networks, hospitals, others: each a list of its own when it holds anything (D-164, D-175, R-121, A-44). */
export function ProviderAffiliations() {
  const provider = useEntity('healthcareProfessional');
  const { locale } = usePage();
  const t = useStrings();
  if (!provider) return null;
  const { medicalGroups, hospitals, others } = splitAffiliations(provider.affiliates);
  const groups = [
    { key: 'medicalGroups', links: medicalGroups },
    { key: 'hospitals', links: hospitals },
    { key: 'otherGroups', links: others },
  ] as const;
  const shown = groups.filter(({ links }) => links.length > 0);
  if (shown.length === 0) return <EditingNote name="ProviderAffiliations" missing={['c_affiliate']} />;
  return (
    <EntitySection title={t('providerPage.affiliations')} isPrinted={false}>
      {shown.map(({ key, links }) => (
        <div key={key}>
          <h3>{t(`providerPage.${key}`)}</h3>
          <LinkRows links={links} locale={locale} />
        </div>
      ))}
    </EntitySection>
  );
}
