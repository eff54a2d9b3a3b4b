import userEvent from '@testing-library/user-event';
import {
  asked,
  inAddress,
  placed,
  renderSearch,
  screen,
  settle,
  stubNetwork,
} from '#src/components/search/testing/searchHarness.tsx';
import { search as searchEs } from '#src/i18n/es/search.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { SortDropdown } from './SortDropdown.tsx';

const sort = (params: Record<string, string> = {}) => <SortDropdown {...placed('SortDropdown', params)} />;
const choose = async (name: string) => {
  await userEvent.click(screen.getByRole('combobox'));
  await userEvent.click(screen.getByRole('option', { name }));
  await settle();
};
const offered = async () => {
  await userEvent.click(screen.getByRole('combobox'));
  return screen.getAllByRole('option').map((option) => option.textContent);
};
const setGeolocation = (getCurrentPosition: Geolocation['getCurrentPosition']) =>
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });

afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'));

it('[Q-392] offers the sorts of locations, Relevance first', async () => {
  stubNetwork();
  const { container } = await renderSearch(sort());
  expect(await offered()).toEqual(['Relevance', 'Distance', 'Name A-Z', 'Name Z-A']);
  await expectNoAxeViolations(container);
});

it('[Q-255] sorts by keyboard: the address and the search follow, the first page comes back', async () => {
  const network = stubNetwork();
  await renderSearch(sort(), { address: '/find-location?offset=20' });
  screen.getByRole('combobox').focus();
  await userEvent.keyboard('{Enter}{ArrowDown}{ArrowDown}{Enter}');
  await settle();
  expect(inAddress('sortBys')).toEqual([{ type: 'FIELD', field: 'name', direction: 'ASC' }]);
  expect(inAddress('offset')).toBeUndefined();
  expect(asked(network.searches.at(-1), 'sortBys')).toEqual([
    { type: 'FIELD', field: 'name', direction: 'ASC' },
  ]);
  expect(screen.getByRole('combobox')).toHaveTextContent('Name A-Z');
});

it('[S-323] Distance asks for the visitor’s position first', async () => {
  setGeolocation((found) => found({ coords: { latitude: 38, longitude: -121 } } as GeolocationPosition));
  const network = stubNetwork();
  await renderSearch(sort());
  await choose('Distance');
  expect(inAddress('sortBys')).toEqual([{ type: 'ENTITY_DISTANCE' }]);
  expect(network.searches.at(-1)?.get('location')).toBe('38,-121');
});

it('[X-015] without a position the order stays and words say why', async () => {
  setGeolocation((_, refuse) => refuse?.({ code: 1 } as GeolocationPositionError));
  const network = stubNetwork();
  await renderSearch(sort());
  await choose('Distance');
  expect(inAddress('sortBys')).toBeUndefined();
  expect(network.searches).toHaveLength(1);
  expect(screen.getByText(/choose a place or share your location/)).toBeVisible();
});

it('with a place chosen Distance asks for nothing', async () => {
  const ask = jest.fn();
  setGeolocation(ask);
  stubNetwork();
  const near = [{ 'builtin.location': { $near: { lat: 38, lng: -121, radius: 1, name: 'Here' } } }];
  await renderSearch(sort(), {
    address: `/find-location?staticFilters=${encodeURIComponent(JSON.stringify(near))}`,
  });
  await choose('Distance');
  expect(ask).not.toHaveBeenCalled();
  expect(inAddress('sortBys')).toEqual([{ type: 'ENTITY_DISTANCE' }]);
});

it('[A-74] a list that begins with Distance names the order that is there, and orders by distance from a place', async () => {
  const volunteering = sort({ SortSet: 'volunteering' });
  const verticals = ['volunteer-opportunity'] as const;
  const address = '/volunteering/opportunities?verticalKey=volunteer-opportunity';
  const network = stubNetwork();
  const { unmount } = await renderSearch(volunteering, { address, screen: { verticals } });
  expect(screen.getByRole('combobox')).toHaveTextContent('Relevance');
  expect(asked(network.searches.at(-1), 'sortBys')).toEqual([]);
  unmount();
  const near = [{ 'builtin.location': { $near: { lat: 38, lng: -121, radius: 1, name: 'Here' } } }];
  await renderSearch(volunteering, {
    address: `${address}&staticFilters=${encodeURIComponent(JSON.stringify(near))}`,
    screen: { verticals },
  });
  expect(screen.getByRole('combobox')).toHaveTextContent('Distance');
  expect(asked(network.searches.at(-1), 'sortBys')).toEqual([{ type: 'ENTITY_DISTANCE' }]);
});

it('is hidden for one option, and takes the list its configuration names', async () => {
  stubNetwork();
  const { unmount } = await renderSearch(sort({ SortSet: 'healthWellness' }));
  unmount();
  await renderSearch(sort({ SortSet: 'awards' }));
  expect(await offered()).toEqual(['Most Recent', 'Name A-Z', 'Name Z-A']);
});

it('has nothing to order where nothing was found', async () => {
  stubNetwork(() => ({ count: 0, results: [] }));
  await renderSearch(<SortDropdown {...placed('SortDropdown')} />);
  expect(screen.queryByText(/Sort by/)).not.toBeInTheDocument();
});

it('speaks Spanish', async () => {
  stubNetwork();
  await renderSearch(sort(), { page: { locale: 'es', dictionary: searchEs } });
  expect(await offered()).toEqual(['Relevancia', 'Distancia', 'Nombre A-Z', 'Nombre Z-A']);
});
