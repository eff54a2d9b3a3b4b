import { mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '#tests/support/freePort.ts';
import { RedisServer } from '#tests/support/redisServer.ts';
import { VarnishServer } from '#tests/support/varnishServer.ts';
import { PostgresServer } from '../../../src/platform/store/testing/PostgresServer.ts';
import { copyBuild } from '../copyBuild.ts';
import { run } from '../processes.ts';
import { platformArguments, siteArguments } from '../programArguments.ts';
import { Program } from './Program.ts';

/** What proves the right to write to these platforms. */
export const TOKEN = 'the-token-of-these-machines-and-of-no-others';

const warnings = '--disable-warning=ExperimentalWarning';

/** Two sites and two platforms with all they share, each as on a machine of its own. */
export interface Machines {
  sites: readonly [Program, Program];
  platforms: readonly [Program, Program];
  /** The data file of each platform: its copy of the shared store. */
  copies: readonly [string, string];
  redis: RedisServer;
  database: PostgresServer;
  /** Where visitors ask. */
  edgePort: number;
  /** Host header of the main site, whichever program is asked. */
  host: string;
  log: string;
  stop(): Promise<void>;
}

export interface MachinesOptions {
  /** Share of the demo network the store is filled with. */
  scale: number;
  onStep: (text: string) => void;
}

async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await freePort());
  return [...ports];
}

interface Places {
  folder: string;
  output: number;
  sites: readonly [number, number];
  platforms: readonly [number, number];
  edge: number;
  balancer: number;
}

/** What all of them are told alike, as docs/operating.md has it. */
function sharedEnv({ edge, balancer }: Places): NodeJS.ProcessEnv {
  return {
    ...process.env,
    ...{ NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', NODE_OPTIONS: '' },
    SITE_ORIGIN: `http://localhost:${edge}`,
    PLAN_SITE_ORIGIN: `http://plan.localhost:${edge}`,
    PLATFORM_ORIGIN: `http://127.0.0.1:${balancer}`,
    REVALIDATE_SECRET: 'revalidate-secret-of-these-machines',
    JSS_EDITING_SECRET: 'editing-secret-of-these-machines',
    EDITING_KEY: 'drafts-key-of-these-machines',
    // The balancer before the edge, which says who the visitor is, and the edge.
    TRUSTED_PROXY_HOPS: '2',
  };
}

/** Folder of a site's own copy of the build: below the repository, whose packages it asks for. */
const distOf = (port: number) => `.next-machines-${port}`;

function sitesAt(places: Places, redisUrl: string): [Program, Program] {
  const site = (at: 0 | 1) => {
    const port = places.sites[at];
    copyBuild('.next', distOf(port));
    return new Program({
      ...{ name: `site ${at + 1}`, port, output: places.output },
      args: [warnings, ...siteArguments(port)],
      env: {
        ...sharedEnv(places),
        PORT: String(port),
        NEXT_DIST_DIR: distOf(port),
        PAGE_CACHE_REDIS_URL: redisUrl,
        EDGE_PURGE_URLS: `http://127.0.0.1:${places.edge}/.purge`,
      },
    });
  };
  return [site(0), site(1)];
}

function platformsAt(
  places: Places,
  databaseUrl: string,
  copies: readonly [string, string],
): [Program, Program] {
  const platform = (at: 0 | 1) =>
    new Program({
      ...{ name: `platform ${at + 1}`, port: places.platforms[at], output: places.output },
      args: platformArguments,
      env: {
        ...sharedEnv(places),
        PLATFORM_PORT: String(places.platforms[at]),
        PLATFORM_DATA: copies[at],
        PLATFORM_DATABASE_URL: databaseUrl,
        PLATFORM_MEDIA: join(places.folder, 'media'),
        AUTHORING_TOKEN: TOKEN,
        REVALIDATE_URLS: places.sites.map((port) => `http://127.0.0.1:${port}/api/revalidate`).join(),
      },
    });
  return [platform(0), platform(1)];
}

/**
 * Starts all of it on free ports, filled with a part of the demo network. Needs a build. What was started ends, and what was
 * written goes, with `stop`, or when something does not start.
 */
export async function startMachines({ scale, onStep }: MachinesOptions): Promise<Machines> {
  const folder = mkdtempSync(join(tmpdir(), 'machines-'));
  mkdirSync('test-results', { recursive: true });
  const log = resolve('test-results/machines.log');
  const [a = 0, b = 0, c = 0, d = 0, edgePort = 0, balancerPort = 0, redisPort = 0] = await freePorts(7);
  const places: Places = {
    ...{ folder, output: openSync(log, 'w'), edge: edgePort, balancer: balancerPort },
    ...{ sites: [a, b], platforms: [c, d] },
  };
  const copies = [join(folder, 'one', 'platform.db'), join(folder, 'two', 'platform.db')] as const;
  const ends: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const end of ends.splice(0).reverse()) await end();
  };
  // The servers would otherwise outlive whoever began this.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().finally(() => process.exit(1)));
  try {
    onStep(`filling a store with ${Math.round(scale * 100)} % of the demo network`);
    const seed = [warnings, 'scripts/seed.ts', '--data', copies[0], '--scale', String(scale)];
    await run(process.execPath, seed, { PLATFORM_DATABASE_URL: undefined });
    onStep('starting PostgreSQL, Redis, two platforms with their balancer, two sites, the edge');
    const database = await PostgresServer.start();
    ends.push(() => database.remove());
    const redis = new RedisServer(redisPort, folder);
    ends.push(() => redis.kill());
    await redis.start();
    const platforms = platformsAt(places, database.database(), copies);
    ends.push(() => Promise.all(platforms.map((one) => one.stop())));
    for (const platform of platforms) await platform.start();
    const balancer = new VarnishServer({
      ...{ port: balancerPort, copies: places.platforms, folder: join(folder, 'balancer') },
      configuration: 'docs/edge/platforms.vcl',
    });
    ends.push(() => balancer.stop());
    await balancer.start();
    const sites = sitesAt(places, redis.url);
    ends.push(async () => {
      await Promise.all(sites.map((one) => one.stop()));
      for (const port of places.sites) rmSync(distOf(port), { recursive: true, force: true });
    });
    await Promise.all(sites.map((site) => site.start()));
    const edge = new VarnishServer({
      ...{ port: edgePort, copies: places.sites, folder: join(folder, 'edge') },
    });
    ends.push(() => edge.stop());
    await edge.start();
    const host = `localhost:${edgePort}`;
    return { sites, platforms, copies, redis, database, edgePort, host, log, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
