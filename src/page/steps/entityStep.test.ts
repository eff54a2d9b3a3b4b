import { studyFixture, trialFixture } from '#src/components/research/testing/researchFixtures.ts';
import type { Study } from '#src/domain/entities/research.ts';
import type { DirectoryPort } from '#src/ports/DirectoryPort.ts';
import { entityStep } from './entityStep.ts';

const wildcard = { sitecore: { context: {}, route: { name: '*', fields: {} } } };

/** The step at an address, with a directory that knows one study. */
const at = (path: string, study: Study, locale: 'en' | 'es' = 'en') =>
  entityStep(
    { path, variant: 'main' } as Parameters<typeof entityStep>[0],
    { kind: 'normal' } as Parameters<typeof entityStep>[1],
    locale,
    { layoutData: wildcard } as unknown as Parameters<typeof entityStep>[3],
    { entity: async () => ({ kind: 'found', value: study }) } as Partial<DirectoryPort> as DirectoryPort,
  );

const studyPath = '/research/studies/home-monitoring-study1';
const trialPath = '/research/clinical-trials/home-monitoring-study1';

it('[S-127, S-128, D-242] shows a study and a trial below their own prefix', async () => {
  expect(await at(studyPath, studyFixture())).toEqual({ entity: studyFixture() });
  expect(await at(trialPath, trialFixture())).toEqual({ entity: trialFixture() });
});

it('[D-242] a study asked for as a trial leads to its own page for good, and the other way round', async () => {
  expect(await at(trialPath, studyFixture())).toEqual({
    kind: 'redirect',
    destination: studyPath,
    permanent: true,
  });
  expect(await at(studyPath, trialFixture(), 'es')).toEqual({
    kind: 'redirect',
    destination: `/es${trialPath}`,
    permanent: true,
  });
});
