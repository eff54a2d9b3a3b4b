import { screen } from '@testing-library/react';
import { showTeaser, testTeaser } from '#src/components/listing/testing/testPicked.tsx';
import { loadEntityTeaserList } from './EntityTeaserList.data.ts';
import { EntityTeaserList } from './EntityTeaserList.tsx';

const one = { name: 'EntityTeaserList', Component: EntityTeaserList, load: loadEntityTeaserList };

describe('EntityTeaserList', () => {
  testTeaser({ ...one, field: 'Entities', ids: { lookup: '[S-309]', untyped: '[X-024]' } });

  it('lists several, and tells editors which were not found', async () => {
    const params = { EntityType: 'ce_person', Entities: '7, p8, 99' };
    const { container } = await showTeaser(one, params, {}, { mode: 'edit' });
    expect(screen.getByRole('heading', { level: 2, name: 'Learn more' })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
    expect(container).toHaveTextContent('Not found in the directory: 99');
  });
});
