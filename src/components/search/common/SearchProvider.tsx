import { useCallback, useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Coordinate } from '#src/domain/entities/common.ts';
import { type Found, restored } from '#src/domain/search/carriedAnswer.ts';
import type { ScreenRules } from '#src/domain/search/screenState.ts';
import {
  asksForNothing,
  PLAIN_PLACE_PARAM,
  PLAIN_QUERY_PARAM,
  queryParams,
  readScreenState,
  screenAddress,
  searchKey,
} from '#src/domain/search/screenState.ts';
import type { SearchState } from '#src/domain/search/searchState.ts';
import { type InferredFilter } from '#src/domain/search/inferredFilters.ts';
import { firstContentShown } from '#src/browser/firstContent.ts';
import { usePage } from '#src/context/PageContext.tsx';
import type { SearchEngine } from './searchEngine.ts';
import { useFocusKept } from './useFocusKept.ts';
import {
  SearchContext,
  type Search,
  type SearchPhase,
  type SearchView,
  type ServerSearch,
  type VisitorPosition,
} from './useSearch.ts';

/** What distinguishes one search page from another. */
export interface SearchScreen extends ScreenRules {
  experienceKey: string;
  /** A search of everything keeps to the screen's verticals. */
  restrictsAll?: boolean;
  defaultView?: SearchView;
}

/** Parameter that keeps the chosen view in the address, beside the search service's own. */
const VIEW_PARAM = 'view';
/** Pixels kept free above the results when the page scrolls to them (Q-257, C-071). */
export const SCROLL_OFFSET = 32;
/** Degrees are rounded to 3 decimals, about 100 m, before they go into an address or to a service. */
const roundedDegrees = (degrees: number) => Math.round(degrees * 1000) / 1000;

/**
 * Keeps one search: what is asked for stands in the address, the answer in memory. It begins
 * with what the server found for the address, if it did. The search client is loaded and made when the browser first
 * asks something: nothing of a visitor is ever held on the server, and who only reads does not wait for it. The latest
 * request wins; a failure is a phase, never an unhandled rejection.
 */
