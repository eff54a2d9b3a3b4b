import { screen } from '@testing-library/react';
import { trialFixture } from '#src/components/entity/research/testing/researchFixtures.ts';
import {
  drawSection,
  expectHidden,
  expectSpanish,
} from '#src/components/entity/research/testing/researchWorld.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { ClinicalTrialEligibility } from './ClinicalTrialEligibility.tsx';

it('[D-300] shows who can take part', async () => {
  const { container } = await drawSection(ClinicalTrialEligibility, { entity: trialFixture() });
  expect(screen.getByRole('region', { name: 'Who can take part' })).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent('are 18 or older');
  await expectNoAxeViolations(container);
});

it('[D-003, D-004, D-005] hides without data and tells editors', async () => {
  await expectHidden(ClinicalTrialEligibility, 'ce_researchStudy', 'c_eligibilityRecruitments');
});

it('speaks Spanish', () => expectSpanish(ClinicalTrialEligibility, trialFixture()));
