import userEvent from '@testing-library/user-event';
import { VerticalSearchTabs } from '#src/components/search/common/VerticalSearchTabs/VerticalSearchTabs.tsx';
import { NoResultsMessage } from '#src/components/search/common/NoResultsMessage/NoResultsMessage.tsx';
import { SearchBar } from '#src/components/search/common/SearchBar/SearchBar.tsx';
import { SearchPrompt } from '#src/components/search/common/SearchPrompt/SearchPrompt.tsx';
import { UniversalResults } from '#src/components/search/common/UniversalResults/UniversalResults.tsx';
import { VerticalResults } from '#src/components/search/common/VerticalResults/VerticalResults.tsx';
import type { ServerSearch } from '#src/components/search/common/useSearch.ts';
import { screenHtml, serverWorld } from '#src/components/search/testing/screenHarness.tsx';
import {
  asked,
  dictionary,
  goBackTo,
  inAddress,
  placed,
  screen,
  settle,
  someResults,
  stubNetwork,
} from '#src/components/search/testing/searchHarness.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { renderOnPage } from '#tests/support/renderOnPage.tsx';
import { loadSiteSearch } from './SiteSearch.data.ts';
import { SiteSearch } from './SiteSearch.tsx';

const parts: Record<string, React.ReactNode> = {
  'search-bar': <SearchBar {...placed('SearchBar')} />,
  'search-tabs': <VerticalSearchTabs {...placed('VerticalSearchTabs')} />,
  'search-results': (
    <>
      <SearchPrompt {...placed('SearchPrompt')} />
      <UniversalResults {...placed('UniversalResults')} />
      <VerticalResults {...placed('VerticalResults', { CardTypes: 'Location,Provider,Event' })} />
      <NoResultsMessage {...placed('NoResultsMessage')} />
    </>
  ),
};
const placeholders = Object.fromEntries(Object.keys(parts).map((name) => [name, [{ componentName: 'x' }]]));
const props = (data?: ServerSearch) => ({
  ...placed('SiteSearch', {}, { uid: 's', placeholders }),
  ...(data && { data }),
});
const draw = async (address: string, data?: ServerSearch) => {
  window.scrollTo = jest.fn();
  window.history.replaceState(null, '', address);
  const view = renderOnPage(
    <SiteSearch {...props(data)} />,
    { path: '/search', dictionary },
    (name) => parts[name] ?? null,
  );
  await settle();
  return view;
};
const twoSections = () => [
  { verticalKey: 'healthcare_facilities', count: 31, results: someResults(5) },
  { verticalKey: 'events', count: 0, results: [] },
];

it('[Q-001, Q-021, Q-025, S-161, S-341] searches everything by keyword, from the address', async () => {
  const network = stubNetwork();
  network.sections = twoSections;
  const { container } = await draw('/search?query=%22clinic%22');
  expect(network.universalSearches.map((query) => query.get('input'))).toEqual(['clinic']);
  expect(network.searches).toHaveLength(0);
  expect(screen.getByRole('heading', { level: 2, name: 'Locations 31' })).toBeInTheDocument();
  expect(screen.getAllByRole('article')).toHaveLength(5);
  await expectNoAxeViolations(container);
});

it('[Q-387] without words nothing is asked, and the prompt stands', async () => {
  const network = stubNetwork();
  await draw('/search');
  expect(
    screen.getByText('Start a search using a keyword above or browse content using the tabs.'),
  ).toBeVisible();
  expect(network.universalSearches).toHaveLength(0);
  expect(network.searches).toHaveLength(0);
});

it('[Q-025] one vertical is searched alone, and the address keeps it', async () => {
  const network = stubNetwork();
  network.sections = twoSections;
  await draw('/search?query=%22clinic%22');
  await userEvent.click(screen.getByRole('link', { name: 'See all: Locations' }));
  await settle();
  expect(inAddress('verticalKey')).toBe('healthcare_facilities');
  expect(network.searches.at(-1)?.get('verticalKey')).toBe('healthcare_facilities');
  expect(network.searches.at(-1)?.get('input')).toBe('clinic');
});

it('[Q-010] back and forward search again from the address', async () => {
  const network = stubNetwork();
  network.sections = twoSections;
  await draw('/search?query=%22clinic%22');
  await goBackTo('/search?query=%22clinic%22&verticalKey=events');
  expect(network.searches.at(-1)?.get('verticalKey')).toBe('events');
  await goBackTo('/search?query=%22lab%22');
  expect(network.universalSearches.at(-1)?.get('input')).toBe('lab');
});

it('[Q-024, Q-299] providers are the network’s own at first, without a word in the address', async () => {
  const network = stubNetwork();
  await draw('/search?query=%22lee%22');
  await userEvent.click(screen.getByRole('tab', { name: 'Providers' }));
  await settle();
  expect(asked(network.searches.at(-1), 'filters')).toEqual({ c_providerIsSutter: { $eq: true } });
  expect(inAddress('staticFilters')).toBeUndefined();
});

it('a vertical it does not know is no vertical: everything is searched', async () => {
  const network = stubNetwork();
  await draw('/search?query=%22x%22&verticalKey=evil');
  expect(network.universalSearches).toHaveLength(1);
  expect(network.searches).toHaveLength(0);
});

it('[Q-386] nothing found in all says so in words', async () => {
  stubNetwork();
  await draw('/search?query=%22qqqq%22');
  expect(
    screen.getByText('Your search, qqqq, provided no results. Try re-phrasing your search query.'),
  ).toBeVisible();
});

it('what the server found for everything stands in its HTML, and is not asked for again', async () => {
  const { context } = serverWorld({
    query: { query: '"clinic"' },
    search: {
      vertical: () => Promise.reject(new Error('not this')),
      universal: async () => ({
        sections: [
          {
            verticalKey: 'healthcare_facilities',
            count: 9,
            results: someResults(2).map(({ data }) => ({ id: String(data.id), data })),
          },
        ],
      }),
    },
  });
  const data = await loadSiteSearch(props().rendering, context);
  // Each section asks for its own cards when it is near.
  expect(data?.cardTypes).toEqual([]);
  const network = stubNetwork();
  await draw('/search?query=%22clinic%22', data);
  expect(network.universalSearches).toHaveLength(0);
  expect(screen.getAllByRole('article')).toHaveLength(2);
  // The tabs are links before scripts run.
  expect(screenHtml(SiteSearch, props(data))).not.toContain('role="tablist"');
});
