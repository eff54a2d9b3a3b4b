import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { AppliedFilters } from '#src/components/search/common/AppliedFilters/AppliedFilters.tsx';
import { LocationBox } from '#src/components/search/common/LocationBox/LocationBox.tsx';
import { OpenNowSwitch } from '#src/components/search/common/OpenNowSwitch/OpenNowSwitch.tsx';
import { ResultsCount } from '#src/components/search/common/ResultsCount/ResultsCount.tsx';
import { SearchBar } from '#src/components/search/common/SearchBar/SearchBar.tsx';
import { VerticalResults } from '#src/components/search/common/VerticalResults/VerticalResults.tsx';
import {
  dictionary,
  inAddress,
  placed,
  screen,
  settle,
  someResults,
  stubNetwork,
} from '#src/components/search/testing/searchHarness.tsx';
import { screenHtml, screenProps, serverWorld } from '#src/components/search/testing/screenHarness.tsx';
import type { ServerSearch } from '#src/components/search/common/useSearch.ts';
import type { PageProps } from '#src/context/PageProps.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { pageFixture, renderOnPage } from '#tests/support/renderOnPage.tsx';
import { loadLocationSearch } from './LocationSearch.data.ts';
import { LocationSearch } from './LocationSearch.tsx';

const parts: Record<string, ReactNode> = {
  'search-bar': (
    <>
      <SearchBar {...placed('SearchBar')} />
      <LocationBox {...placed('LocationBox')} />
    </>
  ),
  'search-filters': <OpenNowSwitch {...placed('OpenNowSwitch')} />,
  'search-toolbar': (
    <>
      <ResultsCount {...placed('ResultsCount')} />
      <AppliedFilters {...placed('AppliedFilters')} />
    </>
  ),
  'search-results': <VerticalResults {...placed('VerticalResults', { CardType: 'Location' })} />,
};
const placeholders = Object.fromEntries(
  Object.keys(parts).map((name) => [name, [{ componentName: 'x', params: { CardType: 'Location' } }]]),
);
const props = (params: Record<string, string> = {}, data?: ServerSearch) => ({
  ...placed('LocationSearch', params, { uid: 'x', placeholders }),
  ...(data && { data }),
});
const draw = async (
  params: Record<string, string> = {},
  page: Partial<PageProps> = {},
  data?: ServerSearch,
) => {
  const view = renderOnPage(
    <LocationSearch {...props(params, data)} />,
    { path: '/find-location', dictionary, ...page },
    (name) => parts[name] ?? null,
  );
  await settle();
  return view;
};

beforeEach(() => {
  window.scrollTo = jest.fn();
  window.history.replaceState(null, '', '/find-location?verticalKey=healthcare_facilities');
});

it('[Q-034, S-153] finds places of care, from the words to the card', async () => {
  const network = stubNetwork(() => ({ count: 44, results: someResults(20) }));
  const { container } = await draw();
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(20));
  expect(network.searches[0]?.get('verticalKey')).toBe('healthcare_facilities');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Locations');
  await expectNoAxeViolations(container);
  await userEvent.type(screen.getByRole('combobox', { name: 'Search for' }), 'imaging');
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  await settle();
  expect(inAddress('query')).toBe('imaging');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Locations for “imaging”');
});

it('[Q-030] ignores another vertical in the address', async () => {
  window.history.replaceState(null, '', '/find-location?verticalKey=research_study');
  const network = stubNetwork();
  await draw();
  expect(network.searches[0]?.get('verticalKey')).toBe('healthcare_facilities');
});

it('[Q-404, C-044] takes experience and limit from its configuration', async () => {
  const network = stubNetwork();
  await draw({ ExperienceId: 'own-search', Limit: '10' });
  expect(network.searches[0]?.get('experienceKey')).toBe('own-search');
  expect(network.searches[0]?.get('limit')).toBe('10');
});

it('names the place that was chosen', async () => {
  const near = [
    { 'builtin.location': { $near: { lat: 38, lng: -121, radius: 40000, name: 'Alder Bay, CA' } } },
  ];
  window.history.replaceState(
    null,
    '',
    `/find-location?staticFilters=${encodeURIComponent(JSON.stringify(near))}`,
  );
  stubNetwork();
  await draw();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Locations near Alder Bay, CA');
});

