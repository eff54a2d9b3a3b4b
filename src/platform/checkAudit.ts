import { existsSync } from 'node:fs';
import { AuditLog } from './accounts/AuditLog.ts';
import { defaults } from './defaults.ts';
import { loadDotEnv } from './loadDotEnv.ts';
import { openStore } from './store/openStore.ts';

/** Says whether the audit log is as it was written, or which row is the first that is not: `npm run check-audit`. */
function main(): void {
  loadDotEnv();
  const source = process.env['PLATFORM_DATA'] || defaults.data;
  if (!existsSync(source)) throw new Error(`There is no data file ${source}; set PLATFORM_DATA`);
  const store = openStore(source, { pollMs: 0 });
  try {
    const broken = new AuditLog(store, () => new Date()).firstBroken();
    if (broken) throw new Error(`The audit log is broken at row ${broken.seq}: ${broken.problem}`);
    process.stdout.write('The audit log is whole\n');
  } finally {
    store.close();
  }
}

try {
  main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
