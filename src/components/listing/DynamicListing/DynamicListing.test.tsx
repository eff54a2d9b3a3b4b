import {
  drawListing,
  found,
  listingContext,
  rendering,
  showListing,
} from '#src/components/listing/testing/listingWorld.tsx';
import { askedBy, testListing } from '#src/components/listing/testing/testListing.tsx';
import { placed } from '#tests/support/placed.ts';
import { pageFixture } from '#tests/support/renderOnPage.tsx';
import { loadDynamicListing } from './DynamicListing.data.ts';
import { DynamicListing } from './DynamicListing.tsx';

const params = { Query: 'sleep', VerticalKey: 'health-and-wellness', CardType: 'HealthWellness' };
const one = { name: 'DynamicListing', Component: DynamicListing, load: loadDynamicListing, params };

describe('DynamicListing', () => {
  testListing({
    ...one,
    ids: { editors: '[E-072, E-073]' },
    english: { heading: 'More on this' },
    spanish: { heading: 'Más sobre este tema' },
  });

  it('[Q-402, Q-404, C-045] asks for ten, or for what the parameters say', async () => {
    const ask = async (more: Record<string, string>) => (await askedBy(one, { ...params, ...more })).asked;
    const search = { experience: 'related-content', verticalKey: 'health-and-wellness', query: 'sleep' };
    expect(await ask({})).toEqual([{ ...search, limit: 10, sortBys: [] }]);
    const sortBys = [{ type: 'FIELD', field: 'name', direction: 'ASC' }];
    expect(await ask({ Limit: '4', SortBys: JSON.stringify(sortBys) })).toEqual([
      { ...search, limit: 4, sortBys },
    ]);
    expect(await ask({ SortBys: '{nonsense' })).toEqual([{ ...search, limit: 10, sortBys: [] }]);
    expect(await ask({ VerticalKey: '' })).toEqual([]);
  });

  it('shows in a short list without an order each of several that say the same once', async () => {
    const role = (id: string, says: string) => found(id, { c_subheadDescriptionV2: `<p>${says}</p>` });
    const results = [
      role('a1', 'Greet.'),
      role('a2', 'Greet.'),
      role('a3', 'Read.'),
      found('a4'),
      found('a5'),
    ];
    const shown = async (more: Record<string, string>) => {
      const one = placed('DynamicListing', { params: { ...params, ...more } });
      const { context } = listingContext({ results }, {});
      return (await loadDynamicListing(one, context))?.results.map(({ id }) => id);
    };
    expect(await shown({ Limit: '3' })).toEqual(['a1', 'a3', 'a4']);
    expect(await shown({ Limit: '5' })).toEqual(['a1', 'a3', 'a4', 'a5', 'a2']);
    const SortBys = JSON.stringify([{ type: 'FIELD', field: 'name', direction: 'ASC' }]);
    expect(await shown({ Limit: '3', SortBys })).toEqual(['a1', 'a2', 'a3']);
  });

  it('shows in a short list without an order first what takes people now, then what has a waiting list', async () => {
    const results = [
      found('a1', { c_hasApplication: false }),
      found('a2', { c_hasApplication: true, c_status: 'WAITLIST_ONLY' }),
      found('a3'),
    ];
    const one = placed('DynamicListing', { params: { ...params, Limit: '3' } });
    const { context } = listingContext({ results }, {});
    const shown = await loadDynamicListing(one, context);
    expect(shown?.results.map(({ id }) => id)).toEqual(['a3', 'a2', 'a1']);
  });

  it.each([
    ['[X-026] a query', { Query: '' }, 'Query is not defined.'],
    ['[X-022] a card type', { CardType: '' }, 'Card Type not defined'],
    ['[X-023] a known card type', { CardType: 'Sausage' }, 'Card Type Sausage not available'],
    ['a vertical', { VerticalKey: '' }, 'VerticalKey not defined'],
  ])('misses %s: tells editors, and shows visitors nothing', async (_row, more, message) => {
    const rendered = rendering('DynamicListing', { ...params, ...more });
    const world = { results: [found('a1')] };
    const edited = await showListing(DynamicListing, loadDynamicListing, rendered, world, { mode: 'edit' });
    expect(edited.container).toHaveTextContent(message);
    edited.unmount();
    const shown = await showListing(DynamicListing, loadDynamicListing, rendered, world);
    expect(shown.container).toBeEmptyDOMElement();
  });

  it('[X-021] tells editors of a missing experience', async () => {
    const { config } = pageFixture();
    const { container } = await drawListing(DynamicListing, rendering('DynamicListing', params), undefined, {
      mode: 'edit',
      config: { ...config, search: { ...config.search, relatedExperienceKey: '' } },
    });
    expect(container).toHaveTextContent('Experience ID not defined');
  });
});
