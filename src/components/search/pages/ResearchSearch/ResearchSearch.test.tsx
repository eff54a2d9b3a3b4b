import userEvent from '@testing-library/user-event';
import { UniversalResults } from '#src/components/search/common/UniversalResults/UniversalResults.tsx';
import { VerticalSearchTabs } from '#src/components/search/common/VerticalSearchTabs/VerticalSearchTabs.tsx';
import { serverWorld } from '#src/components/search/testing/screenHarness.tsx';
import {
  dictionary,
  inAddress,
  placed,
  screen,
  settle,
  stubNetwork,
} from '#src/components/search/testing/searchHarness.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { renderOnPage } from '#tests/support/renderOnPage.tsx';
import { loadResearchSearch } from './ResearchSearch.data.ts';
import { ResearchSearch } from './ResearchSearch.tsx';

const parts: Record<string, React.ReactNode> = {
  'search-tabs': <VerticalSearchTabs {...placed('VerticalSearchTabs')} />,
  'search-results': <UniversalResults {...placed('UniversalResults')} />,
};
const placeholders = Object.fromEntries(Object.keys(parts).map((name) => [name, [{ componentName: 'x' }]]));
const draw = async (address: string) => {
  window.scrollTo = jest.fn();
  window.history.replaceState(null, '', address);
  const view = renderOnPage(
    <ResearchSearch {...placed('ResearchSearch', {}, { uid: 'r', placeholders })} />,
    { path: '/Research-Search-Results', dictionary },
    (name) => parts[name] ?? null,
  );
  await settle();
  return view;
};
const path = '/Research-Search-Results';
const expectTab = async (name: string, vertical: string) => {
  const network = stubNetwork();
  await draw(`${path}?query=%22heart%22`);
  await userEvent.click(screen.getByRole('tab', { name }));
  await settle();
  expect(network.searches.at(-1)?.get('verticalKey')).toBe(vertical);
  expect(inAddress('verticalKey')).toBe(vertical);
};

it('[Q-050] has its tabs in order', async () => {
  stubNetwork();
  const { container } = await draw(path);
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'All',
    'Clinical Trials',
    'Studies',
    'Publications',
    'Investigators',
  ]);
  await expectNoAxeViolations(container);
});

it('[Q-053] takes words, kind and facets from the address', async () => {
  const network = stubNetwork();
  const facets = JSON.stringify([{ i: 'c_recruitingStatus', v: ['Recruiting'] }]);
  await draw(`${path}?${new URLSearchParams({ query: '"heart"', verticalKey: 'research_study', facets })}`);
  const last = network.searches.at(-1);
  expect(last?.get('input')).toBe('heart');
  expect(last?.get('verticalKey')).toBe('research_study');
  expect(JSON.parse(last?.get('facetFilters') ?? '')).toEqual({
    c_recruitingStatus: [{ c_recruitingStatus: { $eq: 'Recruiting' } }],
  });
});

it('[Q-054] opens at the trials with the link of trial pages', async () => {
  const network = stubNetwork();
  await draw(`${path}?verticalKey=clinical_trial`);
  expect(screen.getByRole('tab', { name: 'Clinical Trials', selected: true })).toBeInTheDocument();
  expect(network.searches.at(-1)?.get('verticalKey')).toBe('clinical_trial');
});

it('[S-152] opens at the publications with the link of publication pages', async () => {
  const network = stubNetwork();
  await draw(`${path}?verticalKey=research_publication`);
  expect(screen.getByRole('tab', { name: 'Publications', selected: true })).toBeInTheDocument();
  expect(network.searches.at(-1)?.get('verticalKey')).toBe('research_publication');
});

it('[Q-055] clinical trials', () => expectTab('Clinical Trials', 'clinical_trial'));
it('[Q-056] studies', () => expectTab('Studies', 'research_study'));
it('[Q-057] publications', () => expectTab('Publications', 'research_publication'));
it('[Q-058] investigators', () => expectTab('Investigators', 'investigator'));

it('a search of all keeps to the four kinds of research, on the server too', async () => {
  const kinds = 'clinical_trial,research_study,research_publication,investigator';
  const network = stubNetwork();
  await draw(`${path}?query=%22heart%22`);
  expect(network.universalSearches.at(-1)?.get('restrictVerticals')).toBe(kinds);
  const universal = jest.fn(async () => ({ sections: [] }));
  const { context } = serverWorld({
    query: { query: '"heart"' },
    search: { vertical: () => Promise.reject(new Error('not this')), universal },
  });
  await loadResearchSearch(placed('ResearchSearch', {}, { placeholders }).rendering, context);
  expect(universal).toHaveBeenCalledWith({ query: 'heart', limit: 5, restrictTo: kinds.split(',') });
});
