import userEvent from '@testing-library/user-event';
import {
  inAddress,
  placed,
  renderSearch,
  screen,
  settle,
  stubNetwork,
} from '#src/components/search/testing/searchHarness.tsx';
import { pageFixture } from '#tests/support/renderOnPage.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { ExactLocationButton } from './ExactLocationButton.tsx';

const button = <ExactLocationButton {...placed('ExactLocationButton')} />;
const setGeolocation = (getCurrentPosition: Geolocation['getCurrentPosition']) =>
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
const press = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Use my exact location' }));
  await settle();
};

afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'));

it('[Q-265, Q-266, S-351, C-057] asks the browser and sets a Near filter of 50 miles', async () => {
  setGeolocation((found) => found({ coords: { latitude: 38.5, longitude: -121.5 } } as GeolocationPosition));
  const network = stubNetwork();
  const { container } = await renderSearch(button);
  await press();
  expect(inAddress('staticFilters')).toEqual([
    { 'builtin.location': { $near: { lat: 38.5, lng: -121.5, radius: 50 * 1609.344 } } },
  ]);
  expect(network.searches.at(-1)?.get('location')).toBe('38.5,-121.5');
  expect(screen.getByRole('status')).toHaveTextContent('Showing places within 50 miles of you');
  await expectNoAxeViolations(container);
});

it('[C-058] a larger configured minimum wins', async () => {
  setGeolocation((found) => found({ coords: { latitude: 38.5, longitude: -121.5 } } as GeolocationPosition));
  stubNetwork();
  const { config } = pageFixture();
  await renderSearch(button, { page: { config: { ...config, exactLocationRadiusMiles: 75 } } });
  await press();
  expect(JSON.stringify(inAddress('staticFilters'))).toContain(`"radius":${75 * 1609.344}`);
});

it('[X-015] refused: the list stays as it is and words say so', async () => {
  setGeolocation((_, refuse) => refuse?.({ code: 1 } as GeolocationPositionError));
  const network = stubNetwork();
  await renderSearch(button);
  await press();
  expect(inAddress('staticFilters')).toBeUndefined();
  expect(network.searches).toHaveLength(1);
  expect(screen.getByRole('status')).toHaveTextContent('Your browser did not share your location');
});

it('never asks before it is pressed', async () => {
  const ask = jest.fn();
  setGeolocation(ask);
  stubNetwork();
  await renderSearch(button);
  expect(ask).not.toHaveBeenCalled();
});
