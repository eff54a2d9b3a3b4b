import { screen, within } from '@testing-library/react';
import { drawPlan, expectEmpty, hrefs } from '#src/components/entity/plan/testing/drawPlan.tsx';
import {
  affiliateFixture,
  barePlan,
  healthPlanFixture,
  payorFixture,
  planOf,
} from '#src/components/entity/plan/testing/planFixtures.ts';
import type { ComponentDataContext } from '#src/context/ComponentData.ts';
import type { Entity } from '#src/domain/entities/Entity.ts';
import type { VerticalSearch } from '#src/ports/SearchPort.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { placedProps } from '#tests/support/placed.ts';
import { type Care, loadHealthPlanCare } from './HealthPlanCare.data.ts';
import { HealthPlanCare } from './HealthPlanCare.tsx';

const option = (displayName: string, count: number, value: unknown = displayName) => ({
  displayName,
  value,
  count,
  selected: false,
  matcher: '$eq',
});
const facets = [
  {
    fieldId: 'c_providerSpecialties.specialty.name',
    displayName: 'Specialty',
    options: [option('Cardiology', 2), option('Family Medicine', 9), option('Nobody', 0)],
  },
  {
    fieldId: 'c_offices.officeOrFacility.address.city',
    displayName: 'City',
    options: [option('Davis', 11)],
  },
  {
    fieldId: 'c_locationType',
    displayName: 'Location Type',
    options: [option('Lab', 2), option('Urgent Care', 6)],
  },
  { fieldId: 'address.city', displayName: 'City', options: [option('Davis', 5), option('Winters', 3)] },
];

const isAsked = ({ staticFilters }: VerticalSearch, isOwn: boolean) =>
  JSON.stringify(staticFilters).includes(`"fieldId":"c_providerIsSutter","matcher":"$eq","value":${isOwn}`);

/** What is loaded for an entity where the search finds so many of a vertical, of doctors so many of the network's own. */
function load(entity: Entity, counts: Record<string, number>, asked: VerticalSearch[] = [], isOwn = true) {
  return loadHealthPlanCare(placedProps('HealthPlanCare', {}).rendering, {
    entity,
    locale: 'en',
    config: { product: 'Sutter' },
    directory: { plansOfPayor: async () => [planOf('p1', 'Lupine HMO', 'Lupine Assurance')] },
    search: {
      vertical: async (search: VerticalSearch) => {
        asked.push(search);
        const isFound = search.verticalKey !== 'healthcare_professionals' || isAsked(search, isOwn);
        const count = isFound ? (counts[search.verticalKey] ?? 0) : 0;
        return { count, results: [], facets: count > 0 ? facets : [] };
      },
    },
  } as unknown as ComponentDataContext);
}
const facetsOf = (path: string | undefined) =>
  JSON.parse(new URL(path ?? '', 'https://x.example').searchParams.get('facets') ?? '[]') as unknown;

