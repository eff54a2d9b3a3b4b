import { act, fireEvent } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  asked,
  inAddress,
  type Network,
  placed,
  renderSearch,
  screen,
  settle,
  stubNetwork,
} from '#src/components/search/testing/searchHarness.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { LocationBox } from './LocationBox.tsx';

const place = (id: string, freeformAddress: string, more: object = {}) => ({
  id,
  type: 'Geography',
  entityType: 'Municipality',
  freeformAddress,
  position: { latitude: 38.58, longitude: -121.49 },
  ...more,
});
const sacramento = place('1', 'Sacramento, CA');
const westSacramento = place('2', 'West Sacramento, CA');

const box = <LocationBox {...placed('LocationBox')} />;
const field = () => screen.getByRole('combobox', { name: 'Near' });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const placeCalls = (network: Network) =>
  network.others.filter((address) => address.startsWith('/api/places'));

let user: ReturnType<typeof userEvent.setup>;
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

async function open(results: object[] = [sacramento, westSacramento], address?: string) {
  const network = stubNetwork();
  network.routes['/api/places'] = (url: URL) => ({
    results: url.searchParams.get('entityType') ? results.slice(0, 5) : results,
  });
  const view = await renderSearch(box, { settles: false, ...(address && { address }) });
  await wait(1);
  return { network, ...view };
}

const nearSacramento = (radius: number) => [
  { 'builtin.location': { $near: { lat: 38.58, lng: -121.49, radius, name: 'Sacramento, CA' } } },
];

it('has no violations, shut and open', async () => {
  const { container } = await open();
  await user.type(field(), 'sacr');
  await wait(300);
  expect(options()).toHaveLength(2);
  jest.useRealTimers();
  await expectNoAxeViolations(container);
});

it('[Q-320, R-080, C-061] asks from the fourth character on, never before', async () => {
  const { network } = await open();
  await user.type(field(), 'sac');
  await wait(1000);
  expect(placeCalls(network)).toEqual([]);
  await user.type(field(), 'r');
  await wait(300);
  expect(placeCalls(network).length).toBeGreaterThan(0);
});

it('[Q-321, C-060] asks after a pause of 250 ms, and only for the last text', async () => {
  const { network } = await open();
  await user.type(field(), 'sacram');
  await wait(249);
  expect(placeCalls(network)).toEqual([]);
  await wait(1);
  expect(placeCalls(network)).toEqual([
    '/api/places?query=sacram&entityType=Municipality',
    '/api/places?query=sacram',
  ]);
});

it('[Q-324, C-062, Q-325, C-063, Q-326, Q-327, Q-328, Q-329] lists at most ten: towns once, then ZIP areas, addresses, ranges', async () => {
  await open([
    place('r1', '1–99 Main St, Sacramento', { type: 'Address Range', entityType: undefined }),
    place('p1', '5 Main St, Sacramento', { type: 'Point Address', entityType: undefined }),
    place('z1', '95816', { entityType: 'PostalCodeArea' }),
    place('z2', '95818', { entityType: 'PostalCodeArea' }),
    ...['A', 'B', 'C', 'D', 'E', 'F'].map((name) => place(`m${name}`, name)),
    place('again', 'A'),
    ...[1, 2, 3].map((n) => place(`q${n}`, `${n} Oak St`, { type: 'Point Address', entityType: undefined })),
  ]);
  await user.type(field(), 'sacr');
  await wait(300);
  expect(options()).toEqual([
    'A',
    'B',
    'C',
    'D',
    'E',
    '95816',
    '95818',
    '5 Main St, Sacramento',
    '1 Oak St',
    '2 Oak St',
  ]);
});

it('[Q-262, Q-264, C-056] a chosen place sets a Near filter: its centre and 25 miles in metres', async () => {
  const { network } = await open();
  await user.type(field(), 'sacr');
  await wait(300);
  await user.click(screen.getByRole('option', { name: 'Sacramento, CA' }));
  await wait(10);
  expect(inAddress('staticFilters')).toEqual(nearSacramento(25 * 1609.344));
  expect(asked(network.searches.at(-1), 'filters')).toEqual(nearSacramento(25 * 1609.344)[0]);
  expect(field()).toHaveValue('Sacramento, CA');
});

