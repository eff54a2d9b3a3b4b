import { useStrings } from '#src/ports/PageContext.tsx';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';

/** The service did not answer: says so in words, keeps the search and offers to try again. */
export function SearchFailed({ onRetry }: { onRetry: () => void }) {
  const t = useStrings();
  return (
    <ErrorState title={t('search.failed')} retryLabel={t('search.tryAgain')} onRetry={onRetry} announce>
      <p>{t('search.failedHelp')}</p>
    </ErrorState>
  );
}
