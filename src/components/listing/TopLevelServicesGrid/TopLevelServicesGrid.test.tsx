import { screen } from '@testing-library/react';
import { type ListingWorld, rendering, showListing } from '#src/components/listing/testing/listingWorld.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { loadTopLevelServicesGrid } from './TopLevelServicesGrid.data.ts';
import { TopLevelServicesGrid } from './TopLevelServicesGrid.tsx';

const topLevel = [
  { id: 'svc2', name: 'Skin Care', path: '/services/skin' },
  { id: 'svc1', name: 'Heart Care', path: '/services/heart' },
  { id: 'svc3', name: 'Chaplains' },
];
const placed = rendering('TopLevelServicesGrid', { Columns: '4' });
const show = (world: ListingWorld, page = {}) =>
  showListing(TopLevelServicesGrid, loadTopLevelServicesGrid, placed, world, page);

describe('TopLevelServicesGrid', () => {
  it('[Q-131] lists the services of the top level by name, each with its page', async () => {
    const { container } = await show({ topLevel });
    expect(screen.getByRole('heading', { level: 2, name: 'Our services' })).toBeVisible();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Chaplains',
      'Heart Care',
      'Skin Care',
    ]);
    expect(screen.getByRole('link', { name: 'Heart Care' })).toHaveAttribute('href', '/services/heart');
    expect(screen.queryByRole('link', { name: 'Chaplains' })).toBeNull();
    expect(container.querySelector('.TopLevelServicesGrid--4')).not.toBeNull();
    await expectNoAxeViolations(container);
  });

  it('shows nothing when there are none, and leaves it to the page when the directory does not answer', async () => {
    expect((await show({ topLevel: [] })).container).toBeEmptyDOMElement();
    await expect(show({ topLevel: new Error('down') })).rejects.toThrow('down');
  });

  it('[E-072, E-073] shows editors its configuration and no live output', async () => {
    const { container } = await show({ topLevel }, { mode: 'edit' });
    expect(screen.getByText('Columns')).toBeVisible();
    expect(screen.queryByRole('listitem')).toBeNull();
    await expectNoAxeViolations(container);
  });

  it('speaks Spanish', async () => {
    await show({ topLevel }, { locale: 'es' });
    expect(screen.getByRole('heading', { name: 'Nuestros servicios' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Skin Care' })).toHaveAttribute('href', '/es/services/skin');
  });
});
