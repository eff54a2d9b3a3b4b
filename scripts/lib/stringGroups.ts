import { globSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Source of src/i18n/groups.generated.ts: the type of every group of strings, by the files of the English ones. */
export function stringGroupsSource(root: string): string {
  const groups = globSync('*.ts', { cwd: join(root, 'src/i18n/en') })
    .map((file) => basename(file, '.ts'))
    .sort();
  return [
    ...groups.map((group) => `import type { ${group} } from './en/${group}.ts';\n`),
    '\n/** The groups of interface strings in English, each by the name of its file. */\n',
    'export interface StringGroups {\n',
    ...groups.map((group) => `  ${group}: typeof ${group};\n`),
    '}\n',
  ].join('');
}
