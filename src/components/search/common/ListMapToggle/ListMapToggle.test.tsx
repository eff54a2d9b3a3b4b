import userEvent from '@testing-library/user-event';
import {
  inAddress,
  placed,
  renderSearch,
  screen,
  settle,
  stubNetwork,
} from '#src/components/search/testing/searchHarness.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { SearchContext, useSearch } from '#src/components/search/common/useSearch.ts';
import { ListMapToggle } from './ListMapToggle.tsx';

const toggle = <ListMapToggle {...placed('ListMapToggle')} />;

it('[Q-035, Q-290, Q-291] chooses between List View, the default, and Map View', async () => {
  const network = stubNetwork();
  const { container } = await renderSearch(toggle);
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    'List View',
    'Map View',
  ]);
  expect(screen.getByRole('radio', { name: 'List View' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Map View' }));
  await settle();
  expect(screen.getByRole('radio', { name: 'Map View' })).toBeChecked();
  expect(inAddress('view')).toBe('map');
  expect(network.searches).toHaveLength(1);
  await expectNoAxeViolations(container);
});

it('keeps the view in the address, and goes back to the list by keyboard', async () => {
  stubNetwork();
  await renderSearch(toggle, { address: '/find-location?view=map' });
  screen.getByRole('radio', { name: 'Map View' }).focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('radio', { name: 'List View' })).toBeChecked();
  expect(inAddress('view')).toBeUndefined();
});

it('starts with the map where the page is configured so', async () => {
  stubNetwork();
  await renderSearch(toggle, { screen: { defaultView: 'map' } });
  expect(screen.getByRole('radio', { name: 'Map View' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'List View' }));
  expect(screen.getByRole('radio', { name: 'List View' })).toBeChecked();
  expect(inAddress('view')).toBe('list');
});

it('[Q-292] is not shown in a search over everything', async () => {
  stubNetwork();
  function Universal() {
    const search = useSearch();
    if (!search) return null;
    const { verticalKey: _, ...state } = search.state;
    return <SearchContext.Provider value={{ ...search, state }}>{toggle}</SearchContext.Provider>;
  }
  await renderSearch(<Universal />);
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});
