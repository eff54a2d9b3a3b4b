import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { CARD_OF_VERTICAL } from '#src/components/search/common/screens.ts';
import { SearchPart } from '#src/components/search/common/SearchPart.tsx';
import type { SearchAnswer } from '#src/domain/search/SearchAnswer.ts';
import type { Search } from '#src/components/search/common/useSearch.ts';
import { formatNumber } from '#src/domain/text/formatNumber.ts';
import { useStrings } from '#src/context/PageContext.tsx';
import { LiveStatus } from '#src/ui/LiveStatus/LiveStatus.tsx';
import type { declaration } from './ResultsCount.declaration.ts';

/**
 * "1–20 of 128, nearest first": what part of the results is shown; of events it says that these are dates, since a class
 * with several of them is one card. Said once, politely, when the results
 * change; hidden at zero, where NoResultsMessage speaks.
 */
export function ResultsCount({ params }: ComponentProps<typeof declaration>) {
  return (
    <SearchPart name="ResultsCount" params={params}>
      {(search) => <Count search={search} />}
    </SearchPart>
  );
}

function Count({ search }: { search: Search }) {
  const t = useStrings();
  const { phase, answer, state } = search;
  const isShown = answer !== undefined && phase !== 'failed' && answer.results.length > 0;
  const words = isShown
    ? t(wordsOf(answer, state.verticalKey), {
        first: formatNumber(answer.offset + 1),
        last: formatNumber(answer.offset + answer.results.length),
        count: answer.count,
      })
    : '';
  return (
    <>
      {isShown ? (
        <p className="ResultsCount" aria-busy={phase === 'loading'}>
          {words}
        </p>
      ) : null}
      <LiveStatus message={phase === 'ready' ? (words ? t('search.resultsSaid', { words }) : '') : ''} />
    </>
  );
}

/** In which words results of a vertical are counted. */
function wordsOf(answer: SearchAnswer, verticalKey: string | undefined) {
  const isNear = isNearestFirst(answer);
  // `resultRows` puts the dates of a class into one row.
  if (CARD_OF_VERTICAL[verticalKey ?? ''] === 'Event')
    return isNear ? 'search.countDatesNearest' : 'search.countDates';
  return isNear ? 'search.countNearest' : 'search.count';
}

/** Told only when the results themselves say so: every one has a distance and none is nearer than the one before. */
export function isNearestFirst({ results }: SearchAnswer): boolean {
  return (
    results.length > 1 &&
    results.every(({ distance }, index) => {
      const before = index === 0 ? 0 : results[index - 1]?.distance?.metres;
      return distance !== undefined && before !== undefined && distance.metres >= before;
    })
  );
}
