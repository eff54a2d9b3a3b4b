import { screen } from '@testing-library/react';
import { drawPlan, hrefs } from '#src/components/entity/plan/testing/drawPlan.tsx';
import { affiliateFixture } from '#src/components/entity/plan/testing/planFixtures.ts';
import type { ComponentDataContext } from '#src/context/ComponentData.ts';
import type { SearchResult } from '#src/domain/search/SearchAnswer.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { placedProps } from '#tests/support/placed.ts';
import { loadHealthPlanAffiliateHero } from './HealthPlanAffiliateHero.data.ts';
import { HealthPlanAffiliateHero } from './HealthPlanAffiliateHero.tsx';

const breadcrumb = [
  { title: 'Home', path: '/' },
  { title: 'Health plans we accept', path: '/health-plan' },
  { title: 'Oak Hospital', path: '/health-plan/hospital/oak-hospital-aff035' },
];

it('[D-031, D-032] is the name of the hospital below the way here', async () => {
  const { container } = drawPlan(HealthPlanAffiliateHero, affiliateFixture(), { breadcrumb, locale: 'es' });
  expect(screen.getByRole('heading', { level: 1, name: 'Oak Hospital' })).toBeVisible();
  expect(screen.getByRole('navigation')).toHaveTextContent('HomeHealth plans we acceptOak Hospital');
  expect(hrefs()).toEqual(['/es', '/es/health-plan']);
  await expectNoAxeViolations(container);
});

it('[D-030] is the same for a medical group; nothing without an affiliate', () => {
  drawPlan(HealthPlanAffiliateHero, affiliateFixture({ name: 'Elm Physicians', orgType: 'Medical Group' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Elm Physicians' })).toBeVisible();
  expect(drawPlan(HealthPlanAffiliateHero).container).toBeEmptyDOMElement();
});

const load = (results: SearchResult[]) =>
  loadHealthPlanAffiliateHero(placedProps('HealthPlanAffiliateHero', {}).rendering, {
    entity: affiliateFixture(),
    locale: 'en',
    search: { vertical: async () => ({ count: results.length, results, facets: [] }) },
  } as unknown as ComponentDataContext);
const place = (id: string, name: string, type: string): SearchResult => ({
  id,
  entityType: 'healthcareFacility',
  data: {
    id,
    name,
    c_locationType: [type],
    c_image: { url: `/-/media/photos/${id}.jpg`, alternateText: `Photo of ${name}` },
  },
});

it('shows the hospital, or the first of the places by name, and says what is seen', async () => {
  const clinic = place('f2', 'Alder Clinic', 'Care Center');
  expect(await load([place('f3', 'Birch Lab', 'Lab'), clinic])).toMatchObject({ id: 'f2' });
  const face = await load([clinic, place('f1', 'Oak Hospital', 'Hospital')]);
  expect(face).toMatchObject({ id: 'f1', locationType: 'Hospital' });
  const { container } = drawPlan(HealthPlanAffiliateHero, affiliateFixture(), {}, face);
  expect(screen.getByRole('img', { name: 'Photo of Oak Hospital' })).toBeVisible();
  await expectNoAxeViolations(container);
});

it('draws one without places by itself', async () => {
  expect(await load([])).toBeUndefined();
  const { container } = drawPlan(HealthPlanAffiliateHero, affiliateFixture());
  expect(container.querySelector('.PlanHero-picture svg')).toBeInTheDocument();
});
