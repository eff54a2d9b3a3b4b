import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { globSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { copyDataFile } from '../../../src/platform/store/openDataFile.ts';
import { layOut } from './withoutContainers.ts';

type Variables = Record<string, string | undefined>;

/** How long a program may take to stop, as the documents say. */
const STOP_MS = 10_000;
const START_MS = 60_000;
const SECRETS = {
  ...{ CONTENT_API_KEY: 'content-key-of-this-try', DIRECTORY_API_KEY: 'directory-key-of-this-try' },
  ...{ SEARCH_API_KEY: 'search-key-of-this-try', EDITING_KEY: 'editing-key-of-this-try' },
  ...{ REVALIDATE_SECRET: 'revalidate-secret-of-this-try', JSS_EDITING_SECRET: 'builder-secret-of-this-try' },
};

class Program {
  readonly #child: ChildProcess;
  readonly #name: string;
  output = '';
  errors = '';
  readonly ended: Promise<number | null>;

  constructor(name: string, cwd: string, words: string[], env: Variables) {
    const own = env as NodeJS.ProcessEnv;
    this.#name = name;
    const [, ...args] = words;
    this.#child = spawn(process.execPath, args, { cwd, env: own, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#child.stdout?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    this.#child.stderr?.on('data', (chunk: Buffer) => (this.errors += chunk.toString()));
    this.ended = new Promise((done) => this.#child.once('exit', (code) => done(code)));
  }

  /** Waits until an address answers 200. Rejects with what the program wrote. */
  async ready(url: string): Promise<void> {
    const deadline = performance.now() + START_MS;
    for (;;) {
      const isReady = await fetch(url).then(
        (answer) => answer.ok,
        () => false,
      );
      if (isReady) return;
      if (performance.now() > deadline || this.#child.exitCode !== null)
        throw new Error(`${this.#name} was not ready at ${url}:\n${this.errors}${this.output.slice(-4000)}`);
      await new Promise((done) => setTimeout(done, 200));
    }
  }

  async stop(): Promise<void> {
    const began = performance.now();
    this.#child.kill('SIGTERM');
    const insist = setTimeout(() => this.#child.kill('SIGKILL'), 2 * STOP_MS);
    await this.ended;
    clearTimeout(insist);
    const ms = performance.now() - began;
    if (ms > STOP_MS) throw new Error(`${this.#name} took ${Math.round(ms / 1000)} s to stop`);
    const strange = this.output.split('\n').filter((line) => line !== '' && !isEntry(line));
    if (strange.length > 0) throw new Error(`${this.#name} wrote what is no entry of the log: ${strange[0]}`);
  }
}

function isEntry(line: string): boolean {
  try {
    const { time, program, event } = JSON.parse(line) as Record<string, unknown>;
    return [time, program, event].every((value) => typeof value === 'string');
  } catch {
    return false;
  }
}

/** Runs a program of an image to its end, as somebody does who looks after it. Rejects when it ends with anything but 0. */
async function done(script: string, cwd: string, env: Variables, args: string[] = []): Promise<void> {
  const program = new Program(script, cwd, ['node', script, ...args], env);
  if ((await program.ended) !== 0) throw new Error(`${script} failed:\n${program.errors}${program.output}`);
}

async function textOf(url: string, wanted: RegExp): Promise<void> {
  const answer = await fetch(url);
  const text = await answer.text();
  if (!answer.ok || !wanted.test(text)) throw new Error(`${url} answers ${answer.status} without ${wanted}`);
}

/** Files below a folder that were written since a moment, but for what a volume holds. */
function writtenSince(folder: string, moment: number, volume: string): string[] {
  return globSync('**/*', { cwd: folder, exclude: (name) => name === 'node_modules' })
    .filter((path) => !path.startsWith(volume))
    .filter((path) => {
      const { mtimeMs } = statSync(join(folder, path));
      return mtimeMs > moment;
    });
}

/**
 * Takes the Dockerfile's last steps without containers: lays both images out in a folder, starts them there by their own
 * commands on a copy of a store, asks for what visitors, probes and Prometheus ask for, and stops them. Rejects with what is
 * wrong. The build must be one for `ports`.
 */
export async function tryImages(
  folder: string,
  seeded: string,
  ports: { site: number; platform: number },
): Promise<void> {
  const root = process.cwd();
  rmSync(folder, { recursive: true, force: true });
  const volume = resolve(folder, 'volume');
  mkdirSync(volume, { recursive: true });
  const data = join(volume, 'platform.db');
  copyDataFile(seeded, data);
  const [site, platform] = [resolve(folder, 'site'), resolve(folder, 'platform')];
  const words = { site: layOut('site', root, site), platform: layOut('platform', root, platform) };
  const address = { site: `http://127.0.0.1:${ports.site}`, platform: `http://127.0.0.1:${ports.platform}` };
  const figures = { site: ports.site + 60, platform: ports.platform + 60 };
  const { PATH, HOME } = process.env;
  const env = {
    ...{
      PATH,
      HOME,
      NODE_ENV: 'production',
      ...SECRETS,
      STUDIO_ORIGIN: `http://localhost:${ports.platform}`,
    },
    ...{ PORT: String(ports.site), PLATFORM_PORT: String(ports.platform), PLATFORM_HOST: '0.0.0.0' },
    ...{ PLATFORM_DATA: data, REVALIDATE_URLS: `${address.site}/api/revalidate` },
    ...{ METRICS_PORT: String(figures.site), PLATFORM_METRICS_PORT: String(figures.platform) },
  };

  const refused = new Program('site', site, words.site, { ...env, SITE_ORIGIN: 'http://localhost:9999' });
  if ((await refused.ended) === 0 || !/^ {2}SITE_ORIGIN$/m.test(refused.errors))
    throw new Error(`A build for other settings was not refused by name: ${refused.errors}`);

  const mark = join(folder, 'mark');
  writeFileSync(mark, '');
  const moment = statSync(mark).mtimeMs;
  const running: Program[] = [];
  const start = (name: 'site' | 'platform', cwd: string) => {
    const program = new Program(name, cwd, words[name], env);
    running.unshift(program);
    return program;
  };
  try {
    await start('platform', platform).ready(`${address.platform}/readyz`);
    await start('site', site).ready(`${address.site}/readyz`);
    await textOf(`${address.site}/`, /<h1/);
    await done('scripts/doctor.ts', site, env);
    await done('scripts/seed.ts', platform, env, ['--phrases-only']);
    await textOf(`http://127.0.0.1:${figures.site}/metrics`, /^site_requests_total\{.*kind="page"/m);
    await textOf(
      `http://127.0.0.1:${figures.platform}/metrics`,
      /^platform_requests_total\{.*upstream="content"/m,
    );
  } finally {
    for (const program of running) await program.stop();
  }
  const written = [
    ...writtenSince(site, moment, join('.next', 'cache')),
    ...writtenSince(platform, moment, 'nothing'),
  ];
  if (written.length > 0)
    throw new Error(`Written outside of the volumes: ${written.slice(0, 5).join(', ')}`);
  rmSync(folder, { recursive: true, force: true });
}
