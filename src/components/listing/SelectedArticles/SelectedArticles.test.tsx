import { screen } from '@testing-library/react';
import { found, rendering, showListing, stored } from '#src/components/listing/testing/listingWorld.tsx';
import type { SearchResult } from '#src/domain/search/SearchAnswer.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { loadSelectedArticles } from './SelectedArticles.data.ts';
import { SelectedArticles } from './SelectedArticles.tsx';

const items = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: String(at), label: `Pick ${at}`, entityId: `e${at}` }));
const placed = (count: number) => rendering('SelectedArticles', {}, { Articles: stored(...items(count)) });
const show = (count: number, picked: SearchResult[], page = {}) =>
  showListing(SelectedArticles, loadSelectedArticles, placed(count), { picked }, page);

describe('SelectedArticles', () => {
  it('shows what was picked, in that order', async () => {
    const { container, askedPicks } = await show(2, [found('e0'), found('e1')]);
    expect(askedPicks).toMatchObject([
      { kind: 'article', items: [{ id: '0', entityId: 'e0' }, { id: '1' }] },
    ]);
    expect(screen.getByRole('heading', { level: 2, name: 'Worth reading' })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Name of e0',
      'Name of e1',
    ]);
    await expectNoAxeViolations(container);
  });

  it('[C-051] 3 count at most', async () => {
    const { askedPicks } = await show(3 + 2, [found('e0')]);
    expect(askedPicks[0]?.items).toHaveLength(3);
  });

  it('[E-070] shows visitors nothing when nothing is picked or found', async () => {
    const none = await show(0, []);
    expect(none.container).toBeEmptyDOMElement();
    expect(none.askedPicks).toEqual([]);
    expect((await show(2, [])).container).toBeEmptyDOMElement();
  });

  it('[E-070] tells editors which field is empty and what is gone', async () => {
    const none = await show(0, [], { mode: 'edit' });
    expect(screen.getByRole('note')).toHaveTextContent('SelectedArticles');
    expect(screen.getByRole('note')).toHaveTextContent('Articles');
    await expectNoAxeViolations(none.container);
    none.unmount();
    await show(2, [found('e1')], { mode: 'edit' });
    expect(screen.getByRole('heading', { name: 'Name of e1' })).toBeVisible();
    expect(screen.getByRole('note')).toHaveTextContent('Not found in the directory: Pick 0');
  });

  it('speaks Spanish', async () => {
    await show(1, [found('e0')], { locale: 'es' });
    expect(screen.getByRole('heading', { level: 2, name: 'Lecturas recomendadas' })).toBeVisible();
  });
});
