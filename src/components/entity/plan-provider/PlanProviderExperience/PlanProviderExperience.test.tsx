import { screen } from '@testing-library/react';
import {
  drawPlanProvider,
  expectQuiet,
  pairs,
} from '#src/components/entity/plan-provider/testing/drawPlanProvider.tsx';
import { planProviderFixture } from '#src/components/entity/plan-provider/testing/planProviderFixture.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { PlanProviderExperience } from './PlanProviderExperience.tsx';

it('[D-192, D-197, R-063] lists specialties and the two parts of the status text', async () => {
  const { container } = drawPlanProvider(
    <PlanProviderExperience />,
    planProviderFixture({ specialties: ['Pediatrics', 'Allergy'] }),
  );
  expect(screen.getByRole('region', { name: 'Experience' })).toBeVisible();
  expect(pairs(container)).toEqual([
    ['Specialties', 'Allergy, Pediatrics'],
    ['New patients', 'Accepting new patients'],
    ['Please note', 'call the office to confirm'],
  ]);
  await expectNoAxeViolations(container);
});

it('says what is known where the directory has no words of its own', () => {
  const { status: _status, statusExtra: _extra, ...rest } = planProviderFixture();
  const { container } = drawPlanProvider(<PlanProviderExperience />, {
    ...rest,
    acceptingNewPatients: false,
  });
  expect(pairs(container)).toEqual([
    ['Specialties', 'Family Medicine'],
    ['New patients', 'Not accepting new patients'],
  ]);
});

it('[E-080, X-060, E-079] is nothing without data; editors are told', () =>
  expectQuiet(PlanProviderExperience, 'c_shpDisplayComments'));
