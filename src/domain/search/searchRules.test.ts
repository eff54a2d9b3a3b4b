import { clearAll } from './clearAll.ts';
import { exactMatchRequest } from './exactMatch.ts';
import type { FacetOption } from './facetRules.ts';
import { applyFacetRule, showMoreLimit } from './facetRules.ts';
import type { StaticFilter } from './filters.ts';
import { hierarchyPath, removeHierarchicalOption } from './hierarchicalFacet.ts';
import {
  isNearFilter,
  nearFilterOf,
  nearPlace,
  nearPosition,
  withNearFilter,
  withoutNearFilter,
} from './nearFilter.ts';
import type { AddressResult } from './placeSuggestions.ts';
import { placeSuggestions, shouldFetchPlaces } from './placeSuggestions.ts';
import { chooseOwnership, ownershipFilter, withOwnershipFilter } from './providerOwnership.ts';
import type { SearchState } from './searchState.ts';
import { EMPTY_SEARCH_STATE } from './searchState.ts';
import { isSameSort, SORT_LISTS, sortOptions } from './sorts.ts';

const OAKLAND = { name: 'Oakland, CA', position: { latitude: 37.8, longitude: -122.27 } };
const openNow: StaticFilter = {
  kind: 'fieldValue',
  fieldId: 'builtin.hours',
  matcher: '$openAt',
  value: 'now',
};
const busy: SearchState = {
  ...EMPTY_SEARCH_STATE,
  verticalKey: 'healthcare_professionals',
  query: 'knee',
  facets: [{ fieldId: 'gender', values: ['Female'], others: [] }],
  staticFilters: [ownershipFilter(false), nearPlace(OAKLAND), openNow],
  sortBys: [{ type: 'RELEVANCE' }],
  offset: 40,
  limit: 20,
  rest: { utm: ['x'] },
};

describe('sorts', () => {
  it.each<[string, string | undefined, string[]]>([
    [
      '[Q-390] awards',
      'awards',
      ['Most Recent c_latestYearOfAward DESC', 'Name A-Z name ASC', 'Name Z-A name DESC'],
    ],
    [
      '[Q-391] events',
      'events',
      ['Relevance', 'Date Earlier First c_startDateTime ASC', 'Date Later First c_startDateTime DESC'],
    ],
    [
      '[Q-392] locations',
      'healthcare_facilities',
      ['Relevance', 'Distance', 'Name A-Z name ASC', 'Name Z-A name DESC'],
    ],
    [
      '[Q-392] plan facilities',
      'shp-facilities',
      ['Relevance', 'Distance', 'Name A-Z name ASC', 'Name Z-A name DESC'],
    ],
    [
      '[Q-393] providers',
      'healthcare_professionals',
      [
        'Relevance',
        'Distance',
        'Star Rating c_reputationRatingFiveStar DESC',
        'Last Name A-Z lastName ASC',
        'Last Name Z-A lastName DESC',
      ],
    ],
    [
      '[Q-394] plan providers',
      'shp-providers',
      ['Relevance', 'Distance', 'Last Name A-Z lastName ASC', 'Last Name Z-A lastName DESC'],
    ],
    ['[Q-395] volunteering', 'volunteer-opportunity', ['Distance', 'Relevance']],
    ['[Q-396] health and wellness', 'health-and-wellness', ['Relevance']],
    ['[Q-397] generic search', 'pages', ['Relevance', 'Name A-Z name ASC']],
    ['[Q-397] universal search', undefined, ['Relevance', 'Name A-Z name ASC']],
    ['[Q-397] a key that is an object member', 'constructor', ['Relevance', 'Name A-Z name ASC']],
  ])('%s', (_, verticalKey, expected) => {
    const told = sortOptions(verticalKey).map(({ label, sortBy }) =>
      sortBy.type === 'FIELD' ? `${label} ${sortBy.field} ${sortBy.direction}` : label,
    );
    expect(told).toEqual(expected);
  });

  it('[Q-398, C-010] elsewhere', () => {
    expect(SORT_LISTS.elsewhere.map((option) => option.label)).toEqual([
      'Relevance',
      'Name: A-Z',
      'Name: Z-A',
    ]);
    expect(SORT_LISTS.elsewhere[2]?.sortBy).toEqual({ type: 'FIELD', field: 'name', direction: 'DESC' });
  });

  it('knows the same sort again', () => {
    const options = sortOptions('healthcare_professionals');
    const same = options.map((a) => options.filter((b) => isSameSort(a.sortBy, b.sortBy)).length);
    expect(same).toEqual([1, 1, 1, 1, 1]);
  });
});

