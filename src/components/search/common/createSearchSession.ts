import type { Coordinate } from '#src/domain/entities/common.ts';
import { type Found, restored } from '#src/domain/search/carriedAnswer.ts';
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
import type { SearchSuggestion } from '#src/domain/search/SearchAnswer.ts';
import type { SearchEngine } from './searchEngine.ts';
import type { SearchScreen } from './SearchScreen.ts';
import { VIEW_PARAM } from './searchView.ts';
import type { SearchPhase, SearchView, ServerSearch, VisitorPosition } from './useSearch.ts';

/** One search as it stands. Another one is another object. */
export interface SearchSnapshot {
  state: SearchState;
  phase: SearchPhase;
  isRefused: boolean;
  found: Found;
  /** The words `found` was found for: what was read out of words is shown only beside those words. */
  answeredQuery: string;
  position: VisitorPosition;
  /** The last position that was known, to search from; kept while another is asked for. */
  coordinate: Coordinate | undefined;
}

/** The address bar, as a search reads and writes it. */
export interface AddressBar {
  /** Path without query. */
  path: () => string;
  /** Query with its question mark; empty without one. */
  query: () => string;
  replace: (address: string) => void;
  push: (address: string) => void;
}

export interface SearchSessionOptions {
  screen: SearchScreen;
  /** What the server found for the address, if it did. */
  served?: ServerSearch | undefined;
  /** Loads and makes the search client. Asked again after it failed. */
  openEngine: () => Promise<SearchEngine>;
  addressBar: AddressBar;
  /** Asks the device where it is; never rejects. */
  readPosition: () => Promise<VisitorPosition>;
}

/** One search of one page in the browser: what is shown of it, and all that can be done with it. */
export interface SearchSession {
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => SearchSnapshot;
  /** The page has woken: the address says what to search for, unless the server has found it already. */
  begin: () => void;
  /** Back and forward: the address says what to search for. */
  followAddress: () => void;
  /** Gets the search client ready, so that it is there when something is searched for. */
  prepare: () => void;
  /** Changes what is asked for; address and search follow. */
  change: (update: (state: SearchState) => SearchState) => void;
  /**
   * Changes it as {@link change} does, for a control that shows by itself what was chosen: address and listeners follow with
   * the answer, or before it when that takes longer than is felt as at once.
   */
  choose: (update: (state: SearchState) => SearchState) => void;
  /** Asks again for the same. */
  retry: () => void;
  /** Who comes back online has not to ask again. */
  backOnline: () => void;
  setView: (view: SearchView) => void;
  askPosition: () => Promise<VisitorPosition>;
  suggest: (input: string) => Promise<SearchSuggestion[]>;
  /** How many results a state would have (S-342, S-343); null when that cannot be had. */
  count: (state: SearchState) => Promise<number | null>;
}

/**
 * Keeps one search: what is asked for stands in the address, the answer in memory. The latest
 * request wins; a failure is a phase, never an unhandled rejection. The search client is opened when something is
 * first asked of it.
 */
export function createSearchSession(options: SearchSessionOptions): SearchSession {
  const { screen, served, addressBar } = options;
  const store = createStore(firstSnapshot(options));
  const { getSnapshot, set } = store;
  const engineAtHand = reopening(options.openEngine);
  const run = createRun(options, store, engineAtHand);

  const adopt = (state: SearchState, say: Say = set) => {
    // What another vertical found is no answer to this one, not even for a moment.
    const isOther = state.verticalKey !== getSnapshot().state.verticalKey;
    say({ state, ...(isOther && { found: {} }) });
  };
  const addressOf = (wanted: SearchState) => screenAddress(addressBar.path(), wanted, screen);
  // The address follows with what is told: a private window fetches the page's icon anew for each one, before an answer.
  let address: string | undefined;
  store.subscribe(() => {
    if (address !== undefined && address !== addressBar.path() + addressBar.query()) addressBar.push(address);
    address = undefined;
  });
  const replaceAddress = (wanted: SearchState) => addressBar.replace(addressOf(wanted));

  const change = (update: (state: SearchState) => SearchState, say?: Say) => {
    const { state } = getSnapshot();
    const next = withoutLiteral(state, update(state));
    address = addressOf(next);
    adopt(next, say);
    void run(next, say);
  };

  const followAddress = () => {
    address = undefined;
    const query = queryParams(addressBar.query());
    const wanted = readScreenState(query, screen);
    adopt(wanted);
    if (PLAIN_QUERY_PARAM in query) replaceAddress(wanted);
    void run(wanted);
  };

  return {
    subscribe: store.subscribe,
    getSnapshot,
    followAddress,
    begin() {
      const query = queryParams(addressBar.query());
      if (!served?.found || served.asked !== searchKey(query, screen)) return followAddress();
      const { [PLAIN_PLACE_PARAM]: _, ...rest } = readScreenState(query, screen).rest;
      const wanted = { ...served.state, rest };
      // Mostly it is the same search, and nothing is drawn again.
      if (JSON.stringify(rest) !== JSON.stringify(served.state.rest)) adopt(wanted);
      // What a form without scripts sent becomes an address like any other.
      if (PLAIN_QUERY_PARAM in query || PLAIN_PLACE_PARAM in query) replaceAddress(wanted);
    },
    prepare: () => void engineAtHand().catch(() => undefined),
    change: (update) => change(update),
    choose: (update) => change(update, store.setSoon),
    retry: () => void run(getSnapshot().state),
    backOnline() {
      const { phase, isRefused, state } = getSnapshot();
      if (phase === 'failed' && !isRefused) void run(state);
    },
    setView(wanted) {
      const { state } = getSnapshot();
      const { [VIEW_PARAM]: _, ...rest } = state.rest;
      const isDefault = wanted === (screen.defaultView ?? 'list');
      const next = { ...state, rest: isDefault ? rest : { ...rest, [VIEW_PARAM]: [wanted] } };
      adopt(next);
      replaceAddress(next); // another look at the same results is no step to go back to
    },
    async askPosition() {
      set({ position: { kind: 'asking' } });
      const position = await options.readPosition();
      set({ position, coordinate: position.kind === 'known' ? position.coordinate : undefined });
      return position;
    },
    ...createQuestions(options, store, engineAtHand),
  };
}

