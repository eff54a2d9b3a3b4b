import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { ReactNode } from 'react';
import { ClearAllFilters } from '#src/components/search/common/ClearAllFilters/ClearAllFilters.tsx';
import { FacetsPanel } from '#src/components/search/common/FacetsPanel/FacetsPanel.tsx';
import { ListMapToggle } from '#src/components/search/common/ListMapToggle/ListMapToggle.tsx';
import { OpenNowSwitch } from '#src/components/search/common/OpenNowSwitch/OpenNowSwitch.tsx';
import { ProviderOwnershipToggle } from '#src/components/search/common/ProviderOwnershipToggle/ProviderOwnershipToggle.tsx';
import { SearchProvider } from '#src/components/search/common/SearchProvider.tsx';
import type { SearchScreen } from '#src/components/search/common/SearchScreen.ts';
import { SortDropdown } from '#src/components/search/common/SortDropdown/SortDropdown.tsx';
import { HierarchicalFacet } from '#src/components/search/facets/HierarchicalFacet/HierarchicalFacet.tsx';
import { StandardFacet } from '#src/components/search/facets/StandardFacet/StandardFacet.tsx';
import { StarRatingFacet } from '#src/components/search/facets/StarRatingFacet/StarRatingFacet.tsx';
import {
  dictionary,
  placed,
  screen,
  settle,
  stubNetwork,
} from '#src/components/search/testing/searchHarness.tsx';
import type { AnswerFacet } from '#src/domain/search/SearchAnswer.ts';
import { queryParams, readScreenState, searchKey } from '#src/domain/search/screenState.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { OnPage, pageFixture } from '#tests/support/renderOnPage.tsx';

const options = (names: string[]): AnswerFacet['options'] =>
  names.map((displayName, index) => ({
    matcher: '$eq',
    value: displayName,
    displayName,
    count: 20 - index,
    selected: false,
  }));
const facets: AnswerFacet[] = [
  { fieldId: 'c_kind', displayName: 'Kind', options: options(['Lab', 'Hospital', 'Clinic']) },
  { fieldId: 'c_topic', displayName: 'Topic', options: options(['Food', 'Food > Fruit']) },
  {
    fieldId: 'c_reputationRatingFiveStar',
    displayName: 'Star Rating',
    options: [5, 4].map((from) => ({
      matcher: '$between',
      value: { $ge: from, $le: 5 },
      displayName: String(from),
      count: from,
      selected: false,
    })),
  },
];
const page = pageFixture({ path: '/find-provider', dictionary });
const searchScreen: SearchScreen = {
  verticals: ['healthcare_professionals'],
  experienceKey: 'search',
  limit: 20,
};

/** What the server sends for an address whose search it has already made. */
function served(address: string, children: ReactNode) {
  const query = queryParams(address.split('?')[1] ?? '');
  const tree = (
    <OnPage page={page}>
      <SearchProvider
        screen={searchScreen}
        served={{
          asked: searchKey(query, searchScreen),
          state: readScreenState(query, searchScreen),
          cardTypes: [],
          crisisLines: [],
          found: { answer: { count: 128, offset: 0, results: [], facets } },
        }}
      >
        {children}
      </SearchProvider>
    </OnPage>
  );
  window.history.replaceState(null, '', address);
  const root = document.createElement('div');
  root.innerHTML = renderToString(tree);
  document.body.replaceChildren(root);
  return { root, tree };
}

