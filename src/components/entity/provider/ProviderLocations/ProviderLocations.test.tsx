import { fireEvent, screen, within } from '@testing-library/react';
import { drawSection, expectSection } from '#src/components/entity/provider/testing/drawProvider.tsx';
import { bareProvider, providerFixture } from '#src/components/entity/provider/testing/providerFixture.ts';
import type { ComponentDataContext } from '#src/context/ComponentData.ts';
import { loadProviderLocations } from './ProviderLocations.data.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { ProviderLocations } from './ProviderLocations.tsx';
import { placed } from '#tests/support/placed.ts';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // the map's data do not come in a test
});
afterEach(() => jest.restoreAllMocks());

expectSection(ProviderLocations, 'ProviderLocations', 'c_offices');

it('has no accessibility violation', async () => {
  const { container } = drawSection(ProviderLocations);
  expect(container).not.toBeEmptyDOMElement();
  await expectNoAxeViolations(container);
});

it('[D-165, D-177, R-107] lists the places that have an address', () => {
  const { container } = drawSection(ProviderLocations);
  const region = screen.getByRole('region', { name: 'My Locations' });
  expect(within(region).getByRole('link', { name: 'Harbor Street Clinic' })).toHaveAttribute(
    'href',
    '/find-location/facility/harbor-o1',
  );
  expect(screen.queryByText('Nowhere Office')).not.toBeInTheDocument();
  expect(container.querySelector('#locations')).not.toBeNull();
});

it('[X-071] a provider without any office is told to the log', async () => {
  const log = jest.fn();
  const load = (entity: ReturnType<typeof bareProvider>) =>
    loadProviderLocations(placed('ProviderLocations'), { entity, log } as unknown as ComponentDataContext);
  await load(providerFixture());
  expect(log).not.toHaveBeenCalled();
  await load(bareProvider());
  expect(log).toHaveBeenCalledWith({
    event: 'provider-offices',
    id: 'prov0',
    message: 'No offices found for the healthcare professional.',
  });
});

describe('a place', () => {
  const at = (now: string) =>
    jest.useFakeTimers({ now: new Date(now), doNotFake: ['setTimeout', 'queueMicrotask', 'setInterval'] });
  afterEach(() => jest.useRealTimers());
  const withPosition = (coords: object | undefined) =>
    Object.defineProperty(navigator, 'geolocation', {
      configurable: true,
      value: {
        getCurrentPosition: (found: (position: object) => void, failed: () => void) =>
          coords ? found({ coords }) : failed(),
      },
    });
  const ask = () => fireEvent.click(screen.getByRole('button', { name: 'How far is it?' }));

  it('tells whether it is open now, and its week', () => {
    at('2026-11-21T14:41:00-08:00');
    drawSection(ProviderLocations);
    expect(screen.getByText('Open now, closes at 5 pm')).toBeVisible();
    expect(screen.getByText('9 am – 5 pm')).toBeVisible();
  });

  it('can be called and reached', () => {
    drawSection(ProviderLocations);
    expect(screen.getByRole('link', { name: '415-555-0141' })).toHaveAttribute('href', 'tel:+14155550141');
    expect(screen.getByText('Fax 415-555-0149')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Get Directions to Harbor Street Clinic' })).toHaveAttribute(
      'href',
      expect.stringContaining('destination=214%20Harbor%20Street'),
    );
  });

  it('[R-108, C-128, C-129, R-027] tells its distance once the position is known', () => {
    withPosition({ latitude: 37.9, longitude: -122.4 });
    drawSection(ProviderLocations);
    expect(screen.queryByText(/away/)).not.toBeInTheDocument();
    ask();
    // A tenth of a degree of 69.09 miles.
    expect(screen.getByText('6.9 miles away from you')).toBeVisible();
  });

  it('[R-108] and none where it has no coordinates, or the position is not told', () => {
    withPosition(undefined);
    const { unmount } = drawSection(ProviderLocations);
    ask();
    expect(screen.getByText('We could not find where you are.')).toBeVisible();
    unmount();
    const [office] = providerFixture().offices;
    drawSection(ProviderLocations, providerFixture({ offices: [{ ...office!, coordinate: undefined }] }));
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
