import { search as words } from '#src/i18n/en/search.ts';
import { act } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import type { SearchState } from '#src/domain/search/searchState.ts';
import {
  asked,
  goBackTo,
  inAddress,
  renderSearch,
  screen,
  settle,
  someResults,
  stubNetwork,
  wireLocation,
} from '#src/components/search/testing/searchHarness.tsx';
import { OnPage, pageFixture } from '#tests/support/renderOnPage.tsx';
import { SearchFailed } from './SearchFailed.tsx';
import { SearchProvider } from './SearchProvider.tsx';
import { SCROLL_OFFSET } from './useResultsPlace.ts';
import { type Search, useSearch } from './useSearch.ts';

let search: Search;
function Probe() {
  const found = useSearch();
  if (found) search = found;
  return (
    <div ref={found?.resultsRef} data-testid="probe">
      {found?.phase} {found?.answer?.count ?? 'none'}
    </div>
  );
}
const change = async (update: (state: SearchState) => SearchState) => {
  act(() => search.change(update));
  await settle();
};
const facet = { fieldId: 'c_locationType', values: ['Lab'], others: [] };

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const { config } = pageFixture();
const inEnglishOnly = { ...config, search: { ...config.search, locales: ['en' as const] } };

it('[A-60] asks in the language of the page, and marks what comes in another', async () => {
  const network = stubNetwork(() => ({
    results: [
      { data: wireLocation(1, { locale: 'es' }) },
      { data: wireLocation(2, { locale: 'en' }) },
      { data: wireLocation(3, { meta: { locale: 'en_US' } }) },
      { data: wireLocation(4) },
    ],
  }));
  await renderSearch(<Probe />, { page: { locale: 'es' }, address: '/es/find-location?query=%22mri%22' });
  expect(network.searches[0]?.get('locale')).toBe('es');
  expect(search.answer?.results.map(({ locale }) => locale)).toEqual([undefined, 'en', 'en', undefined]);
  await act(async () => void (await search.suggest('m')));
  const suggested = jest.mocked(window.fetch).mock.calls.map(([input]) => new URL(String(input)));
  expect(suggested.at(-1)?.searchParams.get('locale')).toBe('es');
});

it('[A-60] what an English service finds for a Spanish page is marked as English', async () => {
  const network = stubNetwork();
  await renderSearch(<Probe />, { page: { locale: 'es', config: inEnglishOnly } });
  expect(network.searches[0]?.get('locale')).toBe('en');
  expect(search.answer?.results.every(({ locale }) => locale === 'en')).toBe(true);
});

it('words are taken as they are written while the address says so, and other words no longer', async () => {
  const network = stubNetwork();
  await renderSearch(<Probe />, { address: '/find-location?query=%22mrii%22&skipSpellCheck=true' });
  expect(network.searches[0]?.get('skipSpellCheck')).toBe('true');
  await change((state) => ({ ...state, facets: [facet] }));
  expect(network.searches[1]?.get('skipSpellCheck')).toBe('true');
  expect(inAddress('skipSpellCheck')).toBe('true');
  await change((state) => ({ ...state, query: 'mri' }));
  expect(network.searches[2]?.get('skipSpellCheck')).toBe('false');
  expect(inAddress('skipSpellCheck')).toBeUndefined();
});

it('[Q-250, S-339, S-340, C-098, Q-005] asks for what the address says, in English where the service has no other language', async () => {
  const network = stubNetwork();
  const filters = JSON.stringify([{ 'builtin.hours': { $openAt: 'now' } }]);
  const facets = JSON.stringify([{ i: 'c_locationType', v: ['Lab'] }]);
  await renderSearch(<Probe />, {
    page: { locale: 'es', config: inEnglishOnly },
    address: `/es/find-location?query=%22mri%22&offset=20&limit=10&facets=${encodeURIComponent(facets)}&staticFilters=${encodeURIComponent(filters)}`,
  });
  const [first] = network.searches;
  expect(network.searches).toHaveLength(1);
  expect(first?.get('input')).toBe('mri');
  expect(first?.get('verticalKey')).toBe('healthcare_facilities');
  expect(first?.get('locale')).toBe('en');
  expect(first?.get('offset')).toBe('20');
  expect(first?.get('limit')).toBe('10');
  expect(asked(first, 'facetFilters')).toEqual({ c_locationType: [{ c_locationType: { $eq: 'Lab' } }] });
  expect(asked(first, 'filters')).toEqual({ 'builtin.hours': { $openAt: 'now' } });
});