type Store = ReturnType<typeof createStore>;
type Say = Store['set'];

/** Milliseconds within which what follows a press is felt as at once. */
const AT_ONCE = 100;

function createStore(first: SearchSnapshot) {
  let snapshot = first;
  const listeners = new Set<() => void>();
  let telling: ReturnType<typeof setTimeout> | undefined;
  const tell = () => {
    clearTimeout(telling);
    telling = undefined;
    for (const listener of listeners) listener();
  };
  return {
    getSnapshot: () => snapshot,
    set(part: Partial<SearchSnapshot>) {
      snapshot = { ...snapshot, ...part };
      tell();
    },
    /** Holds at once; who listens is told with what is set next, or soon. */
    setSoon(part: Partial<SearchSnapshot>) {
      snapshot = { ...snapshot, ...part };
      telling ??= setTimeout(tell, AT_ONCE);
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function firstSnapshot({ screen, served }: SearchSessionOptions): SearchSnapshot {
  const state = served?.state ?? readScreenState({}, screen);
  return {
    state,
    phase: served?.found ? 'ready' : 'asleep',
    isRefused: false,
    found: restored(served?.found ?? {}),
    answeredQuery: state.query,
    position: { kind: 'not-asked' },
    coordinate: undefined,
  };
}

interface Reopening<T> {
  (): Promise<T>;
  /** What has been opened. */
  readonly now: T | undefined;
}

/** Opens once, and again after a failure. */
function reopening<T>(open: () => Promise<T>): Reopening<T> {
  let opening: Promise<T> | undefined;
  let now: T | undefined;
  const atHand = () =>
    (opening ??= open().then(
      (opened) => (now = opened),
      (error: unknown) => {
        opening = undefined;
        throw error;
      },
    ));
  return Object.defineProperty(atHand, 'now', { get: () => now }) as Reopening<T>;
}

/**
 * The search itself: the latest request wins. A client that is at hand is asked before anything is drawn, so that its answer is on the
 * way meanwhile.
 */
function createRun(
  { screen }: SearchSessionOptions,
  { getSnapshot, set }: Store,
  engineAtHand: Reopening<SearchEngine>,
) {
  let latest = 0;
  return async (wanted: SearchState, say: Say = set): Promise<void> => {
    const request = (latest += 1);
    if (asksForNothing(wanted)) return set({ found: {}, phase: 'ready' });
    const asked = (service: SearchEngine) =>
      service.search({
        state: wanted,
        limit: wanted.limit ?? screen.limit,
        fixedFilters: screen.fixedFilters,
        position: getSnapshot().coordinate,
      });
    const { now } = engineAtHand;
    try {
      const answer = now ? asked(now) : engineAtHand().then(asked);
      say({ phase: 'loading' });
      const found = await answer;
      if (request === latest) set({ found, answeredQuery: wanted.query, phase: 'ready' });
    } catch (error) {
      if (request !== latest) return;
      // What went wrong is for the log; what was searched for is not.
      console.error('The search service did not answer', error instanceof Error ? error.message : '');
      set({ isRefused: isRefusal(error), phase: 'failed' });
    }
  };
}

/** What is asked beside the search: a help that may fail. */
function createQuestions(
  { screen }: SearchSessionOptions,
  { getSnapshot }: Store,
  engineAtHand: () => Promise<SearchEngine>,
): Pick<SearchSession, 'suggest' | 'count'> {
  return {
    async suggest(input) {
      try {
        return await (await engineAtHand()).suggest(input, getSnapshot().state.verticalKey);
      } catch {
        return []; // without suggestions the search still works
      }
    },
    async count(state) {
      try {
        const service = await engineAtHand();
        return await service.count({
          state,
          fixedFilters: screen.fixedFilters,
          position: getSnapshot().coordinate,
        });
      } catch {
        console.error('Error fetching search count');
        return null;
      }
    },
  };
}

/** Other words have not been asked for as they are written yet. */
function withoutLiteral(before: SearchState, after: SearchState): SearchState {
  const isStale = after.isLiteral && before.isLiteral && after.query !== before.query;
  return isStale ? { ...after, isLiteral: undefined } : after;
}

/** Whether an error is the service's word that the search itself is wrong, such as an unknown filter of an old link. */
function isRefusal(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? Number(error.code) : 0;
  return code >= 400 && code < 500 && code !== 429;
}
