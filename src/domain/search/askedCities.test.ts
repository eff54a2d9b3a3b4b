import { askedCities, markAsked } from './askedCities.ts';
import type { StaticFilter } from './filters.ts';

const city = (fieldId: string, value: string, matcher: '$eq' | '!$eq' = '$eq'): StaticFilter => ({
  kind: 'fieldValue',
  fieldId,
  matcher,
  value,
});
const OFFICES = 'c_offices.officeOrFacility.address.city';

describe('the towns a search is limited to', () => {
  it.each<[string, StaticFilter[], { fieldId: string; values: string[] }[], string | undefined, string[]]>([
    ['none', [], [], undefined, []],
    ['a filter', [city(OFFICES, 'Davis')], [], undefined, ['Davis']],
    [
      'boxes that are ticked',
      [],
      [{ fieldId: OFFICES, values: ['Davis', 'Dixon'] }],
      undefined,
      ['Davis', 'Dixon'],
    ],
    [
      'any of several',
      [{ kind: 'disjunction', filters: [city('address.city', 'Davis'), city('address.city', 'Dixon')] }],
      [],
      undefined,
      ['Davis', 'Dixon'],
    ],
    ['not those left out', [{ kind: 'negation', filter: city(OFFICES, 'Davis') }], [], undefined, []],
    ['not what must not be', [city(OFFICES, 'Davis', '!$eq')], [], undefined, []],
    ['not another field of that sound', [city('c_capacity', 'Davis')], [], undefined, []],
    ['that of the page before all', [], [{ fieldId: OFFICES, values: ['Davis'] }], 'Oakland', ['Oakland']],
  ])('%s', (_, staticFilters, facets, own, expected) => {
    const state = { staticFilters, facets: facets.map((facet) => ({ ...facet, others: [] })) };
    expect(askedCities(state, own)).toEqual(expected);
  });

  it('mark the places there, however they are written', () => {
    const places = [{ address: { city: 'Berkeley' } }, { address: { city: 'OAKLAND' } }, {}];
    expect(markAsked(places, ['Oakland'])).toEqual([places[0], { ...places[1], isAskedFor: true }, {}]);
    expect(markAsked(places)).toEqual(places);
  });
});
