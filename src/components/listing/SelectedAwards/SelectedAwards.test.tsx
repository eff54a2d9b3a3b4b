import { screen } from '@testing-library/react';
import { found, rendering, showListing, stored } from '#src/components/listing/testing/listingWorld.tsx';
import type { SearchResult } from '#src/domain/search/SearchAnswer.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { loadSelectedAwards } from './SelectedAwards.data.ts';
import { SelectedAwards } from './SelectedAwards.tsx';

const items = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: String(at), label: `Pick ${at}`, entityId: `e${at}` }));
const placed = (count: number) => rendering('SelectedAwards', {}, { Awards: stored(...items(count)) });
const show = (count: number, picked: SearchResult[], page = {}) =>
  showListing(SelectedAwards, loadSelectedAwards, placed(count), { picked }, page);

describe('SelectedAwards', () => {
  it('shows what was picked, in that order', async () => {
    const { container, askedPicks } = await show(2, [found('e0'), found('e1')]);
    expect(askedPicks).toMatchObject([{ kind: 'award', items: [{ id: '0', entityId: 'e0' }, { id: '1' }] }]);
    expect(screen.getByRole('heading', { level: 2, name: 'Awards and recognition' })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Name of e0',
      'Name of e1',
    ]);
    await expectNoAxeViolations(container);
  });

  it('[C-052] 50 count at most', async () => {
    const { askedPicks } = await show(50 + 2, [found('e0')]);
    expect(askedPicks[0]?.items).toHaveLength(50);
  });

  it('[Q-353] shows visitors nothing when nothing is picked or found', async () => {
    const none = await show(0, []);
    expect(none.container).toBeEmptyDOMElement();
    expect(none.askedPicks).toEqual([]);
    expect((await show(2, [])).container).toBeEmptyDOMElement();
  });

  it('[E-086] tells editors which field is empty and what is gone', async () => {
    const none = await show(0, [], { mode: 'edit' });
    expect(screen.getByRole('note')).toHaveTextContent('SelectedAwards');
    expect(screen.getByRole('note')).toHaveTextContent('Awards');
    await expectNoAxeViolations(none.container);
    none.unmount();
    await show(2, [found('e1')], { mode: 'edit' });
    expect(screen.getByRole('heading', { name: 'Name of e1' })).toBeVisible();
    expect(screen.getByRole('note')).toHaveTextContent('Not found in the directory: Pick 0');
  });

  it('speaks Spanish', async () => {
    await show(1, [found('e0')], { locale: 'es' });
    expect(screen.getByRole('heading', { level: 2, name: 'Premios y reconocimientos' })).toBeVisible();
  });
});
