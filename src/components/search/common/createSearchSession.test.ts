import type { Found } from '#src/domain/search/carriedAnswer.ts';
import { queryParams, searchKey } from '#src/domain/search/screenState.ts';
import type { SearchSuggestion } from '#src/domain/search/SearchAnswer.ts';
import type { SearchState } from '#src/domain/search/searchState.ts';
import type { SearchRequest } from './searchEngine.ts';
import { createSearchSession, type SearchSnapshot } from './createSearchSession.ts';
import type { SearchScreen } from './SearchScreen.ts';
import type { ServerSearch, VisitorPosition } from './useSearch.ts';

const SCREEN: SearchScreen = {
  verticals: ['healthcare_facilities', 'healthcare_professionals'],
  experienceKey: 'search',
  limit: 20,
};
const FACILITIES = '?verticalKey=healthcare_facilities';
const found = (count: number): Found => ({
  answer: { count, offset: 0, results: [], facets: [] },
});
const here: VisitorPosition = { kind: 'known', coordinate: { latitude: 38.582, longitude: -121.494 } };
const turn = () => new Promise((resolve) => setTimeout(resolve, 0));

/** A session with an address bar, an engine and a device that the test plays. */
function play({ address = `/find${FACILITIES}`, served }: { address?: string; served?: ServerSearch } = {}) {
  const at = { address, pushed: [] as string[], replaced: [] as string[] };
  const asked: SearchRequest[] = [];
  const phases: SearchSnapshot['phase'][] = [];
  const engine = {
    search: jest.fn<Promise<Found>, [SearchRequest]>(async () => found(1)),
    count: jest.fn<Promise<number>, []>(async () => 5),
    suggest: jest.fn<Promise<SearchSuggestion[]>, []>(async () => [{ value: 'mri', spans: [] }]),
  };
  const openEngine = jest.fn(async () => ({
    ...engine,
    search: (request: SearchRequest) => {
      asked.push(request);
      return engine.search(request);
    },
  }));
  const readPosition = jest.fn(async () => here);
  const session = createSearchSession({
    screen: SCREEN,
    served,
    openEngine,
    readPosition,
    addressBar: {
      path: () => at.address.split('?')[0] ?? '',
      query: () => at.address.slice(at.address.split('?')[0]?.length),
      replace: (next) => {
        at.replaced.push(next);
        at.address = next;
      },
      push: (next) => {
        at.pushed.push(next);
        at.address = next;
      },
    },
  });
  session.subscribe(() => phases.push(session.getSnapshot().phase));
  const words = (query: string) => session.change((state) => ({ ...state, query }));
  return { session, engine, openEngine, readPosition, asked, at, phases, words, now: session.getSnapshot };
}

/** A search the test answers when it wants to. */
function held() {
  let answer: (value: Found) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const promise = new Promise<Found>((resolve, reject) => {
    answer = resolve;
    fail = reject;
  });
  return { promise, answer, fail };
}