describe('near filter', () => {
  it('[Q-262, Q-264, C-056] a place: its centre and 25 miles in metres', () => {
    const { staticFilters } = withNearFilter(busy, nearPlace(OAKLAND));
    expect(staticFilters.at(-1)).toEqual({
      kind: 'fieldValue',
      fieldId: 'builtin.location',
      matcher: '$near',
      value: { lat: 37.8, lng: -122.27, radius: 40233.6, name: 'Oakland, CA' },
    });
  });

  it('[Q-266, C-057] the exact location: 50 miles, without a name', () => {
    expect(nearPosition(OAKLAND.position).value).toEqual({ lat: 37.8, lng: -122.27, radius: 50 * 1609.344 });
  });

  it('[C-058] a configured minimum lifts the exact radius only', () => {
    expect(nearPosition(OAKLAND.position, 80).value.radius).toBe(80 * 1609.344);
    expect(nearPosition(OAKLAND.position, 10).value.radius).toBe(50 * 1609.344);
  });

  it('[Q-262] one near filter at a time, from the first page, the others kept', () => {
    const state = withNearFilter(busy, nearPosition(OAKLAND.position));
    expect(state.staticFilters.filter(isNearFilter)).toHaveLength(1);
    expect(nearFilterOf(state)?.value.radius).toBe(80467.2);
    expect(state.staticFilters).toContainEqual(openNow);
    expect(state.offset).toBe(0);
  });

  it('[Q-263] clearing removes it', () => {
    const state = withoutNearFilter(busy);
    expect(nearFilterOf(state)).toBeUndefined();
    expect(state.staticFilters).toEqual([ownershipFilter(false), openNow]);
    expect(state.offset).toBe(0);
  });
});

describe('provider ownership', () => {
  const vertical = 'healthcare_professionals';
  it.each<[string, StaticFilter[], string, StaticFilter[]]>([
    ['[Q-299] added when there is none', [openNow], vertical, [openNow, ownershipFilter(true)]],
    ['[Q-299] not added when there is one', [ownershipFilter(false)], vertical, [ownershipFilter(false)]],
    ['[Q-299] only on the provider vertical', [openNow], 'events', [openNow]],
    [
      '[Q-300] the old field is renamed',
      [{ kind: 'fieldValue', fieldId: 'c_isSutterMedicalGroup', matcher: '$eq', value: false }],
      vertical,
      [ownershipFilter(false)],
    ],
    [
      '[Q-300] inside a combination too',
      [
        {
          kind: 'disjunction',
          filters: [{ kind: 'fieldValue', fieldId: 'c_isSutterMedicalGroup', matcher: '$eq', value: true }],
        },
      ],
      vertical,
      [{ kind: 'disjunction', filters: [ownershipFilter(true)] }],
    ],
  ])('%s', (_, filters, verticalKey, expected) => {
    expect(withOwnershipFilter(filters, verticalKey)).toEqual(expected);
  });

  it('[Q-293, Q-294] choosing replaces the flag and goes to the first page', () => {
    const state = chooseOwnership(busy, true, 'Meridian');
    expect(
      chooseOwnership(busy, true).staticFilters.filter(
        (f) => f.kind === 'fieldValue' && f.fieldId === 'c_providerIsSutter',
      ),
    ).toEqual([ownershipFilter(true)]);
    expect(state.staticFilters.at(-1)).toEqual({
      kind: 'fieldValue',
      fieldId: 'c_providerIsMeridian',
      matcher: '$eq',
      value: true,
    });
    expect(state.offset).toBe(0);
  });
});

