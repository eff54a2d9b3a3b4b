import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  placed,
  renderSearch,
  screen,
  stubNetwork,
  wireLocation,
} from '#src/components/search/testing/searchHarness.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { ResultsMap } from './ResultsMap.tsx';

const map = <ResultsMap {...placed('ResultsMap')} />;
const mapAddress = '/find-location?view=map';
const square = {
  type: 'Polygon',
  coordinates: [
    [
      [-124, 32],
      [-114, 32],
      [-114, 42],
      [-124, 32],
    ],
  ],
};
const baseMap = {
  land: [{ type: 'Feature', properties: { home: true }, geometry: square }],
  borders: {
    type: 'MultiLineString',
    coordinates: [
      [
        [-120, 36],
        [-119, 37],
      ],
    ],
  },
  cities: [{ name: 'Sacramento', latitude: 38.58, longitude: -121.49, zoom: 5 }],
};

beforeAll(() => {
  // jsdom draws nothing; with this Leaflet takes its SVG renderer, as every browser does.
  Object.assign(SVGElement.prototype, { createSVGRect: () => ({}) });
});
afterEach(() => jest.restoreAllMocks());

function network(results: { data: Record<string, unknown> }[]) {
  const net = stubNetwork(() => ({ results }));
  net.routes['/map/network.json'] = baseMap;
  return net;
}
const three = [1, 2, 3].map((number) => ({
  data: wireLocation(number, {
    yextDisplayCoordinate: number === 2 ? undefined : { latitude: 32 + 3 * number, longitude: -120 },
  }),
}));
const pins = () => screen.queryAllByRole('button', { name: /^\d+: / });

// First, because a base map that has come once is kept.
it('says so when the base map does not load; the list is still there', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const net = network(three);
  net.routes['/map/network.json'] = 503;
  await renderSearch(map, { address: mapAddress });
  await waitFor(() => expect(screen.getByText(/The map could not be loaded/)).toBeVisible());
});

it('[Q-290] shows the results as pins numbered like the rows, with names; a place without a position has none', async () => {
  network(three);
  const { container } = await renderSearch(map, { address: `${mapAddress}&offset=20` });
  await waitFor(() => expect(pins()).toHaveLength(2));
  expect(pins().map((pin) => `${pin.textContent} ${pin.getAttribute('aria-label')}`)).toEqual([
    '21 21: Harbor Clinic 1',
    '23 23: Harbor Clinic 3',
  ]);
  expect(screen.getByRole('region', { name: 'Map of the results' })).toBeVisible();
  await expectNoAxeViolations(container);
});

it('a pin is reached and opened by keyboard, and leads to its row', async () => {
  network(three);
  await renderSearch(map, { address: mapAddress });
  await waitFor(() => expect(pins()).toHaveLength(2));
  pins()[1]?.focus();
  expect(pins()[1]).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('3: Harbor Clinic 3')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See in the list Harbor Clinic 3' }).getAttribute('href')).toMatch(
    /-row-3$/,
  );
});

it('pins that would cover each other stand as one, with all their names and rows', async () => {
  const here = { yextDisplayCoordinate: { latitude: 38.5, longitude: -121.5 } };
  network([{ data: wireLocation(1, here) }, { data: wireLocation(2, here) }]);
  await renderSearch(map, { address: mapAddress });
  await waitFor(() => expect(pins()).toHaveLength(1));
  expect(pins()[0]?.querySelector('[data-more]')).toHaveAttribute('data-more', '+1');
  await userEvent.click(screen.getByRole('button', { name: '1: Harbor Clinic 1; 2: Harbor Clinic 2' }));
  expect(screen.getAllByRole('link', { name: /^See in the list/ })).toHaveLength(2);
});

it('zooms by buttons: farther off near pins stand as one, nearer they part again', async () => {
  const size = (pixels: number) => ({ configurable: true, get: () => pixels });
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', size(600));
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', size(400));
  const at = (latitude: number) => ({ yextDisplayCoordinate: { latitude, longitude: -120 } });
  network([{ data: wireLocation(1, at(36)) }, { data: wireLocation(2, at(36.5)) }]);
  await renderSearch(map, { address: mapAddress });
  await waitFor(() => expect(pins()).toHaveLength(2));
  const press = async (name: string, times: number) => {
    for (let time = 0; time < times; time += 1) await userEvent.click(screen.getByRole('button', { name }));
  };
  await press('Zoom out', 6);
  await waitFor(() => expect(pins()).toHaveLength(1));
  await press('Zoom in', 4);
  await waitFor(() => expect(pins()).toHaveLength(2));
  Reflect.deleteProperty(HTMLElement.prototype, 'clientWidth');
  Reflect.deleteProperty(HTMLElement.prototype, 'clientHeight');
});

it('loads nothing of the map while the list is shown', async () => {
  const net = network(three);
  const { container } = await renderSearch(map);
  expect(container).toBeEmptyDOMElement();
  expect(net.others).toEqual([]);
});

it('asks nothing of a third party', async () => {
  network(three);
  await renderSearch(map, { address: mapAddress });
  await waitFor(() => expect(pins()).toHaveLength(2));
  const origins = jest
    .mocked(window.fetch)
    .mock.calls.map(([url]) => new URL(String(url), 'http://localhost').origin);
  expect(new Set(origins)).toEqual(new Set(['http://localhost']));
  expect(document.querySelectorAll('img')).toHaveLength(0);
});

it('[Q-388] without a place says ‘No locations available.’', async () => {
  network([]);
  await renderSearch(map, { address: mapAddress });
  expect(screen.getByRole('status')).toHaveTextContent(/^No locations available\.$/);
});
