import { execFileSync } from 'node:child_process';
import { componentFiles } from './componentFiles.ts';

/** As the house's formatter writes it; it is a module, which tests cannot import. */
const formatted = (file: string, input: string) =>
  execFileSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', `--stdin-filepath=${file}`], {
    input,
    encoding: 'utf8',
  });

it.each(['never', 'visible'])('writes a component that wakes %s in the house’s format', (wake) => {
  const files = componentFiles({ name: 'CareTips', wake, editing: 'P', pages: ['page', 'servicePage'] });
  expect(Object.keys(files)).toEqual([
    'CareTips.declaration.ts',
    'CareTips.tsx',
    'CareTips.css',
    'CareTips.test.tsx',
  ]);
  for (const [file, text] of Object.entries(files)) expect(formatted(file, text)).toBe(text);
  expect(files['CareTips.declaration.ts']).toContain("title: 'Care tips'");
});
