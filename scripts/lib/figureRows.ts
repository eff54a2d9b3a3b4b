import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** One figure of a measurement. */
export interface FigureRow {
  /** What was measured, in words that stay the same from one run to the next. */
  what: string;
  value: number;
  /** `ms`, `s`, `MB`, `kB`, `/s`, `×` (beside a floor of the same run). */
  unit: string;
}

/** Names a file to which measurements add their figures, a line each; `npm run bench:all` does. */
const FILE = 'BENCH_FIGURES';

/** Tells figures to whoever collects them; they are printed all the same. */
export function tellFigures(rows: readonly FigureRow[]): void {
  const file = process.env[FILE];
  if (file) appendFileSync(file, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
}

/** The environment of a program whose figures are to come to a file. */
export const figuresTo = (file: string): Record<string, string> => ({ [FILE]: file });

/** What was told to a file so far. */
export function figuresIn(file: string): FigureRow[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as FigureRow);
}

const written = (value: number): string =>
  value.toLocaleString('en-US', value < 10 ? { maximumSignificantDigits: 3 } : { maximumFractionDigits: 0 });

/** Lines of a table, a figure each; beside those of an earlier run where there are any, with how many times as much it is. */
export function figureLines(
  parts: Readonly<Record<string, readonly FigureRow[]>>,
  earlier: Readonly<Record<string, readonly FigureRow[]>> = {},
): string[] {
  const width = Math.max(...Object.values(parts).flatMap((rows) => rows.map(({ what }) => what.length)), 10);
  return Object.entries(parts).flatMap(([part, rows]) => [
    '',
    part,
    ...rows.map(({ what, value, unit }) => {
      const before = earlier[part]?.find((one) => one.what === what && one.unit === unit)?.value;
      const change = before ? `   ×${(value / before).toFixed(2)} of ${written(before)}` : '';
      return `  ${what.padEnd(width)} ${written(value).padStart(10)} ${unit.padEnd(3)}${change}`.trimEnd();
    }),
  ]);
}
