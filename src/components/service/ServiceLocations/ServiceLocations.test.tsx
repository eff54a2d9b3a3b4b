import { screen } from '@testing-library/react';
import {
  onServicePage,
  place,
  rendering,
  showListing,
} from '#src/components/listing/testing/listingWorld.tsx';
import { askedBy, testListing } from '#src/components/listing/testing/testListing.tsx';
import { loadServiceLocations } from './ServiceLocations.data.ts';
import { ServiceLocations } from './ServiceLocations.tsx';

const one = {
  ...onServicePage,
  name: 'ServiceLocations',
  Component: ServiceLocations,
  load: loadServiceLocations,
  params: { Limit: '2' },
};
const ofHeartCare =
  'verticalKey=healthcare_facilities&facets=%5B%7B%22i%22%3A%22c_relatedServices.name%22%2C%22v%22%3A%5B%22Heart+Care%22%5D%7D%5D';

describe('ServiceLocations', () => {
  testListing({
    ...one,
    ids: { cards: '[Q-159]', editors: '[E-072, E-073]' },
    english: { heading: 'Locations', more: { name: 'All locations', href: `/find-location?${ofHeartCare}` } },
    spanish: {
      heading: 'Centros',
      more: { name: 'Todos los centros', href: `/es/find-location?${ofHeartCare}` },
    },
    asksNothingOn: [{ page: {} }, { world: {} }],
  });

  it('[C-122] asks in the context of the service', async () => {
    const { page, world } = onServicePage;
    const { asked } = await askedBy(one, {}, { page, world: { ...world, results: [place('fac1')] } });
    expect(asked).toEqual([
      {
        experience: 'related-content',
        verticalKey: 'healthcare_facilities',
        locale: 'en',
        limit: 20,
        contextEntityId: 'svc1',
        staticFilters: [
          { kind: 'fieldValue', fieldId: 'c_relatedServices.name', matcher: '$eq', value: 'Heart Care' },
        ],
        query: 'Heart Care',
      },
    ]);
  });

  it('takes all places that offer it where none is found by its name', async () => {
    const { asked } = await askedBy(one);
    expect(asked.map(({ query }) => query)).toEqual(['Heart Care', undefined]);
  });

  it('puts places first that say when they are open', async () => {
    const { page, world } = onServicePage;
    const hours = { monday: { openIntervals: [{ start: '08:00', end: '17:00' }] } };
    const results = [
      place('unknown'),
      place('a', { hours }),
      place('empty', { hours: {} }),
      place('b', { hours }),
    ];
    const { data } = await askedBy(one, { Limit: '3' }, { page, world: { ...world, results } });
    expect(data?.results.map(({ id }) => id)).toEqual(['a', 'b', 'unknown']);
  });

  it('has the same places in the same order in every language, in its words where the directory has them', async () => {
    const { page, world } = onServicePage;
    const results = [place('a'), place('b'), place('c')];
    const picked = [place('b', { name: 'B en español' })];
    const { asked, data } = await askedBy(
      one,
      { Limit: '3' },
      { page: { ...page, locale: 'es' }, world: { ...world, results, picked } },
    );
    expect(asked.every(({ locale }) => locale === 'en')).toBe(true);
    expect(data?.results.map(({ id, locale, data: own }) => [id, locale, own['name']])).toEqual([
      ['a', 'en', 'Name of a'],
      ['b', undefined, 'B en español'],
      ['c', 'en', 'Name of c'],
    ]);
  });

  it('[Q-159] as a map when the editor says so', async () => {
    const placed = rendering('ServiceLocations', { View: 'Map' });
    const { page, world } = onServicePage;
    const around = { ...world, results: [place('fac1')] };
    await showListing(ServiceLocations, loadServiceLocations, placed, around, page);
    expect(screen.getByRole('region', { name: 'Map of the results' })).toBeVisible();
  });
});
