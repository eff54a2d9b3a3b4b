import { type ReactNode, useEffect, useId, useMemo, useSyncExternalStore } from 'react';
import type { Found } from '#src/domain/search/carriedAnswer.ts';
import type { InferredFilter } from '#src/domain/search/inferredFilters.ts';
import { screenAddress } from '#src/domain/search/screenState.ts';
import { firstContentShown } from '#src/browser/firstContent.ts';
import { usePage } from '#src/context/PageContext.tsx';
import type { SearchScreen } from './SearchScreen.ts';
import { searchView } from './searchView.ts';
import { useCrisisLines } from './useCrisisLines.ts';
import type { SearchSession } from './createSearchSession.ts';
import { type ResultsPlace, useResultsPlace } from './useResultsPlace.ts';
import { type Search, SearchContext, type ServerSearch } from './useSearch.ts';
import { useSearchSession } from './useSearchSession.ts';

/**
 * The search of a page for the parts that stand in it: one session, and where the page and the focus go as it
 * changes. Another screen is another provider: give it a key.
 */
export function SearchProvider({
  screen,
  served,
  children,
}: {
  screen: SearchScreen;
  served?: ServerSearch;
  children: ReactNode;
}) {
  const { path, locale } = usePage();
  const formId = useId();
  const session = useSearchSession(screen, served, formId);
  const { state, phase, isRefused, found, answeredQuery, position } = useSyncExternalStore(
    session.subscribe,
    session.getSnapshot,
    session.getSnapshot,
  );
  const { place, change, choose } = useChanges(session);

  // The parts that show results and filters come once the page has something to show, or has nothing to wait for.
  useEffect(() => firstContentShown(), []);

  const crisisLines = useCrisisLines(state.query, served);
  const localePrefix = locale === 'en' ? '' : `/${locale}`;
  const pathname = `${localePrefix}${path.split(/[?#]/)[0]}`;
  const search = useMemo<Search>(
    () => ({
      ...place,
      phase,
      isRefused,
      state,
      answer: found.answer,
      universal: found.universal,
      crisisLines,
      ...readOutOf(found, answeredQuery === state.query),
      position,
      verticals: screen.verticals,
      searchesAll: screen.searchesAll ?? false,
      limit: state.limit ?? screen.limit,
      pathname,
      hrefOf: (wanted) => screenAddress(pathname, wanted, screen),
      change,
      choose,
      retry: () => {
        place.focusResults();
        session.retry();
      },
      view: searchView(state, screen.defaultView),
      setView: session.setView,
      suggest: session.suggest,
      count: session.count,
      askPosition: session.askPosition,
      tabId: (verticalKey) => `${formId}-tab-${verticalKey ?? 'all'}`,
      resultsId: `${formId}-results`,
      formId: `${formId}-form`,
    }),
    [
      place,
      phase,
      isRefused,
      state,
      found,
      crisisLines,
      answeredQuery,
      position,
      screen,
      pathname,
      change,
      choose,
      session,
      formId,
    ],
  );
  return <SearchContext.Provider value={search}>{children}</SearchContext.Provider>;
}

/** What changes a search, and where the page and the focus go with it. */
function useChanges(session: SearchSession): Pick<Search, 'change' | 'choose'> & Pick<ResultsPlace, 'place'> {
  const { place, keepFocus, scrollToResults } = useResultsPlace();
  return useMemo(() => {
    const follow = (act: () => void) => {
      keepFocus();
      act();
      scrollToResults();
    };
    return {
      place,
      change: (update, readsOnAt = 'here') => {
        if (readsOnAt === 'results') place.focusResults();
        follow(() => session.change(update));
      },
      choose: (update) => follow(() => session.choose(update)),
    };
  }, [keepFocus, place, scrollToResults, session]);
}

const NOTHING_INFERRED: readonly InferredFilter[] = [];

/** What the service read out of the words, and what of it it gave up: both of the words it was found for alone. */
function readOutOf(
  { answer, universal }: Found,
  isOfTheseWords: boolean,
): Pick<Search, 'inferred' | 'dropped'> {
  const { inferred, dropped } = (isOfTheseWords && (answer ?? universal)) || {};
  return { inferred: inferred ?? NOTHING_INFERRED, dropped: dropped ?? NOTHING_INFERRED };
}
