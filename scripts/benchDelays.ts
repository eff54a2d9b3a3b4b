/**
 * `npm run bench:delays [-- --data PATH] [--seconds 10] [--rows 20000] [--platform FILE]`: how long cheap answers take while
 * others do what takes long: an import, a backup, another program that holds the pen, costly searches, the Studio's longest
 * lists. A page's layout, a search and a sign of life are asked for every 20 ms, whether or not the last ones were answered. Works on a
 * copy of a store (the demo network is made where none is named), with a platform of its own; `--platform` names the main.ts of
 * another version, to be compared with. Prints, it never asserts.
 */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { writeClinicians } from '../src/platform/import/testSupport/clinicianFile.ts';
import { copyDataFile } from '../src/platform/store/openDataFile.ts';
import { run } from './lib/processes.ts';
import { platformFlags } from './lib/programArguments.ts';

const option = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
};
const seconds = Number(option('seconds') ?? 10);
const rows = Number(option('rows') ?? 20_000);
const program = resolve(option('platform') ?? 'src/platform/main.ts');
const PROBE_EVERY_MS = 20;
const HELD_MS = 3000;
const COSTLY_AT_ONCE = 4;

const folder = mkdtempSync(join(tmpdir(), 'bench-delays-'));
const data = join(folder, 'platform.db');
const token = randomBytes(24).toString('hex');
const env = {
  ...{ PLATFORM_DATA: data, PLATFORM_PORT: '0', REVALIDATE_URLS: 'none', AUTHORING_TOKEN: token },
  NODE_ENV: 'production',
};
const agent = new Agent({ keepAlive: true, maxSockets: 64 });

interface Answer {
  status: number;
  body: string;
  ms: number;
}

function ask(url: string, headers: Record<string, string> = {}, body?: string): Promise<Answer> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const asked = request(
      url,
      { agent, method: body === undefined ? 'GET' : 'POST', headers: { ...headers } },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk: string) => (text += chunk));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, body: text, ms: performance.now() - began }),
        );
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });
}

const searchAddress = (path: string, parameters: Record<string, string>) =>
  `/v2/accounts/me/search/${path}?${new URLSearchParams({
    ...{ v: '20220511', api_key: 'meridian-dev-search', experienceKey: 'search', locale: 'en' },
    ...parameters,
  })}`;

const json = { 'content-type': 'application/json' };
const layout = JSON.stringify({
  query: '{ layout(site: "main", routePath: "/", language: "en") { item { rendered } } }',
});

/** What is asked for again and again. */
const PROBES: Record<string, (origin: string) => Promise<Answer>> = {
  layout: (origin) =>
    ask(`${origin}/sitecore/api/graph/edge`, { ...json, sc_apikey: 'meridian-dev-content' }, layout),
  search: (origin) =>
    ask(
      origin +
        searchAddress('vertical/query', {
          verticalKey: 'healthcare_professionals',
          input: 'heart',
          limit: '5',
        }),
    ),
  liveness: (origin) => ask(`${origin}/healthz`),
};

const WORDS = [
  ...[
    'knee pain',
    'heart doctor',
    'who speaks Spanish',
    'taking new patients',
    'near Sacramento',
    'open on Saturday',
  ],
  ...[
    'for my daughter',
    'diabetes',
    'back surgery',
    'second opinion',
    'flu shot',
    'covered by my plan',
    'skin rash',
  ],
];
/** A search of everything in which no part can be skipped: long, and never the same twice. */
const sentence = (turn: number): string =>
  Array.from({ length: 14 }, (_, at) => WORDS[(turn * 5 + at * 3) % WORDS.length])
    .join(` ${['and', 'or', 'with'][turn % 3]} `)
    .concat(` ${turn}`);