it('[S-338, S-354] asks the site’s own origin with the configured experience and public key', async () => {
  const network = stubNetwork();
  await renderSearch(<Probe />);
  expect(jest.mocked(window.fetch).mock.calls[0]?.[0]).toMatch(
    /^http:\/\/localhost\/api\/search\/v2\/accounts\/me\/search\/vertical\/query\?/,
  );
  expect(network.searches[0]?.get('experienceKey')).toBe('search');
  expect(network.searches[0]?.get('api_key')).toBe('public-key');
});

it('[Q-403, C-043] asks for 20 results unless told otherwise', async () => {
  const network = stubNetwork();
  await renderSearch(<Probe />);
  expect(network.searches[0]?.get('limit')).toBe('20');
});

it('[Q-030] takes no vertical from the address that the screen does not allow', async () => {
  const network = stubNetwork();
  await renderSearch(<Probe />, { address: '/find-location?verticalKey=healthcare_professionals' });
  expect(network.searches[0]?.get('verticalKey')).toBe('healthcare_facilities');
});

it('[Q-252] a change of query changes the address without a reload and searches again', async () => {
  const network = stubNetwork();
  await renderSearch(<Probe />);
  await change((state) => ({ ...state, query: 'x-ray' }));
  expect(inAddress('query')).toBe('x-ray');
  expect(network.searches.at(-1)?.get('input')).toBe('x-ray');
});

it('[Q-253] a change of facets changes the address', async () => {
  const network = stubNetwork();
  await renderSearch(<Probe />);
  await change((state) => ({ ...state, facets: [facet] }));
  expect(inAddress('facets')).toEqual([{ i: 'c_locationType', v: ['Lab'] }]);
  expect(network.searches).toHaveLength(2);
});

it('[Q-254] a change of filters changes the address', async () => {
  stubNetwork();
  await renderSearch(<Probe />);
  await change((state) => ({
    ...state,
    staticFilters: [{ kind: 'fieldValue', fieldId: 'builtin.hours', matcher: '$openAt', value: 'now' }],
  }));
  expect(inAddress('staticFilters')).toEqual([{ 'builtin.hours': { $openAt: 'now' } }]);
});

it('[Q-255] a change of sort changes the address', async () => {
  const network = stubNetwork();
  await renderSearch(<Probe />);
  const sortBy = { type: 'FIELD' as const, field: 'name', direction: 'ASC' as const };
  await change((state) => ({ ...state, sortBys: [sortBy] }));
  expect(inAddress('sortBys')).toEqual([sortBy]);
  expect(asked(network.searches.at(-1), 'sortBys')).toEqual([sortBy]);
});

it('[Q-256] a change of offset changes the address', async () => {
  stubNetwork();
  await renderSearch(<Probe />);
  await change((state) => ({ ...state, offset: 40 }));
  expect(inAddress('offset')).toBe('40');
});

it('[Q-009] keeps other query parameters', async () => {
  stubNetwork();
  await renderSearch(<Probe />, {
    address: '/find-location?utm_source=mail&verticalKey=healthcare_facilities',
  });
  await change((state) => ({ ...state, query: 'lab' }));
  expect(inAddress('utm_source')).toBe('mail');
});