const stateOf = (more: Partial<SearchState> = {}): SearchState => ({
  ...play().now().state,
  verticalKey: 'healthcare_facilities',
  ...more,
});

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('what a control shows by itself', () => {
  const facet = (...values: string[]) => [{ fieldId: 'c_type', values, others: [] }];
  const pick = (session: ReturnType<typeof play>['session'], ...values: string[]) =>
    session.choose((state) => ({ ...state, facets: facet(...values) }));

  it('is asked at once, and told with the answer, as is its address', async () => {
    const { session, engine, asked, at, phases, now } = play();
    session.begin();
    await turn();
    phases.length = 0;
    const search = held();
    engine.search.mockReturnValue(search.promise);
    pick(session, 'Lab');
    expect(asked.at(-1)?.state.facets).toEqual(facet('Lab'));
    // Whoever chooses more goes on from there.
    expect(now().state.facets).toEqual(facet('Lab'));
    await turn();
    expect([phases, at.pushed]).toEqual([[], []]);
    search.answer(found(7));
    await turn();
    expect(phases).toEqual(['ready']);
    expect(now().found.answer?.count).toBe(7);
    expect(at.pushed).toEqual([expect.stringContaining('Lab')]);
  });

  it('is told before the answer when that takes long', async () => {
    jest.useFakeTimers();
    const { session, engine, at, phases } = play();
    session.begin();
    await jest.advanceTimersByTimeAsync(0);
    phases.length = 0;
    const search = held();
    engine.search.mockReturnValue(search.promise);
    pick(session, 'Lab');
    await jest.advanceTimersByTimeAsync(60);
    pick(session, 'Lab', 'Imaging');
    expect(phases).toEqual([]);
    await jest.advanceTimersByTimeAsync(60);
    expect(phases).toEqual(['loading']);
    expect(at.pushed).toEqual([expect.stringContaining('Imaging')]);
    search.answer(found(2));
    await jest.advanceTimersByTimeAsync(200);
    expect(phases).toEqual(['loading', 'ready']);
    expect(at.pushed).toHaveLength(1);
    jest.useRealTimers();
  });

  it('is told with what else changes, in its order', async () => {
    const { session, engine, at, words } = play();
    session.begin();
    await turn();
    engine.search.mockReturnValue(held().promise);
    pick(session, 'Lab');
    words('mri');
    expect(at.pushed).toEqual([expect.stringMatching(/mri.*Lab|Lab.*mri/)]);
  });

  it('says when it could not be asked', async () => {
    const { session, engine, phases } = play();
    session.begin();
    await turn();
    phases.length = 0;
    engine.search.mockRejectedValue(new Error('away'));
    pick(session, 'Lab');
    await turn();
    expect(phases).toEqual(['failed']);
  });

  it('writes no address over the one somebody went back to', async () => {
    const { session, engine, at } = play();
    session.begin();
    await turn();
    engine.search.mockReturnValue(held().promise);
    pick(session, 'Lab');
    at.address = `/find${FACILITIES}&query=%22lab%22`;
    session.followAddress();
    await turn();
    expect(at.pushed).toEqual([]);
  });
});

describe('the address', () => {
  it('[Q-010, Q-250] says what is searched for when the page wakes, and on the way back', async () => {
    const { session, asked, at, now, phases } = play({ address: `/find${FACILITIES}&query=%22mri%22` });
    expect(now().phase).toBe('asleep');
    session.begin();
    await turn();
    expect(asked[0]?.state.query).toBe('mri');
    at.address = `/find${FACILITIES}&query=%22lab%22`;
    session.followAddress();
    await turn();
    expect(asked[1]?.state.query).toBe('lab');
    expect(phases.filter((phase, index) => phase !== phases[index - 1])).toEqual([
      'asleep',
      'loading',
      'ready',
      'loading',
      'ready',
    ]);
    expect(at.pushed).toEqual([]);
  });

  it('[Q-252] gets a step for every change, and none for what it says already', async () => {
    const { session, at, words } = play();
    session.begin();
    words('mri');
    words('mri');
    await turn();
    expect(at.pushed).toEqual([expect.stringContaining('query=%22mri%22')]);
  });

  it('takes another view without a step to go back to, and forgets the usual one', () => {
    const { session, at, asked } = play();
    session.begin();
    session.setView('map');
    expect(at.address).toContain('view=map');
    session.setView('list');
    expect(at.address).not.toContain('view=');
    expect(at.pushed).toEqual([]);
    expect(asked).toHaveLength(0);
  });

  it('is asked for nothing where the server has found it, and cleared of what a form without scripts sent', async () => {
    const asked = `/find${FACILITIES}`;
    const served = (key: string): ServerSearch => ({
      asked: key,
      state: stateOf(),
      found: { answer: { count: 9, offset: 0, results: [], facets: [] } },
      cardTypes: [],
      crisisLines: [],
    });
    const same = play({ address: asked, served: served(searchKey(queryParams(FACILITIES), SCREEN)) });
    expect(same.now()).toMatchObject({ phase: 'ready', found: { answer: { count: 9 } } });
    same.session.begin();
    await turn();
    expect(same.asked).toHaveLength(0);
    expect(same.phases).toEqual([]);

    const other = play({ address: asked, served: served('another search') });
    other.session.begin();
    await turn();
    expect(other.asked).toHaveLength(1);
    expect(other.now().found.answer?.count).toBe(1);

    const plain = '?q=mri&verticalKey=healthcare_facilities';
    const sent = play({ address: `/find${plain}`, served: served(searchKey(queryParams(plain), SCREEN)) });
    sent.session.begin();
    expect(sent.at.replaced).toEqual([expect.not.stringContaining('q=mri&')]);
  });
});