/** The search parameters of a link, JSON ones read. */
function leadsTo(name: string | RegExp): Record<string, unknown> {
  const params = new URL(screen.getByRole<HTMLAnchorElement>('link', { name }).href).searchParams;
  return Object.fromEntries(
    [...params].map(([key, value]) => [key, /^[[{"]/.test(value) ? (JSON.parse(value) as unknown) : value]),
  );
}

const kind = <StandardFacet {...placed('StandardFacet', { FacetFieldId: 'c_kind' })} />;
const chosen = `facets=${encodeURIComponent(JSON.stringify([{ i: 'c_kind', v: ['Hospital'] }]))}`;

beforeEach(() => {
  window.scrollTo = jest.fn();
});
afterEach(() => document.body.replaceChildren());

it('without scripts every option is a link that searches engines are asked not to follow', async () => {
  const { root } = served(`/find-provider?offset=40&${chosen}`, kind);
  expect(root.querySelector('input[type=checkbox]')).toBeNull();
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Lab20', 'Hospital19', 'Clinic18']);
  expect(links.every((link) => link.getAttribute('rel') === 'nofollow')).toBe(true);
  expect(leadsTo(/^Lab/)).toEqual({
    verticalKey: 'healthcare_professionals',
    facets: [{ i: 'c_kind', v: ['Hospital', 'Lab'] }],
  });
  expect(leadsTo(/^Hospital/)).toEqual({ verticalKey: 'healthcare_professionals' });
  expect(links[1]).toHaveAttribute('aria-current', 'true');
  await expectNoAxeViolations(root);
});

it('levels and stars are links too; a rating takes the place of the one before', () => {
  const rating = encodeURIComponent(
    JSON.stringify([{ i: 'c_reputationRatingFiveStar', o: [{ m: '$between', v: { $ge: 5, $le: 5 } }] }]),
  );
  served(
    `/find-provider?facets=${rating}`,
    <>
      <HierarchicalFacet {...placed('HierarchicalFacet', { FacetFieldId: 'c_topic' })} />
      <StarRatingFacet {...placed('StarRatingFacet', { FacetFieldId: 'c_reputationRatingFiveStar' })} />
    </>,
  );
  expect(leadsTo(/^Food/).facets).toContainEqual({ i: 'c_topic', v: ['Food'] });
  expect(leadsTo(/^4 stars/).facets).toEqual([
    { i: 'c_reputationRatingFiveStar', o: [{ m: '$between', v: { $ge: 4, $le: 5 } }] },
  ]);
  expect(leadsTo(/^Any rating/).facets).toBeUndefined();
});

it('sorting, the view, open now, ownership and Clear All are links too', async () => {
  const { root } = served(
    `/find-provider?offset=20&${chosen}`,
    <>
      <SortDropdown {...placed('SortDropdown', { SortSet: 'providers' })} />
      <ListMapToggle {...placed('ListMapToggle')} />
      <OpenNowSwitch {...placed('OpenNowSwitch')} />
      <ProviderOwnershipToggle {...placed('ProviderOwnershipToggle')} />
      <ClearAllFilters {...placed('ClearAllFilters')} />
    </>,
  );
  expect(root.querySelector('button, input')).toBeNull();
  expect(leadsTo('Star Rating').sortBys).toEqual([
    { type: 'FIELD', field: 'c_reputationRatingFiveStar', direction: 'DESC' },
  ]);
  expect(leadsTo('Star Rating').offset).toBeUndefined();
  // Nobody but the browser knows how far a place is from a visitor who named none.
  expect(screen.queryByRole('link', { name: 'Distance' })).not.toBeInTheDocument();
  expect(leadsTo('Map View').view).toBe('map');
  expect(leadsTo('Open Now').staticFilters).toContainEqual({ 'builtin.hours': { $openAt: 'now' } });
  expect(leadsTo(/^Affiliated Providers/).staticFilters).toEqual([{ c_providerIsSutter: { $eq: false } }]);
  expect(screen.getByRole('link', { name: /^Sutter Providers 128/ })).toHaveAttribute('aria-current', 'true');
  expect(leadsTo('Clear All')).toEqual({ verticalKey: 'healthcare_professionals' });
  await expectNoAxeViolations(root);
});

it('without scripts a native disclosure with the number of filters stands before the panel', () => {
  const { root } = served(`/find-provider?${chosen}`, <FacetsPanel {...placed('FacetsPanel')} />);
  const trigger = root.querySelector('details.FacetsPanel-trigger');
  expect(trigger?.querySelector('summary')).toHaveTextContent('Filters (1)');
  // The stylesheet opens what follows it.
  expect(trigger?.nextElementSibling).toHaveClass('FacetsPanel-beside');
  expect(root.querySelector('button')).toBeNull();
});

it('awake they are controls in the same rows; who stood on a link stands on its control', async () => {
  stubNetwork();
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { root, tree } = served('/find-provider', kind);
  const rows = () => [...root.querySelectorAll('.Checkbox-row')].map((row) => row.textContent);
  const before = rows();
  screen.getByRole('link', { name: /^Hospital/ }).focus();
  const hydrated = await act(async () => hydrateRoot(root, tree));
  await settle();
  expect(rows()).toEqual(before);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: /^Hospital/ })).toHaveFocus();
  expect(errors).not.toHaveBeenCalled();
  act(() => hydrated.unmount());
});
