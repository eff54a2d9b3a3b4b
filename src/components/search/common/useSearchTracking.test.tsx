import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  goBackTo,
  placed,
  renderSearch,
  screen,
  settle,
  someResults,
  stubNetwork,
  waitFor,
} from '#src/components/search/testing/searchHarness.tsx';
import { saveConsent, TRACKING_CONSENT } from '#src/browser/consent.ts';
import { SearchBar } from './SearchBar/SearchBar.tsx';
import { ResultsPagination } from './ResultsPagination/ResultsPagination.tsx';
import { VerticalResults } from './VerticalResults/VerticalResults.tsx';

const parts = (
  <>
    <SearchBar {...placed('SearchBar', { Autocomplete: '0' })} />
    <VerticalResults {...placed('VerticalResults', { CardType: 'Location' })} />
    <ResultsPagination {...placed('ResultsPagination')} />
  </>
);
const near = encodeURIComponent(
  JSON.stringify([
    { 'builtin.location': { $near: { lat: 38.5816, lng: -121.4944, radius: 40000, name: 'Sacramento' } } },
  ]),
);
const here = encodeURIComponent(
  JSON.stringify([{ 'builtin.location': { $near: { lat: 38.5816, lng: -121.4944, radius: 80000 } } }]),
);
const network = (count = 60) => stubNetwork(() => ({ count, results: someResults(3) }));
const searchFor = async (words: string) => {
  await userEvent.clear(screen.getByRole('combobox'));
  await userEvent.type(screen.getByRole('combobox'), `${words}{Enter}`);
  await settle();
};

beforeEach(() => {
  delete window.dataLayer;
  saveConsent([TRACKING_CONSENT]);
});
afterEach(() => jest.restoreAllMocks());

it('[S-352, C-093] tells the data layer of an answered search once, with the consent it needs', async () => {
  network();
  await renderSearch(parts, { address: `/find-location?query=%22heart%22&staticFilters=${near}` });
  expect(window.dataLayer).toEqual([
    {
      event: 'search_site',
      search_type: 'healthcare_facilities',
      search_term: '1 word',
      location_searched: 'place',
      count_search_results: 60,
      consent_required: 'C0002',
    },
  ]);
});

it('another search is told of, another page of the same is not', async () => {
  network();
  await renderSearch(parts);
  await searchFor('lab');
  await userEvent.click(screen.getByRole('link', { name: 'Page 2' }));
  await settle();
  expect(window.dataLayer).toMatchObject([{ search_term: '' }, { search_term: '1 word' }]);
  await goBackTo('/find-location?query=%22imaging%22');
  expect(window.dataLayer).toHaveLength(3);
});

it.each([
  ['heart', '1 word'],
  ['Ana  Ruiz', '2 words'],
  ['ana.ruiz@example.org', '1 word'],
  ['abortion clinic near Fresno', '3 words or more'],
])('of “%s” tells how much was typed, and no word, person or place', async (query, told) => {
  network();
  await renderSearch(parts, {
    address: `/find-location?query=${encodeURIComponent(JSON.stringify(query))}&staticFilters=${near}`,
  });
  expect(window.dataLayer).toMatchObject([{ search_term: told, location_searched: 'place' }]);
  const all = JSON.stringify(window.dataLayer).toLowerCase();
  for (const word of [
    ...query
      .toLowerCase()
      .split(/\W+/)
      .filter((one) => one.length > 2),
    'sacramento',
  ])
    expect([word, all.includes(word)]).toEqual([word, false]);
});

it('tells nobody of words of crisis', async () => {
  network();
  await renderSearch(parts, { address: '/find-location?query=%22suicidal%22' });
  expect(window.dataLayer).toBeUndefined();
});

it('never tells where a visitor is', async () => {
  network();
  await renderSearch(parts, { address: `/find-location?staticFilters=${here}` });
  expect(window.dataLayer).toMatchObject([{ location_searched: 'current location' }]);
  expect(JSON.stringify(window.dataLayer)).not.toMatch(/38\.5|121\.4/);
});

it('tells of no search that failed, and of none while editing', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  stubNetwork(() => Promise.reject(new TypeError('Failed to fetch')));
  const { unmount } = await renderSearch(parts);
  unmount();
  network();
  await renderSearch(parts, { page: { mode: 'edit' } });
  expect(window.dataLayer).toBeUndefined();
});

it('[S-321] results are marked by their ids, so that a click on one’s name is counted', async () => {
  network();
  await renderSearch(parts, { address: '/find-location?query=%22heart%22' });
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3));
  const name = screen.getByRole('link', { name: 'Harbor Clinic 2' });
  expect(name.closest('h2, h3')).not.toBeNull();
  expect(name.closest('[data-click]')).toHaveAttribute('data-click', 'search_result healthcareFacility 1002');
});

it('tells of no search without consent to tracking', async () => {
  saveConsent([]);
  network();
  await renderSearch(parts, { address: '/find-location?query=%22heart%22' });
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3));
  expect(window.dataLayer).toBeUndefined();
});

it('what is searched for is stored nowhere: no storage, no cookie, no database, no cache', async () => {
  const touched: string[] = [];
  const spy = (name: string) => () => {
    touched.push(name);
    return null;
  };
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(spy('setItem'));
  const cookie = jest.spyOn(document, 'cookie', 'set').mockImplementation(spy('cookie'));
  Object.assign(window, { indexedDB: { open: spy('indexedDB') }, caches: { open: spy('caches') } });
  network();
  await renderSearch(parts, { address: `/find-location?staticFilters=${near}` });
  await searchFor('depression');
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3));
  await userEvent.click(screen.getByRole('link', { name: 'Harbor Clinic 1' }));
  act(() => window.dispatchEvent(new Event('pagehide')));
  expect(touched).toEqual([]);
  expect(cookie).not.toHaveBeenCalled();
  Reflect.deleteProperty(window, 'indexedDB');
  Reflect.deleteProperty(window, 'caches');
});
