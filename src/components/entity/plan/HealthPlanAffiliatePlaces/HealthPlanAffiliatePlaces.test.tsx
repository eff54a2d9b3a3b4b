import { screen, within } from '@testing-library/react';
import { drawPlan, expectEmpty } from '#src/components/entity/plan/testing/drawPlan.tsx';
import { affiliateFixture, payorFixture } from '#src/components/entity/plan/testing/planFixtures.ts';
import type { ComponentDataContext } from '#src/context/ComponentData.ts';
import type { Entity } from '#src/domain/entities/Entity.ts';
import type { SearchResult } from '#src/domain/search/SearchAnswer.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { placedProps } from '#tests/support/placed.ts';
import { loadHealthPlanAffiliatePlaces } from './HealthPlanAffiliatePlaces.data.ts';
import { HealthPlanAffiliatePlaces } from './HealthPlanAffiliatePlaces.tsx';

const found = (id: string, data: Record<string, unknown>): SearchResult => ({
  id,
  entityType: 'healthcareFacility',
  data: { id, name: `Place ${id}`, landingPageUrl: `/find-location/facility/place-${id}`, ...data },
});
const address = { line1: '1 Oak Street', city: 'Davis', region: 'CA', postalCode: '95616' };
const load = (entity: Entity, count: number, results: SearchResult[]) =>
  loadHealthPlanAffiliatePlaces(placedProps('HealthPlanAffiliatePlaces', {}).rendering, {
    entity,
    locale: 'en',
    search: { vertical: async () => ({ count, results, facets: [] }) },
  } as unknown as ComponentDataContext);

it('takes the places with an address, and counts all', async () => {
  const data = await load(affiliateFixture(), 9, [
    found('f1', { address, mainPhone: '+15305550100' }),
    found('f2', {}),
  ]);
  expect(data?.places).toMatchObject([
    { id: 'f1', name: 'Place f1', phone: '+15305550100', address: { city: 'Davis' } },
  ]);
  expect(data?.count).toBe(9);
  expect(data?.path).toContain('Oak+Hospital');
  expect(await load(affiliateFixture(), 1, [found('f2', {})])).toBeUndefined();
  expect(await load(payorFixture(), 1, [found('f1', { address })])).toBeUndefined();
});

