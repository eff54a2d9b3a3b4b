import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { figureLines, figuresIn, figuresTo, tellFigures } from './figureRows.ts';

it('figures come to the file that is named, from several programs, and nowhere when none is', () => {
  const folder = mkdtempSync(join(tmpdir(), 'figures-'));
  const file = join(folder, 'figures');
  expect(figuresIn(file)).toEqual([]);
  tellFigures([{ what: 'lost', value: 1, unit: 'ms' }]);
  const before = process.env;
  process.env = { ...before, ...figuresTo(file) };
  tellFigures([{ what: 'p50', value: 1.5, unit: 'ms' }]);
  tellFigures([
    { what: 'memory', value: 300, unit: 'MB' },
    { what: 'home', value: 0.84, unit: '×' },
  ]);
  process.env = before;
  expect(figuresIn(file).map(({ what }) => what)).toEqual(['p50', 'memory', 'home']);
  rmSync(folder, { recursive: true });
});

it('a table has the figures by their parts, beside those of an earlier run with the same name and unit', () => {
  const search = [
    { what: 'p95', value: 1.5234, unit: 'ms' },
    { what: 'queries', value: 1490.4, unit: '/s' },
  ];
  const earlier = {
    search: [
      { what: 'p95', value: 3, unit: 'ms' },
      { what: 'queries', value: 2, unit: 'ms' },
    ],
  };
  expect(figureLines({ search }, earlier)).toEqual([
    '',
    'search',
    '  p95              1.52 ms    ×0.51 of 3',
    '  queries         1,490 /s',
  ]);
});
