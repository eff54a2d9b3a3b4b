/**
 * `npm run machines [-- --short]`: two sites and two platforms that share PostgreSQL and Redis, behind Varnish, each started
 * here on free ports. Visitors of every kind ask through the edge while people publish and a program saves; one of each is
 * killed and started again, in turns, for MACHINES_MINUTES (10). Says what was answered, how soon publications were seen, and
 * whether all that was acknowledged is there; ends with 1 when a request was not answered that was not under way on what was
 * killed, a save is lost, a page is stale, or the 95th of a hundred publications took more than a second. `--short`: each is
 * killed once, with a small store, and no time is judged, as it runs beside other tests. Needs a build, and the servers; where
 * one is not installed it says so and does nothing.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { tellFigures } from './lib/figureRows.ts';
import { addressesOf } from './lib/load/addressesOf.ts';
import { quantile, stretchOf } from './lib/load/figures.ts';
import type { Told } from './lib/load/generator.ts';
import { LoadGenerator } from './lib/load/LoadGenerator.ts';
import { machine } from './lib/machine.ts';
import { Editors } from './lib/machines/Editors.ts';
import { missingServers } from './lib/machines/missingServers.ts';
import type { Program } from './lib/machines/Program.ts';
import { startMachines } from './lib/machines/startMachines.ts';
import type { Machines } from './lib/machines/startMachines.ts';
import { storedAlike } from './lib/machines/storedAlike.ts';
import { unexcused } from './lib/machines/unexcused.ts';
import type { Strike } from './lib/machines/unexcused.ts';
import { progress } from './lib/processes.ts';

/** A publication is to be seen within, ms, by 95 of 100 who look. */
const PROMISE_MS = 1000;
const isShort = process.argv.includes('--short');
const minutes = Number(process.env.MACHINES_MINUTES) || 10;
/** Requests a second. */
const rate = Number(process.env.MACHINES_RATE) || 8;
/** Publications after something was killed, and again after it is back. */
const rounds = isShort ? 3 : 6;
/** How long what can be missed is away, ms. */
const awayMs = isShort ? 1000 : 5000;

/** Kills one thing after the other, and publishes while it is away and when it is back. */
class Storm {
  readonly strikes: Strike[] = [];
  readonly problems: string[] = [];
  readonly #machines: Machines;
  readonly #editors: Editors;

  constructor(machines: Machines, editors: Editors) {
    this.#machines = machines;
    this.#editors = editors;
  }

  /** A site or a platform. */
  async program(program: Program, survivors: readonly Program[]): Promise<void> {
    const { name } = program;
    this.#strike(name, true);
    await program.kill();
    await this.#editors.publish(`${name} killed`, rounds, survivors);
    await program.start();
    await this.#editors.publish(`${name} back`, rounds);
  }

  async redis(): Promise<void> {
    this.#strike('Redis', false);
    await this.#machines.redis.kill();
    await this.#editors.publish('Redis killed', rounds);
    await this.#machines.redis.start();
    await this.#editors.publish('Redis back', rounds);
  }

  async database(): Promise<void> {
    const { database, platforms } = this.#machines;
    this.#strike('PostgreSQL', false);
    database.stop();
    await pause(awayMs);
    const refusal = await this.#editors.tryInVain(platforms[0]);
    if (!refusal.startsWith('503')) this.problems.push(`a save without a database: ${refusal}`);
    database.start();
    await this.#editors.publish('PostgreSQL back', rounds);
  }

  #strike(what: string, hasRequests: boolean): void {
    progress(`killing ${what}`);
    this.strikes.push({ what, at: Date.now(), hasRequests });
  }
}

/** Each once, in turn; in the long form again and again, the other site and the other platform the next time. */
async function strikeAll(storm: Storm, { sites, platforms }: Machines): Promise<void> {
  const until = Date.now() + (isShort ? 0 : minutes * 60_000);
  for (let turn = 0; turn === 0 || Date.now() < until; turn += 1) {
    const [site, platform, other] = [sites[turn % 2]!, platforms[turn % 2]!, platforms[(turn + 1) % 2]!];
    await storm.program(site, platforms);
    await storm.program(platform, [other]);
    await storm.redis();
    await storm.database();
  }
}

