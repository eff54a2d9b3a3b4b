import { EntitySection } from '#src/components/shared/sections/EntitySection.tsx';
import { LinkRows } from '#src/components/shared/sections/LinkRows.tsx';
import { usePage, useStrings } from '#src/context/PageContext.tsx';

/** Where to read on: questions about research, and the search of all trials (D-305, D-306, Q-054, Q-177, S-158). */
export function ClinicalTrialLinks() {
  const { locale } = usePage();
  const t = useStrings();
  const links = [
    { id: 'faqs', name: t('research.faqs'), path: '/research/faqs' },
    {
      id: 'search',
      name: t('research.searchTrials'),
      path: '/Research-Search-Results?verticalKey=clinical_trial',
    },
  ];
  return (
    <EntitySection title={t('research.more')} isPrinted={false}>
      <LinkRows links={links} locale={locale} />
    </EntitySection>
  );
}
