import {
  expectCards,
  expectNothingWhenEmptyOrFailed,
  expectSettingsForEditors,
  expectSpanishListing,
} from '#src/components/listing/testing/expectListing.tsx';
import { found, listingContext, rendering, stored } from '#src/components/listing/testing/listingWorld.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { loadRelatedArticles } from './RelatedArticles.data.ts';
import { RelatedArticles } from './RelatedArticles.tsx';

const pageFields = {
  Service: stored({ id: '100574', label: 'Heart Care', type: 'ce_service', entityId: 'svc1' }),
  Specialties: stored({ id: '9', label: 'Cardiology' }),
  HealthTopics: stored({ id: '12', label: 'Heart health' }),
};
const one = {
  name: 'RelatedArticles',
  Component: RelatedArticles,
  load: loadRelatedArticles,
  params: { Limit: '2' },
  page: { pageFields },
};

describe('RelatedArticles', () => {
  it('[Q-044] lists what was found, with the way to all of it', async () => {
    const { container } = await expectCards(one, {
      heading: 'Related articles',
      more: { name: 'All articles', href: '/health/articles' },
    });
    await expectNoAxeViolations(container);
  });

  it('[Q-400, C-047, C-126, C-097, S-338, S-340] asks for three with the related-content experience, the context and its names', async () => {
    const { context, asked } = listingContext({}, { pageFields });
    await loadRelatedArticles(rendering('RelatedArticles'), context);
    expect(asked).toEqual([
      {
        experience: 'related-content',
        verticalKey: 'articles',
        limit: 3,
        contextEntityId: 'svc1',
        staticFilters: [
          {
            kind: 'disjunction',
            filters: [
              { kind: 'fieldValue', fieldId: 'c_services.name', matcher: '$eq', value: 'Heart Care' },
              { kind: 'fieldValue', fieldId: 'c_specialty.name', matcher: '$eq', value: 'Cardiology' },
              { kind: 'fieldValue', fieldId: 'c_healthTopics.name', matcher: '$eq', value: 'Heart health' },
            ],
          },
        ],
      },
    ]);
  });

  it('[Q-404] the editor sets how many, within reason', async () => {
    const limits = ['5', '500', '0', 'many', ''].map(async (Limit) => {
      const { context, asked } = listingContext({}, { pageFields });
      await loadRelatedArticles(rendering('RelatedArticles', { Limit }), context);
      return asked[0]?.limit;
    });
    expect(await Promise.all(limits)).toEqual([5, 50, 3, 3, 3]);
  });

  it('leaves the entity of the page out, whatever the service says', async () => {
    const { context } = listingContext({ results: [found('svc1'), found('b')] }, { pageFields });
    const listing = await loadRelatedArticles(rendering('RelatedArticles'), context);
    expect(listing?.results.map(({ id }) => id)).toEqual(['b']);
  });

  it('[S-339] a Spanish page asks by the English names', async () => {
    const world = { englishNames: { 100574: 'Heart Care' } };
    const { context, asked } = listingContext(world, {
      locale: 'es',
      pageFields: { Service: stored({ id: '100574', label: 'Cuidado del corazón' }) },
    });
    await loadRelatedArticles(rendering('RelatedArticles'), context);
    expect(asked[0]?.staticFilters).toEqual([
      { kind: 'fieldValue', fieldId: 'c_services.name', matcher: '$eq', value: 'Heart Care' },
    ]);
  });

  it('[S-338] shows nothing when there is nothing or the service does not answer', async () => {
    await expectNothingWhenEmptyOrFailed(one);
  });

  it('[E-070, E-072, E-073] shows editors its configuration and no live output', async () => {
    await expectSettingsForEditors(one);
  });

  it('asks nothing for a page that says nothing about itself', async () => {
    const { context, asked } = listingContext({ results: [found('a1')] });
    expect(await loadRelatedArticles(rendering('RelatedArticles'), context)).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it('speaks Spanish', async () => {
    await expectSpanishListing(
      { ...one, world: { englishNames: { 100574: 'Heart Care', 9: 'Cardiology', 12: 'Heart health' } } },
      'Artículos relacionados',
      { name: 'Todos los artículos', href: '/es/health/articles' },
    );
  });
});