it('[Q-010] back and forward search again for what the address says', async () => {
  const network = stubNetwork();
  await renderSearch(<Probe />);
  await change((state) => ({ ...state, query: 'lab' }));
  await goBackTo('/find-location?verticalKey=healthcare_facilities&query=%22before%22');
  expect(network.searches.at(-1)?.get('input')).toBe('before');
  expect(search.state.query).toBe('before');
});

it('writes its own history entries, which the framework’s router leaves alone', async () => {
  stubNetwork();
  await renderSearch(<Probe />);
  await change((state) => ({ ...state, query: 'lab' }));
  expect(window.history.state).toEqual({ search: true });
});

it('takes plain words from a form that was sent before scripts ran', async () => {
  const network = stubNetwork();
  await renderSearch(<Probe />, { address: '/find-location?verticalKey=healthcare_facilities&q=flu+shot' });
  expect(network.searches[0]?.get('input')).toBe('flu shot');
  expect(inAddress('query')).toBe('flu shot');
  expect(inAddress('q')).toBeUndefined();
});

it('the latest request wins, however late an older answer comes', async () => {
  let answerFirst: () => void = () => undefined;
  const network = stubNetwork((query) =>
    query.get('input') === 'slow'
      ? new Promise((resolve) => {
          answerFirst = () => resolve({ count: 1, results: someResults(1) });
        })
      : { count: 99, results: someResults(2) },
  );
  await renderSearch(<Probe />, { address: '/find-location?query=%22slow%22' });
  await change((state) => ({ ...state, query: 'fast' }));
  expect(screen.getByTestId('probe')).toHaveTextContent('ready 99');
  answerFirst();
  await settle();
  expect(screen.getByTestId('probe')).toHaveTextContent('ready 99');
  expect(network.searches).toHaveLength(2);
});

it('a failure is a phase, keeps the last answer and can be tried again', async () => {
  const network = stubNetwork();
  await renderSearch(<Probe />);
  network.answer = () => Promise.reject(new TypeError('Failed to fetch'));
  await change((state) => ({ ...state, query: 'secret words' }));
  expect(screen.getByTestId('probe')).toHaveTextContent('failed 3');
  expect(JSON.stringify(jest.mocked(console.error).mock.calls)).not.toContain('secret words');
  network.answer = () => ({ count: 7 });
  act(() => search.retry());
  await settle();
  expect(screen.getByTestId('probe')).toHaveTextContent('ready 7');
  expect(network.searches.at(-1)?.get('input')).toBe('secret words');
});

it('asks again by itself when the visitor is back online, and only after an outage', async () => {
  const network = stubNetwork();
  await renderSearch(<Probe />);
  const online = async () => {
    act(() => void window.dispatchEvent(new Event('online')));
    await settle();
  };
  await online();
  expect(network.searches).toHaveLength(1);
  network.answer = () => Promise.reject(new TypeError('Failed to fetch'));
  await change((state) => ({ ...state, query: 'knee' }));
  network.answer = () => ({ count: 7 });
  await online();
  expect(screen.getByTestId('probe')).toHaveTextContent('ready 7');
  const count = network.searches.length;
  await online();
  expect(network.searches).toHaveLength(count);
});

it.each([
  [400, true],
  [404, true],
  [429, false],
  [503, false],
])(
  'an answer %i to the search itself is %s a refusal, for which asking again is no help',
  async (code, is) => {
    stubNetwork();
    const error = { message: 'unknown field', code, type: 'FATAL_ERROR' };
    await renderSearch(<Probe />);
    jest
      .mocked(window.fetch)
      .mockImplementation(
        async () =>
          ({ json: async () => ({ meta: { uuid: 'u', errors: [error] }, response: {} }) }) as Response,
      );
    await change((state) => ({ ...state, facets: [{ fieldId: 'c_old', values: ['x'], others: [] }] }));
    expect(search.phase).toBe('failed');
    expect(search.isRefused).toBe(is);
  },
);

