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
        limit: 3,
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

  it('[Q-159] as a map when the editor says so', async () => {
    const placed = rendering('ServiceLocations', { View: 'Map' });
    const { page, world } = onServicePage;
    const around = { ...world, results: [place('fac1')] };
    await showListing(ServiceLocations, loadServiceLocations, placed, around, page);
    expect(screen.getByRole('region', { name: 'Map of the results' })).toBeVisible();
  });
});
