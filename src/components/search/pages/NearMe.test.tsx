import userEvent from '@testing-library/user-event';
import { type Search, useSearch } from '#src/components/search/common/useSearch.ts';
import {
  inAddress,
  renderSearch,
  screen,
  settle,
  someResults,
  stubNetwork,
} from '#src/components/search/testing/searchHarness.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { NearMe } from './NearMe.tsx';

const Shown = () => <NearMe search={useSearch() as Search} />;
const at = (query: string) => `/find-location?query=${encodeURIComponent(JSON.stringify(query))}`;

beforeEach(() => {
  stubNetwork(() => ({ results: someResults(2) }));
});
afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'));

it('says that nobody knows what is near, and finds out when it may', async () => {
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: {
      getCurrentPosition: (found: (at: { coords: object }) => void) =>
        found({ coords: { latitude: 38.5, longitude: -121.5 } }),
    },
  });
  const { container } = await renderSearch(<Shown />, { address: at('urgent care near me') });
  expect(container).toHaveTextContent('Your location is not known here');
  await expectNoAxeViolations(container);
  await userEvent.click(screen.getByRole('button', { name: 'Use my exact location' }));
  await settle();
  expect(container).toBeEmptyDOMElement();
  expect(JSON.stringify(inAddress('staticFilters'))).toContain('38.5');
});

it('offers no more where the device does not say', async () => {
  const { container } = await renderSearch(<Shown />, { address: at('atención urgente cerca de mí') });
  await userEvent.click(screen.getByRole('button'));
  await settle();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(container).toHaveTextContent('add a city or ZIP');
});

it('is silent about other words', async () => {
  const { container } = await renderSearch(<Shown />, { address: at('urgent care in davis') });
  expect(container).toBeEmptyDOMElement();
});
