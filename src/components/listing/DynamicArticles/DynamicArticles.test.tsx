import {
  expectCards,
  expectNothingWhenEmptyOrFailed,
  expectSettingsForEditors,
  expectSpanishListing,
} from '#src/components/listing/testing/expectListing.tsx';
import {
  drawListing,
  found,
  listingContext,
  rendering,
  showListing,
} from '#src/components/listing/testing/listingWorld.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { loadDynamicArticles } from './DynamicArticles.data.ts';
import { DynamicArticles } from './DynamicArticles.tsx';

const one = {
  name: 'DynamicArticles',
  Component: DynamicArticles,
  load: loadDynamicArticles,
  params: { Query: 'heart' },
};

describe('DynamicArticles', () => {
  it('lists what the query finds, with the way to all of it', async () => {
    const { container } = await expectCards(one, {
      heading: 'Related articles',
      more: { name: 'All articles', href: '/health/articles' },
    });
    await expectNoAxeViolations(container);
  });

  it('[Q-400, Q-404] asks for 3 by the query, or as many as the editor says', async () => {
    const ask = async (params: Record<string, string>) => {
      const { context, asked } = listingContext({});
      await loadDynamicArticles(rendering('DynamicArticles', params), context);
      return asked;
    };
    const search = { experience: 'related-content', verticalKey: 'articles', query: 'heart' };
    expect(await ask({ Query: ' heart ' })).toEqual([{ ...search, limit: 3 }]);
    expect(await ask({ Query: 'heart', Limit: '8' })).toEqual([{ ...search, limit: 8 }]);
    expect(await ask({ Query: ' ' })).toEqual([]);
  });

  it('[X-026] tells editors of a missing query, and visitors nothing', async () => {
    const { container, unmount } = await drawListing(
      DynamicArticles,
      rendering('DynamicArticles'),
      undefined,
      { mode: 'edit' },
    );
    expect(container).toHaveTextContent('Query is not defined.');
    unmount();
    expect(
      (await drawListing(DynamicArticles, rendering('DynamicArticles'), undefined)).container,
    ).toBeEmptyDOMElement();
  });

  it('shows nothing when there is nothing or the service does not answer', async () => {
    await expectNothingWhenEmptyOrFailed(one);
  });

  it('[E-072, E-073] shows editors its configuration and no live output', async () => {
    await expectSettingsForEditors(one);
  });

  it('speaks Spanish', async () => {
    await expectSpanishListing(one, 'Artículos relacionados', {
      name: 'Todos los artículos',
      href: '/es/health/articles',
    });
  });

  it.each([
    ['Row', false],
    ['Column', true],
  ])('stands as %s', async (Layout, isColumn) => {
    const placed = rendering('DynamicArticles', { Query: 'heart', Layout });
    const { container } = await showListing(DynamicArticles, loadDynamicArticles, placed, {
      results: [found('a1')],
    });
    expect(container.querySelectorAll('.ListingFrame-cards--rows')).toHaveLength(isColumn ? 1 : 0);
  });
});
