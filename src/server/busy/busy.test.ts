import { createServer, request as send } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseEnv } from '#src/config/env.ts';
import type { LogEvent } from '../log.ts';
import type { PageCache } from '../pageCache/createPageCache.ts';
import { sharePageCache } from '../pageCache/pageCacheOfProcess.ts';
import { busyAnswer } from './busyAnswer.ts';
import { costOf, createAdmission, MOST_OPEN, NO_CROWD, refusedShare } from './createAdmission.ts';
import type { Cost, Load } from './createAdmission.ts';
import { LoopDelay } from './LoopDelay.ts';
import { refuseWhenBusy } from './refuseWhenBusy.ts';

describe('LoopDelay', () => {
  /** A process whose looks come `late` each, `count` of them. */
  const after = (count: number, late: number, delay = new LoopDelay(0, 50)) => {
    let now = 0;
    for (let tick = 0; tick < count; tick += 1) delay.tick((now += 50 + late));
    return { delay, now };
  };

  it('is nothing while the process keeps its time, and what it is late for when it is late for long', () => {
    const idle = after(20, 0);
    expect(idle.delay.at(idle.now)).toBe(0);
    const slow = after(20, 400);
    expect(slow.delay.at(slow.now)).toBeGreaterThan(390);
    expect(slow.delay.at(slow.now)).toBeLessThanOrEqual(400);
  });

  it('takes one long task for what it is, though it lasts half a second: nobody is refused for it', () => {
    const { delay, now } = after(20, 0);
    delay.tick(now + 50 + 480);
    expect(delay.at(now + 530)).toBe(0);
    expect(refusedShare('made', { delayMs: delay.at(now + 530), open: 100, making: 100 }, 50)).toBe(0);
    // A second one at once is no longer alone.
    delay.tick(now + 530 + 50 + 480);
    expect(delay.at(now + 1060)).toBeGreaterThan(100);
  });

  it('counts the look that has not come yet', () => {
    const { delay, now } = after(20, 0);
    expect(delay.at(now + 50 + 2500)).toBeGreaterThan(500);
    expect(delay.at(now + 40)).toBe(0);
  });

  it('forgets within a second', () => {
    const { delay, now } = after(20, 1000);
    for (let tick = 1; tick <= 20; tick += 1) delay.tick(now + tick * 50);
    expect(delay.at(now + 1000)).toBeLessThan(2);
  });
});

it.each<[string, boolean, Cost]>([
  ['/healthz', false, 'none'],
  ['/readyz', false, 'none'],
  ['/api/healthz', false, 'none'],
  ['/api/revalidate', false, 'none'],
  ['/api/editing/render?secret=x', false, 'none'],
  ['/_next/static/chunks/a.js', false, 'none'],
  ['/styles/page.css', false, 'none'],
  ['/favicon.svg', false, 'none'],
  ['/', true, 'kept'],
  ['/es/about-us?utm_source=x', true, 'kept'],
  ['/-/media/a/b.webp', false, 'kept'],
  ['/about-us', false, 'made'],
  ['/nowhere', false, 'made'],
  ['/search?query=%22heart%22', true, 'made'],
  ['/api/search/universal?input=heart', true, 'made'],
  ['/sitemap-providers.xml', true, 'made'],
])('%s, with its page at hand (%s), is to be had for: %s', (url, isAtHand, cost) => {
  expect(costOf(url, () => isAtHand)).toBe(cost);
});

describe('refusedShare', () => {
  const crowd = (delayMs: number, making: number = NO_CROWD.made, open: number = NO_CROWD.kept): Load => ({
    ...{ delayMs, open, making },
  });

  it.each<[Cost, Load, number]>([
    ['made', crowd(99), 0],
    ['made', crowd(200), 0.5],
    ['made', crowd(300), 1],
    ['made', crowd(9000), 1],
    ['kept', crowd(399), 0],
    ['kept', crowd(600), 0.5],
    ['kept', crowd(800), 1],
    // A slow machine without a crowd: whoever is there is answered.
    ['made', crowd(9000, NO_CROWD.made - 1), 0],
    ['kept', crowd(9000, 0, NO_CROWD.kept - 1), 0],
    // Files that somebody loads slowly are nothing to be made.
    ['made', crowd(9000, 0, 400), 0],
    // Waiting without an end is no answer, however quick the machine.
    ['made', crowd(0, MOST_OPEN.made, MOST_OPEN.made), 1],
    ['kept', crowd(0, MOST_OPEN.made, MOST_OPEN.made), 0],
    ['kept', crowd(0, 0, MOST_OPEN.kept), 1],
    ['none', crowd(9000, 9999, 99_999), 0],
  ])('of %s at %j with a limit of 100 ms: %s', (cost, load, share) => {
    expect(refusedShare(cost, load, 100)).toBeCloseTo(share);
  });
});

