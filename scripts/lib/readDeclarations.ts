import { existsSync, globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Declaration } from '#src/declaration/Declaration.ts';

/** A component as its files tell of it. */
export interface DeclaredComponent {
  name: string;
  /** Under src/components, e.g. 'entity/facility'. */
  folder: string;
  declaration: Declaration;
  /** Whether <Name>.data.ts stands beside it. */
  hasData: boolean;
}

/** Every component of the repository at `root`, by its declaration, in the order of their files. */
export async function readDeclarations(root: string): Promise<DeclaredComponent[]> {
  const files = globSync('src/components/**/*.declaration.ts', { cwd: root }).sort();
  return Promise.all(
    files.map(async (file) => {
      const name = basename(file, '.declaration.ts');
      const { declaration } = (await import(pathToFileURL(join(root, file)).href)) as {
        declaration: Declaration;
      };
      return {
        name,
        folder: dirname(dirname(file)).replaceAll('\\', '/').replace('src/components/', ''),
        declaration,
        hasData: existsSync(join(root, dirname(file), `${name}.data.ts`)),
      };
    }),
  );
}
