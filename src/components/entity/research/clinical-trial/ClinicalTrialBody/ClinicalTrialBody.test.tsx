import { screen } from '@testing-library/react';
import { trialFixture } from '#src/components/entity/research/testing/researchFixtures.ts';
import {
  drawSection,
  expectHidden,
  expectSpanish,
} from '#src/components/entity/research/testing/researchWorld.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { ClinicalTrialBody } from './ClinicalTrialBody.tsx';

it('[D-300, Q-171] shows the description, and where the full record is', async () => {
  const { container } = await drawSection(ClinicalTrialBody, { entity: trialFixture() });
  expect(screen.getByText('What the trial does.').tagName).toBe('P');
  const record = screen.getByRole('link', { name: /^See the full trial record/ });
  expect(record).toHaveAttribute('href', 'https://trials.example/1');
  expect(record).toHaveAttribute('target', '_blank');
  await expectNoAxeViolations(container);
});

it('[D-003, D-004, D-005] hides without data and tells editors', async () => {
  await expectHidden(ClinicalTrialBody, 'ce_researchStudy', 'c_description, c_trialsURL');
});

it('speaks Spanish', () => expectSpanish(ClinicalTrialBody, trialFixture()));
