import { studyFixture, trialFixture } from '#src/components/entity/research/testing/researchFixtures.ts';
import type { Study } from '#src/domain/entities/research.ts';
import type { DirectoryPort } from '#src/ports/DirectoryPort.ts';
import { readPageFields } from '#src/declaration/pageFields.ts';
import { entityStep } from './entityStep.ts';

const wildcard = { sitecore: { context: {}, route: { name: '*', fields: {} } } };

/** The step at an address, with a directory that knows one study. */
const at = (path: string, study: Study, locale: 'en' | 'es' = 'en') =>
  entityStep(
    { path, variant: 'main' } as Parameters<typeof entityStep>[0],
    { kind: 'normal' } as Parameters<typeof entityStep>[1],
    locale,
    { layoutData: wildcard } as unknown as Parameters<typeof entityStep>[3],
    {
      directory: {
        entity: async () => ({ kind: 'found', value: study }),
      } as Partial<DirectoryPort> as DirectoryPort,
      log: () => undefined,
    },
  );

const studyPath = '/research/studies/home-monitoring-study1';
const trialPath = '/research/clinical-trials/home-monitoring-study1';

it('[S-127, S-128, D-242] shows a study and a trial below their own prefix', async () => {
  expect(await at(studyPath, studyFixture())).toEqual({ entity: studyFixture(), address: studyPath });
  expect(await at(trialPath, trialFixture())).toEqual({ entity: trialFixture(), address: trialPath });
});

it('[D-242] a study asked for as a trial stands at its own page, and the other way round', async () => {
  expect(await at(trialPath, studyFixture())).toMatchObject({ address: studyPath });
  expect(await at(studyPath, trialFixture(), 'es')).toMatchObject({ address: trialPath });
});

describe('a draft', () => {
  const other = studyFixture({ id: 'study2' });
  const known = new Map([
    ['study1', studyFixture()],
    ['study2', other],
  ]);
  /** The step while editing the page of studies, as the embedded platform and the vendor's send its layout. */
  const draft = async (path: string, example?: string, isDown = false) => {
    const asked: string[] = [];
    const logged: object[] = [];
    const found = await entityStep(
      { path, variant: 'main' } as Parameters<typeof entityStep>[0],
      { kind: 'draft' } as Parameters<typeof entityStep>[1],
      'en',
      {
        layoutData: {
          sitecore: { context: { itemPath: '/research/studies/*' }, route: { name: 'Research study' } },
        },
        fields: readPageFields(example ? { 'Example Entity': { value: example } } : {}, 'en'),
      } as unknown as Parameters<typeof entityStep>[3],
      {
        directory: {
          entity: async (_type: string, id: string) => {
            asked.push(id);
            if (isDown) return { kind: 'failed', error: new Error('down') };
            const value = known.get(id);
            return value ? { kind: 'found', value } : { kind: 'absent' };
          },
        } as unknown as DirectoryPort,
        log: (entry) => void logged.push(entry),
      },
    );
    return { found, asked, logged };
  };

  it.each([
    [
      'the entity of the address, before the example',
      '/research/studies/any-slug-study1',
      'study2',
      'study1',
    ],
    ['the example where the address names nothing', '/research/studies/any-nothing', 'study2', 'study2'],
    ['the example at the wildcard’s own address', '/research/studies/*', 'study2', 'study2'],
    ['the example at the vendor’s wildcard', '/research/studies/,-w-,', 'study2', 'study2'],
  ])('shows %s', async (_, path, example, id) => {
    const { found, asked } = await draft(path, example);
    expect(found).toEqual({ entity: known.get(id) });
    expect(asked).not.toContain('*');
  });

  it.each([
    ['no example is set', undefined],
    ['the example is not known', 'gone1'],
  ])('stands without an entity where %s', async (_, example) => {
    expect((await draft('/research/studies/*', example)).found).toEqual({});
  });

  it('stands without one when the example can not be fetched, and says so in the log', async () => {
    const { found, logged } = await draft('/research/studies/*', 'study2', true);
    expect(found).toEqual({});
    expect(logged).toEqual([{ event: 'draft-entity-unavailable', message: 'down' }]);
  });
});
