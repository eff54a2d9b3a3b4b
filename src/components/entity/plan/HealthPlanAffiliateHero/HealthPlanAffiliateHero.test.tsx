import { screen } from '@testing-library/react';
import { drawPlan, hrefs } from '#src/components/entity/plan/testing/drawPlan.tsx';
import { affiliateFixture } from '#src/components/entity/plan/testing/planFixtures.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
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
