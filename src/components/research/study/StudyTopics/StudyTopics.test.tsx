import { screen } from '@testing-library/react';
import { studyFixture } from '#src/components/research/testing/researchFixtures.ts';
import { drawSection, expectHidden, expectSpanish } from '#src/components/research/testing/researchWorld.tsx';
import { listingContext, rendering } from '#src/components/listing/testing/listingWorld.tsx';
import type { DirectoryPort } from '#src/ports/DirectoryPort.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { loadStudyTopics } from './StudyTopics.data.ts';
import { StudyTopics } from './StudyTopics.tsx';

it('[D-238] lists topics as links that search for the quoted name', async () => {
  const { container } = await drawSection(StudyTopics, { entity: studyFixture() });
  expect(screen.getByRole('heading', { name: 'Research Topics' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Heart health' })).toHaveAttribute(
    'href',
    '/research?query=%22Heart%20health%22',
  );
  await expectNoAxeViolations(container);
});

it('[S-339] a Spanish page searches for the English name', async () => {
  const spanish = [{ id: 't1', uid: '900', name: 'Salud del corazón' }];
  const entity = studyFixture({ locale: 'es', topics: spanish });
  const directory = {
    entity: async () => ({ kind: 'found', value: studyFixture() }),
  } as Partial<DirectoryPort> as DirectoryPort;
  const { context } = listingContext({}, { locale: 'es', entity, directory });
  const data = await loadStudyTopics(rendering('StudyTopics'), context);
  await drawSection(StudyTopics, { entity, locale: 'es' }, data);
  expect(screen.getByRole('link', { name: 'Salud del corazón' })).toHaveAttribute(
    'href',
    '/es/research?query=%22Heart%20health%22',
  );
});

it('[D-003, D-004, D-005] hides without data and tells editors', async () => {
  await expectHidden(StudyTopics, 'ce_researchStudy', 'c_researchTopics');
});

it('speaks Spanish', () => expectSpanish(StudyTopics, studyFixture()));