/** Figures of what was asked while some work was under way. */
class Probing {
  readonly times = new Map<string, number[]>(Object.keys(PROBES).map((name) => [name, []]));
  readonly refused = new Map<string, number>();
  readonly #origin: string;
  readonly #timer: NodeJS.Timeout;
  readonly #open = new Set<Promise<void>>();
  readonly #own = monitorEventLoopDelay({ resolution: 5 });

  constructor(origin: string) {
    this.#origin = origin;
    this.#own.enable();
    this.#timer = setInterval(() => Object.keys(PROBES).forEach((name) => this.#ask(name)), PROBE_EVERY_MS);
  }

  #ask(name: string): void {
    const one = PROBES[name]!(this.#origin)
      .then(({ status, ms }) => {
        this.times.get(name)!.push(ms);
        if (status !== 200) this.refused.set(name, (this.refused.get(name) ?? 0) + 1);
      })
      .finally(() => this.#open.delete(one));
    this.#open.add(one);
  }

  async end(phase: string): Promise<void> {
    clearInterval(this.#timer);
    await Promise.all(this.#open);
    this.#own.disable();
    const own = (this.#own.percentile(99) / 1e6).toFixed(0);
    console.log(`\n${phase} (the measuring program itself was late by ${own} ms at p99)`);
    for (const [name, times] of this.times) {
      const refused = this.refused.get(name);
      console.log(`  ${name.padEnd(9)} ${figures(times)}${refused ? `, ${refused} refused` : ''}`);
    }
  }
}

function figures(times: number[]): string {
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  const ms = (value: number) => value.toFixed(value < 10 ? 1 : 0).padStart(5);
  return `p50 ${ms(at(0.5))}  p99 ${ms(at(0.99))}  max ${ms(at(1))} ms  (${times.length})`;
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

async function startPlatform(): Promise<{ child: ChildProcess; origin: string }> {
  const child = spawn(process.execPath, [...platformFlags, program], {
    env: { ...process.env, ...env } as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      // Afterwards its log is read and thrown away: a full pipe would stop it.
      if (said === 'started') return;
      said += chunk.toString();
      const line = said.split('\n').find((one) => one.includes('"event":"started"'));
      if (!line) return;
      said = 'started';
      resolve((JSON.parse(line) as { address: string }).address);
    });
    child.once('exit', (code) => reject(new Error(`The platform ended with ${code}`)));
  });
  return { child, origin };
}

const resident = ({ pid }: ChildProcess): string => {
  const line = existsSync(`/proc/${pid}/status`)
    ? /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    : undefined;
  return line === undefined ? 'unknown' : `${Math.round(Number(line) / 1024)} MB`;
};

async function authored(origin: string, query: string, variables: object): Promise<Answer> {
  const headers = { ...json, authorization: `Bearer ${token}` };
  return ask(`${origin}/sitecore/api/authoring/graphql/v1/`, headers, JSON.stringify({ query, variables }));
}

async function homeId(origin: string): Promise<string> {
  const { body } = await authored(
    origin,
    'query Home($where: ItemQueryInput!) { item(where: $where) { itemId(format: "D") } }',
    { where: { path: '/sitecore/content/main/about-us/community' } },
  );
  return (JSON.parse(body) as { data: { item: { itemId: string } } }).data.item.itemId;
}

const save = (origin: string, itemId: string, value: string) =>
  authored(
    origin,
    'mutation Save($input: UpdateItemInput!) { updateItem(input: $input) { item { itemId } } }',
    {
      input: { itemId, language: 'en', fields: [{ name: 'Meta Title', value }] },
    },
  );

/** Another program takes the pen and keeps it, while somebody saves all the time. */
async function holdAndSave(origin: string): Promise<void> {
  const itemId = await homeId(origin);
  const holder = spawn(process.execPath, [
    ...platformFlags,
    '-e',
    `const { DatabaseSync } = require('node:sqlite');
     const database = new DatabaseSync(${JSON.stringify(data)}, { timeout: 5000 });
     database.exec('BEGIN IMMEDIATE');
     setTimeout(() => database.exec('ROLLBACK'), ${HELD_MS});`,
  ]);
  const ended = new Promise((resolve) => holder.once('exit', resolve));
  await pause(300);
  const saves = await Promise.all(
    Array.from({ length: 10 }, async (_, at) => {
      await pause(at * 250);
      return save(origin, itemId, `Saved meanwhile ${at}`);
    }),
  );
  await ended;
  const good = saves.filter(({ status, body }) => status === 200 && !body.includes('"errors"')).length;
  console.log(`\nsaves while the pen was held: ${good} of 10 took, ${figures(saves.map(({ ms }) => ms))}`);
}

async function costlySearches(origin: string): Promise<void> {
  const until = performance.now() + seconds * 1000;
  const times: number[] = [];
  let refused = 0;
  let turn = 0;
  const stream = async () => {
    while (performance.now() < until) {
      turn += 1;
      const { status, ms } = await ask(origin + searchAddress('query', { input: sentence(turn) }));
      if (status === 200) times.push(ms);
      else refused += 1;
    }
  };
  await Promise.all(Array.from({ length: COSTLY_AT_ONCE }, stream));
  console.log(`\ncostly searches, ${COSTLY_AT_ONCE} at once: ${figures(times)}, ${refused} refused`);
}

/** The longest that content is asked for: every page with its layout, and every address. */
async function longLists(origin: string): Promise<void> {
  const until = performance.now() + seconds * 1000;
  const query = `{ site { siteInfo(site: "main") { dictionary(language: "en", first: 1000) { results { key value } }
    routes(language: "en", first: 1000) { results { routePath route { id rendered } } } } } }`;
  const headers = { ...json, sc_apikey: 'meridian-dev-content' };
  const times: number[] = [];
  while (performance.now() < until) {
    times.push((await ask(`${origin}/sitecore/api/graph/edge`, headers, JSON.stringify({ query }))).ms);
    for (const site of ['main', 'plan'])
      times.push((await ask(`${origin}/sitemaps/${site}/sitemap-1.xml`)).ms);
  }
  console.log(`\nlong lists, one after the other: ${figures(times)}`);
}

const own = (name: string, args: string[]) => run(process.execPath, [...platformFlags, name, ...args], env);

const PHASES: Record<string, (origin: string) => Promise<unknown>> = {
  nothing: () => pause(seconds * 1000),
  [`an import of ${rows} rows`]: async () => {
    const file = join(folder, 'clinicians.csv');
    await writeClinicians(file, rows);
    await own('src/platform/import/main.ts', ['--data', data, file]);
  },
  'its changes are made findable': () => pause(seconds * 1000),
  'a backup': () => own('src/platform/backup.ts', [join(folder, 'copy.db')]),
  [`the pen held for ${HELD_MS / 1000} s, with saves`]: holdAndSave,
  'costly searches': costlySearches,
  'long lists': longLists,
};

try {
  const source = option('data');
  if (source) copyDataFile(source, data);
  else await own('src/platform/seed/main.ts', ['--data', data]);
  const { child, origin } = await startPlatform();
  const stopped = new Promise((resolve) => child.once('exit', resolve));
  try {
    // The first ones are slower for everybody.
    for (let turn = 0; turn < 50; turn += 1) for (const probe of Object.values(PROBES)) await probe(origin);
    console.log(`platform ready, ${resident(child)}`);
    for (const [phase, work] of Object.entries(PHASES)) {
      if (option('only') && !phase.includes(option('only')!)) continue;
      const probing = new Probing(origin);
      await work(origin);
      await probing.end(phase);
    }
    console.log(`\nmemory of the platform at the end: ${resident(child)}`);
  } finally {
    child.kill('SIGTERM');
    await stopped;
  }
} finally {
  agent.destroy();
  rmSync(folder, { recursive: true, force: true });
}
