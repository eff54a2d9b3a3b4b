import { join } from 'node:path';
import type { BundlerCompiler } from './BundlerCompiler.ts';
import { keepOutPlatform } from './keepOutPlatform.ts';

/** What a build of these files of `src` fails with. */
function errorsOf(...files: (string | undefined)[]): string[] {
  const errors: Error[] = [];
  const modules = files.map((file) => (file === undefined ? {} : { resource: join(__dirname, '..', file) }));
  const tap = (_: string, work: (all: typeof modules) => void) => work(modules);
  const hooks = { thisCompilation: { tap: (_: string, begin: (one: object) => void) => begin(compilation) } };
  const compilation = { errors, hooks: { finishModules: { tap } } };
  keepOutPlatform({ hooks } as unknown as BundlerCompiler);
  return errors.map(({ message }) => message);
}

it('fails a build with a file of the platform in it, and names the file', () => {
  expect(errorsOf('page/a.ts', 'platform/store/Store.ts')).toEqual([
    expect.stringMatching(/^src\/platform\/store\/Store\.ts: /),
  ]);
});

it('lets all other files be, and modules without one', () => {
  expect(errorsOf('page/a.ts', 'platforms.ts', undefined)).toEqual([]);
});
