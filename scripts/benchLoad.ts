/**
 * `npm run bench:load`: visitors of every kind against a production start of its own (built site, embedded platform), sent
 * at a fixed rate whatever becomes of them. It looks for the knee, the rate from which on answers take twice as long; runs at
 * 80 % of it for LOAD_MINUTES (10), at three times it for LOAD_ABOVE_SECONDS (60), then at 80 % again, and says what was
 * answered, refused and failed, how soon it was normal again, and what memory both programs took. Needs a build and a
 * filled store (`npm start` once). SOAK=60 runs an hour at 80 %. LOAD_KNEE names the knee where it is known; LOAD=short sends 10 a
 * second for 20 seconds. Ends with 1 when something is not as promised: an answer that failed or is missing below the knee, a refusal
 * without Retry-After, more than ten seconds until it is normal again, memory that grew by more than 5 %. LOAD_OUT names a file for the figures.
 */
import { writeFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { addressesOf } from './lib/load/addressesOf.ts';
import { isBeyondKnee, quantile, recoverySeconds, stretchOf } from './lib/load/figures.ts';
import type { Sample, Step, Stretch } from './lib/load/figures.ts';
import { LoadGenerator } from './lib/load/LoadGenerator.ts';
import { residentMegabytes, startPrograms } from './lib/load/programs.ts';
import type { Programs } from './lib/load/programs.ts';
import { KINDS } from './lib/load/traffic.ts';
import type { Addresses } from './lib/load/traffic.ts';
import { machine } from './lib/machine.ts';

const number = (name: string, fallback: number) => Number(process.env[name] || fallback);
const minutes = number('SOAK', 0) || number('LOAD_MINUTES', 10);
const aboveSeconds = number('LOAD_ABOVE_SECONDS', 60);
const stepSeconds = number('LOAD_STEP_SECONDS', 6);
const coldSeconds = 30;
const warmSeconds = number('LOAD_WARM_SECONDS', 180);
const afterSeconds = number('LOAD_AFTER_SECONDS', 30);
const port = number('LOAD_PORT', 3390);
const figures: Record<string, unknown> = {};
const percent = (share: number) => `${(100 * share).toFixed(share > 0 && share < 0.01 ? 2 : 0)} %`;
const ms = (value: number) => `${value.toFixed(0)} ms`;

class Load {
  readonly #generator: LoadGenerator;
  readonly programs: Programs;

  constructor(programs: Programs, addresses: Addresses) {
    this.programs = programs;
    this.#generator = new LoadGenerator({ addresses, port, host: `localhost:${port}` });
  }

  /** What becomes of `rate` requests a second. */
  async run(rate: number, seconds: number): Promise<Sample[]> {
    const { samples } = await this.#generator.run(rate, seconds);
    for (const [name, program] of Object.entries({
      site: this.programs.site,
      platform: this.programs.platform,
    }))
      if (program.exitCode !== null) throw new Error(`The ${name} ended, see ${this.programs.log}`);
    return samples;
  }

  stop(): void {
    this.#generator.stop();
  }
}

function print(name: string, rate: number, { sent, answeredPerSecond, p50, p95, p99, share }: Stretch): void {
  const { answered, refused, failed } = share;
  console.log(
    `${name.padEnd(22)} ${rate.toFixed(0).padStart(5)}/s asked, ${answeredPerSecond.toFixed(0).padStart(5)}/s answered` +
      `  p50 ${ms(p50)}, p95 ${ms(p95)}, p99 ${ms(p99)}  answered ${percent(answered)}, refused ${percent(refused + share['refused-silently'])}, failed ${percent(failed)} of ${sent}`,
  );
}

function printKinds(samples: readonly Sample[], seconds: number): void {
  for (const kind of KINDS) {
    const { sent, p50, p95, share } = stretchOf(
      samples.filter((sample) => sample.kind === kind),
      seconds,
    );
    if (sent > 0)
      console.log(
        `  ${kind.padEnd(14)} ${String(sent).padStart(6)}  p50 ${ms(p50).padStart(8)}  p95 ${ms(p95).padStart(8)}  ` +
          `refused ${percent(share.refused + share['refused-silently'])}, failed ${percent(share.failed)}`,
      );
  }
}

/** Rises by three tenths a step until the knee is behind; the last rate before it. */
async function findKnee(load: Load): Promise<number> {
  const steps: Step[] = [];
  print('cold', 15, stretchOf(await load.run(15, coldSeconds), coldSeconds));
  for (let rate = 20; rate < 5000; rate *= 1.3) {
    const stretch = stretchOf(await load.run(rate, stepSeconds), stepSeconds);
    print('rising', rate, stretch);
    steps.push({ rate, figures: stretch });
    if (!isBeyondKnee(steps)) continue;
    // Once may be the machine's neighbours.
    const again = stretchOf(await load.run(rate, stepSeconds), stepSeconds);
    print('  once more', rate, again);
    steps[steps.length - 1] = { rate, figures: again };
    if (isBeyondKnee(steps)) break;
  }
  return steps.at(-2)?.rate ?? 20;
}

/**
 * Memory of both programs, looked at all the time: medians of the first and the last half. Heaps rise and fall by a sixth within a
 * minute or two, between two collections; a half has enough of that to compare.
 */
function watchMemory(programs: Programs) {
  const seen: { site: number; platform: number }[] = [];
  const look = () =>
    seen.push({ site: residentMegabytes(programs.site), platform: residentMegabytes(programs.platform) });
  look();
  const timer = setInterval(look, 1000);
  return () => {
    clearInterval(timer);
    const half = Math.max(1, Math.floor(seen.length / 2));
    const of = (some: typeof seen, name: 'site' | 'platform') =>
      quantile(
        some.map((one) => one[name]),
        0.5,
      );
    return (['site', 'platform'] as const).map((name) => {
      const [start, end] = [of(seen.slice(0, half), name), of(seen.slice(-half), name)];
      return { name, start, end, growth: end / start - 1 };
    });
  };
}

/** How long /healthz takes meanwhile, asked twice a second. */
function watchHealth() {
  const times: number[] = [];
  let failed = 0;
  const timer = setInterval(() => {
    const begun = performance.now();
    fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(10_000) }).then(
      (answer) => (answer.ok ? times.push(performance.now() - begun) : (failed += 1)),
      () => (failed += 1),
    );
  }, 500);
  return () => {
    clearInterval(timer);
    return { asked: times.length + failed, failed, p95: quantile(times, 0.95), most: quantile(times, 1) };
  };
}

