import { isCardType } from '#card-types';
import { memo, useMemo, useRef, useState, type ComponentType, type ReactNode, type RefObject } from 'react';
import { ResultLanguage } from '#src/components/cards/ResultLanguage.tsx';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import type { ResultCardProps } from '#src/components/cards/ResultCard.ts';
import { useCard } from '#src/components/cards/useCard.ts';
import { withoutInferred, withoutNearMe } from '#src/domain/search/inferredFilters.ts';
import { askedCities } from '#src/domain/search/askedCities.ts';
import { localizedPath } from '#src/domain/links/localizedPath.ts';
import { ReasonLine, sharedReasons, SharedReasonLine } from '#src/components/search/common/ReasonLine.tsx';
import { type ResultRow, resultRows } from '#src/components/search/common/resultRows.ts';
import { ResultsSkeleton } from '#src/components/search/common/ResultsSkeleton.tsx';
import { CARD_OF_VERTICAL } from '#src/components/search/common/screens.ts';
import { SearchFailed } from '#src/components/search/common/SearchFailed.tsx';
import { SearchPart } from '#src/components/search/common/SearchPart.tsx';
import { resultClickMark } from '#src/components/cards/resultClickMark.ts';
import { type Search, useSearch } from '#src/components/search/common/useSearch.ts';
import type { SearchResult } from '#src/domain/search/SearchAnswer.ts';
import type { SearchState } from '#src/domain/search/searchState.ts';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import { useIsAwake } from '#src/context/useIsAwake.ts';
import { useAfterPaint } from '#src/ui/useAfterPaint/useAfterPaint.ts';
import type { declaration } from './VerticalResults.declaration.ts';

/** The public page that tells how results are ordered. */
const HOW_ORDERED = '/search/how-results-are-ordered';

/**
 * The results of the vertical in the card of `CardType`, or of the vertical's own among `CardTypes`. Hidden until the first search completes
 * until then rows of the same height keep the place. A failure keeps the page where it is, says so and
 * offers to try again.
 */
export function VerticalResults({ params }: ComponentProps<typeof declaration>) {
  const verticalKey = useSearch()?.state.verticalKey;
  const cardType = params.CardType?.trim() || cardAmong(params.CardTypes, verticalKey);
  const problem = !cardType
    ? 'Card Type not defined'
    : isCardType(cardType)
      ? undefined
      : `Card Type ${cardType} not available`;
  return (
    <SearchPart name="VerticalResults" params={params} problem={problem}>
      {(search) =>
        search.state.verticalKey ? (
          <Results
            search={search}
            cardType={cardType ?? ''}
            isGrid={params.Layout?.toLowerCase() === 'grid'}
          />
        ) : null
      }
    </SearchPart>
  );
}

/** On a screen with several verticals `CardTypes` names their cards; the vertical that is shown takes its own. */
function cardAmong(cardTypes: string | undefined, verticalKey: string | undefined): string | undefined {
  const all = cardTypes?.split(',').map((type) => type.trim()) ?? [];
  const own = verticalKey === undefined ? all[0] : CARD_OF_VERTICAL[verticalKey];
  return all.find((type) => type === own);
}

