import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
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
import type { PageProps } from '#src/ports/PageProps.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { OnPage, pageFixture, renderOnPage } from '#tests/support/renderOnPage.tsx';
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
const placeholders = Object.fromEntries(Object.keys(parts).map((name) => [name, [{ componentName: 'x' }]]));
const props = (params: Record<string, string> = {}) =>
  placed('LocationSearch', params, { rendering: { componentName: 'LocationSearch', params, placeholders } });
const draw = async (params: Record<string, string> = {}, page: Partial<PageProps> = {}) => {
  const view = renderOnPage(
    <LocationSearch {...props(params)} />,
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
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Find a location');
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

it('without scripts still has the form, and leads to the list of location types', () => {
  const html = renderToString(
    <OnPage
      page={pageFixture({ path: '/find-location', dictionary })}
      drawPlaceholder={(name) => parts[name] ?? null}
    >
      <LocationSearch {...props()} />
    </OnPage>,
  );
  const page = new DOMParser().parseFromString(html, 'text/html');
  const form = page.querySelector('form');
  expect(form?.getAttribute('action')).toBe('/find-location');
  const outside = [...page.querySelectorAll(`[form="${form?.id}"]`)].map(
    (one) => one.getAttribute('name') ?? one.textContent,
  );
  expect(outside).toEqual(['near', 'Search']);
  const plain = new DOMParser().parseFromString(page.querySelector('noscript')?.innerHTML ?? '', 'text/html');
  expect(plain.querySelector('a')?.getAttribute('href')).toBe('/find-location/type');
});
