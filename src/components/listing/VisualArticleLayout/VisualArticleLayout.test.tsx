import { screen, within } from '@testing-library/react';
import { found, rendering, showListing, stored } from '#src/components/listing/testing/listingWorld.tsx';
import type { SearchResult } from '#src/domain/search/SearchAnswer.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { loadVisualArticleLayout } from './VisualArticleLayout.data.ts';
import { VisualArticleLayout } from './VisualArticleLayout.tsx';

const item = (id: string) => ({ id, label: `Pick ${id}`, entityId: `e${id}` });
const fields = {
  PrimaryArticle: stored(item('1'), item('9')),
  SecondaryArticles: stored(item('2'), item('3'), item('4'), item('5')),
  Link: { value: { href: '/health/articles', text: 'More articles' } },
};
const show = (picked: SearchResult[], page = {}, more: Record<string, unknown> = fields) =>
  showListing(
    VisualArticleLayout,
    loadVisualArticleLayout,
    rendering('VisualArticleLayout', {}, more),
    { picked },
    page,
  );

describe('VisualArticleLayout', () => {
  it('[Q-134, C-054, C-053] shows one article large, three smaller ones and a link to more', async () => {
    const { container, askedPicks } = await show(['e1', 'e2', 'e3', 'e4'].map((id) => found(id)));
    expect(askedPicks[0]?.items.map(({ id }) => id)).toEqual(['1', '2', '3', '4']);
    const [large, beside] = container.querySelectorAll('ul.ListingFrame-cards');
    expect(within(large as HTMLElement).getAllByRole('heading')).toHaveLength(1);
    expect(within(large as HTMLElement).getByRole('heading', { name: 'Name of e1' })).toBeVisible();
    expect(within(beside as HTMLElement).getAllByRole('heading')).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'More articles' })).toHaveAttribute('href', '/health/articles');
    await expectNoAxeViolations(container);
  });

  it('without the primary article the others stand alone', async () => {
    const { container } = await show([found('e2')]);
    expect(container.querySelectorAll('ul.ListingFrame-cards')).toHaveLength(1);
    expect(screen.getByRole('heading', { name: 'Name of e2' })).toBeVisible();
  });

  it('[E-070] shows visitors nothing and editors what is missing', async () => {
    const empty = await show([], {}, {});
    expect(empty.container).toBeEmptyDOMElement();
    await show([], { mode: 'edit' }, {});
    expect(screen.getByRole('note')).toHaveTextContent('Primary article');
  });
});