function Results({ search, cardType, isGrid }: { search: Search; cardType: string; isGrid: boolean }) {
  const { Card, hasFailed: isCardMissing } = useCard(cardType);
  const t = useStrings();
  const { locale, wildcard } = usePage();
  const { phase, answer, state, view } = search;
  // While another answer is on its way the reasons are still those of the one that is shown.
  const [answered, setAnswered] = useState(state);
  if (phase === 'ready' && answered !== state) setAnswered(state);
  // The same rows for the same answer, so that none is drawn anew. On a map each date has its pin.
  const isMap = view === 'map';
  const rows = useMemo(
    () => resultRows(isMap ? '' : cardType, answer?.results ?? [], answered.sortBys),
    [isMap, cardType, answer, answered],
  );
  const list = useRef<HTMLOListElement>(null);
  const city = wildcard?.city?.name;
  const cities = useMemo(() => askedCities(answered, city), [answered, city]);
  const words = useMemo(() => {
    const { query } = (answer?.inferred ?? []).reduce(withoutInferred, answered);
    return (withoutNearMe(query) ?? query).trim();
  }, [answer, answered]);
  const shared = useMemo(
    () =>
      sharedReasons(
        rows.map(({ result }) => result),
        answered,
        words,
      ),
    [rows, answered, words],
  );

  if (phase === 'failed' || isCardMissing) {
    return (
      <SearchFailed search={search} {...(isCardMissing && { onRetry: () => window.location.reload() })} />
    );
  }
  // An answer without results needs no card, and none was sent for it.
  if (answer?.results.length === 0) return null;
  if (!answer || !Card) return <ResultsSkeleton />;
  return (
    <div className="VerticalResults-all">
      {rows[0] && shared.length > 0 ? (
        <ResultLanguage result={rows[0].result}>
          <SharedReasonLine reasons={shared} />
        </ResultLanguage>
      ) : null}
      <ol
        // Another answer is another list: its rows are new ones, and none of them slides past the others.
        key={[answer.offset, answer.count, answer.results[0]?.id].join()}
        ref={list}
        className={isGrid ? 'VerticalResults VerticalResults--grid' : 'VerticalResults'}
        start={answer.offset + 1}
        aria-busy={phase === 'loading'}
      >
        <FirstOnesFirst rows={rows} before={list}>
          {({ result, others }, index, isInView) => (
            <Row
              key={result.id}
              isInView={isInView}
              id={`${search.formId}-row-${index + 1}`}
              Card={Card}
              result={result}
              others={others}
              number={isMap ? answer.offset + index + 1 : undefined}
              state={answered}
              cities={cities}
              words={shared.length > 0 ? undefined : words}
            />
          )}
        </FirstOnesFirst>
      </ol>
      <a className="ReasonLine-how" href={localizedPath(HOW_ORDERED, locale)}>
        {t('reasons.howOrdered')}
      </a>
    </div>
  );
}

/** A screen shows a row for so many of its pixels, with what stands above the list. */
const SCREEN_OF_A_ROW = 320;

/** How many rows of a new list a screen has room for: as many as it shows of the list before, at most what a whole screen holds. */
function rowsInView(before: Element | null): number {
  const { innerHeight } = window;
  const most = Math.ceil(innerHeight / SCREEN_OF_A_ROW);
  const below = [...(before?.children ?? [])]
    .slice(0, most)
    .findIndex((row) => row.getBoundingClientRect().top >= innerHeight);
  return below > 0 ? below : most;
}

/**
 * A new list shows what is in view at once, and the rest once that is painted: until then its rows keep the place. The server's
 * stands as it is.
 */
function FirstOnesFirst({
  rows,
  before,
  children,
}: {
  rows: ResultRow[];
  /** The list it comes in place of, while that is still there. */
  before: RefObject<HTMLElement | null>;
  children: (row: ResultRow, index: number, isInView: boolean) => ReactNode;
}) {
  const isAwake = useIsAwake();
  const [inView] = useState(() => (isAwake ? rows.slice(0, rowsInView(before.current)) : []));
  const first = inView.length > 0 ? inView : rows;
  const drawn = useAfterPaint(rows, first);
  const toCome = drawn === inView ? rows.slice(inView.length) : [];
  return (
    <>
      {drawn.map((row, index) => children(row, index, index < inView.length))}
      {toCome.map(({ result }) => (
        <li key={result.id} className="VerticalResults-toCome" aria-hidden="true" />
      ))}
    </>
  );
}

interface RowProps {
  id: string;
  /** It is drawn with the list, not when somebody comes near: a browser would lay it out twice to see that it is near. */
  isInView: boolean;
  Card: ComponentType<ResultCardProps>;
  result: SearchResult;
  others: ResultRow['others'];
  number: number | undefined;
  /** The search the result answers. */
  state: SearchState;
  cities: readonly string[];
  /** Its words without what was read out of them; undefined where the reason of all is said above. */
  words: string | undefined;
}

/** Drawn once for an answer: a search that only begins or waits leaves it alone. */
const Row = memo(function Row({
  id,
  isInView,
  Card,
  result,
  others,
  number,
  state,
  cities,
  words,
}: RowProps) {
  return (
    <li className={isInView ? undefined : 'far'} id={id} {...resultClickMark(result)}>
      <ResultLanguage result={result}>
        <Card result={result} others={others} number={number} cities={cities} />
        {words === undefined ? null : <ReasonLine result={result} state={state} words={words} />}
      </ResultLanguage>
    </li>
  );
});
