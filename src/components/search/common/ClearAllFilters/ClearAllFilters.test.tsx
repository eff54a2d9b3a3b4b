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
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { ClearAllFilters } from './ClearAllFilters.tsx';

const clear = <ClearAllFilters {...placed('ClearAllFilters')} />;
const facets = encodeURIComponent(JSON.stringify([{ i: 'c_locationType', v: ['Lab'] }]));
const filters = encodeURIComponent(
  JSON.stringify([
    { 'builtin.hours': { $openAt: 'now' } },
    { 'builtin.location': { $near: { lat: 38, lng: -121, radius: 40000, name: 'Here' } } },
  ]),
);

it('[Q-259, Q-260, Q-261] resets offset and facets and unselects every filter; the words stay', async () => {
  const network = stubNetwork();
  const { container } = await renderSearch(clear, {
    address: `/find-location?query=%22lab%22&offset=20&facets=${facets}&staticFilters=${filters}`,
  });
  await expectNoAxeViolations(container);
  await userEvent.click(screen.getByRole('button', { name: 'Clear All' }));
  await settle();
  expect(inAddress('offset')).toBeUndefined();
  expect(inAddress('facets')).toBeUndefined();
  expect(inAddress('staticFilters')).toBeUndefined();
  expect(inAddress('query')).toBe('lab');
  expect(network.searches.at(-1)?.get('filters')).toBeNull();
});

it('[Q-298] on the provider vertical keeps only the network’s own providers', async () => {
  const network = stubNetwork();
  await renderSearch(clear, {
    screen: { verticals: ['healthcare_professionals'] },
    address: `/find-provider?verticalKey=healthcare_professionals&staticFilters=${filters}`,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Clear All' }));
  await settle();
  expect(inAddress('staticFilters')).toBeUndefined(); // what holds anyway stands in no address
  expect(asked(network.searches.at(-1), 'filters')).toEqual({ c_providerIsSutter: { $eq: true } });
});

it('is hidden when nothing is applied', async () => {
  stubNetwork();
  await renderSearch(clear);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('is hidden for the network’s own providers, which nobody chose, and offered for affiliated ones', async () => {
  stubNetwork();
  const providers = { screen: { verticals: ['healthcare_professionals'] as [string] } };
  const { unmount } = await renderSearch(clear, { ...providers, address: '/find-provider' });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  unmount();
  const affiliated = encodeURIComponent(JSON.stringify([{ c_providerIsSutter: { $eq: false } }]));
  await renderSearch(clear, { ...providers, address: `/find-provider?staticFilters=${affiliated}` });
  await userEvent.click(screen.getByRole('button', { name: 'Clear All' }));
  await settle();
  expect(inAddress('staticFilters')).toBeUndefined();
});
