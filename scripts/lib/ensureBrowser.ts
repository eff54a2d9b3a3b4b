import { existsSync } from 'node:fs';
import { progress, run } from './processes.ts';
import { systemChromium } from './browser.ts';

/** Makes sure a browser for the tests is there: Debian's chromium when root on Debian, else Playwright's own. */
export async function ensureBrowser(): Promise<void> {
  if (existsSync(systemChromium)) return;
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    progress('installing chromium …');
    const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update'], quiet);
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'], quiet);
    return;
  }
  progress("fetching Playwright's browser …");
  await run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
}