const standAt = (coords: { latitude: number; longitude: number }) => {
  const own = (name: string, value: unknown) =>
    Object.defineProperty(navigator, name, { configurable: true, value });
  own('permissions', { query: async () => ({ state: 'granted' }) });
  own('geolocation', {
    getCurrentPosition: (found: PositionCallback) => found({ coords } as GeolocationPosition),
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
  for (const name of ['permissions', 'geolocation'])
    Object.defineProperty(navigator, name, { configurable: true, value: undefined });
});

const places = [{ id: 'f1', name: 'Oak Clinic', path: '/find-location/facility/oak-f1', address }];

it('lists them with their way and phone; where there are more, the way to all', async () => {
  const data = {
    places: [{ ...places[0], phone: '+15305550100' }],
    others: [],
    count: 9,
    path: '/find-location?x',
  };
  const { container } = drawPlan(HealthPlanAffiliatePlaces, affiliateFixture(), {}, data);
  const region = screen.getByRole('region', { name: 'Locations' });
  expect(within(region).getByRole('link', { name: 'Oak Clinic' })).toHaveAttribute(
    'href',
    '/find-location/facility/oak-f1',
  );
  expect(within(region).getByRole('link', { name: '530-555-0100' })).toBeVisible();
  expect(within(region).getByRole('link', { name: 'All 9 locations' })).toHaveAttribute(
    'href',
    '/find-location?x',
  );
  await expectNoAxeViolations(container);
});

it('shows the hospital first, then the others by kind, and says so', async () => {
  const of = (id: string, name: string, type: string) => found(id, { address, name, c_locationType: [type] });
  const results = [
    of('f1', 'Willow Lab', 'Lab'),
    of('f2', 'Oak Hospital', 'Hospital'),
    of('f3', 'Alder Imaging', 'Imaging'),
  ];
  const data = await load(affiliateFixture(), 3, results);
  expect(data?.places.map(({ name }) => name)).toEqual(['Oak Hospital', 'Willow Lab', 'Alder Imaging']);
  drawPlan(HealthPlanAffiliatePlaces, affiliateFixture(), { locale: 'es' }, data);
  expect(screen.getByText('Primero el hospital y después los demás centros por tipo.')).toBeVisible();
  const group = await load(affiliateFixture(), 2, [results[0]!, results[2]!]);
  expect(group).toMatchObject({ order: 'name', places: [{ name: 'Alder Imaging' }, { name: 'Willow Lab' }] });
});

it('shows of many one of each kind first, from the towns with the most, and says so', async () => {
  const of = (name: string, city: string, ...types: string[]) =>
    found(name.replace(' ', ''), { address: { ...address, city }, name, c_locationType: types });
  const data = await load(affiliateFixture(), 7, [
    of('Alder Imaging', 'Davis', 'Imaging'),
    of('Birch Urgent', 'Davis', 'Urgent Care'),
    of('Cedar Urgent', 'Winters', 'Urgent Care'),
    of('Elm Plaza', 'Winters', 'Care Center', 'Lab'),
    of('Fir Plaza', 'Davis', 'Care Center'),
    of('Oak Tea Room', 'Davis', 'Tea Room'),
    of('Pine Lab', 'Davis', 'Lab'),
  ]);
  expect(data).toMatchObject({ order: 'kind', count: 7 });
  expect(data?.places.map(({ name }) => name)).toEqual([
    ...['Birch Urgent', 'Fir Plaza', 'Pine Lab', 'Alder Imaging', 'Oak Tea Room'],
    'Cedar Urgent',
  ]);
  const { unmount } = drawPlan(HealthPlanAffiliatePlaces, affiliateFixture(), {}, data);
  expect(
    screen.getByText('One place of each kind first, from the cities with the most places.'),
  ).toBeVisible();
  unmount();
  drawPlan(HealthPlanAffiliatePlaces, affiliateFixture(), { locale: 'es' }, data);
  expect(screen.getByText('Primero, un centro de cada tipo, de las ciudades con más centros.')).toBeVisible();
});

it('asks on where the search tells not all at once, and names no order of what it did not see', async () => {
  const asked: (number | undefined)[] = [];
  const loadFrom = (count: number) =>
    loadHealthPlanAffiliatePlaces(placedProps('HealthPlanAffiliatePlaces', {}).rendering, {
      entity: affiliateFixture(),
      locale: 'en',
      search: {
        vertical: async ({ offset = 0, limit }: { offset?: number; limit: number }) => {
          asked.push(offset);
          const results = Array.from({ length: Math.min(limit, count - offset) }, (_, at) =>
            found(`f${offset + at}`, { address, name: `Place ${String(999 - offset - at)}` }),
          );
          return { count, results, facets: [] };
        },
      },
    } as unknown as ComponentDataContext);
  expect(await loadFrom(66)).toMatchObject({
    order: 'kind',
    places: [{ name: 'Place 934' }, {}, {}, {}, {}, {}],
  });
  expect(asked).toEqual([0, 50]);
  expect((await loadFrom(500))?.order).toBeUndefined();
});

it('the nearest of all come first once the position is known, also those not shown before', async () => {
  standAt({ latitude: 38.55, longitude: -121.74 });
  const of = (name: string, latitude: number) => ({
    ...{ id: name, name, address },
    coordinate: { latitude, longitude: -121.74 },
  });
  drawPlan(
    HealthPlanAffiliatePlaces,
    affiliateFixture(),
    {},
    {
      places: [of('Far Hospital', 39.9), of('Farther Clinic', 40.2)],
      others: [of('Farthest Lab', 41), of('Near Lab', 38.56)],
      ...{ count: 4, path: '/find-location?x', order: 'kind' },
    },
  );
  const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(names()).toEqual(['Far Hospital', 'Farther Clinic']);
  expect(await screen.findByText('The nearest to you comes first.')).toBeVisible();
  expect(names()).toEqual(['Near Lab', 'Far Hospital']);
});

it('says of no place that it is the nearest where not all are known', async () => {
  standAt({ latitude: 38.55, longitude: -121.74 });
  const of = (name: string, latitude: number) => ({
    ...{ id: name, name, address },
    coordinate: { latitude, longitude: -121.74 },
  });
  const known = {
    places: [of('Far Hospital', 39.9), of('Near Lab', 38.56)],
    others: [],
    count: 500,
    path: '/x',
  };
  drawPlan(HealthPlanAffiliatePlaces, affiliateFixture(), {}, known);
  expect(await screen.findAllByText(/miles? away from you/)).toHaveLength(2);
  expect(screen.queryByText('The nearest to you comes first.')).toBeNull();
  expect(screen.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent('Far Hospital');
});

it('folds the weeks of many places, each behind a word that names its place', async () => {
  const hours = { week: { monday: { kind: 'open', intervals: [{ start: 480, end: 1020 }] } }, holidays: [] };
  const many = ['Oak', 'Elm', 'Fir', 'Ash'].map((name) => ({ ...{ id: name, name, address }, hours }));
  const drawn = (shown: typeof many) =>
    drawPlan(
      HealthPlanAffiliatePlaces,
      affiliateFixture(),
      {},
      { places: shown, others: [], count: 4, path: '/x' },
    );
  const { container, unmount } = drawn(many);
  expect([...container.querySelectorAll('summary')].map(({ textContent }) => textContent)).toEqual(
    many.map(({ name }) => `Hours (${name})`),
  );
  await expectNoAxeViolations(container);
  unmount();
  expect(drawn(many.slice(0, 3)).container.querySelector('summary')).toBeNull();
});

it('all of them need no way to all', () => {
  drawPlan(
    HealthPlanAffiliatePlaces,
    affiliateFixture(),
    {},
    { places, others: [], count: 1, path: '/find-location?x' },
  );
  expect(screen.queryByRole('link', { name: /^All/ })).toBeNull();
});

it('shows nothing without data, and editors what is missing', () => {
  expectEmpty(HealthPlanAffiliatePlaces, affiliateFixture(), 'data');
});
