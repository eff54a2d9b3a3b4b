import { mkdtempSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RegistryRow } from '#src/declaration/RegistryRow.ts';
import { AREA_SHEETS, sheetsFor } from './styleSheets.ts';
import { layoutOf } from './testing/pageWorld.ts';

const row = (sheet?: RegistryRow['sheet']) => ({ folder: 'any', sheet }) as RegistryRow;
const rows = { Finder: row('search'), Story: row('entity'), Help: row('editor'), Text: row() };
const page = (...names: string[]) =>
  layoutOf('x', { main: names.map((componentName) => ({ componentName, uid: componentName })) });

describe('style sheets', () => {
  let cwd: jest.SpyInstance;
  beforeAll(() => {
    const folder = mkdtempSync(join(tmpdir(), 'sheets-'));
    mkdirSync(join(folder, '.next/static/styles'), { recursive: true });
    writeFileSync(join(folder, '.next/static/styles/search.0a1b2c.css'), '');
    cwd = jest.spyOn(process, 'cwd').mockReturnValue(folder);
  });
  afterAll(() => cwd.mockRestore());

  it('a page asks for the sheets of what stands on it, by addresses that tell their content', () => {
    expect(sheetsFor(page('Text'), rows, false)).toEqual([]);
    expect(sheetsFor(page('Text', 'Finder', 'Unknown'), rows, false)).toEqual([
      '/_next/static/styles/search.0a1b2c.css',
    ]);
    expect(sheetsFor(page('Story', 'Finder'), rows, false)).toHaveLength(2);
  });

  it('visitors ask for no sheet of what they do not see', () => {
    expect(sheetsFor(page('Help'), rows, false)).toEqual([]);
  });

  it('while editing it asks for all: anything may be placed', () => {
    expect(sheetsFor(page('Text'), rows, true)).toHaveLength(AREA_SHEETS.length);
  });

  it('without a build it takes the sheet as it was generated', () => {
    expect(sheetsFor(page('Story'), rows, false)).toEqual(['/styles/entity.css']);
  });
});
