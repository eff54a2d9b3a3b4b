// @ts-check
// Plain JavaScript for whatever Node is at hand (20 or newer): installs what is missing, then hands over to Node 24.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isInstalled, noteInstalled } from './installState.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const node24 = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/**
 * Says what is going on, with the time since the start.
 * @param {string} text
 */
export function progress(text) {
  console.log(`[${(performance.now() / 1000).toFixed(1).padStart(5)} s] ${text}`);
}

/** Installs the locked packages, the workspaces' too, unless exactly those are there, and Node 24 with them. */
export function ensureInstalled() {
  const [major = 0] = process.versions.node.split('.').map(Number);
  if (major < 20) {
    console.error(`Node ${process.versions.node} is too old; version 20 or newer is needed to begin.`);
    process.exit(1);
  }
  if (!isInstalled(root)) {
    progress('installing packages …');
    // Not `npm ci`: it refuses a lock file that lacks optional binaries of other systems, which some registry
    // mirrors do not carry. This takes the locked versions and writes nothing back.
    const install = spawnSync(
      'npm',
      ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'],
      {
        cwd: root,
        stdio: ['ignore', 'inherit', 'inherit'],
        shell: process.platform === 'win32',
        env: { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
      },
    );
    if (install.status !== 0) {
      console.error('npm install failed; see above.');
      process.exit(install.status ?? 1);
    }
    // Some npm settings leave out install scripts; Node 24 comes with one.
    if (!existsSync(node24))
      spawnSync(process.execPath, ['installArchSpecificPackage'], {
        cwd: join(root, 'node_modules/node'),
        stdio: 'inherit',
      });
    if (!existsSync(node24)) {
      console.error('Node 24 could not be installed (npm package "node").');
      process.exit(1);
    }
    noteInstalled(root);
    progress('packages installed');
  }
}

/**
 * Goes on under Node 24 with the given script; signals and the exit code pass through.
 * @param {string} script
 * @param {readonly string[]} args
 */
export function continueUnderNode24(script, args) {
  const child = spawn(node24, ['--disable-warning=ExperimentalWarning', join(root, script), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      // Threads that share two stores of memory give it back; with one each what they hold grew for as long as they worked.
      MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
      // What was compiled once is not compiled again, and nothing is kept to strip its types.
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules/.cache/node-code'),
      BEGAN_AT: String(performance.timeOrigin),
      PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`,
    },
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    // A terminal's Ctrl-C reaches the child by itself; one sent to this process alone is passed on.
    process.on(signal, () => child.kill(signal));
  }
  // npm runs this in a shell of its own, which does not pass on the signal that ends them both: their end is one.
  if (process.env.npm_lifecycle_event) {
    const parent = process.ppid;
    setInterval(() => {
      if (process.ppid !== parent) child.kill('SIGTERM');
    }, 250).unref();
  }
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 130 : 1)));
}