describe('createAdmission', () => {
  const answered = (admits: ReturnType<typeof createAdmission>, cost: Cost, delayMs: number, count: number) =>
    Array.from({ length: count }, () => admits(cost, { delayMs, open: 100, making: 50 })).filter(Boolean)
      .length;

  it('refuses of each hundred as many as it should, evenly', () => {
    const admits = createAdmission(100);
    expect(answered(admits, 'made', 200, 4)).toBe(2);
    expect(answered(admits, 'made', 240, 100)).toBe(30);
    expect(answered(admits, 'made', 300, 100)).toBe(0);
  });

  it('goes on with kept pages and files while searches are refused, and with probes whatever happens', () => {
    const admits = createAdmission(100);
    expect(['made', 'kept', 'none'].map((cost) => answered(admits, cost as Cost, 350, 10))).toEqual([
      0, 10, 10,
    ]);
    expect(answered(admits, 'none', 60_000, 10)).toBe(10);
  });

  it('answers everybody the moment it is over', () => {
    const admits = createAdmission(100);
    answered(admits, 'made', 290, 99);
    expect(answered(admits, 'made', 20, 100)).toBe(100);
  });
});

describe('busyAnswer', () => {
  it.each([
    ['/find-provider?query=x', 'en', 'call 911'],
    ['/es', 'es', 'llame al 911'],
    ['/es/about-us', 'es', 'llame al 911'],
    ['/essays', 'en', 'call 911'],
  ])('%s gets a whole page in %s, which nobody keeps', (url, locale, words) => {
    const { headers, body } = busyAnswer(url, 0);
    expect(body).toContain(`<html lang="${locale}">`);
    expect(body).toContain(words);
    expect(body).toContain('href="tel:911"');
    expect(body).not.toMatch(/<script|<style|<link|<img/);
    expect(headers).toMatchObject({ 'Cache-Control': 'private, no-store', 'Retry-After': '3' });
  });

  it('programs get JSON, and not all of them come again at once', () => {
    const answers = Array.from({ length: 12 }, (_, nth) => busyAnswer('/api/search/universal', nth));
    expect(answers[0]!.headers['Content-Type']).toMatch(/^application\/json/);
    expect(JSON.parse(answers[0]!.body)).toEqual({ error: 'Too many requests at once' });
    const seconds = answers.map(({ headers }) => Number(headers['Retry-After']));
    expect(new Set(seconds).size).toBeGreaterThan(4);
    expect(Math.min(...seconds)).toBeGreaterThan(0);
    expect(Math.max(...seconds)).toBeLessThanOrEqual(10);
  });
});

describe('refuseWhenBusy', () => {
  interface Answer {
    status: number;
    headers: IncomingHttpHeaders;
    text: string;
  }
  const ask = (port: number, path: string, method = 'GET', headers = {}) =>
    new Promise<Answer>((resolve, reject) => {
      send({ port, path, method, agent: false, headers }, (response) => {
        let text = '';
        response
          .on('data', (piece) => (text += String(piece)))
          .on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
      })
        .on('error', reject)
        .end();
    });

  it('keeps from the server what it refuses, until the crowd has gone', async () => {
    const env = parseEnv({ BUSY_AFTER_MS: '100' });
    const lines: LogEvent[] = [];
    let delayMs = 0;
    let now = 0;
    refuseWhenBusy({
      ...{ env, log: (line) => lines.push(line), delayMs: () => delayMs, now: () => now },
      isDraft: (cookies) => cookies === 'editor',
    });
    sharePageCache({
      isAtHand: (address: string) => address === '/en/_site_main/kept',
    } as unknown as PageCache);
    const seen: string[] = [];
    const waiting: (() => void)[] = [];
    const server = createServer(({ url = '' }, response) => {
      seen.push(url);
      if (url.startsWith('/waits')) waiting.push(() => response.end());
      else response.end('answered');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const crowd = Array.from({ length: NO_CROWD.made }, (_, at) => ask(port, `/waits?${at}`));
    while (waiting.length < NO_CROWD.made) await new Promise((resolve) => setTimeout(resolve, 5));

    delayMs = 350;
    const refused = await ask(port, '/find-provider?query=x');
    expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': '3' } });
    expect(refused.text).toContain('call 911');
    expect(await ask(port, '/find-provider', 'HEAD')).toMatchObject({ status: 503, text: '' });
    expect(seen.filter((url) => url.startsWith('/find'))).toEqual([]);
    for (const path of ['/kept', '/healthz', '/_next/static/a.js'])
      expect(await ask(port, path)).toMatchObject({ status: 200, text: 'answered' });
    // A page an editor was let in to is not what is refused first.
    expect(await ask(port, '/find-provider', 'GET', { cookie: 'editor' })).toMatchObject({ status: 200 });
    delayMs = 0;
    expect(await ask(port, '/find-provider')).toMatchObject({ status: 200 });

    delayMs = 350;
    waiting.forEach((end) => end());
    await Promise.all(crowd);
    // Late still, but nobody waits.
    expect(await ask(port, '/find-provider')).toMatchObject({ status: 200 });
    now = 6000;
    await ask(port, '/healthz');
    expect(lines).toEqual([
      { event: 'busy', delayMs: 350, open: NO_CROWD.made, making: NO_CROWD.made, refused: 1 },
      { event: 'busy-over', seconds: 0, refused: 2 },
    ]);
    server.close();
  });
});
