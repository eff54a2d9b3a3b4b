import { heartCare, heartPage } from '#src/components/listing/testing/listingWorld.tsx';
import {
  expectCards,
  expectNothingWhenEmptyOrFailed,
  expectSettingsForEditors,
  expectSpanishListing,
} from '#src/components/listing/testing/expectListing.tsx';
import { found, listingContext, rendering, stored } from '#src/components/listing/testing/listingWorld.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { loadRelatedProviders } from './RelatedProviders.data.ts';
import { RelatedProviders } from './RelatedProviders.tsx';

const pageFields = {
  Service: stored({ id: '100574', label: 'Heart Care', type: 'ce_service', entityId: 'svc1' }),
  Specialties: stored({ id: '9', label: 'Cardiology' }),
  HealthTopics: stored({ id: '12', label: 'Heart health' }),
};
const one = {
  name: 'RelatedProviders',
  Component: RelatedProviders,
  load: loadRelatedProviders,
  params: { Limit: '2' },
  page: { pageFields },
};

describe('RelatedProviders', () => {
  it('[Q-085] lists what was found, with the way to all of it', async () => {
    const { container } = await expectCards(one, {
      heading: 'Meet our care team',
      more: {
        name: 'Find a doctor',
        href: '/find-provider?verticalKey=healthcare_professionals&facets=%5B%7B%22i%22%3A%22c_providerSpecialties.specialty.name%22%2C%22v%22%3A%5B%22Cardiology%22%5D%7D%5D',
      },
    });
    await expectNoAxeViolations(container);
  });

  it('[C-124] asks for four of the specialty', async () => {
    const { context, asked } = listingContext({}, { pageFields });
    await loadRelatedProviders(rendering('RelatedProviders'), context);
    expect(asked).toEqual([
      {
        experience: 'related-content',
        verticalKey: 'healthcare_professionals',
        limit: 4,
        contextEntityId: 'svc1',
        staticFilters: [
          {
            kind: 'fieldValue',
            fieldId: 'c_providerSpecialties.specialty.name',
            matcher: '$eq',
            value: 'Cardiology',
          },
        ],
      },
    ]);
  });

  it('[C-124] shows three, and four when the editor says so', async () => {
    const shown = async (params: Record<string, string>) => {
      const results = ['a', 'b', 'c', 'd'].map((id) => found(id));
      const { context } = listingContext({ results }, { pageFields });
      return (await loadRelatedProviders(rendering('RelatedProviders', params), context))?.results.length;
    };
    expect(await Promise.all(['', '4', '9', '1'].map((Limit) => shown({ Limit })))).toEqual([3, 4, 4, 1]);
  });

  it('a service page asks for the specialties of its service', async () => {
    const { context, asked } = listingContext({ services: { svc1: heartCare() } }, { pageFields: heartPage });
    await loadRelatedProviders(rendering('RelatedProviders'), context);
    expect(asked[0]?.staticFilters).toEqual([
      {
        kind: 'fieldValue',
        fieldId: 'c_providerSpecialties.specialty.name',
        matcher: '$eq',
        value: 'Cardiology',
      },
    ]);
  });

  it('[S-338] shows nothing when there is nothing or the service does not answer', async () => {
    await expectNothingWhenEmptyOrFailed(one);
  });

  it('[E-072, E-073] shows editors its configuration and no live output', async () => {
    await expectSettingsForEditors(one);
  });

  it('asks nothing for a page that says nothing about itself', async () => {
    const { context, asked } = listingContext({ results: [found('a1')] });
    expect(await loadRelatedProviders(rendering('RelatedProviders'), context)).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it('speaks Spanish', async () => {
    await expectSpanishListing(
      { ...one, world: { englishNames: { 100574: 'Heart Care', 9: 'Cardiology', 12: 'Heart health' } } },
      'Conozca a nuestro equipo de atención',
    );
  });
});
