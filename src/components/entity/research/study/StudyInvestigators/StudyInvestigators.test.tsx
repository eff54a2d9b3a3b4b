import { screen } from '@testing-library/react';
import { studyFixture } from '#src/components/entity/research/testing/researchFixtures.ts';
import {
  drawSection,
  expectHidden,
  expectSpanish,
} from '#src/components/entity/research/testing/researchWorld.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { StudyInvestigators } from './StudyInvestigators.tsx';

it('[D-233] lists who leads the study, with their pages', async () => {
  const { container } = await drawSection(StudyInvestigators, { entity: studyFixture() });
  expect(screen.getByRole('heading', { name: 'Principal Investigator' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Odalys Dinh, MBBS' })).toHaveAttribute(
    'href',
    '/research/investigators/odalys-dinh-inv1',
  );
  await expectNoAxeViolations(container);
});

it('[D-234] heads co-investigators by their count', async () => {
  const several = await drawSection(StudyInvestigators, { entity: studyFixture() });
  expect(screen.getByRole('heading', { name: 'Co-Investigators' })).toBeVisible();
  several.unmount();
  const coInvestigators = studyFixture().coInvestigators.slice(0, 1);
  await drawSection(StudyInvestigators, { entity: studyFixture({ coInvestigators }) });
  expect(screen.getByRole('heading', { name: 'Co-Investigator' })).toBeVisible();
});

it('[D-235, D-236] links those with a page, with commas between the names', async () => {
  await drawSection(StudyInvestigators, { entity: studyFixture() });
  expect(screen.getByRole('region', { name: 'Co-Investigators' })).toHaveTextContent(
    'Zubin Oyelaran, Cecily Mbeki',
  );
  expect(screen.getByRole('link', { name: 'Zubin Oyelaran' })).toHaveAttribute(
    'href',
    '/research/investigators/zubin-inv2',
  );
  expect(screen.queryByRole('link', { name: 'Cecily Mbeki' })).toBeNull();
});

it('[D-003, D-004, D-005] hides without data and tells editors', async () => {
  await expectHidden(StudyInvestigators, 'ce_researchStudy', 'c_investigators, c_coInvestigator');
});

it('speaks Spanish', () => expectSpanish(StudyInvestigators, studyFixture()));
