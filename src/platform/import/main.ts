import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { defaults } from '#src/platform/defaults.ts';
import { keepFilesPrivate } from '#src/platform/keepFilesPrivate.ts';
import { loadDotEnv } from '#src/platform/loadDotEnv.ts';
import { openStore } from '#src/platform/store/openStore.ts';
import { removeDataFile } from '#src/platform/store/removeDataFile.ts';
import { sharedFromEnv } from '#src/platform/store/sharedFromEnv.ts';
import type { Store } from '#src/platform/store/Store.ts';
import { importFiles } from './importFiles.ts';
import { ImportProblem } from './ImportProblem.ts';
import { formatReport } from './ImportReport.ts';
import { importRuns } from './importRuns.ts';
import { recordedImport } from './recordedImport.ts';
import { tellProgress } from './tellProgress.ts';

const usage = `Brings open data into the directory.

  npm run import -- FILE… [--dry-run] [--json] [--data PATH] [--source NAME] [--state CA,NV]

  --dry-run      report what would happen, change nothing
  --json         the whole report as JSON
  --data PATH    the data file (default: PLATFORM_DATA, else ./data/platform.db)
  --source NAME  the sender of FHIR or Yext ids, when files of several senders are imported
  --state CA,NV  of CSV files, only the rows of these states
  --run ID       the report the Studio has begun for this import

Files of more than some thousand rows are stored in pieces. An import of one that was stopped goes on behind the last
piece when the same file is imported again.

The reports of imports stay in the data file, where the Studio shows them; those of dry runs only with --run.
`;

/** Exit codes: 0 imported, 1 a file is broken and nothing was changed, 2 the call is wrong. */
async function main(): Promise<number> {
  loadDotEnv();
  keepFilesPrivate();
  let args;
  try {
    args = parseArgs({
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean' },
        json: { type: 'boolean' },
        data: { type: 'string' },
        source: { type: 'string' },
        state: { type: 'string' },
        run: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    return 2;
  }
  const { values, positionals } = args;
  if (values.help) {
    process.stdout.write(usage);
    return 0;
  }
  const wrong = wrongCall(positionals, values.source, values.state);
  if (wrong !== undefined) {
    process.stderr.write(wrong);
    return 2;
  }
  const data = values.data ?? (process.env['PLATFORM_DATA'] || defaults.data);
  const isNew = !existsSync(data);
  const isDry = values['dry-run'] ?? false;
  // A rehearsal leaves no file behind: a later start would take an empty store for a filled one.
  const store = openOrTell(isNew && isDry ? ':memory:' : data);
  if (!store) return 1;
  const id = values.run ?? randomUUID();
  let isKept = !isNew;
  try {
    const taken = {
      ...{ source: values.source, states: statesOf(values.state) },
      onPiece: tellProgress(process.stderr),
    };
    const report =
      isDry && values.run === undefined
        ? await importFiles(store, positionals, { ...taken, dryRun: true })
        : await recordedImport(store, { id, files: positionals, isDry, ...taken });
    process.stdout.write(values.json ? `${JSON.stringify(report, null, 2)}\n` : formatReport(report));
    isKept ||= !isDry;
    return 0;
  } catch (error) {
    const isBegun = importRuns(store).filesOf(id).length > 0;
    isKept ||= isBegun;
    if (!isKnown(error)) throw error;
    const outcome = isBegun
      ? 'What was stored before stays. The same command goes on from there.'
      : 'Nothing was changed.';
    process.stderr.write(`import: ${error.message}\n${outcome}\n`);
    return 1;
  } finally {
    store.close();
    // So does an import that fails.
    if (!isKept) removeDataFile(data);
  }
}

const isKnown = (error: unknown): error is Error =>
  error instanceof ImportProblem || (error instanceof Error && error.name === 'StoreProblem');

function openOrTell(data: string): Store | undefined {
  try {
    return openStore(data, { pollMs: 0, ...sharedFromEnv() });
  } catch (error) {
    if (!isKnown(error)) throw error;
    process.stderr.write(`import: ${error.message}\nNothing was changed.\n`);
    return undefined;
  }
}

function wrongCall(
  files: readonly string[],
  source: string | undefined,
  state: string | undefined,
): string | undefined {
  if (files.length === 0) return usage;
  if (source !== undefined && !/^[a-z][a-z0-9-]{0,30}$/.test(source))
    return '--source takes small letters, digits and hyphens\n';
  if (state !== undefined && !/^[A-Z]{2}(,[A-Z]{2})*$/i.test(state))
    return '--state takes the two letters of states, with commas between them\n';
  return undefined;
}

const statesOf = (text: string | undefined): ReadonlySet<string> | undefined =>
  text === undefined ? undefined : new Set(text.toUpperCase().split(','));

// Records come and go by the hundred thousand: the heap is tidied when it has grown by a third, not when it has grown to
// several times what is in use, and what is new is thrown away while it is little.
setFlagsFromString('--heap-growing-percent=30');
setFlagsFromString('--semi-space-growth-factor=1');
// Who is served goes before who imports, on a machine they share.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
process.exitCode = await main();
