import { screen } from '@testing-library/react';
import {
  drawPlanProvider,
  expectQuiet,
} from '#src/components/entity/plan-provider/testing/drawPlanProvider.tsx';
import { planProviderFixture } from '#src/components/entity/plan-provider/testing/planProviderFixture.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { PlanProviderLocations } from './PlanProviderLocations.tsx';

const names = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
const browserSays = (answer: { latitude: number; longitude: number } | 'refused') => {
  Object.defineProperty(navigator, 'permissions', {
    configurable: true,
    value: { query: async () => ({ state: 'granted' }) },
  });
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: {
      getCurrentPosition: (found: PositionCallback, failed: PositionErrorCallback) =>
        answer === 'refused'
          ? failed({ code: 1 } as GeolocationPositionError)
          : found({ coords: answer } as GeolocationPosition),
    },
  });
};
beforeEach(() => {
  Object.assign(SVGElement.prototype, { createSVGRect: () => ({}) });
  window.fetch = jest.fn(async () => ({
    ok: true,
    json: async () => ({ land: [], borders: { type: 'MultiLineString', coordinates: [] }, cities: [] }),
  })) as unknown as typeof window.fetch;
});
afterEach(() => {
  Object.defineProperty(navigator, 'permissions', { configurable: true, value: undefined });
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: undefined });
});

it('[D-194, R-100] lists the addresses with directions and phones', async () => {
  const { container } = drawPlanProvider(<PlanProviderLocations />, planProviderFixture());
  expect(screen.getByRole('region', { name: 'Locations' })).toBeVisible();
  expect(names()).toEqual(['Oakland Family Care', 'Davis Family Care']);
  expect(container).toHaveTextContent('208 Hawthorn Drive');
  expect(screen.getAllByRole('link', { name: '510-555-0146' })[0]).toHaveAttribute(
    'href',
    'tel:+15105550146',
  );
  expect(container).not.toHaveTextContent('miles away');
  await expectNoAxeViolations(container);
});

it('[D-198, S-370, R-108] the nearest comes first once the position is known', async () => {
  browserSays({ latitude: 38.5, longitude: -121.7 });
  const { container } = drawPlanProvider(<PlanProviderLocations />, planProviderFixture());
  expect(names()).toEqual(['Oakland Family Care', 'Davis Family Care']);
  expect(await screen.findByText('3.5 miles away from you')).toBeVisible();
  expect(names()).toEqual(['Davis Family Care', 'Oakland Family Care']);
  await expectNoAxeViolations(container);
});

it('[X-015] a refusal leaves the order and says no distance', async () => {
  browserSays('refused');
  const { container } = drawPlanProvider(<PlanProviderLocations />, planProviderFixture());
  await screen.findByRole('button', { name: /^How far is it/ });
  expect(names()).toEqual(['Oakland Family Care', 'Davis Family Care']);
  expect(container).not.toHaveTextContent('away');
});

it('[E-080, X-060, E-079] is nothing without data; editors are told', () =>
  expectQuiet(PlanProviderLocations, 'c_shpAddresses'));