export function SearchProvider({
  screen,
  served,
  children,
}: {
  /** Must be the same object as long as the screen is the same. */
  screen: SearchScreen;
  served?: ServerSearch;
  children: ReactNode;
}) {
  const { config, path, locale, mode } = usePage();
  const formId = useId();
  const headlessId = useId();
  const { defaultView = 'list', limit: screenLimit } = screen;
  const isLive = mode !== 'edit';

  const [state, setState] = useState<SearchState>(() => served?.state ?? readScreenState({}, screen));
  const [phase, setPhase] = useState<SearchPhase>(served?.found ? 'ready' : 'asleep');
  const [isRefused, setIsRefused] = useState(false);
  const [found, setFound] = useState<Found>(() => restored(served?.found ?? {}));
  // What was read out of words is shown only beside those words.
  const [answeredQuery, setAnsweredQuery] = useState(state.query);
  const [position, setPosition] = useState<VisitorPosition>({ kind: 'not-asked' });

  const engine = useRef<Promise<SearchEngine>>(undefined);
  const latestState = useRef(state);
  const latestRequest = useRef(0);
  const latestPosition = useRef<Coordinate>(undefined);
  const isPanelOpen = useRef(false);
  const results = useRef<HTMLElement | null>(null);

  const engineAtHand = useCallback(() => {
    engine.current ??= import(/* webpackChunkName: "search-engine" */ './searchEngine.ts').then(
      ({ createSearchEngine }) =>
        createSearchEngine(config.search, {
          experienceKey: screen.experienceKey,
          headlessId: `search-${headlessId}`,
          locale,
          origin: window.location.origin,
          ...(screen.restrictsAll && { restrictTo: screen.verticals }),
        }),
      (error: unknown) => {
        engine.current = undefined; // the next search asks for the code again
        throw error;
      },
    );
    return engine.current;
  }, [config.search, headlessId, locale, screen]);

  // The first touch or focus asks for the search client, so that it is there when something is searched for.
  useEffect(() => {
    if (!isLive) return undefined;
    const prepare = () => void engineAtHand().catch(() => undefined);
    document.addEventListener('pointerdown', prepare, { once: true });
    document.addEventListener('focusin', prepare, { once: true });
    return () => {
      document.removeEventListener('pointerdown', prepare);
      document.removeEventListener('focusin', prepare);
    };
  }, [engineAtHand, isLive]);

  const run = useCallback(
    async (wanted: SearchState) => {
      const request = (latestRequest.current += 1);
      const isLatest = () => request === latestRequest.current;
      if (asksForNothing(wanted)) {
        setFound({});
        setPhase('ready');
        return;
      }
      setPhase('loading');
      try {
        const service = await engineAtHand();
        const answered = await service.search({
          state: wanted,
          limit: wanted.limit ?? screen.limit,
          fixedFilters: screen.fixedFilters,
          position: latestPosition.current,
        });
        if (!isLatest()) return;
        setFound(answered);
        setAnsweredQuery(wanted.query);
        setPhase('ready');
      } catch (error) {
        if (!isLatest()) return;
        // What went wrong is for the log; what was searched for is not.
        console.error('The search service did not answer', error instanceof Error ? error.message : '');
        setIsRefused(isRefusal(error));
        setPhase('failed');
      }
    },
    [engineAtHand, screen],
  );

  // Who comes back online has not to ask again.
  useEffect(() => {
    if (phase !== 'failed' || isRefused) return undefined;
    const again = () => void run(latestState.current);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isRefused, phase, run]);

  const adopt = useCallback((next: SearchState) => {
    // What another vertical found is no answer to this one, not even for a moment.
    if (next.verticalKey !== latestState.current.verticalKey) setFound({});
    latestState.current = next;
    setState(next);
  }, []);
  const addressOf = useCallback(
    (wanted: SearchState) => screenAddress(window.location.pathname, wanted, screen),
    [screen],
  );
  const replaceAddress = useCallback(
    (wanted: SearchState) => window.history.replaceState({ search: true }, '', addressOf(wanted)),
    [addressOf],
  );

  // The parts that show results and filters come once the page has something to show, or has nothing to wait for.
  useEffect(() => firstContentShown(), []);

  // First load and back and forward: the address says what to search for.
  useEffect(() => {
    if (!isLive) return undefined;
    const fromAddress = () => {
      const query = queryParams(window.location.search);
      const wanted = readScreenState(query, screen);
      adopt(wanted);
      if (PLAIN_QUERY_PARAM in query) replaceAddress(wanted);
      void run(wanted);
    };
    const query = queryParams(window.location.search);
    if (served?.found && served.asked === searchKey(query, screen)) {
      const { [PLAIN_PLACE_PARAM]: _, ...rest } = readScreenState(query, screen).rest;
      const wanted = { ...served.state, rest };
      // Mostly it is the same search, and nothing is drawn again.
      if (JSON.stringify(rest) !== JSON.stringify(served.state.rest)) adopt(wanted);
      // What a form without scripts sent becomes an address like any other.
      if (PLAIN_QUERY_PARAM in query || PLAIN_PLACE_PARAM in query) replaceAddress(wanted);
    } else fromAddress();
    window.addEventListener('popstate', fromAddress);
    return () => window.removeEventListener('popstate', fromAddress);
  }, [adopt, isLive, replaceAddress, run, screen, served]);

  const keepFocus = useFocusKept(results);
  const scrollToResults = useCallback(() => {
    const element = results.current;
    if (!element || isPanelOpen.current) return;
    const isStill = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({
      top: element.getBoundingClientRect().top + window.scrollY - SCROLL_OFFSET,
      behavior: isStill ? 'auto' : 'smooth',
    });
  }, []);

  const focusResults = useCallback(() => results.current?.focus({ preventScroll: true }), []);
  const change = useCallback(
    (update: (state: SearchState) => SearchState, readsOnAt: 'here' | 'results' = 'here') => {
      if (readsOnAt === 'results') focusResults();
      keepFocus();
      const { current } = latestState;
      const changed = update(current);
      // Other words have not been asked for as they are written yet.
      const next =
        changed.isLiteral && current.isLiteral && changed.query !== current.query
          ? { ...changed, isLiteral: undefined }
          : changed;
      adopt(next);
      const address = addressOf(next);
      if (address !== window.location.pathname + window.location.search) {
        // A state object of its own keeps the site framework's router from taking these entries for its pages.
        window.history.pushState({ search: true }, '', address);
      }
      void run(next);
      scrollToResults();
    },
    [addressOf, adopt, focusResults, keepFocus, run, scrollToResults],
  );

  const askPosition = useCallback(async (): Promise<VisitorPosition> => {
    setPosition({ kind: 'asking' });
    const asked = await readPosition();
    latestPosition.current = asked.kind === 'known' ? asked.coordinate : undefined;
    setPosition(asked);
    return asked;
  }, []);

  const count = useCallback(
    async (wanted: SearchState): Promise<number | null> => {
      try {
        const service = await engineAtHand();
        return await service.count({
          state: wanted,
          fixedFilters: screen.fixedFilters,
          position: latestPosition.current,
        });
      } catch {
        console.error('Error fetching search count');
        return null;
      }
    },
    [engineAtHand, screen],
  );

  const view: SearchView = state.rest[VIEW_PARAM]?.[0] === 'map' ? 'map' : viewOr(state, defaultView);
  const setView = useCallback(
    (wanted: SearchView) => {
      const { [VIEW_PARAM]: _, ...rest } = latestState.current.rest;
      const isDefault = wanted === defaultView;
      const next = { ...latestState.current, rest: isDefault ? rest : { ...rest, [VIEW_PARAM]: [wanted] } };
      adopt(next);
      replaceAddress(next); // another look at the same results is no step to go back to
    },
    [adopt, defaultView, replaceAddress],
  );

  const localePrefix = locale === 'en' ? '' : `/${locale}`;
  const pathname = `${localePrefix}${path.split(/[?#]/)[0]}`;
  const search = useMemo<Search>(
    () => ({
      phase,
      isRefused,
      state,
      answer: found.answer,
      universal: found.universal,
      verticals: screen.verticals,
      searchesAll: screen.searchesAll ?? false,
      limit: state.limit ?? screenLimit,
      pathname,
      change,
      inferred: inferredFrom(found, answeredQuery === state.query),
      retry: () => {
        focusResults();
        void run(latestState.current);
      },
      focusResults,
      hrefOf: (wanted) => screenAddress(pathname, wanted, screen),
      suggest: async (input) => {
        try {
          const service = await engineAtHand();
          return await service.suggest(input, latestState.current.verticalKey);
        } catch {
          return []; // suggestions are a help; without them the search still works
        }
      },
      count,
      view,
      setView,
      position,
      askPosition,
      setPanelOpen: (isOpen) => {
        isPanelOpen.current = isOpen;
      },
      resultsRef: (element) => {
        results.current = element;
      },
      tabId: (verticalKey) => `${formId}-tab-${verticalKey ?? 'all'}`,
      resultsId: `${formId}-results`,
      formId: `${formId}-form`,
    }),
    [
      phase,
      isRefused,
      state,
      found,
      answeredQuery,
      screen,
      screenLimit,
      pathname,
      change,
      focusResults,
      run,
      engineAtHand,
      count,
      view,
      setView,
      position,
      askPosition,
      formId,
    ],
  );
  return <SearchContext.Provider value={search}>{children}</SearchContext.Provider>;
}

const NOTHING_INFERRED: readonly InferredFilter[] = [];

function inferredFrom({ answer, universal }: Found, isOfTheseWords: boolean): readonly InferredFilter[] {
  return (isOfTheseWords && (answer ?? universal)?.inferred) || NOTHING_INFERRED;
}

/** Whether an error is the service's word that the search itself is wrong, such as an unknown filter of an old link. */
function isRefusal(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? Number(error.code) : 0;
  return code >= 400 && code < 500 && code !== 429;
}

function viewOr(state: SearchState, defaultView: SearchView): SearchView {
  return state.rest[VIEW_PARAM]?.[0] === 'list' ? 'list' : defaultView;
}

function readPosition(): Promise<VisitorPosition> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) {
      resolve({ kind: 'unavailable' });
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({
          kind: 'known',
          coordinate: {
            latitude: roundedDegrees(coords.latitude),
            longitude: roundedDegrees(coords.longitude),
          },
        }),
      () => resolve({ kind: 'unavailable' }),
      { maximumAge: 300_000, timeout: 10_000 },
    );
  });
}
