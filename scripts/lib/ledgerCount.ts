import { stripVTControlCharacters } from 'node:util';

/** What became of one test that ran, or did not. */
export interface TestOutcome {
  /** The whole title, with the titles of the groups it stands in. */
  title: string;
  outcome: 'passed' | 'failed' | 'not-run';
  /** What its first failed try said, also where a later try passed. */
  complaint?: string;
}

/** The part of jest's `--json` report that is read here. */
export interface JestReport {
  testResults: { assertionResults: { fullName: string; status: string; failureMessages?: string[] }[] }[];
}

/** The part of Playwright's JSON report that is read here. */
export interface PlaywrightReport {
  suites: PlaywrightSuite[];
}
interface PlaywrightSuite {
  title: string;
  specs?: {
    title: string;
    tests: { status: string; results?: { error?: { message?: string } }[] }[];
  }[];
  suites?: PlaywrightSuite[];
}

/** Rows of the ledger by what the tests say of them. */
export interface LedgerCount {
  proven: Set<string>;
  /** Rows that a failed test names, whatever else passed. */
  failed: Set<string>;
  /** Ids in titles that no row has, with the title. */
  unknown: { id: string; title: string }[];
}

const BRACKET = /\[\s*[SEQDRCXA]-\d+[a-z]?(?:\s*,\s*[SEQDRCXA]-\d+[a-z]?)*\s*\]/g;
const ID = /[A-Z]-\d+[a-z]?/g;

/** Ids of the rows in the ledger's tables with their statements; readings (A-…) are no behaviour of their own. */
export function ledgerRows(markdown: string): Map<string, string> {
  const rows = new Map<string, string>();
  for (const line of markdown.split('\n')) {
    const row = /^\| ([SEQDRCXA]-\d+[a-z]?) \| (.*?) \|/.exec(line);
    if (row?.[1]) rows.set(row[1], row[2] ?? '');
  }
  return rows;
}

/** Every test of jest's report. */
export function jestOutcomes(report: JestReport): TestOutcome[] {
  return report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, status, failureMessages }) => ({
      title: fullName,
      outcome: status === 'passed' || status === 'failed' ? status : 'not-run',
      ...complaintOf(failureMessages?.[0]),
    })),
  );
}

/** Every test of Playwright's report; one that passed at a second try has passed. */
export function playwrightOutcomes(report: PlaywrightReport): TestOutcome[] {
  const below = (suite: PlaywrightSuite, path: string): TestOutcome[] => [
    ...(suite.specs ?? []).flatMap(({ title, tests }) =>
      tests.map(({ status, results }): TestOutcome => ({
        title: `${path} ${title}`,
        outcome:
          status === 'expected' || status === 'flaky'
            ? 'passed'
            : status === 'unexpected'
              ? 'failed'
              : 'not-run',
        ...complaintOf(results?.find(({ error }) => error)?.error?.message),
      })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => below(inner, `${path} ${inner.title}`)),
  ];
  return report.suites.flatMap((suite) => below(suite, suite.title));
}

/** The first lines of an error, without the terminal's colours and the place in the code. */
function complaintOf(message: string | undefined): Pick<TestOutcome, 'complaint'> {
  if (message === undefined) return {};
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line));
  // What was found can be a whole page.
  const short = lines.map((line) => (line.length > 240 ? `${line.slice(0, 240)} …` : line));
  return { complaint: short.slice(0, 12).join('\n') };
}

/** A row is proven when a test with its id in the title ran and passed, and none with its id failed. */
export function countLedger(
  rows: ReadonlyMap<string, string>,
  outcomes: readonly TestOutcome[],
): LedgerCount {
  const passed = new Set<string>();
  const failed = new Set<string>();
  const unknown = new Map<string, { id: string; title: string }>();
  for (const { title, outcome } of outcomes) {
    for (const id of (title.match(BRACKET) ?? []).flatMap((ids) => ids.match(ID) ?? [])) {
      if (!rows.has(id)) unknown.set(`${id} ${title}`, { id, title });
      else if (outcome === 'passed') passed.add(id);
      else if (outcome === 'failed') failed.add(id);
    }
  }
  return {
    proven: new Set([...passed].filter((id) => !failed.has(id))),
    failed,
    unknown: [...unknown.values()],
  };
}
