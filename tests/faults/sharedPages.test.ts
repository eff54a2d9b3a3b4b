import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { RedisServer, redisProgram } from '#tests/support/redisServer.ts';
import { freePort } from '#tests/support/freePort.ts';

/**
 * Two processes with the page cache of the site, and the server they share: `SHARED_ROUNDS=200` for the whole form.
 */
const rounds = Number(process.env['SHARED_ROUNDS'] ?? 3);
const KEY = '/route-cache/PAGES/547c/$/en/_site_main/about';
const ADDRESS = '/en/_site_main/about';

/** One of the processes, seen from here. */
class Site {
  #child: ChildProcess;
  #waiting = new Map<number, (message: { answer: unknown; error?: string }) => void>();
  #last = 0;
  readonly ready: Promise<unknown>;

  constructor(folder: string, name: string, source: string, env: Record<string, string>) {
    const build = join(folder, name);
    mkdirSync(build, { recursive: true });
    writeFileSync(join(build, 'BUILD_ID'), 'one build');
    const manifest = { preview: { previewModeId: 'the id of this build' } };
    writeFileSync(join(build, 'prerender-manifest.json'), JSON.stringify(manifest));
    this.#child = fork('tests/faults/pageCacheProcess.ts', [build, source], {
      env: { ...process.env, NODE_ENV: 'production', ...env },
      execArgv: ['--no-warnings'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.ready = new Promise((resolve) => this.#waiting.set(0, resolve));
    this.#child.on('message', (message: { id: number; answer: unknown; error?: string }) => {
      this.#waiting.get(message.id)?.(message);
      this.#waiting.delete(message.id);
    });
  }

  async call<T>(call: string, ...args: unknown[]): Promise<T> {
    this.#last += 1;
    const id = this.#last;
    const told = new Promise<{ answer: unknown; error?: string }>((resolve) =>
      this.#waiting.set(id, resolve),
    );
    this.#child.send({ id, call, args });
    const { answer, error } = await told;
    if (error) throw new Error(error);
    return answer as T;
  }
  ask = (key = KEY) => this.call<string | null>('ask', key);
  seen = () => this.call<{ renders: number; phrases: string[] }>('seen');
  kill = () => this.#child.kill('SIGKILL');
}

const withRedis = redisProgram() ? describe : describe.skip;
if (!redisProgram())
  process.stderr.write('left out: pages shared through Redis (apt-get install redis-server)\n');

withRedis('pages shared through a real server', () => {
  let folder: string;
  let source: string;
  let redis: RedisServer;
  const sites: Site[] = [];
  const says = (html: string | null, { ms = 0, ...more }: { ms?: number; isIncomplete?: true } = {}) => {
    writeFileSync(`${source}.new`, JSON.stringify({ html, ms, ...more }));
    renameSync(`${source}.new`, source);
  };
  const open = async (name: string) => {
    const site = new Site(folder, name, source, { PAGE_CACHE_REDIS_URL: redis.url });
    sites.push(site);
    await site.ready;
    return site;
  };
  /** Asks until the answer is the one that is waited for: how soon is not asked here. */
  const until = async (site: Site, html: string | null, key = KEY) => {
    while ((await site.ask(key)) !== html) await pause(5);
  };
  /** Both are connected: what one keeps the other shows, without having made it. */
  const bothConnected = async (a: Site, b: Site) => {
    for (let turn = 0; ; turn += 1) {
      const key = `${KEY}/connected-${turn}`;
      await a.ask(key);
      const before = (await b.seen()).renders;
      await b.ask(key);
      if ((await b.seen()).renders === before) return;
      await pause(50);
    }
  };

  let a: Site;
  let b: Site;
  const renders = async () => (await a.seen()).renders + (await b.seen()).renders;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'shared-pages-'));
    source = join(folder, 'source.json');
    says('one');
    redis = new RedisServer(await freePort(), folder);
    await redis.start();
    [a, b] = await Promise.all([open('a'), open('b')]);
    await bothConnected(a, b);
  }, 60_000);
  afterAll(async () => {
    sites.splice(0).forEach((site) => site.kill());
    await redis.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  it('a page is made once for all, however many ask for it at the same time', async () => {
    const before = await renders();
    says('one', { ms: 150 });
    const asked = [a.ask(), b.ask(), a.ask(`${KEY}/`), b.ask(`${KEY}/`)];
    expect(await Promise.all(asked)).toEqual(['one', 'one', 'one', 'one']);
    expect((await renders()) - before).toBe(2);
  });

  it('what is published through one is live on the other: a page, all pages, phrases, and what was taken away', async () => {
    await until(b, await a.ask());
    for (let round = 0; round < rounds; round += 1) {
      says(`page ${round}`);
      expect(await a.call('publish', KEY, ADDRESS)).toBe(`page ${round}`);
      await until(b, `page ${round}`);
      says(`all pages ${round}`);
      await a.call('outdate', ['/en/_site_main']);
      await until(b, `all pages ${round}`);
      await until(a, `all pages ${round}`);
    }
    await b.call('phrases', 'plan');
    while (!(await a.seen()).phrases.includes('plan')) await pause(5);
    says(null);
    await a.call('publish', KEY, ADDRESS);
    await until(b, null);
  });

  it('a page that knows less never takes the place of a complete one', async () => {
    says('one');
    await a.call('publish', KEY, ADDRESS);
    await until(a, 'one');
    await until(b, 'one');
    says('poor', { isIncomplete: true });
    await b.call('publish', KEY, ADDRESS);
    expect(await b.ask()).toBe('one');
    // Each tries once for itself, and whoever waited for that is answered what came of it.
    await a.ask();
    expect([await b.ask(), await a.ask()]).toEqual(['one', 'one']);
    const c = await open('c');
    await until(c, 'one');
  });

  it(
    'goes on alone while the server is dead or does not answer, and together again afterwards, without a start',
    async () => {
      says('one');
      await until(b, await a.ask());
      const asking = { isOn: true, answers: 0, worst: null as string | null };
      const load = [a, b].flatMap((site) =>
        Array.from({ length: 4 }, async (_, at) => {
          while (asking.isOn) {
            const html = await site.ask(`${KEY}/${at % 2}`);
            if (html === null) asking.worst = 'nothing';
            asking.answers += 1;
          }
        }),
      );
      for (let round = 0; round < rounds; round += 1) {
        if (round % 2) redis.freeze();
        else await redis.kill();
        says(`while it was away ${round}`);
        await a.call('publish', KEY, ADDRESS);
        await until(a, `while it was away ${round}`);
        expect(typeof (await b.ask())).toBe('string');
        if (round % 2) redis.thaw();
        else await redis.start();
        await until(b, `while it was away ${round}`);
        says(`together ${round}`);
        await b.call('publish', KEY, ADDRESS);
        await until(a, `together ${round}`);
      }
      asking.isOn = false;
      await Promise.all(load);
      expect(asking.worst).toBeNull();
      expect(asking.answers).toBeGreaterThan(0);
    },
    60_000 + rounds * 10_000,
  );

  it('a start without the server is one that shows pages all the same', async () => {
    await redis.kill();
    says('one');
    const late = await open('late');
    expect(await late.ask(`${KEY}/late`)).toBe('one');
    await redis.start();
    await bothConnected(late, b);
    says('two');
    await late.call('publish', `${KEY}/late`, `${ADDRESS}/late`);
    await until(b, 'two', `${KEY}/late`);
  });
});
