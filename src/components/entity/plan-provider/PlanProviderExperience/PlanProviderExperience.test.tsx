import { screen } from '@testing-library/react';
import {
  drawPlanProvider,
  expectQuiet,
  pairs,
} from '#src/components/entity/plan-provider/testing/drawPlanProvider.tsx';
import { planProviderFixture } from '#src/components/entity/plan-provider/testing/planProviderFixture.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { PlanProviderExperience } from './PlanProviderExperience.tsx';

it('[D-192, D-197, R-063] lists specialties and the second part of the status text, whose first the hero says', async () => {
  const { container } = drawPlanProvider(
    <PlanProviderExperience />,
    planProviderFixture({ specialties: ['Pediatrics', 'Allergy'] }),
  );
  expect(screen.getByRole('region', { name: 'Experience' })).toBeVisible();
  expect(pairs(container)).toEqual([
    ['Specialties', 'Allergy, Pediatrics'],
    ['Please note', 'Call the office to confirm'],
  ]);
  await expectNoAxeViolations(container);
});

it('[E-080, X-060, E-079] is nothing without data; editors are told', () =>
  expectQuiet(PlanProviderExperience, 'c_shpDisplayComments'));
