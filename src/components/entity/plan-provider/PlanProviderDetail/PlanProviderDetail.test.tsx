import { screen } from '@testing-library/react';
import {
  drawPlanProvider,
  expectQuiet,
  pairs,
} from '#src/components/entity/plan-provider/testing/drawPlanProvider.tsx';
import { planProviderFixture } from '#src/components/entity/plan-provider/testing/planProviderFixture.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { PlanProviderDetail } from './PlanProviderDetail.tsx';

it('[D-191, D-196, R-119] lists the facts', async () => {
  const { container } = drawPlanProvider(<PlanProviderDetail />, planProviderFixture());
  expect(screen.getByRole('region', { name: 'About' })).toBeVisible();
  expect(pairs(container)).toEqual([
    ['Type of provider', 'Physician'],
    ['Gender', 'Nonbinary'],
  ]);
  await expectNoAxeViolations(container);
});

it('[R-119] leaves out what is not displayed', () => {
  const { container } = drawPlanProvider(
    <PlanProviderDetail />,
    planProviderFixture({ gender: 'Unspecified' }),
    { locale: 'es' },
  );
  expect(pairs(container)).toEqual([['Tipo de profesional', 'Physician']]);
});

it('[E-080, X-060, E-079] is nothing without data; editors are told', () =>
  expectQuiet(PlanProviderDetail, 'c_shpProviderType'));
