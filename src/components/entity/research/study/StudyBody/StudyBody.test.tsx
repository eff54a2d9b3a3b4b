import { screen } from '@testing-library/react';
import { studyFixture } from '#src/components/entity/research/testing/researchFixtures.ts';
import {
  drawSection,
  expectHidden,
  expectSpanish,
} from '#src/components/entity/research/testing/researchWorld.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { StudyBody } from './StudyBody.tsx';

it('[D-232] shows the description as rich text', async () => {
  const { container } = await drawSection(StudyBody, { entity: studyFixture() });
  expect(screen.getByRole('region', { name: 'About this study' })).toBeVisible();
  expect(screen.getByText('What the trial does.').tagName).toBe('P');
  await expectNoAxeViolations(container);
});

it('[D-003, D-004, D-005] hides without data and tells editors', async () => {
  await expectHidden(StudyBody, 'ce_researchStudy', 'c_description');
});

it('speaks Spanish', () => expectSpanish(StudyBody, studyFixture()));
