import { useStrings } from '#src/context/PageContext.tsx';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';
import type { Search } from './useSearch.ts';

/**
 * The service did not answer: says so in words, keeps the search and offers to try again. It answered that nothing like
 * this can be asked: offers the same words without filters.
 */
export function SearchFailed({
  search: { isRefused, state, hrefOf, retry },
  onRetry = retry,
}: {
  search: Search;
  onRetry?: () => void;
}) {
  const t = useStrings();
  if (isRefused) {
    const plain = { ...state, facets: [], staticFilters: [], sortBys: [], offset: 0 };
    return (
      <ErrorState
        title={t('search.refused')}
        retryLabel={t('search.withoutFilters')}
        retryHref={hrefOf(plain)}
        announce
      >
        <p>{t('search.refusedHelp')}</p>
      </ErrorState>
    );
  }
  return (
    <ErrorState title={t('search.failed')} retryLabel={t('search.tryAgain')} onRetry={onRetry} announce>
      <p>{t('search.failedHelp')}</p>
    </ErrorState>
  );
}
