import { screen } from '@testing-library/react';
import { studyFixture } from '#src/components/entity/research/testing/researchFixtures.ts';
import {
  drawSection,
  expectHidden,
  expectSpanish,
} from '#src/components/entity/research/testing/researchWorld.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { StudyFunder } from './StudyFunder.tsx';

it('[D-237] names the funder', async () => {
  const { container } = await drawSection(StudyFunder, { entity: studyFixture() });
  expect(screen.getByRole('region', { name: 'Funder' })).toHaveTextContent('Alliance for Accessible Care');
  await expectNoAxeViolations(container);
});

it('[D-003, D-004, D-005] hides without data and tells editors', async () => {
  await expectHidden(StudyFunder, 'ce_researchStudy', 'c_funder');
});

it('speaks Spanish', () => expectSpanish(StudyFunder, studyFixture()));
