import { randomUUID } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { openStore } from '#src/platform/store/openStore.ts';
import { importFiles } from './importFiles.ts';
import { ImportProblem } from './ImportProblem.ts';
import { formatReport } from './ImportReport.ts';
import { recordedImport } from './recordedImport.ts';

const usage = `Brings open data into the directory.

  npm run import -- FILE… [--dry-run] [--json] [--data PATH] [--source NAME]

  --dry-run      report what would happen, change nothing
  --json         the whole report as JSON
  --data PATH    the data file (default: PLATFORM_DATA, else ./data/platform.db)
  --source NAME  the sender of FHIR or Yext ids, when files of several senders are imported
  --run ID       the report the Studio has begun for this import

The reports of imports stay in the data file, where the Studio shows them; those of dry runs only with --run.
`;

/** Exit codes: 0 imported, 1 a file is broken and nothing was changed, 2 the call is wrong. */
async function main(): Promise<number> {
  let args;
  try {
    args = parseArgs({
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean' },
        json: { type: 'boolean' },
        data: { type: 'string' },
        source: { type: 'string' },
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
  if (
    positionals.length === 0 ||
    (values.source !== undefined && !/^[a-z][a-z0-9-]{0,30}$/.test(values.source))
  ) {
    process.stderr.write(
      positionals.length === 0 ? usage : '--source takes small letters, digits and hyphens\n',
    );
    return 2;
  }
  const data = values.data ?? process.env['PLATFORM_DATA'] ?? './data/platform.db';
  const isNew = !existsSync(data);
  const isDry = values['dry-run'] ?? false;
  try {
    // A rehearsal leaves no file behind: a later start would take an empty store for a filled one.
    const store = openStore(isNew && isDry ? ':memory:' : data, { pollMs: 0 });
    try {
      const { run, source } = values;
      const report =
        isDry && run === undefined
          ? await importFiles(store, positionals, { dryRun: true, ...(source !== undefined && { source }) })
          : await recordedImport(store, { id: run ?? randomUUID(), files: positionals, isDry, source });
      process.stdout.write(values.json ? `${JSON.stringify(report, null, 2)}\n` : formatReport(report));
      return 0;
    } finally {
      store.close();
    }
  } catch (error) {
    const known = error instanceof ImportProblem || (error instanceof Error && error.name === 'StoreProblem');
    // So does an import that fails.
    if (isNew) for (const end of ['', '-wal', '-shm', '-journal']) rmSync(data + end, { force: true });
    if (!known) throw error;
    process.stderr.write(`import: ${error.message}\nNothing was changed.\n`);
    return 1;
  }
}

process.exitCode = await main();
