import { askedBy, testListing, testMissingQuery } from '#src/components/listing/testing/testListing.tsx';
import { loadRelatedLocationsByQuery } from './RelatedLocationsByQuery.data.ts';
import { RelatedLocationsByQuery } from './RelatedLocationsByQuery.tsx';

const facets = JSON.stringify([{ i: 'c_locationType', v: ['Urgent Care'] }]);
const params = { Query: 'Davis', Facets: facets };
const one = {
  name: 'RelatedLocationsByQuery',
  Component: RelatedLocationsByQuery,
  load: loadRelatedLocationsByQuery,
  params,
};

describe('RelatedLocationsByQuery', () => {
  testListing({
    ...one,
    ids: { cards: '[Q-163]', editors: '[E-072, E-073]' },
    english: {
      heading: 'Locations',
      more: {
        name: 'All locations',
        href: `/find-location?${new URLSearchParams({ verticalKey: 'healthcare_facilities', query: '"Davis"', facets })}`,
      },
    },
    spanish: { heading: 'Centros' },
  });
  testMissingQuery(one, '[X-026]');

  it('[C-122, Q-404] asks for three, or as many as the editor says', async () => {
    const ask = async (more: Record<string, string>) => (await askedBy(one, { ...params, ...more })).asked;
    const search = {
      experience: 'related-content',
      verticalKey: 'healthcare_facilities',
      query: 'Davis',
      facets: [{ fieldId: 'c_locationType', values: ['Urgent Care'], others: [] }],
    };
    expect(await ask({})).toEqual([{ ...search, limit: 3 }]);
    expect(await ask({ Limit: '6', Facets: '{nonsense' })).toEqual([{ ...search, limit: 6, facets: [] }]);
    expect(await ask({ Query: '' })).toEqual([]);
  });
});
