/**
 * `npm run doctor`: asks every source the site is configured with what the site would ask, and says in plain words what is
 * wrong. It changes nothing and prints no secret. It ends with 1 when there is a problem.
 */
import { parseEnv } from '#src/config/env.ts';
import { examineDatabase } from '#src/platform/store/shared/examineDatabase.ts';
import { examine } from './lib/doctor/examine.ts';
import type { Finding } from './lib/doctor/Finding.ts';
import { settingsOrExit } from './lib/settings.ts';

const MARK: Record<Finding['level'], string> = { ok: 'ok     ', note: 'note   ', problem: 'PROBLEM' };

// Who reads a part of it (`| head`) has read enough.
process.stdout.on('error', () => process.exit());
const settings = settingsOrExit({ isVisit: true });
const databaseUrl = settings.env['PLATFORM_DATABASE_URL'] || process.env.PLATFORM_DATABASE_URL;
let problems = 0;
if (databaseUrl) {
  const { hostname, pathname } = new URL(databaseUrl);
  console.log(`\nShared store  ${hostname}${pathname}`);
  for (const { isGood, text } of await examineDatabase(databaseUrl)) {
    console.log(`  ${MARK[isGood ? 'ok' : 'problem']}  ${text}`);
    if (!isGood) problems += 1;
  }
}
problems += await examine(parseEnv({ ...process.env, ...settings.env }), (title, address, findings) => {
  console.log(`\n${title}  ${address}`);
  for (const { level, text } of findings) console.log(`  ${MARK[level]}  ${text}`);
});
console.log(
  problems === 0
    ? '\nEvery source answers as the site expects.'
    : `\n${problems} problem(s). The site shows what it can without these sources; see docs/operating.md.`,
);
process.exit(problems === 0 ? 0 : 1);
