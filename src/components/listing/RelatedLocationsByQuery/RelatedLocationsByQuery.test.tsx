import {
  expectCards,
  expectNothingWhenEmptyOrFailed,
  expectSettingsForEditors,
  expectSpanishListing,
} from '#src/components/listing/testing/expectListing.tsx';
import { drawListing, listingContext, rendering } from '#src/components/listing/testing/listingWorld.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
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
  it('[Q-163] lists the places a query and facets find, with the way to all of them', async () => {
    const { container } = await expectCards(one, {
      heading: 'Locations',
      more: {
        name: 'All locations',
        href: `/find-location?${new URLSearchParams({ verticalKey: 'healthcare_facilities', query: '"Davis"', facets })}`,
      },
    });
    await expectNoAxeViolations(container);
  });

  it('[C-122, Q-404] asks for three, or as many as the editor says', async () => {
    const ask = async (more: Record<string, string>) => {
      const { context, asked } = listingContext({});
      await loadRelatedLocationsByQuery(
        rendering('RelatedLocationsByQuery', { ...params, ...more }),
        context,
      );
      return asked;
    };
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

  it('[X-026] tells editors of a missing query, and visitors nothing', async () => {
    const placed = rendering('RelatedLocationsByQuery');
    const edited = await drawListing(RelatedLocationsByQuery, placed, undefined, { mode: 'edit' });
    expect(edited.container).toHaveTextContent('Query is not defined.');
    edited.unmount();
    expect((await drawListing(RelatedLocationsByQuery, placed, undefined)).container).toBeEmptyDOMElement();
  });

  it('shows nothing when there is nothing or the service does not answer', async () => {
    await expectNothingWhenEmptyOrFailed(one);
  });

  it('[E-072, E-073] shows editors its configuration and no live output', async () => {
    await expectSettingsForEditors(one);
  });

  it('speaks Spanish', async () => {
    await expectSpanishListing(one, 'Ubicaciones');
  });
});