it('takes the radius of its configuration', async () => {
  const network = stubNetwork();
  network.routes['/api/places'] = { results: [sacramento] };
  await renderSearch(<LocationBox {...placed('LocationBox', { LocationRadius: '10' })} />, {
    settles: false,
  });
  await wait(1);
  await user.type(field(), 'sacr');
  await wait(300);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(inAddress('staticFilters')).toEqual(nearSacramento(10 * 1609.344));
});

describe('[Q-322] closing without picking selects the first suggestion', () => {
  // The clear button is the first stop after the field.
  it.each(['{Tab}{Tab}', '{Enter}', '{Escape}'])('by %s, and says so', async (key) => {
    await open();
    await user.type(field(), 'sacr');
    await wait(300);
    await user.keyboard(key);
    await wait(600);
    expect(inAddress('staticFilters')).toEqual(nearSacramento(25 * 1609.344));
    expect(screen.getByText('Sacramento, CA chosen')).toBeInTheDocument();
  });

  it('also when the suggestions were not there yet', async () => {
    await open();
    await user.type(field(), 'sacr');
    await user.keyboard('{Tab}{Tab}');
    await wait(10);
    expect(field()).toHaveValue('Sacramento, CA');
    expect(inAddress('staticFilters')).toEqual(nearSacramento(25 * 1609.344));
  });

  it('not what an answer to an older text says', async () => {
    const { network } = await open();
    let answer: (value: unknown) => void = () => undefined;
    network.routes['/api/places'] = () => new Promise((resolve) => (answer = resolve));
    await user.type(field(), 'sacr');
    await user.keyboard('{Tab}{Tab}');
    await user.type(field(), 'x');
    answer({ results: [sacramento] });
    await wait(10);
    expect(inAddress('staticFilters')).toBeUndefined();
  });

  it('nothing without a suggestion: the filter stays', async () => {
    await open([]);
    await user.type(field(), 'zzzz');
    await wait(300);
    await user.keyboard('{Tab}{Tab}');
    await wait(10);
    expect(inAddress('staticFilters')).toBeUndefined();
    expect(field()).toHaveValue('zzzz');
  });
});

const nearAddress = `/find-location?staticFilters=${encodeURIComponent(JSON.stringify(nearSacramento(40_000)))}`;

it('[Q-263, Q-323] the clear button empties the box and takes the Near filter away', async () => {
  const { network } = await open([], nearAddress);
  expect(field()).toHaveValue('Sacramento, CA');
  await user.click(screen.getByRole('button', { name: 'Clear the location' }));
  await wait(10);
  expect(field()).toHaveValue('');
  expect(inAddress('staticFilters')).toBeUndefined();
  expect(network.searches.at(-1)?.get('filters')).toBeNull();
});

it('[X-053] a failure is logged, gives no suggestions, and is not told as nothing found', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { network } = await open();
  network.routes['/api/places'] = 503;
  await user.type(field(), 'sacr');
  await wait(300);
  expect(options()).toEqual([]);
  expect(log).toHaveBeenCalledWith('Unable to fetch locations');
  expect(screen.getAllByText(/^We cannot look up places right now/)).not.toEqual([]);
  expect(screen.queryByText(/^No place found/)).toBeNull();

  network.routes['/api/places'] = { results: [] };
  await user.type(field(), 'x');
  await wait(300);
  expect(screen.getAllByText(/^No place found/)).not.toEqual([]);
  expect(screen.queryByText(/^We cannot look up/)).toBeNull();
});

it('looks up a place that came as plain words', async () => {
  await open([sacramento], '/find-location?near=sacramento');
  await wait(10);
  expect(field()).toHaveValue('Sacramento, CA');
  expect(inAddress('near')).toBeUndefined();
});

it('belongs to the search bar’s form', async () => {
  jest.useRealTimers();
  stubNetwork();
  await renderSearch(box);
  fireEvent.focus(field());
  await settle();
  expect(field().getAttribute('form')).toMatch(/-form$/);
});