describe('what is counted', () => {
  it('of a hospital or group: its doctors and locations by its id, and its plans each once', async () => {
    const asked: VerticalSearch[] = [];
    const care = await load(
      affiliateFixture(),
      { healthcare_professionals: 11, healthcare_facilities: 3 },
      asked,
    );
    expect(care?.figures.map(({ of, count }) => [of, count])).toEqual([
      ['doctors', 11],
      ['locations', 3],
      ['plans', 3],
    ]);
    const byId = { kind: 'fieldValue', fieldId: 'c_affiliate.id', matcher: '$eq', value: 'aff035' };
    expect(asked.map(({ staticFilters }) => staticFilters?.[0])).toEqual([byId, byId]);
    for (const { path } of care?.figures.slice(0, 2) ?? [])
      expect(facetsOf(path)).toEqual([{ i: 'c_affiliate.name', v: ['Oak Hospital'] }]);
  });

  it('counts the doctors whom the linked list shows: the network’s own, else the affiliated ones', async () => {
    const asked: VerticalSearch[] = [];
    const own = await load(affiliateFixture(), { healthcare_professionals: 11 }, asked);
    const ofDoctors = asked.filter(({ verticalKey }) => verticalKey === 'healthcare_professionals');
    expect(ofDoctors.map((search) => isAsked(search, true))).toEqual([true]);
    const shown = (path = '') =>
      new URL(path, 'https://x.example').searchParams.get('staticFilters') ??
      'what the page takes for granted';
    expect(shown(own?.figures[0]?.path)).toBe('what the page takes for granted');

    const others = await load(affiliateFixture(), { healthcare_professionals: 7 }, [], false);
    expect(others?.figures[0]?.count).toBe(7);
    for (const path of [others?.figures[0]?.path, others?.groups[0]?.rows[0]?.path])
      expect(JSON.parse(shown(path))).toEqual([{ c_providerIsSutter: { $eq: false } }]);
  });

  it('of a Medicare plan: the doctors who see adults, by their number and in the linked list', async () => {
    const asked: VerticalSearch[] = [];
    const plan = healthPlanFixture({ planType: 'Medicare Advantage' });
    const care = await load(plan, { healthcare_professionals: 30 }, asked);
    const ages = ['All Ages', '18 + years', 'Seniors Only'];
    expect(asked[0]?.facets).toEqual([{ fieldId: 'c_ageRange', values: ages, others: [] }]);
    expect(care?.figures[0]?.of).toBe('adultDoctors');
    for (const path of [care?.figures[0]?.path, care?.groups[0]?.rows[0]?.path])
      expect(facetsOf(path)).toContainEqual({ i: 'c_ageRange', v: ages });
  });

  it('of an insurer: the doctors who take its plans, and the plans', async () => {
    const asked: VerticalSearch[] = [];
    const care = await load(payorFixture(), { healthcare_professionals: 40 }, asked);
    expect(care?.figures.map(({ of, count }) => [of, count])).toEqual([
      ['doctors', 40],
      ['plans', 1],
    ]);
    expect(asked[0]?.staticFilters?.[0]).toMatchObject({
      fieldId: 'c_healthPlanFacet',
      value: 'Heronwood Health',
    });
    expect(facetsOf(care?.figures[0]?.path)).toEqual([{ i: 'c_healthPlanFacet', v: ['Heronwood Health'] }]);
  });

  it('of a plan: its hospitals and groups, and the doctors who take plans of its insurer', async () => {
    const care = await load(healthPlanFixture(), { healthcare_professionals: 40 });
    expect(care?.figures.map(({ of, count }) => [of, count])).toEqual([
      ['doctors', 40],
      ['hospitals', 2],
      ['medicalGroups', 2],
    ]);
    expect(facetsOf(care?.figures[0]?.path)).toEqual([{ i: 'c_healthPlanFacet', v: ['Heronwood Health'] }]);
  });

  it('names specialties with the most doctors first, each a search for both; one alone is no choice', async () => {
    const care = await load(affiliateFixture(), { healthcare_professionals: 11 });
    expect(
      care?.groups.map(({ by, rows }) => [by, rows.map(({ name, count }) => `${name} ${count}`)]),
    ).toEqual([['specialty', ['Family Medicine 9', 'Cardiology 2']]]);
    expect(facetsOf(care?.groups[0]?.rows[1]?.path)).toEqual([
      { i: 'c_affiliate.name', v: ['Oak Hospital'] },
      { i: 'c_providerSpecialties.specialty.name', v: ['Cardiology'] },
    ]);
  });

  it('names of many locations the kinds and cities with the most, each a search for them; few are told one by one', async () => {
    const care = await load(affiliateFixture(), { healthcare_facilities: 8 });
    expect(
      care?.groups.map(({ by, rows }) => [by, rows.map(({ name, count }) => `${name} ${count}`)]),
    ).toEqual([
      ['placeType', ['Urgent Care 6', 'Lab 2']],
      ['placeTown', ['Davis 5', 'Winters 3']],
    ]);
    expect(facetsOf(care?.groups[0]?.rows[0]?.path)).toEqual([
      { i: 'c_affiliate.name', v: ['Oak Hospital'] },
      { i: 'c_locationType', v: ['Urgent Care'] },
    ]);
    expect((await load(affiliateFixture(), { healthcare_facilities: 6 }))?.groups).toEqual([]);
  });

  it('is nothing where there is nothing, and on other pages', async () => {
    expect(await load(affiliateFixture({ plans: [] }), {})).toBeUndefined();
    expect(await load(barePlan(), {})).toBeUndefined();
    expect(await load({ entityTypeId: 'ce_patientStory' } as Entity, {})).toBeUndefined();
  });
});

