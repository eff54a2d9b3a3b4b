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

const places = [{ id: 'f1', name: 'Oak Clinic', path: '/find-location/facility/oak-f1', address }];

it('lists them with their way and phone; where there are more, the way to all', async () => {
  const data = { places: [{ ...places[0], phone: '+15305550100' }], count: 9, path: '/find-location?x' };
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

it('all of them need no way to all', () => {
  drawPlan(HealthPlanAffiliatePlaces, affiliateFixture(), {}, { places, count: 1, path: '/find-location?x' });
  expect(screen.queryByRole('link', { name: /^All/ })).toBeNull();
});

it('shows nothing without data, and editors what is missing', () => {
  expectEmpty(HealthPlanAffiliatePlaces, affiliateFixture(), 'data');
});
