import { useCallback, useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Coordinate } from '#src/domain/entities/common.ts';
import type { QueryParams, SearchState } from '#src/domain/search/searchState.ts';
import { EMPTY_SEARCH_STATE, parseSearchState, searchAddress } from '#src/domain/search/searchState.ts';
import { usePage } from '#src/ports/PageContext.tsx';
import type { SearchAnswer } from '#src/domain/search/SearchAnswer.ts';
import type { SearchEngine } from './searchEngine.ts';
import { createSearchEngine } from './searchEngine.ts';
import {
  PLAIN_QUERY_PARAM,
  SearchContext,
  type Search,
  type SearchPhase,
  type SearchView,
  type VisitorPosition,
} from './useSearch.ts';

/** What distinguishes one search page from another. */
export interface SearchScreen {
  /** Verticals the address may name; the first is taken when it names none or another. */
  verticals: readonly [string, ...string[]];
  experienceKey: string;
  /** Results per page unless the address says otherwise. */
  limit: number;
  defaultView?: SearchView;
}

/** Parameter that keeps the chosen view in the address, beside the search service's own. */
const VIEW_PARAM = 'view';
/** Pixels kept free above the results when the page scrolls to them (Q-257, C-071). */
export const SCROLL_OFFSET = 32;
/** Degrees are rounded to 3 decimals, about 100 m, before they go into an address or to a service. */
const roundedDegrees = (degrees: number) => Math.round(degrees * 1000) / 1000;

/**
 * Keeps one search: what is asked for stands in the address, the answer in memory. The
 * search client is made after hydration, so nothing of a visitor is ever held on the server. The latest request
 * wins; a failure is a phase, never an unhandled rejection.
 */
