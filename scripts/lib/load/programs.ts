import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { copyDataFile } from '../../../src/platform/store/openDataFile.ts';
import { copyBuild } from '../copyBuild.ts';
import { waitUntilAnswers } from '../processes.ts';
import { platformArguments, siteArguments } from '../programArguments.ts';
import { readSettings } from '../settings.ts';

/** Site and platform of a measurement alone: a copy of the store and of the build, without a page anybody has made. */
export interface Programs {
  site: ChildProcess;
  platform: ChildProcess;
  port: number;
  /** Another process of the site, beside the first, on a port of its own. */
  startCopy(port: number): Promise<ChildProcess>;
  /** Where both log. */
  log: string;
  /** Ends both and removes the copies. */
  stop(): Promise<void>;
}

export interface ProgramsOptions {
  name: string;
  port: number;
  platformPort: number;
  env?: Record<string, string>;
}

/** Starts both in production. Rejects where nothing is built or stored. */
export async function startPrograms({ name, port, platformPort, env }: ProgramsOptions): Promise<Programs> {
  const settings = readSettings();
  if (!existsSync('.next/BUILD_ID') || !existsSync(settings.data))
    throw new Error('Run npm start once first.');
  const folder = join(tmpdir(), `${name}-${process.pid}`);
  const dist = `.next-${name}-${port}`;
  mkdirSync(folder, { recursive: true });
  const data = join(folder, 'platform.db');
  copyDataFile(settings.data, data);
  copyBuild('.next', dist);
  mkdirSync('test-results', { recursive: true });
  const log = resolve(`test-results/${name}.log`);
  const output = openSync(log, 'w');
  const all: NodeJS.ProcessEnv = {
    ...process.env,
    ...settings.env,
    ...{ NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', NEXT_DIST_DIR: dist },
    ...{ PORT: String(port), PLATFORM_PORT: String(platformPort), PLATFORM_DATA: data },
    PLATFORM_ORIGIN: `http://127.0.0.1:${platformPort}`,
    REVALIDATE_URLS: `http://127.0.0.1:${port}/api/revalidate`,
    // Every visitor has an address of their own, as behind a proxy.
    TRUSTED_PROXY_HOPS: '1',
    ...env,
  };
  const children: ChildProcess[] = [];
  const start = (args: readonly string[], more: Record<string, string> = {}) => {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
      env: { ...all, ...more },
      stdio: ['ignore', output, output],
    });
    children.unshift(child);
    return child;
  };
  const startSite = async (at: number) => {
    const child = start(siteArguments(at), {
      PORT: String(at),
    });
    await waitUntilAnswers(`http://127.0.0.1:${at}/healthz`, 60_000);
    return child;
  };
  const platform = start(platformArguments);
  await waitUntilAnswers(`http://127.0.0.1:${platformPort}/readyz`, 60_000);
  const site = await startSite(port);
  return {
    ...{ site, platform, port, log, startCopy: startSite },
    async stop() {
      for (const child of children) await ended(child);
      rmSync(dist, { recursive: true, force: true });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const ended = (child: ChildProcess) =>
  new Promise<void>((done) => {
    if (child.exitCode !== null || child.signalCode !== null) return done();
    child.once('exit', () => done());
    child.kill('SIGTERM');
  });

/** What a process has of the machine's memory, MB; 0 where that cannot be read. */
export function residentMegabytes({ pid }: ChildProcess): number {
  try {
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);
  } catch {
    return 0;
  }
}
