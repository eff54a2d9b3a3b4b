import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { cleanText } from '#src/platform/import/repair/cleanText.ts';
import { ImportProblem } from './ImportProblem.ts';
import type { TextFile } from './inspectText.ts';
import { readText } from './readText.ts';

/** Bytes one CSV row may have; a longer one is a lost quote, not data. */
const maximumRowBytes = 1024 * 1024;
const maximumColumns = 500;

/** What may stand between the cells of a row. */
export type Delimiter = ',' | ';' | '\t' | '|';

/** One row: its cells as they stand, and the line on which it ends. */
export interface CsvRow {
  line: number;
  record: readonly string[];
}

/**
 * Streams the rows of a CSV file. `header` is called once with the column names before the first row.
 * Throws ImportProblem, with the line, for broken quoting, rows of another width than the header (a file cut off
 * in the middle), a column name used twice, and past the limits.
 */
export async function* readCsv(
  text: TextFile,
  delimiter: Delimiter,
  header: (columns: string[]) => void,
): AsyncGenerator<CsvRow> {
  const { file } = text;
  const parser = parse({
    bom: true,
    delimiter,
    info: true,
    max_record_size: maximumRowBytes,
    relax_column_count: true,
    skip_empty_lines: true,
  });
  // The text comes as a generator so that an error of the reader reaches the loop below as it is.
  const source = Readable.from(readText(text), { objectMode: true });
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  let columns: string[] | undefined;
  try {
    for await (const item of parser) {
      const { info, record } = item as { info: { lines: number }; record: string[] };
      if (!columns) {
        columns = record.map((cell) => cleanText(cell));
        checkHeader(file, columns);
        header(columns);
        continue;
      }
      if (record.length !== columns.length) {
        throw new ImportProblem(
          file,
          `has ${record.length} cells where the header has ${columns.length}: the row is broken or the file is cut off`,
          info.lines,
        );
      }
      yield { line: info.lines, record };
    }
  } catch (error) {
    if (error instanceof CsvError) throw new ImportProblem(file, explain(error), lineOf(error));
    throw error;
  } finally {
    source.destroy();
  }
  if (!columns) throw new ImportProblem(file, 'is empty');
}

function checkHeader(file: string, columns: string[]): void {
  if (columns.length > maximumColumns) {
    throw new ImportProblem(file, `has ${columns.length} columns; at most ${maximumColumns} are read`, 1);
  }
  const seen = new Set<string>();
  for (const column of columns) {
    if (column !== '' && seen.has(column.toLowerCase())) {
      throw new ImportProblem(file, `names the column '${column}' twice`, 1);
    }
    seen.add(column.toLowerCase());
  }
}

const lineOf = (error: CsvError): number | undefined => {
  const lines = (error as unknown as { lines?: unknown }).lines;
  return typeof lines === 'number' ? lines : undefined;
};

function explain(error: CsvError): string {
  switch (error.code) {
    case 'CSV_QUOTE_NOT_CLOSED':
      return 'a quoted cell is never closed: the file is cut off, or a quote is missing';
    case 'CSV_MAX_RECORD_SIZE':
      return `a row is longer than ${maximumRowBytes} bytes: a quote is missing, or this is not CSV`;
    case 'CSV_INVALID_CLOSING_QUOTE':
    case 'INVALID_OPENING_QUOTE':
      return 'a quote stands where none may be';
    default:
      return `is not well-formed CSV (${error.message.slice(0, 120)})`;
  }
}
