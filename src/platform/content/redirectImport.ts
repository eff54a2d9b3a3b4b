import { CsvError, parse } from 'csv-parse/sync';
import { RedirectProblem } from './RedirectList.ts';
import type { PutOptions, RedirectInput, RedirectList, RedirectRefusal } from './RedirectList.ts';

/** What became of one line of a file. */
export interface ImportedLine {
  line: number;
  from: string;
  to: string;
  outcome: 'added' | 'replaced' | 'same' | 'refused';
  /** Why it was refused, and what that names. */
  why?: RedirectRefusal | 'columns';
  about?: string;
  /** Where it leads instead, as its target leads on. */
  leadsTo?: string;
}

/** Why a file was not read at all. */
export class ImportFileProblem extends Error {
  override name = 'ImportFileProblem';
}

const MOST_LINES = 5000;

/** Names of columns people use, in either language. */
const COLUMNS: Readonly<Record<'from' | 'to' | 'type' | 'locale', RegExp>> = {
  from: /^(from|old|source|pattern|de|desde|origen|antigua)\b/i,
  to: /^(to|new|target|destination|a|hacia|destino|nueva)\b/i,
  type: /^(type|status|code|kind|tipo)\b/i,
  locale: /^(language|locale|lang|idioma)\b/i,
};

interface Row {
  line: number;
  cells: string[];
}

/** The rows of a file with commas, semicolons or tabs. Throws ImportFileProblem for one that cannot be read. */
function rowsOf(text: string): Row[] {
  const [first = ''] = text.split('\n', 1);
  const delimiter = ['\t', ';', ','].find((one) => first.includes(one)) ?? ',';
  try {
    const records = parse(text, {
      ...{ bom: true, info: true, delimiter, relax_column_count: true, skip_empty_lines: true, trim: true },
    }) as unknown as { info: { lines: number }; record: string[] }[];
    return records.map(({ info, record }) => ({ line: info.lines, cells: record }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new ImportFileProblem(error.message.slice(0, 200));
  }
}

/** Places of the columns; without a head the first is where from, the second where to. */
function columnsOf([head]: readonly Row[]) {
  const at = (name: keyof typeof COLUMNS) => head?.cells.findIndex((cell) => COLUMNS[name].test(cell)) ?? -1;
  if (at('from') < 0 || at('to') < 0) return { hasHead: false, from: 0, to: 1, type: 2, locale: 3 };
  return { hasHead: true, from: at('from'), to: at('to'), type: at('type'), locale: at('locale') };
}

/**
 * Puts the lines of a file into a list of redirects, one after another, and tells of each what became of it: one line that
 * is refused is in nobody's way. Lines that say what is there already change nothing.
 */
export function importRedirects(
  csv: string,
  list: RedirectList,
  options: Omit<PutOptions, 'was' | 'replaces'>,
): ImportedLine[] {
  const rows = rowsOf(csv);
  const { hasHead, ...at } = columnsOf(rows);
  const data = hasHead ? rows.slice(1) : rows;
  if (data.length > MOST_LINES) throw new ImportFileProblem(`more than ${MOST_LINES} lines`);
  return data.map(({ line, cells }): ImportedLine => {
    const [from = '', to = ''] = [cells[at.from], cells[at.to]];
    if (from === '' || to === '') return { line, from, to, outcome: 'refused', why: 'columns' };
    try {
      const { rule, replaced } = list.put(inputOf(cells, at), { ...options, replaces: true });
      const leadsTo = rule.target === to ? {} : { leadsTo: rule.target };
      const isSame =
        replaced?.target === rule.target &&
        replaced.redirectType === rule.redirectType &&
        replaced.isQueryStringPreserved === rule.isQueryStringPreserved;
      if (isSame) {
        // It keeps who made it, and when.
        list.takeBack();
        return { line, from, to, outcome: 'same' };
      }
      return { line, from, to, outcome: replaced ? 'replaced' : 'added', ...leadsTo };
    } catch (error) {
      if (!(error instanceof RedirectProblem)) throw error;
      return { line, from, to, outcome: 'refused', why: error.why, about: error.about };
    }
  });
}

function inputOf(cells: readonly string[], at: Record<keyof typeof COLUMNS, number>): RedirectInput {
  const locale = (cells[at.locale] ?? '').toLowerCase();
  return {
    from: cells[at.from] ?? '',
    to: cells[at.to] ?? '',
    isPermanent: !/30[27]|temp/i.test(cells[at.type] ?? ''),
    keepsQuery: true,
    locale: locale.startsWith('es') ? 'es' : locale.startsWith('en') ? 'en' : '',
  };
}