export function SearchProvider({ screen, children }: { screen: SearchScreen; children: ReactNode }) {
  const { config, path, locale, mode } = usePage();
  const formId = useId();
  const headlessId = useId();
  const { verticals, experienceKey, limit: screenLimit, defaultView = 'list' } = screen;
  const verticalsKey = verticals.join();
  const isLive = mode !== 'edit';

  const [state, setState] = useState<SearchState>({ ...EMPTY_SEARCH_STATE, verticalKey: verticals[0] });
  const [phase, setPhase] = useState<SearchPhase>('asleep');
  const [answer, setAnswer] = useState<SearchAnswer>();
  const [position, setPosition] = useState<VisitorPosition>({ kind: 'not-asked' });

  const engine = useRef<SearchEngine>(undefined);
  const latestState = useRef(state);
  const latestRequest = useRef(0);
  const latestPosition = useRef<Coordinate>(undefined);
  const isPanelOpen = useRef(false);
  const results = useRef<HTMLElement | null>(null);

  const run = useCallback(
    async (wanted: SearchState) => {
      const request = (latestRequest.current += 1);
      const isLatest = () => request === latestRequest.current;
      setPhase('loading');
      try {
        engine.current ??= createSearchEngine(config.search, {
          experienceKey,
          headlessId: `search-${headlessId}`,
          origin: window.location.origin,
        });
        const found = await engine.current.search({
          state: { ...wanted, verticalKey: wanted.verticalKey ?? verticals[0] },
          limit: wanted.limit ?? screenLimit,
          position: latestPosition.current,
        });
        if (!isLatest()) return;
        setAnswer(found);
        setPhase('ready');
      } catch (error) {
        if (!isLatest()) return;
        // What went wrong is for the log; what was searched for is not.
        console.error('The search service did not answer', error instanceof Error ? error.message : '');
        setPhase('failed');
      }
    },
    // verticalsKey stands for the list, which is made anew with every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [config.search, experienceKey, headlessId, screenLimit, verticalsKey],
  );

  const adopt = useCallback((next: SearchState) => {
    latestState.current = next;
    setState(next);
  }, []);

  // First load and back and forward: the address says what to search for.
  useEffect(() => {
    if (!isLive) return undefined;
    const fromAddress = () => {
      const read = readAddress(window.location.search, verticals);
      adopt(read.state);
      if (read.wasPlain) replaceAddress(read.state);
      void run(read.state);
    };
    const onPopState = () => fromAddress();
    fromAddress();
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [adopt, isLive, run, verticalsKey]);

  const scrollToResults = useCallback(() => {
    const element = results.current;
    if (!element || isPanelOpen.current) return;
    const isStill = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({
      top: element.getBoundingClientRect().top + window.scrollY - SCROLL_OFFSET,
      behavior: isStill ? 'auto' : 'smooth',
    });
  }, []);

  const change = useCallback(
    (update: (state: SearchState) => SearchState) => {
      const next = update(latestState.current);
      adopt(next);
      const address = searchAddress(window.location.pathname, next);
      if (address !== window.location.pathname + window.location.search) {
        // A state object of its own keeps the site framework's router from taking these entries for its pages.
        window.history.pushState({ search: true }, '', address);
      }
      void run(next);
      scrollToResults();
    },
    [adopt, run, scrollToResults],
  );

  const askPosition = useCallback(async (): Promise<VisitorPosition> => {
    setPosition({ kind: 'asking' });
    const asked = await readPosition();
    latestPosition.current = asked.kind === 'known' ? asked.coordinate : undefined;
    setPosition(asked);
    return asked;
  }, []);

  const view: SearchView = state.rest[VIEW_PARAM]?.[0] === 'map' ? 'map' : viewOr(state, defaultView);
  const setView = useCallback(
    (wanted: SearchView) => {
      const { [VIEW_PARAM]: _, ...rest } = latestState.current.rest;
      const isDefault = wanted === defaultView;
      const next = { ...latestState.current, rest: isDefault ? rest : { ...rest, [VIEW_PARAM]: [wanted] } };
      adopt(next);
      replaceAddress(next); // another look at the same results is no step to go back to
    },
    [adopt, defaultView],
  );

  const localePrefix = locale === 'en' ? '' : `/${locale}`;
  const pathname = `${localePrefix}${path.split(/[?#]/)[0]}`;
  const search = useMemo<Search>(
    () => ({
      phase,
      state,
      answer,
      limit: state.limit ?? screenLimit,
      pathname,
      change,
      retry: () => void run(latestState.current),
      hrefOf: (wanted) => searchAddress(pathname, wanted),
      suggest: async (input) => {
        try {
          return (await engine.current?.suggest(input, latestState.current.verticalKey)) ?? [];
        } catch {
          return []; // suggestions are a help; without them the search still works
        }
      },
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
      formId: `${formId}-form`,
    }),
    [phase, state, answer, screenLimit, pathname, change, run, view, setView, position, askPosition, formId],
  );
  return <SearchContext.Provider value={search}>{children}</SearchContext.Provider>;
}

function viewOr(state: SearchState, defaultView: SearchView): SearchView {
  return state.rest[VIEW_PARAM]?.[0] === 'list' ? 'list' : defaultView;
}

/** The state an address asks for on this screen: another vertical is ignored, plain words are taken. */
function readAddress(
  query: string,
  verticals: readonly [string, ...string[]],
): { state: SearchState; wasPlain: boolean } {
  const params: QueryParams = {};
  for (const [name, value] of new URLSearchParams(query)) {
    const known = params[name];
    params[name] = known === undefined ? value : Array.isArray(known) ? [...known, value] : [known, value];
  }
  const parsed = parseSearchState(params);
  const verticalKey = verticals.find((key) => key === parsed.verticalKey) ?? verticals[0];
  const { [PLAIN_QUERY_PARAM]: plain, ...rest } = parsed.rest;
  return {
    state: {
      ...parsed,
      verticalKey,
      query: parsed.query || (plain?.[0]?.trim() ?? ''),
      rest,
    },
    wasPlain: plain !== undefined,
  };
}

function replaceAddress(state: SearchState): void {
  window.history.replaceState({ search: true }, '', searchAddress(window.location.pathname, state));
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