it('a refused search leads to the same words without filters, and does not promise that it would work in a moment', async () => {
  stubNetwork();
  function Told() {
    const found = useSearch();
    return found ? <SearchFailed search={{ ...found, phase: 'failed', isRefused: true }} /> : null;
  }
  await renderSearch(<Told />, {
    address: `/find-location?query=%22mri%22&facets=${encodeURIComponent('[{"i":"c_old","v":["x"]}]')}`,
    page: { dictionary: words },
  });
  expect(screen.getByRole('heading', { name: words['search.refused'] })).toBeVisible();
  const link = screen.getByRole('link', { name: words['search.withoutFilters'] });
  expect(link.getAttribute('href')).toContain('query=%22mri%22');
  expect(link.getAttribute('href')).not.toContain('c_old');
  expect(screen.queryByRole('button')).toBeNull();
});

describe('scrolling', () => {
  it('[Q-257, C-071] scrolls smoothly to 32 px above the results when a new search starts', async () => {
    stubNetwork();
    await renderSearch(<Probe />);
    expect(window.scrollTo).not.toHaveBeenCalled();
    screen.getByTestId('probe').getBoundingClientRect = () => ({ top: 500 }) as DOMRect;
    await change((state) => ({ ...state, offset: 20 }));
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 500 - 32, behavior: 'smooth' });
    expect(SCROLL_OFFSET).toBe(32);
  });

  it('jumps where the visitor wants less motion', async () => {
    stubNetwork();
    window.matchMedia = ((query: string) => ({
      matches: query.includes('reduce'),
    })) as typeof window.matchMedia;
    await renderSearch(<Probe />);
    await change((state) => ({ ...state, offset: 20 }));
    expect(window.scrollTo).toHaveBeenCalledWith(expect.objectContaining({ behavior: 'auto' }));
    Reflect.deleteProperty(window, 'matchMedia');
  });

  it('[Q-258] stays where it is while the facet panel is open', async () => {
    stubNetwork();
    await renderSearch(<Probe />);
    act(() => search.setPanelOpen(true));
    await change((state) => ({ ...state, facets: [facet] }));
    expect(window.scrollTo).not.toHaveBeenCalled();
  });
});

describe('the visitor’s position', () => {
  const setGeolocation = (getCurrentPosition: Geolocation['getCurrentPosition'] | undefined) =>
    Object.defineProperty(navigator, 'geolocation', {
      configurable: true,
      value: getCurrentPosition && { getCurrentPosition },
    });
  afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'));

  it('[S-323] is asked of the browser, rounded, and sent with the next search', async () => {
    const network = stubNetwork();
    setGeolocation((found) =>
      found({ coords: { latitude: 38.581572, longitude: -121.4944 } } as GeolocationPosition),
    );
    await renderSearch(<Probe />);
    await act(async () => void (await search.askPosition()));
    await change((state) => ({ ...state, sortBys: [{ type: 'ENTITY_DISTANCE' }] }));
    expect(network.searches.at(-1)?.get('location')).toBe('38.582,-121.494');
  });

  it('[X-015] refused: nothing changes and the search goes on', async () => {
    const network = stubNetwork();
    setGeolocation((_, refuse) => refuse?.({ code: 1 } as GeolocationPositionError));
    await renderSearch(<Probe />);
    await act(async () => void (await search.askPosition()));
    expect(search.position).toEqual({ kind: 'unavailable' });
    expect(network.searches).toHaveLength(1);
  });
});

it('holds nothing on the server: no search, no answer', () => {
  const network = stubNetwork();
  const html = renderToString(
    <OnPage page={pageFixture()}>
      <SearchProvider screen={{ verticals: ['healthcare_facilities'], experienceKey: 'search', limit: 20 }}>
        <Probe />
      </SearchProvider>
    </OnPage>,
  );
  expect(html).toContain('asleep');
  expect(network.searches).toHaveLength(0);
});

it('[E-073] asks for nothing while a page is edited', async () => {
  const network = stubNetwork();
  await renderSearch(<Probe />, { page: { mode: 'edit' } });
  expect(network.searches).toHaveLength(0);
});
