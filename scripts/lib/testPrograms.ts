import { existsSync } from 'node:fs';
import { headlessShell, systemBrowser } from './browser.ts';
import { missingServers } from './machines/missingServers.ts';
import { progress, run } from './processes.ts';

const BROWSER = ['chromium-headless-shell', 'fonts-liberation'];

/** What makes sure of them asks of this machine. */
export interface TestMachine {
  /** Whether there is Debian's browser that costs least. */
  hasHeadlessShell(): boolean;
  /** Whether there is any of Debian's. */
  hasChromium(): boolean;
  /** Debian's packages of the servers that are not there. */
  missingServers(): string[];
  /** Whether Debian's packages may be installed. */
  mayInstall: boolean;
  install(packages: readonly string[]): Promise<void>;
  fetchBrowser(): Promise<void>;
  say(text: string): void;
}

const thisMachine: TestMachine = {
  hasHeadlessShell: () => existsSync(headlessShell),
  hasChromium: () => systemBrowser() !== undefined,
  missingServers,
  mayInstall: existsSync('/etc/debian_version') && process.getuid?.() === 0,
  install: async (packages) => {
    const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
    const patient = ['-o', 'DPkg::Lock::Timeout=120'];
    await run('apt-get', [...patient, 'update'], quiet);
    await run('apt-get', [...patient, 'install', '-y', '--no-install-recommends', ...packages], quiet);
  },
  fetchBrowser: async () => {
    await run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  },
  say: progress,
};

/**
 * Makes sure that what the tests start beside our own programs is there: a browser, and the servers several machines share. All
 * of it comes from Debian's packages when root on Debian. Elsewhere the browser is Playwright's own, and what tests a missing
 * server is left out, which is said. Rejects where there is no browser in the end.
 */
export async function ensureTestPrograms(machine: TestMachine = thisMachine): Promise<void> {
  const missing = [...(machine.hasHeadlessShell() ? [] : BROWSER), ...machine.missingServers()];
  if (missing.length > 0 && machine.mayInstall) {
    machine.say(`installing ${missing.join(', ')} …`);
    try {
      await machine.install(missing);
    } catch (error) {
      machine.say(`they cannot be installed: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  if (!machine.hasChromium()) {
    machine.say("fetching Playwright's browser …");
    await machine.fetchBrowser();
  }
  const servers = machine.missingServers();
  if (servers.length > 0)
    machine.say(`left out: what several machines share (apt-get install ${servers.join(' ')})`);
}
