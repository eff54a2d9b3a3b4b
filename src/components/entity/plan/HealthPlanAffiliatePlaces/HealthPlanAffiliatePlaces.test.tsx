import { screen, within } from '@testing-library/react';
import { drawPlan, expectEmpty } from '#src/components/entity/plan/testing/drawPlan.tsx';
import { affiliateFixture, payorFixture } from '#src/components/entity/plan/testing/planFixtures.ts';
import { searchOfPlaces } from '#src/components/entity/plan/testing/searchOfPlaces.ts';
import type { ComponentDataContext } from '#src/context/ComponentData.ts';
import type { Entity } from '#src/domain/entities/Entity.ts';
import type { SearchResult } from '#src/domain/search/SearchAnswer.ts';
import type { VerticalSearch } from '#src/ports/SearchPort.ts';
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
const load = (entity: Entity, results: SearchResult[], asked?: VerticalSearch[]) =>
  loadHealthPlanAffiliatePlaces(placedProps('HealthPlanAffiliatePlaces', {}).rendering, {
    entity,
    locale: 'en',
    search: searchOfPlaces(results, asked),
  } as unknown as ComponentDataContext);

it('takes the places with an address, and counts all', async () => {
  const others = Array.from({ length: 7 }, (_, at) => found(`g${at}`, {}));
  const data = await load(affiliateFixture(), [
    found('f1', { address, mainPhone: '+15305550100' }),
    found('f2', {}),
    ...others,
  ]);
  expect(data?.places).toMatchObject([
    { id: 'f1', name: 'Place f1', phone: '+15305550100', address: { city: 'Davis' } },
  ]);
  expect(data?.count).toBe(9);
  expect(data?.path).toContain('Oak+Hospital');
  expect(await load(affiliateFixture(), [found('f2', {})])).toBeUndefined();
  expect(await load(payorFixture(), [found('f1', { address })])).toBeUndefined();
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

it('shows the hospital first, then the others by name, and says so', async () => {
  const of = (id: string, name: string, type: string) => found(id, { address, name, c_locationType: [type] });
  const results = [
    of('f1', 'Willow Lab', 'Lab'),
    of('f2', 'Oak Hospital', 'Hospital'),
    of('f3', 'Alder Imaging', 'Imaging'),
  ];
  const data = await load(affiliateFixture(), results);
  expect(data?.places.map(({ name }) => name)).toEqual(['Oak Hospital', 'Alder Imaging', 'Willow Lab']);
  drawPlan(HealthPlanAffiliatePlaces, affiliateFixture(), { locale: 'es' }, data);
  expect(screen.getByText('Primero el hospital y después los demás centros por nombre.')).toBeVisible();
  const group = await load(affiliateFixture(), [results[0]!, results[2]!]);
  expect(group).toMatchObject({ order: 'name', places: [{ name: 'Alder Imaging' }, { name: 'Willow Lab' }] });
});

it('needs no more than it shows: of many, two asks for the first six, hospitals first wherever the search has them', async () => {
  const many = Array.from({ length: 500 }, (_, at) =>
    found(`f${at}`, {
      ...{ address, name: `Place ${String(999 - at)}` },
      c_locationType: [at === 0 ? 'Hospital' : 'Lab'],
    }),
  );
  const asked: VerticalSearch[] = [];
  const names = ['Place 999', 'Place 500', 'Place 501', 'Place 502', 'Place 503', 'Place 504'];
  expect(await load(affiliateFixture(), many, asked)).toMatchObject({
    ...{ order: 'hospital', count: 500 },
    places: names.map((name) => ({ name })),
  });
  expect(asked.map(({ limit, offset = 0 }) => [limit, offset])).toEqual([
    [6, 0],
    [6, 0],
  ]);
  expect(await load(affiliateFixture(), many.slice(1))).toMatchObject({
    order: 'name',
    places: [...names.slice(1), 'Place 505'].map((name) => ({ name })),
  });
});

it('shows no more hospitals than it shows places, and a hospital once', async () => {
  const hospitals = Array.from({ length: 8 }, (_, at) =>
    found(`h${at}`, { address, name: `Oak ${at}`, c_locationType: ['Hospital', 'Emergency Room'] }),
  );
  const lab = found('l', { address, name: 'Alder Lab', c_locationType: ['Lab'] });
  const shown = async (places: SearchResult[]) =>
    (await load(affiliateFixture(), places))?.places.map(({ name }) => name);
  expect(await shown([lab, ...hospitals])).toEqual(['Oak 0', 'Oak 1', 'Oak 2', 'Oak 3', 'Oak 4', 'Oak 5']);
  expect(await shown([lab, ...hospitals.slice(0, 2)])).toEqual(['Oak 0', 'Oak 1', 'Alder Lab']);
});

it('all of them need no way to all', () => {
  drawPlan(HealthPlanAffiliatePlaces, affiliateFixture(), {}, { places, count: 1, path: '/find-location?x' });
  expect(screen.queryByRole('link', { name: /^All/ })).toBeNull();
});

it('shows nothing without data, and editors what is missing', () => {
  expectEmpty(HealthPlanAffiliatePlaces, affiliateFixture(), 'data');
});
