import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

it('no underline is drawn with its thickness in the shorthand, which Safari drops as a whole', () => {
  const sheets = globSync('**/*.css', { cwd: root, exclude: ['**/*.generated.css'] });
  expect(sheets.length).toBeGreaterThan(100);
  const dropped = sheets.filter((file) =>
    /text-decoration:[^;}]*(?:\d|from-font)/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(dropped).toEqual([]);
});
