import {
  expectCards,
  expectNothingWhenEmptyOrFailed,
  expectSettingsForEditors,
  expectSpanishListing,
} from '#src/components/listing/testing/expectListing.tsx';
import {
  found,
  listingContext,
  rendering,
  showListing,
  stored,
} from '#src/components/listing/testing/listingWorld.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { loadRelatedNews } from './RelatedNews.data.ts';
import { RelatedNews } from './RelatedNews.tsx';

const one = { name: 'RelatedNews', Component: RelatedNews, load: loadRelatedNews, params: { Limit: '2' } };

describe('RelatedNews', () => {
  it('[Q-227] lists news, whatever the page is about', async () => {
    const { container } = await expectCards(one, { heading: 'News' });
    await expectNoAxeViolations(container);
  });

  it('[R-170, Q-227] narrows to media categories and to the topics of the page, the newest first', async () => {
    const pageFields = { HealthTopics: stored({ id: '12', label: 'Heart health' }) };
    const { context, asked } = listingContext({}, { pageFields });
    await loadRelatedNews(rendering('RelatedNews', { Category: 'Research, patient care' }), context);
    expect(asked).toEqual([
      {
        experience: 'related-content',
        verticalKey: 'post',
        limit: 3,
        sortBys: [{ type: 'FIELD', field: 'c_publishedDate', direction: 'DESC' }],
        staticFilters: [
          {
            kind: 'disjunction',
            filters: [
              { kind: 'fieldValue', fieldId: 'wp_categories', matcher: '$eq', value: 'Research' },
              { kind: 'fieldValue', fieldId: 'wp_categories', matcher: '$eq', value: 'Patient Care' },
            ],
          },
          { kind: 'fieldValue', fieldId: 'c_healthTopics.name', matcher: '$eq', value: 'Heart health' },
        ],
      },
    ]);
  });

  it('[R-170] tells editors of a category there is none of, and visitors nothing', async () => {
    const placed = rendering('RelatedNews', { Category: 'Gossip' });
    const world = { results: [found('n1')] };
    const edited = await showListing(RelatedNews, loadRelatedNews, placed, world, { mode: 'edit' });
    expect(edited.container).toHaveTextContent('Not a media category: Gossip.');
    edited.unmount();
    expect((await showListing(RelatedNews, loadRelatedNews, placed, world)).container).toBeEmptyDOMElement();
  });

  it('shows nothing when there is nothing or the service does not answer', async () => {
    await expectNothingWhenEmptyOrFailed(one);
  });

  it('[E-072, E-073] shows editors its configuration and no live output', async () => {
    await expectSettingsForEditors(one);
  });

  it('speaks Spanish', async () => {
    await expectSpanishListing(one, 'Noticias');
  });
});
