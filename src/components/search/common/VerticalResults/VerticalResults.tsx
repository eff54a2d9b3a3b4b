import { isCardType } from '#card-types';
import { useEffect } from 'react';
import type { ComponentProps } from '#src/components/RegistryRow.ts';
import { useCard } from '#src/components/cards/useCard.ts';
import { SearchPart } from '#src/components/search/common/SearchPart.tsx';
import type { Search } from '#src/components/search/common/useSearch.ts';
import { firstContentShown } from '#src/ports/firstContent.ts';
import { useStrings } from '#src/ports/PageContext.tsx';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';

/** Rows kept free until the first results say how many there are. */
const SKELETON_ROWS = 6;

/**
 * The results of the vertical in the card of `CardType`. Hidden until the first search completes
 * until then rows of the same height keep the place. A failure keeps the page where it is, says so and
 * offers to try again.
 */
export function VerticalResults({ params }: ComponentProps) {
  const cardType = params.CardType?.trim();
  const problem = !cardType
    ? 'Card Type not defined'
    : isCardType(cardType)
      ? undefined
      : `Card Type ${cardType} not available`;
  return (
    <SearchPart name="VerticalResults" params={params} problem={problem}>
      {(search) => (
        <Results search={search} cardType={cardType ?? ''} isGrid={params.Layout?.toLowerCase() === 'grid'} />
      )}
    </SearchPart>
  );
}

function Results({ search, cardType, isGrid }: { search: Search; cardType: string; isGrid: boolean }) {
  const t = useStrings();
  const { Card, hasFailed: isCardMissing } = useCard(cardType);
  const { phase, answer, view, retry } = search;

  const isShown = phase === 'failed' || isCardMissing || Boolean(answer && Card);
  useEffect(() => {
    if (isShown) firstContentShown();
  }, [isShown]);

  if (phase === 'failed' || isCardMissing) {
    return (
      <ErrorState
        title={t('search.failed')}
        retryLabel={t('search.tryAgain')}
        onRetry={isCardMissing ? () => window.location.reload() : retry}
        announce
      >
        <p>{t('search.failedHelp')}</p>
      </ErrorState>
    );
  }
  if (!answer || !Card) {
    return (
      <div className="VerticalResults VerticalResults--waiting">
        {Array.from({ length: SKELETON_ROWS }, (_, row) => (
          <Skeleton key={row} kind="card" label={row === 0 ? t('search.loadingResults') : undefined} />
        ))}
      </div>
    );
  }
  if (answer.results.length === 0) return null;
  return (
    <ol
      className={isGrid ? 'VerticalResults VerticalResults--grid' : 'VerticalResults'}
      start={answer.offset + 1}
      aria-busy={phase === 'loading'}
    >
      {answer.results.map((result, index) => (
        <li key={result.id} id={`${search.formId}-row-${index + 1}`}>
          <Card result={result} number={view === 'map' ? answer.offset + index + 1 : undefined} />
        </li>
      ))}
    </ol>
  );
}
