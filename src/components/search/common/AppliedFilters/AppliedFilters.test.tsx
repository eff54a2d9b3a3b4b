import userEvent from '@testing-library/user-event';
import { withoutStaticFilter } from '#src/components/search/common/appliedFilters.ts';
import {
  inAddress,
  placed,
  renderSearch,
  screen,
  settle,
  stubNetwork,
  wireFacet,
} from '#src/components/search/testing/searchHarness.tsx';
import { EMPTY_SEARCH_STATE } from '#src/domain/search/searchState.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { AppliedFilters } from './AppliedFilters.tsx';

const address = (facets: object[], filters: object[] = []) =>
  `/find-location?offset=20&facets=${encodeURIComponent(JSON.stringify(facets))}&staticFilters=${encodeURIComponent(JSON.stringify(filters))}`;
const openNow = { 'builtin.hours': { $openAt: 'now' } };
const near = { 'builtin.location': { $near: { lat: 38, lng: -121, radius: 40000, name: 'Here' } } };
const withFacets = () =>
  stubNetwork(() => ({
    facets: [
      wireFacet('c_locationType', 'Location Type', [
        { displayName: 'Lab', count: 4 },
        { displayName: 'Hospital', count: 2 },
      ]),
      wireFacet('c_hasER', 'Has an ER', [{ displayName: 'true', value: true, count: 2 }]),
      wireFacet('c_topic', 'Topic', [
        { displayName: 'Imaging', count: 9 },
        { displayName: 'Imaging > MRI', count: 5 },
        { displayName: 'Imaging > MRI > Open', count: 1 },
      ]),
    ],
  }));
const pills = () =>
  screen.queryAllByRole('link').map((link) => link.textContent?.replace('Remove filter ', ''));
const show = (params: Record<string, string> = {}) => (
  <AppliedFilters {...placed('AppliedFilters', params)} />
);

afterEach(() => jest.restoreAllMocks());

it('[Q-267] shows applied facets and filters as pills; pressing one removes it and searches again', async () => {
  const network = withFacets();
  const { container } = await renderSearch(show(), {
    address: address(
      [
        { i: 'c_locationType', v: ['Lab', 'Hospital'] },
        { i: 'c_hasER', v: [true] },
      ],
      [openNow],
    ),
  });
  expect(pills()).toEqual(['Lab', 'Hospital', 'Has an ER', 'Open Now']);
  await expectNoAxeViolations(container);
  await userEvent.click(screen.getByRole('link', { name: 'Remove filter Lab' }));
  await settle();
  expect(inAddress('facets')).toEqual([
    { i: 'c_hasER', v: [true] },
    { i: 'c_locationType', v: ['Hospital'] },
  ]);
  expect(inAddress('offset')).toBeUndefined();
  expect(network.searches).toHaveLength(2);
  await userEvent.click(screen.getByRole('link', { name: 'Remove filter Open Now' }));
  expect(inAddress('staticFilters')).toBeUndefined();
});

it('each pill is a link to the page without it', async () => {
  withFacets();
  await renderSearch(show(), { address: address([{ i: 'c_locationType', v: ['Lab'] }]) });
  expect(screen.getByRole('link', { name: 'Remove filter Lab' })).toHaveAttribute(
    'href',
    '/find-location?verticalKey=healthcare_facilities',
  );
});

it('[Q-268] offers no pill for a Near filter; an attempt to remove it is logged as unsupported', async () => {
  withFacets();
  await renderSearch(show(), { address: address([], [near]) });
  expect(pills()).toEqual([]);
  const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const filter = {
    kind: 'fieldValue' as const,
    fieldId: 'builtin.location',
    matcher: '$near' as const,
    value: { lat: 38, lng: -121, radius: 40000 },
  };
  const state = { ...EMPTY_SEARCH_STATE, staticFilters: [filter] };
  expect(withoutStaticFilter(state, filter)).toBe(state);
  expect(log).toHaveBeenCalledWith(expect.stringContaining('unsupported'));
});

it('[Q-302] hides builtin.entityType by default, other fields when configured', async () => {
  withFacets();
  const type = { 'builtin.entityType': { $eq: 'healthcareFacility' } };
  const at = address([{ i: 'c_locationType', v: ['Lab'] }], [type]);
  const { unmount } = await renderSearch(show(), { address: at });
  expect(pills()).toEqual(['Lab']);
  unmount();
  await renderSearch(show({ HiddenFields: 'c_locationType' }), { address: at });
  expect(pills()).toEqual(['healthcareFacility']);
});

it('[Q-270, Q-271] removing a hierarchical child removes its descendants and reselects its parent', async () => {
  withFacets();
  await renderSearch(show(), {
    address: address([{ i: 'c_topic', v: ['Imaging > MRI', 'Imaging > MRI > Open'] }]),
  });
  await userEvent.click(screen.getByRole('link', { name: 'Remove filter Imaging > MRI' }));
  await settle();
  expect(inAddress('facets')).toEqual([{ i: 'c_topic', v: ['Imaging'] }]);
});

it('names an option as its facet does, and leaves own or affiliated to its switch', async () => {
  const range = { $between: { $ge: 4, $le: 5 } };
  stubNetwork(() => ({
    facets: [
      wireFacet('c_isPaid', 'Paid', [{ displayName: 'false', value: false, count: 3 }]),
      wireFacet('c_clinicalType', 'Research Type', [{ displayName: 'Clinical', count: 2 }]),
      {
        fieldId: 'c_reputationRatingFiveStar',
        displayName: 'Star Rating',
        options: [
          {
            displayName: '4',
            count: 1,
            selected: false,
            filter: { c_reputationRatingFiveStar: range } as never,
          },
        ],
      },
    ],
  }));
  await renderSearch(show(), {
    screen: { verticals: ['healthcare_professionals'] },
    address: address(
      [
        { i: 'c_isPaid', v: [false] },
        { i: 'c_clinicalType', v: ['Clinical'] },
        { i: 'c_reputationRatingFiveStar', o: [{ m: '$between', v: range.$between }] },
        { i: 'c_ageRange', v: ['18 + years'] },
      ],
      [{ c_providerIsSutter: { $eq: false } }],
    ),
  });
  expect(pills()).toEqual(['Free Events', 'Clinical Trial', '4 stars and up', 'Adults only']);
});