describe('clearAll', () => {
  it('[Q-259] the offset', () => expect(clearAll(busy).offset).toBe(0));
  it('[Q-260] the facets', () => expect(clearAll(busy).facets).toEqual([]));
  it('[Q-261, Q-298] on providers exactly the own-provider filter stays, even if affiliated was chosen', () => {
    expect(clearAll(busy).staticFilters).toEqual([ownershipFilter(true)]);
  });
  it('[Q-261] elsewhere no static filter stays', () => {
    expect(clearAll({ ...busy, verticalKey: 'healthcare_facilities' }).staticFilters).toEqual([]);
  });
  it('keeps query, sort, limit, vertical and other parameters', () => {
    const { verticalKey, query, sortBys, limit, rest } = busy;
    expect(clearAll(busy)).toMatchObject({ verticalKey, query, sortBys, limit, rest });
  });
});

describe('hierarchical facets', () => {
  const options = [
    ['Food', false],
    ['Food > Fruit', false],
    ['Food > Fruit > Bananas', true],
    ['Food > Fruit > Bananas > Ripe', true],
    ['Food > Fruitcake', true],
    ['Music', true],
  ].map(([displayName, selected]) => ({ displayName: String(displayName), selected: selected === true }));
  const selected = (list: typeof options) => list.filter((o) => o.selected).map((o) => o.displayName);

  it('[Q-269, C-070] the delimiter is >, its spaces aside', () => {
    expect(hierarchyPath(' Food>Fruit >  Bananas')).toEqual(['Food', 'Fruit', 'Bananas']);
  });

  it('[Q-270, Q-271] removing a child removes its descendants and selects its parent', () => {
    expect(selected(removeHierarchicalOption(options, 'Food > Fruit > Bananas'))).toEqual([
      'Food > Fruit',
      'Food > Fruitcake',
      'Music',
    ]);
  });

  it('[Q-271] a root has no parent', () => {
    expect(selected(removeHierarchicalOption(options, 'Music'))).not.toContain('Music');
    expect(selected(removeHierarchicalOption(options, 'Food'))).toEqual(['Music']);
  });
});

