import { screen } from '@testing-library/react';
import { studyFixture } from '#src/components/entity/research/testing/researchFixtures.ts';
import {
  bareEntity,
  drawSection,
  expectSpanish,
} from '#src/components/entity/research/testing/researchWorld.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { StudyHero } from './StudyHero.tsx';

it('[D-230] shows the title', async () => {
  const { container } = await drawSection(StudyHero, { entity: studyFixture() });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Testing a home monitoring program');
  await expectNoAxeViolations(container);
});

it('[D-231] shows the way here, by the name that stands below it', async () => {
  const breadcrumb = [
    { title: 'Research', path: '/research' },
    { title: 'Research study', path: '/research/studies/*' },
  ];
  await drawSection(StudyHero, { entity: studyFixture(), breadcrumb });
  expect(screen.getByRole('navigation')).toHaveTextContent('ResearchTesting a home monitoring program');
  expect(screen.getByRole('link', { name: 'Research' })).toHaveAttribute('href', '/research');
});

it.each([
  ['Recruiting', 'Active'],
  ['Completed', 'Inactive'],
])('[D-243, R-152] a study that is %s is %s', async (recruitingStatus, shown) => {
  await drawSection(StudyHero, { entity: studyFixture({ recruitingStatus }) });
  expect(screen.getByText(shown)).toBeVisible();
});

it('[D-243] shows the status the directory derived before all others', async () => {
  await drawSection(StudyHero, { entity: studyFixture({ derivedStatus: 'Coming Soon' }) });
  expect(screen.getByText('Coming Soon')).toBeVisible();
  expect(screen.queryByText('Active')).toBeNull();
});

it('says nothing of an unknown status, and is nothing without a study', async () => {
  const bare = await drawSection(StudyHero, { entity: bareEntity('ce_researchStudy') });
  expect(bare.container).toHaveTextContent(/^Research Study Testing a home monitoring program$/);
  bare.unmount();
  expect((await drawSection(StudyHero)).container).toBeEmptyDOMElement();
});

it('speaks Spanish', () => expectSpanish(StudyHero, studyFixture()));
