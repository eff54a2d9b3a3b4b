import { localizedPath } from '#src/domain/links/localizedPath.ts';
import { OPEN_RECRUITING_STATUSES } from '#src/domain/enumerations.ts';
import { EMPTY_SEARCH_STATE, searchAddress } from '#src/domain/search/searchState.ts';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';

/** The search of trials, those that take people now. */
const OPEN_TRIALS = searchAddress('/Research-Search-Results', {
  ...EMPTY_SEARCH_STATE,
  verticalKey: 'clinical_trial',
  facets: [{ fieldId: 'c_recruitingStatus', values: [...OPEN_RECRUITING_STATUSES], others: [] }],
});

/** Says that a trial takes nobody now, and leads to those that do. */
export function ClosedTrial() {
  const { locale } = usePage();
  const t = useStrings();
  return (
    <>
      {t('research.enrollClosed')}{' '}
      <TextLink href={localizedPath(OPEN_TRIALS, locale)}>{t('research.findOpenTrials')}</TextLink>
    </>
  );
}
