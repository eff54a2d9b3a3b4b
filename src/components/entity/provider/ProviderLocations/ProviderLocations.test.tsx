import { screen, within } from '@testing-library/react';
import { drawSection, expectSection } from '#src/components/entity/provider/testing/drawProvider.tsx';
import { bareProvider, providerFixture } from '#src/components/entity/provider/testing/providerFixture.ts';
import type { ComponentDataContext } from '#src/ports/ComponentData.ts';
import { loadProviderLocations } from './ProviderLocations.data.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { ProviderLocations } from './ProviderLocations.tsx';

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
    loadProviderLocations({ componentName: 'x' }, { entity, log } as unknown as ComponentDataContext);
  await load(providerFixture());
  expect(log).not.toHaveBeenCalled();
  await load(bareProvider());
  expect(log).toHaveBeenCalledWith({
    event: 'provider-offices',
    id: 'prov0',
    message: 'No offices found for the healthcare professional.',
  });
});