describe('races', () => {
  it('the latest request wins, however late an older answer or failure comes', async () => {
    const { session, engine, words, now } = play();
    const [slow, broken, last] = [held(), held(), held()];
    engine.search
      .mockReturnValueOnce(slow.promise)
      .mockReturnValueOnce(broken.promise)
      .mockReturnValueOnce(last.promise);
    session.begin();
    words('b');
    words('c');
    await turn();
    last.answer(found(3));
    await turn();
    slow.answer(found(1));
    broken.fail(new Error('late'));
    await turn();
    expect(now()).toMatchObject({ phase: 'ready', answeredQuery: 'c', found: found(3) });
    expect(console.error).not.toHaveBeenCalled();
  });

  it('what another vertical found is gone at once; of the same one it stays until the next', async () => {
    const { session, words, now } = play();
    session.begin();
    await turn();
    words('lab');
    expect(now()).toMatchObject({ phase: 'loading', found: found(1), answeredQuery: '' });
    await turn();
    session.change((state) => ({ ...state, verticalKey: 'healthcare_professionals' }));
    expect(now()).toMatchObject({ phase: 'loading', found: {} });
  });

  it('a position that is asked for again is searched from as long as the new one is not known', async () => {
    const { session, asked, readPosition, words, now } = play();
    session.begin();
    await session.askPosition();
    let answer: (position: VisitorPosition) => void = () => undefined;
    readPosition.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const again = session.askPosition();
    words('lab');
    await turn();
    expect(now().position).toEqual({ kind: 'asking' });
    expect(asked.at(-1)?.position).toEqual(here.kind === 'known' && here.coordinate);
    answer({ kind: 'unavailable' });
    expect(await again).toEqual({ kind: 'unavailable' });
    words('mri');
    await turn();
    expect(asked.at(-1)?.position).toBeUndefined();
  });
});

describe('failures', () => {
  it('are a phase that keeps the last answer, and are asked again when the visitor is back online', async () => {
    const { session, engine, words, now, asked } = play();
    session.begin();
    await turn();
    session.backOnline();
    await turn();
    expect(asked).toHaveLength(1);
    engine.search.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    words('secret words');
    await turn();
    expect(now()).toMatchObject({ phase: 'failed', isRefused: false, found: found(1) });
    expect(JSON.stringify(jest.mocked(console.error).mock.calls)).not.toContain('secret words');
    session.backOnline();
    await turn();
    expect(now().phase).toBe('ready');
    expect(asked.at(-1)?.state.query).toBe('secret words');
  });

  it('a refusal is not asked again by itself, only when somebody wants it', async () => {
    const { session, engine, asked, now } = play();
    engine.search.mockRejectedValueOnce(Object.assign(new Error('unknown field'), { code: 400 }));
    session.begin();
    await turn();
    expect(now()).toMatchObject({ phase: 'failed', isRefused: true });
    session.backOnline();
    await turn();
    expect(asked).toHaveLength(1);
    session.retry();
    await turn();
    expect(now().phase).toBe('ready');
  });

  it('code that did not come is asked for again, code that came is not', async () => {
    const { session, openEngine, now } = play();
    openEngine.mockRejectedValueOnce(new Error('chunk'));
    session.prepare();
    await turn();
    expect(now().phase).toBe('asleep');
    session.begin();
    session.prepare();
    await turn();
    expect(now().phase).toBe('ready');
    expect(openEngine).toHaveBeenCalledTimes(2);
  });

  it('of suggestions and counts are an empty help', async () => {
    const { session, engine } = play();
    expect(await session.suggest('m')).toHaveLength(1);
    expect(await session.count(stateOf())).toBe(5);
    engine.suggest.mockRejectedValueOnce(new Error('down'));
    engine.count.mockRejectedValueOnce(new Error('down'));
    expect(await session.suggest('m')).toEqual([]);
    expect(await session.count(stateOf())).toBeNull();
  });
});

it('tells nobody who has gone', () => {
  const { session } = play();
  const listener = jest.fn();
  session.subscribe(listener)();
  session.setView('map');
  expect(listener).not.toHaveBeenCalled();
});

it('a client that is at hand is asked before anybody draws that it is, with what is asked for then', async () => {
  const { session, asked, words, now } = play();
  session.prepare();
  await turn();
  const drawn: (readonly [phase: string, asked: number])[] = [];
  session.subscribe(() => drawn.push([now().phase, asked.length]));
  words('flu');
  expect(asked.map(({ state }) => state.query)).toEqual(['flu']);
  expect(drawn).toEqual([
    ['asleep', 0],
    ['loading', 1],
  ]);
  await turn();
  expect(now().phase).toBe('ready');
});
