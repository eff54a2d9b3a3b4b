import { screen } from '@testing-library/react';
import {
  drawPlanProvider,
  expectQuiet,
  pairs,
} from '#src/components/entity/plan-provider/testing/drawPlanProvider.tsx';
import { planProviderFixture } from '#src/components/entity/plan-provider/testing/planProviderFixture.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { PlanProviderDetail } from './PlanProviderDetail.tsx';

it('[D-191, D-196, R-119] lists the facts, how to call, and the way to the plans', async () => {
  const { container } = drawPlanProvider(<PlanProviderDetail />, planProviderFixture());
  expect(screen.getByRole('region', { name: 'About' })).toBeVisible();
  expect(pairs(container)).toEqual([
    ['Phone', '510-555-0146'],
    ['Type of provider', 'Physician'],
    ['Gender', 'Nonbinary'],
    ['Plans', 'Which plans list this provider'],
  ]);
  expect(screen.getByRole('link', { name: '510-555-0146' })).toHaveAttribute('href', 'tel:+15105550146');
  expect(screen.getByRole('link', { name: /Which plans/ })).toHaveAttribute(
    'href',
    '/shop-plans/compare?providers=shpp0001',
  );
  await expectNoAxeViolations(container);
});

it('[R-119] leaves out what is not displayed', () => {
  const { container } = drawPlanProvider(
    <PlanProviderDetail />,
    planProviderFixture({ gender: 'Unspecified' }),
    { locale: 'es' },
  );
  expect(pairs(container).map(([term]) => term)).toEqual(['Teléfono', 'Tipo de profesional', 'Planes']);
});

it('[E-080, X-060, E-079] is nothing without data; editors are told', () =>
  expectQuiet(PlanProviderDetail, 'c_shpProviderType'));