it('[X-021] without an experience says so to editors, and nothing to visitors', async () => {
  stubNetwork();
  const { config } = pageFixture();
  const without = { config: { ...config, search: { ...config.search, experienceKey: '' } } };
  const visitor = await draw({}, without);
  expect(visitor.container).toBeEmptyDOMElement();
  visitor.unmount();
  await draw({}, { ...without, mode: 'edit' });
  expect(screen.getByText('Experience ID not defined')).toBeVisible();
});

it('has the heading visitors get while it is edited, too: it is looked for before a page goes live', async () => {
  stubNetwork();
  await draw({}, { mode: 'edit' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Locations');
});

it('[E-070, E-072, E-073] shows editors its configuration and its parts, without live output', async () => {
  const network = stubNetwork();
  await draw({ Limit: '10' }, { mode: 'edit' });
  const notes = screen.getAllByRole('note').map((note) => note.textContent);
  expect(notes[0]).toContain('LocationSearch');
  expect(notes[0]).toContain('Limit10');
  expect(notes).toHaveLength(7);
  expect(network.searches).toHaveLength(0);
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});

it('[Q-251] has its first results in the server’s HTML, and asks for nothing more', async () => {
  const { context } = serverWorld({ query: { verticalKey: 'healthcare_facilities' } });
  const data = await loadLocationSearch(props().rendering, context);
  expect(data?.cardTypes).toEqual(['Location']);
  const network = stubNetwork();
  const { container } = await draw({}, {}, data);
  expect(screen.getAllByRole('article')).toHaveLength(3);
  expect(screen.getByText('1–3 of 44')).toBeVisible();
  expect(network.searches).toHaveLength(0);
  await expectNoAxeViolations(container);
});

it('[Q-250] an address that asks for something else is searched in the browser', async () => {
  const { context } = serverWorld();
  const data = await loadLocationSearch(props().rendering, context);
  const network = stubNetwork(() => ({ count: 1, results: someResults(1) }));
  window.history.replaceState(null, '', '/find-location?query=%22imaging%22');
  await draw({}, {}, data);
  expect(network.searches.map((query) => query.get('input'))).toEqual(['imaging']);
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

it('a page made without results, because the service was silent, asks in the browser', async () => {
  const { context } = serverWorld({}, true);
  const data = await loadLocationSearch(props().rendering, context);
  expect(data?.found).toBeUndefined();
  const network = stubNetwork();
  await draw({}, {}, data);
  expect(network.searches).toHaveLength(1);
  expect(screen.getAllByRole('article')).toHaveLength(3);
});

it('without scripts a form sends words and place, and the server answers them', async () => {
  const place = { id: 'p', type: 'Geography', entityType: 'Municipality', freeformAddress: 'Alder Bay, CA' };
  const maps = {
    searchAddress: async () => [{ ...place, position: { latitude: 38, longitude: -121 } }],
  };
  const { asked, context } = serverWorld({ query: { q: ' imaging ', near: 'Alder' }, maps });
  const data = await loadLocationSearch(props().rendering, context);
  expect(asked[0]).toMatchObject({ query: 'imaging' });
  expect(asked[0]?.staticFilters).toMatchObject([
    { matcher: '$near', value: { lat: 38, lng: -121, name: 'Alder Bay, CA' } },
  ]);
  const page = new DOMParser().parseFromString(
    screenHtml(LocationSearch, screenProps('LocationSearch', {}, data)),
    'text/html',
  );
  expect(page.querySelector('h1')?.textContent).toBe('“imaging” near Alder Bay, CA');
  const form = page.querySelector('form');
  expect(form?.getAttribute('action')).toBe('/x');
  expect(page.querySelector(`button[form="${form?.id}"]`)?.textContent).toBe('Search');
  expect(page.querySelectorAll('article')).toHaveLength(3);
});

it('what a form without scripts sent becomes an address like any other', async () => {
  const { context } = serverWorld({ query: { q: 'imaging' } });
  const data = await loadLocationSearch(props().rendering, context);
  const network = stubNetwork();
  window.history.replaceState(null, '', '/find-location?q=imaging&utm=x');
  await draw({}, {}, data);
  expect(network.searches).toHaveLength(0);
  expect(inAddress('query')).toBe('imaging');
  expect(new URLSearchParams(window.location.search).get('q')).toBeNull();
  expect(new URLSearchParams(window.location.search).get('utm')).toBe('x');
});
