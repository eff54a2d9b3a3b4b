import { screen } from '@testing-library/react';
import { found, rendering, showListing, stored } from '#src/components/listing/testing/listingWorld.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { loadEntityTeaser } from './EntityTeaser.data.ts';
import { EntityTeaser } from './EntityTeaser.tsx';

const teasers = {
  'ce_person 7': found('p7', { uid: 7, c_shortDescription: 'Writes about sleep.' }),
  'ce_person p8': found('p8'),
};
const show = (params: Record<string, string>, fields = {}, page = {}) =>
  showListing(EntityTeaser, loadEntityTeaser, rendering('EntityTeaser', params, fields), { teasers }, page);

describe('EntityTeaser', () => {
  it('[S-309] looks up by internal id and by entity id', async () => {
    const internal = await show({ EntityType: 'ce_person', EntityId: '7' });
    expect(screen.getByRole('heading', { name: 'Name of p7' })).toBeVisible();
    expect(screen.getByText('Writes about sleep.')).toBeVisible();
    await expectNoAxeViolations(internal.container);
    internal.unmount();
    await show({ EntityType: 'ce_person', EntityId: 'p8' });
    expect(screen.getByRole('heading', { name: 'Name of p8' })).toBeVisible();
  });

  it('takes what an editor picked before what a parameter says', async () => {
    await show(
      { EntityType: 'ce_person', EntityId: 'p8' },
      { EntityId: stored({ id: '7', label: 'Seven' }) },
    );
    expect(screen.getByRole('heading', { name: 'Name of p7' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Name of p8' })).toBeNull();
  });

  it('shows visitors nothing when the lookup finds none, and tells editors', async () => {
    const shown = await show({ EntityType: 'ce_person', EntityId: '99' });
    expect(shown.container).toBeEmptyDOMElement();
    shown.unmount();
    await show({ EntityType: 'ce_person', EntityId: '99' }, {}, { mode: 'edit' });
    expect(screen.getByRole('note')).toHaveTextContent('Not found in the directory: 99');
  });

  it('[X-024] tells editors of a missing entity type, and shows visitors nothing', async () => {
    const shown = await show({ EntityId: '7' });
    expect(shown.container).toBeEmptyDOMElement();
    shown.unmount();
    const edited = await show({ EntityId: '7' }, {}, { mode: 'edit' });
    expect(edited.container).toHaveTextContent('Yext Entity Type not defined');
  });
});
