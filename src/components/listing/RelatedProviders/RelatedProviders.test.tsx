import { found, onServicePage, onTopicPage } from '#src/components/listing/testing/listingWorld.tsx';
import { askedBy, testListing } from '#src/components/listing/testing/testListing.tsx';
import { loadRelatedProviders } from './RelatedProviders.data.ts';
import { RelatedProviders } from './RelatedProviders.tsx';

const one = {
  ...onTopicPage,
  name: 'RelatedProviders',
  Component: RelatedProviders,
  load: loadRelatedProviders,
  params: { Limit: '2' },
};
const inCardiology = {
  kind: 'fieldValue',
  fieldId: 'c_providerSpecialties.specialty.name',
  matcher: '$eq',
  value: 'Cardiology',
};

describe('RelatedProviders', () => {
  testListing({
    ...one,
    ids: { cards: '[Q-085]', nothing: '[S-338]', editors: '[E-072, E-073]' },
    english: {
      heading: 'Meet our care team',
      more: {
        name: 'Find a doctor',
        href: '/find-provider?verticalKey=healthcare_professionals&facets=%5B%7B%22i%22%3A%22c_providerSpecialties.specialty.name%22%2C%22v%22%3A%5B%22Cardiology%22%5D%7D%5D',
      },
    },
    spanish: { heading: 'Conozca a nuestro equipo de atención' },
    asksNothingOn: [{ page: {} }],
  });

  it('[C-124] asks for four of the specialty, and for those among them who treat what the page is about', async () => {
    const { asked } = await askedBy(one);
    const search = {
      experience: 'related-content',
      verticalKey: 'healthcare_professionals',
      limit: 4,
      contextEntityId: 'svc1',
    };
    const treats = { ...inCardiology, fieldId: 'c_relatedConditions.name', value: 'Heart health' };
    expect(asked).toEqual([
      { ...search, staticFilters: [inCardiology, treats] },
      { ...search, staticFilters: [inCardiology] },
    ]);
  });

  it('[C-124] shows three, and four when the editor says so', async () => {
    const world = { results: ['a', 'b', 'c', 'd'].map((id) => found(id)) };
    const shown = ['', '4', '9', '1'].map(
      async (Limit) => (await askedBy(one, { Limit }, { world })).data?.results.length,
    );
    expect(await Promise.all(shown)).toEqual([3, 4, 4, 1]);
  });

  it('a service page asks for the specialties of its service', async () => {
    const { asked } = await askedBy(one, {}, onServicePage);
    expect(asked[0]?.staticFilters).toEqual([inCardiology]);
  });
});
