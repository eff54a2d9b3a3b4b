import { readPageFields } from '#src/declaration/pageFields.ts';
import { found, rendering, showListing, stored } from '#src/components/listing/testing/listingWorld.tsx';
import { askedBy, testListing } from '#src/components/listing/testing/testListing.tsx';
import { loadRelatedNews } from './RelatedNews.data.ts';
import { RelatedNews } from './RelatedNews.tsx';

const one = { name: 'RelatedNews', Component: RelatedNews, load: loadRelatedNews, params: { Limit: '2' } };

describe('RelatedNews', () => {
  // Whatever the page is about.
  testListing({
    ...one,
    ids: { cards: '[Q-227]', editors: '[E-072, E-073]' },
    english: { heading: 'News' },
    spanish: { heading: 'Noticias' },
  });

  it('[R-170, Q-227] narrows to media categories and to the topics of the page, the newest first', async () => {
    const pageFields = readPageFields({ HealthTopics: stored({ id: '12', label: 'Heart health' }) }, 'en');
    const { asked } = await askedBy(one, { Category: 'Research, patient care' }, { page: { pageFields } });
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
});
