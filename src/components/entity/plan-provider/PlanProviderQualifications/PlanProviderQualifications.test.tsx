import { screen } from '@testing-library/react';
import {
  drawPlanProvider,
  expectQuiet,
  pairs,
} from '#src/components/entity/plan-provider/testing/drawPlanProvider.tsx';
import {
  barePlanProvider,
  planProviderFixture,
} from '#src/components/entity/plan-provider/testing/planProviderFixture.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { PlanProviderQualifications } from './PlanProviderQualifications.tsx';

it('[D-195, D-196] lists certifications and numbers', async () => {
  const { container } = drawPlanProvider(<PlanProviderQualifications />, planProviderFixture());
  expect(screen.getByRole('region', { name: 'Qualifications' })).toBeVisible();
  expect(pairs(container)).toEqual([
    ['Certifications', 'Board certified in family medicine'],
    ['Provider ID', 'MP700001'],
    ['National provider ID (NPI)', '9200000001'],
    ['State license', 'X100007'],
  ]);
  await expectNoAxeViolations(container);
});

it('leaves out what is not known, and takes text as text', () => {
  const hostile = '<script>alert(1)</script>';
  const { container } = drawPlanProvider(
    <PlanProviderQualifications />,
    barePlanProvider({ certifications: [hostile] }),
  );
  expect(pairs(container)).toEqual([['Certifications', hostile]]);
  expect(container.querySelector('script')).toBeNull();
});

it('[E-080, X-060, E-079] is nothing without data; editors are told', () =>
  expectQuiet(PlanProviderQualifications, 'c_shpNPI'));
