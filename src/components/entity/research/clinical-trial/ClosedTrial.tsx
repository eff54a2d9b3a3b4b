import { localizedPath } from '#src/domain/links/localizedPath.ts';
import { OPEN_RECRUITING_STATUSES } from '#src/domain/enumerations.ts';
import { EMPTY_SEARCH_STATE, searchAddress } from '#src/domain/search/searchState.ts';
import { isOver, studyStatus } from '#src/domain/research/studyStatus.ts';
import { useEntity, usePage, useStrings } from '#src/context/PageContext.tsx';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';

/** The search of trials, those that take people now. */
const OPEN_TRIALS = searchAddress('/Research-Search-Results', {
  ...EMPTY_SEARCH_STATE,
  verticalKey: 'clinical_trial',
  facets: [{ fieldId: 'c_recruitingStatus', values: [...OPEN_RECRUITING_STATUSES], others: [] }],
});

/** Says that a trial takes nobody now, or that it is over, and leads to those that take people. */
export function ClosedTrial() {
  const trial = useEntity('ce_researchStudy');
  const { locale } = usePage();
  const t = useStrings();
  return (
    <>
      {t(trial && isOver(studyStatus(trial)) ? 'research.enrollOver' : 'research.enrollClosed')}{' '}
      <TextLink href={localizedPath(OPEN_TRIALS, locale)}>{t('research.findOpenTrials')}</TextLink>
    </>
  );
}
