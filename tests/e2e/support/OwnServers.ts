import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import {
  closeSync,
  copyFileSync,
  globSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { deserialize } from 'node:v8';
import { gunzipSync } from 'node:zlib';
import { copyBuild } from '../../../scripts/lib/copyBuild.ts';
import { madeOnce } from '#src/platform/seed/testing/madeOnce.ts';
import { seedTwentieth } from '#src/platform/seed/testing/seedTwentieth.ts';
import { copyDataFile } from '#src/platform/store/openDataFile.ts';
import { isPortFree, waitUntilAnswers } from '../../../scripts/lib/processes.ts';
import { platformArguments, siteArguments } from '../../../scripts/lib/programArguments.ts';
import { clockEnv, clockFileEnv, clockShift } from '../../support/testClock.ts';
import { platformPort as firstPlatformPort, sitePort as firstSitePort } from './addresses.ts';

const seeded = resolve(process.env.PLATFORM_DATA ?? 'data/e2e/platform.db');
const built = process.env.NEXT_DIST_DIR ?? '.next';

/** How far above the ports of all tests' servers each file's own ones stand: files run side by side. */
const PORTS_ABOVE = {
  outage: 2,
  'search-faults': 4,
  faults: 6,
  hours: 8,
  studio: 10,
  'studio-words': 20,
  'studio-flow': 12,
  'studio-journey': 14,
  'studio-media': 16,
  'studio-pages': 22,
  'studio-languages': 24,
  'studio-reports': 26,
  pictures: 28,
  'studio-history': 30,
  'studio-payloads': 18,
  edge: 32,
  map: 34,
};

export interface OwnServersOptions {
  name: keyof typeof PORTS_ABOVE;
  /** Whether the directory holds the whole network, not a twentieth, with which both start in a third of the time. */
  isWhole?: boolean;
  /** Whether the site asks its sources through the platform's caching proxy. */
  hasProxy?: boolean;
  /** Variables on top of the usual ones; an empty text unsets. */
  env?: Record<string, string>;
  /** Whether the site purges an edge, which the test starts at `edgePort`. */
  hasEdge?: boolean;
  /** Whether the test sets the time of these servers, see `setClock`. */
  hasOwnClock?: boolean;
  /** Whether the site passes media on from this platform; rewrites are fixed by the build, which names the tests' first one. */
  hasOwnMedia?: boolean;
}

/**
 * A site and a platform for one test file alone, so that it may stop, break and change them: a copy of a seeded
 * store and of the build, without any page another server has rendered into it.
 */
export class OwnServers {
  readonly site: string;
  readonly platform: string;
  readonly data: string;
  readonly sitePort: number;
  readonly platformPort: number;
  /** Free for a cache in front of the site. */
  readonly edgePort: number;
  /** What the vendor's builder opens pages with. */
  readonly editingSecret = 'editing-secret-of-these-servers';
  #folder: string;
  #name: string;
  #clockFile: string;
  #hasOwnMedia: boolean;
  #isWhole: boolean;
  #dist: string;
  #env: Record<string, string>;
  #platform: ChildProcess | undefined;
  #site: ChildProcess | undefined;

  constructor({
    name,
    isWhole = false,
    hasProxy = false,
    hasEdge = false,
    env = {},
    hasOwnClock = false,
    hasOwnMedia = false,
  }: OwnServersOptions) {
    const sitePort = firstSitePort + PORTS_ABOVE[name];
    const platformPort = firstPlatformPort + PORTS_ABOVE[name];
    this.#name = name;
    this.sitePort = sitePort;
    this.#hasOwnMedia = hasOwnMedia;
    this.#isWhole = isWhole;
    this.platformPort = platformPort;
    this.edgePort = sitePort + 1;
    this.site = `http://localhost:${sitePort}`;
    this.platform = `http://127.0.0.1:${platformPort}`;
    this.#folder = join(tmpdir(), `servers-${name}-${process.pid}`);
    this.data = join(this.#folder, 'platform.db');
    this.#clockFile = join(this.#folder, 'clock');
    this.#dist = `.next-${name}-${sitePort}`;
    this.#env = {
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      NODE_OPTIONS: '--disable-warning=ExperimentalWarning',
      ...(hasOwnClock ? clockFileEnv(this.#clockFile) : clockEnv(clockShift())),
      NEXT_DIST_DIR: this.#dist,
      PORT: String(sitePort),
      PLATFORM_PORT: String(platformPort),
      PLATFORM_DATA: this.data,
      PLATFORM_ORIGIN: this.platform,
      PLATFORM_ALLOW_FAULTS: '1',
      SITE_ORIGIN: this.site,
      PLAN_SITE_ORIGIN: `http://plan.localhost:${sitePort}`,
      REVALIDATE_URLS: `http://127.0.0.1:${sitePort}/api/revalidate`,
      REVALIDATE_SECRET: 'revalidate-secret-of-these-servers',
      JSS_EDITING_SECRET: this.editingSecret,
      EDITING_KEY: 'drafts-key-of-these-servers',
      TRUSTED_PROXY_HOPS: '1',
      // What recovers after a breaker closes, recovers alike after two seconds.
      BREAKER_OPEN_SECONDS: '2',
      ...(hasEdge && { EDGE_PURGE_URLS: `http://127.0.0.1:${sitePort + 1}/.purge` }),
      ...(hasProxy && { CACHING_PROXY: `${this.platform}/proxy` }),
      ...env,
    };
  }

  #passOnMedia(): void {
    const manifest = join(this.#dist, 'routes-manifest.json');
    const first = `http://127.0.0.1:${firstPlatformPort}/-/`;
    writeFileSync(manifest, readFileSync(manifest, 'utf8').replaceAll(first, `${this.platform}/-/`));
  }

  async start(): Promise<void> {
    rmSync(this.#folder, { recursive: true, force: true });
    mkdirSync(this.#folder);
    writeFileSync(this.#clockFile, String(clockShift()));
    if (this.#isWhole) copyDataFile(seeded, this.data);
    else copyFileSync(twentieth(), this.data);
    copyBuild(built, this.#dist);
    if (this.#hasOwnMedia) this.#passOnMedia();
    // Whoever listens there would answer in their place, with another clock and other faults.
    for (const port of [this.sitePort, this.platformPort]) await untilFree(port);
    await this.startPlatform();
    await this.startSite();
  }

  async startSite(): Promise<void> {
    this.#site = this.#spawn(siteArguments(this.sitePort));
    await waitUntilAnswers(`http://127.0.0.1:${this.sitePort}/healthz`, 60_000);
  }

  /** Starts the site again: with the pages it has made, or without a single one. */
  async restartSite({ isCold }: { isCold: boolean }): Promise<void> {
    await ended(this.#site, 'SIGTERM');
    if (isCold) rmSync(this.#pages, { recursive: true, force: true });
    await this.startSite();
  }

  /** The keys of the pages the site has a file of, each of the form `…/en/_site_main/about-us`. */
  keptKeys(): string[] {
    return globSync('**/*.page', { cwd: this.#pages }).map((name) => {
      const kept = deserialize(gunzipSync(readFileSync(join(this.#pages, name)))) as { key: string };
      return kept.key;
    });
  }

  /** Files these servers wrote, logs, store and kept pages, that hold a text anywhere. */
  filesHolding(text: string): string[] {
    const written = [
      join('test-results', `servers-${this.#name}.log`),
      ...globSync('**/*', { cwd: this.#folder }).map((name) => join(this.#folder, name)),
      ...globSync('cache/**/*', { cwd: this.#dist }).map((name) => join(this.#dist, name)),
    ];
    const bytes = (file: string) => {
      const whole = readFileSync(file);
      return file.endsWith('.page') ? gunzipSync(whole) : whole;
    };
    return written.filter((file) => statSync(file).isFile() && bytes(file).includes(text));
  }

  get #pages(): string {
    return join(this.#dist, 'cache', 'pages');
  }

  async startPlatform(): Promise<void> {
    this.#platform = this.#spawn(platformArguments);
    await waitUntilAnswers(`${this.platform}/readyz`, 60_000);
  }

  /** From now on site and platform tell the time from this instant on; needs `hasOwnClock`. */
  setClock(instant: Date): void {
    // Written beside and moved, so that nobody reads half a number.
    writeFileSync(`${this.#clockFile}.new`, String(instant.getTime() - (Date.now() - clockShift())));
    renameSync(`${this.#clockFile}.new`, this.#clockFile);
  }

  /** Ends the site as a power cut does. */
  async killSite(): Promise<void> {
    await ended(this.#site, 'SIGKILL');
  }

  /** Ends the platform as a power cut does. */
  async killPlatform(): Promise<void> {
    await ended(this.#platform, 'SIGKILL');
  }

  /** Sets faults of the platform's upstreams, `null` to end one. */
  async fault(faults: Record<string, string | null>): Promise<void> {
    const answer = await fetch(`${this.platform}/admin/faults`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(faults),
    });
    if (!answer.ok) throw new Error(`faults: ${answer.status} ${await answer.text()}`);
  }

  async stop(): Promise<void> {
    await Promise.all([ended(this.#site, 'SIGTERM'), ended(this.#platform, 'SIGTERM')]);
    rmSync(this.#folder, { recursive: true, force: true });
    rmSync(this.#dist, { recursive: true, force: true });
  }

  #spawn(args: readonly string[]): ChildProcess {
    mkdirSync('test-results', { recursive: true });
    const log = openSync(join('test-results', `servers-${this.#name}.log`), 'a');
    const child = spawn(process.execPath, args, {
      env: { ...process.env, ...this.#env },
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    return child;
  }
}

/** A data file with a twentieth of the demo network and all its pages, seeded by whichever test needs it first. */
function twentieth(): string {
  const name = `twentieth-${process.env['E2E_DAY'] ?? 'today'}.db`;
  return madeOnce(join(dirname(seeded), name), (path) =>
    seedTwentieth(path, ['scripts/seed.ts'], { ...process.env, ...clockEnv(clockShift()) }),
  );
}

/** Those of a test that failed may still be stopping. Throws when the port is not free after ten seconds. */
async function untilFree(port: number): Promise<void> {
  const deadline = performance.now() + 10_000;
  while (!(await isPortFree(port))) {
    if (performance.now() > deadline) throw new Error(`Port ${port} is taken`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function ended(child: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> {
  return new Promise((done) => {
    if (!child || child.exitCode !== null || child.signalCode !== null) {
      done();
      return;
    }
    const insist = setTimeout(() => child.kill('SIGKILL'), 5000);
    child.once('exit', () => {
      clearTimeout(insist);
      done();
    });
    child.kill(signal);
  });
}
