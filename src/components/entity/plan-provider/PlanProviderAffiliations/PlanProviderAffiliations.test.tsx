import { screen } from '@testing-library/react';
import {
  drawPlanProvider,
  expectQuiet,
} from '#src/components/entity/plan-provider/testing/drawPlanProvider.tsx';
import { planProviderFixture } from '#src/components/entity/plan-provider/testing/planProviderFixture.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { PlanProviderAffiliations } from './PlanProviderAffiliations.tsx';

it('[D-193, D-196, R-118] lists each group by name', async () => {
  const { container } = drawPlanProvider(<PlanProviderAffiliations />, planProviderFixture());
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Medical groups',
    'Hospitals',
    'Surgery centers',
  ]);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Bayside Physicians',
    'Redwood Physicians',
    'Alder Bay Hospital',
    'Bay Surgery Center',
  ]);
  await expectNoAxeViolations(container);
});

it('has no heading for a group that holds nothing', () => {
  drawPlanProvider(<PlanProviderAffiliations />, planProviderFixture({ hospitals: [], surgeryCenters: [] }));
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1);
});

it('[E-080, X-060, E-079] is nothing without data; editors are told', () =>
  expectQuiet(PlanProviderAffiliations, 'c_shpASCAffiliation'));