const care: Care = {
  figures: [
    { of: 'doctors', count: 1204, path: '/find-provider?x' },
    { of: 'locations', count: 1, path: '/find-location?x' },
    { of: 'plans', count: 3 },
  ],
  groups: [{ by: 'town', rows: [{ name: 'Davis', count: 11, path: '/find-provider?davis' }] }],
};

it('says what a group is, how many it has, and leads to them', async () => {
  const { container } = drawPlan(HealthPlanCare, affiliateFixture({ orgType: 'Medical Group' }), {}, care);
  const region = screen.getByRole('region', { name: 'At a glance' });
  expect(within(region).getByText(/^A medical group is a team of doctors/)).toBeVisible();
  const [doctors, locations, plans] = within(region).getAllByRole('listitem');
  expect(doctors).toHaveTextContent('1,204 doctors and other providers');
  expect(locations).toHaveTextContent('1 location');
  expect(plans).toHaveTextContent('3 health plans');
  expect(screen.getByRole('heading', { name: 'Doctors by city' })).toBeVisible();
  expect(hrefs()).toEqual(['/find-provider?x', '/find-location?x', '/find-provider?davis']);
  await expectNoAxeViolations(container);
});

it('in Spanish, of an insurer, in its words', () => {
  drawPlan(HealthPlanCare, payorFixture(), { locale: 'es' }, care);
  expect(screen.getByRole('region')).toHaveAccessibleName('En resumen');
  expect(screen.getByText('médicos y otros profesionales aceptan planes de Heronwood Health')).toBeVisible();
  expect(hrefs()[0]).toBe('/es/find-provider?x');
});

it('says of a Medicare plan that its doctors see adults', () => {
  const figures: Care['figures'] = [{ of: 'adultDoctors', count: 30, path: '/find-provider?x' }];
  drawPlan(HealthPlanCare, healthPlanFixture(), {}, { figures, groups: [] } satisfies Care);
  expect(
    screen.getByText('doctors and other providers who see adults take plans from Heronwood Health'),
  ).toBeVisible();
});

it('calls kinds of places as the page speaks', () => {
  const groups: Care['groups'] = [
    { by: 'placeType', rows: [{ name: 'Lab', count: 2, path: '/find-location?lab' }] },
  ];
  drawPlan(HealthPlanCare, affiliateFixture(), { locale: 'es' }, { figures: [], groups } satisfies Care);
  expect(screen.getByRole('heading', { name: 'Centros por tipo' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Laboratorios' })).toHaveAttribute('href', '/es/find-location?lab');
});

it('says how a kind of plan works, where the directory names one that is known', () => {
  const { unmount } = drawPlan(HealthPlanCare, healthPlanFixture({ planType: 'PPO' }), {}, care);
  expect(screen.getByText(/^In a PPO, you usually need no referral/)).toBeVisible();
  unmount();
  const beside = drawPlan(HealthPlanCare, healthPlanFixture({ planType: 'Medicare Supplement' }), {}, care);
  expect(screen.getByText(/It usually has no network/)).toBeVisible();
  beside.unmount();
  const { container } = drawPlan(HealthPlanCare, healthPlanFixture({ planType: 'Silver' }), {}, care);
  expect(container.querySelector('p')).toBeNull();
});

it('a hospital needs no explanation', () => {
  const { container } = drawPlan(HealthPlanCare, affiliateFixture(), {}, care);
  expect(container.querySelector('p')).toBeNull();
});

it('shows nothing without data, and editors what is missing', () => {
  expectEmpty(HealthPlanCare, affiliateFixture(), 'data');
});

it('writes thousands with a comma, beside a specialty and a city, too', () => {
  const row = (name: string) => ({ name, count: 1204, path: '/find-provider?x' });
  drawPlan(HealthPlanCare, affiliateFixture(), {}, {
    figures: [{ of: 'doctors', count: 5993 }],
    groups: [
      { by: 'specialty', rows: [row('Cardiology')] },
      { by: 'town', rows: [row('Davis')] },
    ],
  } satisfies Care);
  expect(screen.getByText('5,993')).toBeVisible();
  expect(screen.getAllByText('1,204')).toHaveLength(2);
});