/** What visitors were answered; problems of it. */
function judgeTraffic(told: Told, strikes: readonly Strike[]): string[] {
  const last = told.samples.at(-1)?.at ?? 0;
  const { sent, p50, p95, p99, share } = stretchOf(told.samples, Math.max(1, last / 1000));
  const bad = told.samples.filter(({ outcome }) => outcome !== 'answered');
  const left = unexcused(told, strikes);
  console.log(
    `visitors: ${sent} requests in ${(last / 1000).toFixed(0)} s, p50 ${p50.toFixed(0)}, p95 ${p95.toFixed(0)}, p99 ${p99.toFixed(0)} ms, ` +
      `${(100 * share.answered).toFixed(2)} % answered; not answered ${bad.length}, of which ${bad.length - left.length} were under way on what was killed`,
  );
  tellFigures([
    { what: 'requests through the edge, p95', value: p95, unit: 'ms' },
    { what: 'requests not answered', value: bad.length, unit: '' },
  ]);
  return left.map(({ kind, outcome, at, ms }) => {
    const before = strikes.findLast((strike) => strike.at <= told.begun + at + ms);
    const when = before
      ? `${((told.begun + at - before.at) / 1000).toFixed(1)} s after ${before.what}`
      : 'before all';
    return `a request was ${outcome}: ${kind}, sent ${when}, ${ms.toFixed(0)} ms`;
  });
}

/** The value below which a share of these publications was seen, ms. */
const within = (some: Editors['seen'], share: number) =>
  quantile(
    some.map(({ ms }) => ms),
    share,
  );

/** How soon publications were seen; what is wrong with it where the machine does nothing else. */
function judgeSeen({ seen }: Editors): string[] {
  const print = (name: string, some: Editors['seen']) => {
    const [half, most, all] = [0.5, 0.95, 1].map((share) => within(some, share).toFixed(0).padStart(5));
    console.log(`  ${name.padEnd(20)} p50 ${half}, p95 ${most}, most ${all} ms (${some.length})`);
  };
  console.log('publications, until they are seen after they were acknowledged:');
  for (const key of ['phase', 'who'] as const)
    for (const name of new Set(seen.map((one) => one[key])))
      print(
        name,
        seen.filter((one) => one[key] === name),
      );
  print('all', seen);
  const p95 = within(seen, 0.95);
  tellFigures([{ what: 'publication seen, through kills, p95', value: p95, unit: 'ms' }]);
  return isShort || p95 <= PROMISE_MS
    ? []
    : [`publications were seen late: p95 ${p95.toFixed(0)} ms, not ${PROMISE_MS}`];
}

async function run(machines: Machines): Promise<string[]> {
  const { sites, platforms, copies, host, edgePort } = machines;
  const editors = new Editors(machines);
  await editors.begin();
  const addresses = await addressesOf(`http://${host}`);
  const load = new LoadGenerator({ addresses, port: edgePort, host });
  try {
    const storm = new Storm(machines, editors);
    const told = load.run(rate);
    // What else goes wrong is told first.
    told.catch(() => undefined);
    editors.keep();
    progress(`${rate} requests a second`);
    await editors.publish('nothing killed', rounds);
    await strikeAll(storm, machines);
    await editors.endKeeping();
    load.end();
    const traffic = await told;
    console.log(`\n${machine()}`);
    console.log(
      `saves acknowledged: ${editors.acknowledged.length}; refused and done again: ${editors.refused}`,
    );
    return [
      ...judgeTraffic(traffic, storm.strikes),
      ...judgeSeen(editors),
      ...storm.problems,
      ...(await editors.stale()).map((where) => `stale: ${where}`),
      ...(await storedAlike(copies, editors.acknowledged)),
      ...[...sites, ...platforms]
        .filter((one) => !one.isRunning)
        .map(({ name }) => `${name} ended by itself`),
    ];
  } finally {
    load.stop();
  }
}

const missing = missingServers();
if (missing.length > 0) console.log(`left out: several machines (apt-get install ${missing.join(' ')})`);
else {
  const machines = await startMachines({ scale: isShort ? 0.02 : 1, onStep: progress });
  try {
    const problems = await run(machines);
    for (const problem of problems) console.log(`NOT as it should be: ${problem}`);
    if (problems.length === 0) console.log('as it should be');
    else console.log(`see ${machines.log}`);
    process.exitCode = problems.length > 0 ? 1 : 0;
  } finally {
    await machines.stop();
  }
}