describe('place suggestions', () => {
  let next = 0;
  const place = (freeformAddress: string, type: string, entityType?: string): AddressResult => ({
    id: String(next++),
    type,
    entityType,
    address: { freeformAddress },
    position: { lat: 38, lon: -121 },
  });
  const told = (results: AddressResult[]) => placeSuggestions(results).map((r) => r.address.freeformAddress);

  it.each([
    ['[Q-320, R-080, C-061] three characters', 'Oak', false],
    ['[Q-320, R-080, C-061] four characters', 'Oakl', true],
    ['[Q-320] spaces do not count', '  Oa ', false],
  ])('%s', (_, text, expected) => {
    expect(shouldFetchPlaces(text)).toBe(expected);
  });

  it('[Q-325, Q-327, Q-328, Q-329] municipalities, postal codes, addresses, ranges; nothing else', () => {
    const mixed = [
      place('1-99 Main St', 'Address Range'),
      place('12 Main St', 'Point Address'),
      place('95814', 'Geography', 'PostalCodeArea'),
      place('Main St', 'Street'),
      place('Sacramento, CA', 'Geography', 'Municipality'),
      place('California', 'Geography', 'CountrySubdivision'),
    ];
    expect(told(mixed)).toEqual(['Sacramento, CA', '95814', '12 Main St', '1-99 Main St']);
  });

  it('[Q-326] the same municipality once', () => {
    const twice = [
      place('Oakland, CA', 'Geography', 'Municipality'),
      place('Oakland, CA', 'Geography', 'Municipality'),
    ];
    expect(told(twice)).toEqual(['Oakland, CA']);
  });

  it('[Q-325, C-063] five municipalities after the doubles are gone', () => {
    const cities = ['A', 'A', 'B', 'C', 'D', 'E', 'F'].map((name) =>
      place(name, 'Geography', 'Municipality'),
    );
    expect(told(cities)).toEqual(['A', 'B', 'C', 'D', 'E']);
  });

  it('[Q-324, C-062] ten in all', () => {
    const many = Array.from({ length: 30 }, (_, i) => place(String(i), 'Point Address'));
    expect(told(many)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']);
  });
});

describe('exactMatchRequest', () => {
  it.each([
    ['[Q-336, R-081, C-065] two characters', { query: ' Jo ', offset: 0 }, { kind: 'none' }],
    [
      '[Q-336, R-081, C-065] three trimmed characters',
      { query: ' Joy ', offset: 0 },
      { kind: 'ask', query: 'Joy' },
    ],
    ['[Q-337] not on later pages', { query: 'Joy', offset: 20 }, { kind: 'none' }],
    [
      '[Q-338] providers',
      { query: 'Joy', offset: 0, verticalKey: 'healthcare_professionals' },
      { kind: 'ask', query: 'Joy', entityType: 'healthcare_professionals' },
    ],
    [
      '[Q-338] locations',
      { query: 'Joy', offset: 0, verticalKey: 'healthcare_facilities' },
      { kind: 'ask', query: 'Joy', entityType: 'healthcare_facilities' },
    ],
    [
      '[Q-338] another vertical',
      { query: 'Joy', offset: 0, verticalKey: 'events' },
      { kind: 'ask', query: 'Joy' },
    ],
  ])('%s', (_, search, expected) => {
    expect(exactMatchRequest(search)).toEqual(expected);
  });
});

describe('facet rules', () => {
  const option = (displayName: string, value: unknown = displayName): FacetOption => ({
    displayName,
    value,
    count: 1,
    selected: false,
  });
  const names = (list: FacetOption[]) => list.map((o) => o.displayName);
  const flags = [option('true', true), option('false', false)];

  it('[Q-303] a boolean facet shows only true, under its label', () => {
    const shown = applyFacetRule(flags, { kind: 'boolean', label: 'Video visits' });
    expect(shown).toEqual([{ ...option('Video visits', true) }]);
    expect(applyFacetRule([option('true', 'true')], { kind: 'boolean', label: 'X' })).toHaveLength(1);
  });

  it('[Q-304] free events show only false', () => {
    expect(applyFacetRule(flags, { kind: 'free-events' })).toEqual([option('Free Events', false)]);
  });

  it('[Q-305, Q-306, R-171] research types', () => {
    const shown = applyFacetRule([option('Clinical'), option('Non Clinical'), option('Other')], {
      kind: 'research-type',
    });
    expect(names(shown)).toEqual(['Clinical Trial', 'Research Study', 'Research Study']);
    expect(shown[0]?.value).toBe('Clinical');
  });

  it('[Q-307, Q-308] result types', () => {
    const options = [option('Research Study'), option('Research Publication'), option('Investigator')];
    expect(names(applyFacetRule(options, { kind: 'result-type' }))).toEqual(['Publication', 'Investigator']);
  });

  it('[Q-309, Q-310] health types', () => {
    const options = [option('Meridian Page'), option('Ask An Expert'), option('Blog')];
    expect(names(applyFacetRule(options, { kind: 'health-type', product: 'Meridian' }))).toEqual([
      'Health & Wellness',
      'Health Q&A',
      'Blog',
    ]);
    expect(names(applyFacetRule([option('Sutter Page')], { kind: 'health-type' }))).toEqual([
      'Health & Wellness',
    ]);
  });

  it('[Q-311] only top-level topics when the list is known, all when it is not', () => {
    const options = [option('Heart'), option('Arrhythmia'), option('Unlisted')];
    const topics = [
      { name: 'Heart', hasParent: false },
      { name: 'Arrhythmia', hasParent: true },
    ];
    expect(names(applyFacetRule(options, { kind: 'health-topics', topics }))).toEqual(['Heart']);
    expect(names(applyFacetRule(options, { kind: 'health-topics', topics: undefined }))).toHaveLength(3);
  });

  it.each([
    ['[Q-312, R-087] a number', 5, 5],
    ['[Q-312, R-087] the text of a number', '7', 7],
    ['[Q-312, R-087, C-068] not a number', 'many', 10],
    ['[Q-312, R-087, C-068] NaN', Number.NaN, 10],
    ['[Q-312, R-087, C-068] empty', '', 10],
    ['[Q-312, R-087, C-068] missing', undefined, 10],
  ])('%s', (_, configured, expected) => {
    expect(showMoreLimit(configured)).toBe(expected);
  });
});
