import { format, resolveConfig } from 'prettier';
import { componentFiles } from './componentFiles.ts';

it.each(['never', 'load', 'visible'])('writes a component that wakes %s in the house’s format', async (wake) => {
  const files = componentFiles({ name: 'CareTips', wake, editing: 'P', pages: ['page', 'servicePage'] });
  expect(Object.keys(files)).toEqual([
    'CareTips.declaration.ts',
    'CareTips.tsx',
    'CareTips.css',
    'CareTips.test.tsx',
  ]);
  const options = await resolveConfig('package.json');
  for (const [filepath, text] of Object.entries(files))
    expect(await format(text, { ...options, filepath })).toBe(text);
  expect(files['CareTips.declaration.ts']).toContain("title: 'Care tips'");
});
