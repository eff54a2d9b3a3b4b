/**
 * `npm run browsers`: the site and the Studio in Firefox and in WebKit, as far as they are installed; says of each that is not
 * that it was left out. Options go to the test runner.
 */
import { spawnSync } from 'node:child_process';
import { otherBrowsers } from './lib/otherBrowsers.ts';

for (const { name, program, packages } of otherBrowsers)
  if (!program) console.log(`${name} is left out: it is not installed (Debian: apt-get install ${packages})`);
if (otherBrowsers.some(({ program }) => program)) {
  const runner = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'tests/browsers'];
  const { status } = spawnSync(process.execPath, [...runner, ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
