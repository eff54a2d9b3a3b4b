import {
  expectCards,
  expectNothingWhenEmptyOrFailed,
  expectSettingsForEditors,
  expectSpanishListing,
} from '#src/components/listing/testing/expectListing.tsx';
import {
  heartCare,
  heartPage,
  listingContext,
  rendering,
  place,
  showListing,
} from '#src/components/listing/testing/listingWorld.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { screen } from '@testing-library/react';
import { loadServiceLocations } from './ServiceLocations.data.ts';
import { ServiceLocations } from './ServiceLocations.tsx';

const page = { pageFields: heartPage };
const world = { services: { svc1: heartCare() } };
const one = {
  name: 'ServiceLocations',
  Component: ServiceLocations,
  load: loadServiceLocations,
  params: { Limit: '2' },
  page,
  world,
};

describe('ServiceLocations', () => {
  it('[Q-159] lists what belongs to the service of the page, with the way to all of it', async () => {
    const { container } = await expectCards(one, {
      heading: 'Locations',
      more: {
        name: 'All locations',
        href: '/find-location?verticalKey=healthcare_facilities&facets=%5B%7B%22i%22%3A%22c_relatedServices.name%22%2C%22v%22%3A%5B%22Heart+Care%22%5D%7D%5D',
      },
    });
    await expectNoAxeViolations(container);
  });

  it('[C-122] asks in the context of the service', async () => {
    const { context, asked } = listingContext(world, page);
    await loadServiceLocations(rendering('ServiceLocations'), context);
    expect(asked).toEqual([
      {
        experience: 'related-content',
        verticalKey: 'healthcare_facilities',
        limit: 3,
        contextEntityId: 'svc1',
        staticFilters: [
          { kind: 'fieldValue', fieldId: 'c_relatedServices.name', matcher: '$eq', value: 'Heart Care' },
        ],
      },
    ]);
  });

  it('asks nothing on a page without a service, or when the directory does not answer', async () => {
    const { context, asked } = listingContext(world);
    expect(await loadServiceLocations(rendering('ServiceLocations'), context)).toBeUndefined();
    const lost = listingContext({}, page);
    expect(await loadServiceLocations(rendering('ServiceLocations'), lost.context)).toBeUndefined();
    expect([...asked, ...lost.asked]).toEqual([]);
  });

  it('shows nothing when there is nothing or the service does not answer', async () => {
    await expectNothingWhenEmptyOrFailed(one);
  });

  it('[E-072, E-073] shows editors its configuration and no live output', async () => {
    await expectSettingsForEditors(one);
  });

  it('speaks Spanish', async () => {
    await expectSpanishListing(one, 'Ubicaciones', {
      name: 'Todas las ubicaciones',
      href: '/es/find-location?verticalKey=healthcare_facilities&facets=%5B%7B%22i%22%3A%22c_relatedServices.name%22%2C%22v%22%3A%5B%22Heart+Care%22%5D%7D%5D',
    });
  });

  it('[Q-159] as a map when the editor says so', async () => {
    const placed = rendering('ServiceLocations', { View: 'Map' });
    await showListing(
      ServiceLocations,
      loadServiceLocations,
      placed,
      { ...world, results: [place('fac1')] },
      page,
    );
    expect(screen.getByRole('region', { name: 'Map of the results' })).toBeVisible();
  });
});