async function short(load: Load): Promise<void> {
  const samples = await load.run(10, 20);
  const stretch = stretchOf(samples, 20);
  print('short', 10, stretch);
  printKinds(samples, 20);
  figures['short'] = stretch;
  if (stretch.share.answered < 1) process.exitCode = 1;
}

async function whole(load: Load): Promise<void> {
  const knee = number('LOAD_KNEE', 0) || (await findKnee(load));
  const below = 0.8 * knee;
  console.log(`\nknee ${knee.toFixed(0)}/s; below it, at 80 %, for ${minutes} minutes`);
  // Until what is kept fills its bound and the heap has its size.
  print('until it is warm', below, stretchOf(await load.run(below, warmSeconds), warmSeconds));
  const memory = watchMemory(load.programs);
  const usual = await load.run(below, minutes * 60);
  const held = memory();
  const normal = stretchOf(usual, minutes * 60);
  print('below the knee', below, normal);
  printKinds(usual, minutes * 60);

  console.log(`\nthree times the knee for ${aboveSeconds} s`);
  const health = watchHealth();
  const crowd = await load.run(3 * knee, aboveSeconds);
  const probes = health();
  const above = stretchOf(crowd, aboveSeconds);
  print('above the knee', 3 * knee, above);
  printKinds(crowd, aboveSeconds);
  const silent = above.share['refused-silently'];
  console.log(
    `  refusals took p95 ${ms(above.refusedP95)}; without Retry-After: ${percent(silent)}; ` +
      `/healthz p95 ${ms(probes.p95)}, most ${ms(probes.most)}, ${probes.failed} of ${probes.asked} without an answer`,
  );
  const after = await load.run(below, afterSeconds);
  print('80 % again', below, stretchOf(after, afterSeconds));
  const recovery = recoverySeconds(after, normal.p95);
  console.log(`  normal again after ${recovery === undefined ? `more than ${afterSeconds}` : recovery} s`);
  for (const { name, start, end, growth } of held)
    console.log(
      `memory of the ${name.padEnd(9)} ${start} MB in the first half, ${end} MB in the second (${percent(growth)})`,
    );
  Object.assign(figures, { knee, below: normal, above, probes, recovery, memory: held });
  tellVerdict(problemsOf({ normal, above, silent, recovery, held, probesFailed: probes.failed }));
}

/** Seconds it may take to be normal again, and how much memory may grow meanwhile. */
const RECOVERS_SECONDS = 10;
const GROWS = 0.05;

interface Judged {
  normal: Stretch;
  above: Stretch;
  silent: number;
  recovery: number | undefined;
  held: ReturnType<ReturnType<typeof watchMemory>>;
  probesFailed: number;
}

/** What was not as it is promised. */
function problemsOf({ normal, above, silent, recovery, held, probesFailed }: Judged): string[] {
  return [
    ...(normal.share.answered < 1
      ? [`below the knee ${percent(1 - normal.share.answered)} were not answered`]
      : []),
    ...(above.share.failed > 0 ? [`above the knee ${percent(above.share.failed)} failed`] : []),
    ...(silent > 0 ? [`${percent(silent)} were refused without Retry-After`] : []),
    ...(probesFailed > 0 ? [`/healthz was ${probesFailed} times without an answer`] : []),
    ...(recovery === undefined || recovery > RECOVERS_SECONDS
      ? [`it was not normal again within ${RECOVERS_SECONDS} s`]
      : []),
    ...held.flatMap(({ name, growth }) =>
      growth > GROWS ? [`memory of the ${name} grew by ${percent(growth)}`] : [],
    ),
  ];
}

function tellVerdict(problems: readonly string[]): void {
  for (const problem of problems) console.log(`NOT as it should be: ${problem}`);
  if (problems.length === 0) console.log('as it should be');
  process.exitCode = problems.length > 0 ? 1 : 0;
}

const programs = await startPrograms({
  ...{ name: 'load', port, platformPort: port + 1000 },
  // Small enough to be full when the measurement begins: what grows afterwards is a leak.
  env: {
    PAGE_CACHE_MEMORY_MB: process.env.PAGE_CACHE_MEMORY_MB ?? '32',
    SITE_ORIGIN: `http://localhost:${port}`,
  },
});
const begun = performance.now();
try {
  console.log(machine());
  const load = new Load(programs, await addressesOf(`http://localhost:${port}`));
  if (process.env.LOAD === 'short') await short(load);
  else await whole(load);
  load.stop();
} finally {
  await programs.stop();
}
if (process.env.LOAD_OUT) writeFileSync(process.env.LOAD_OUT, `${JSON.stringify(figures, null, 2)}\n`);
console.log(`took ${((performance.now() - begun) / 60_000).toFixed(1)} minutes`);
