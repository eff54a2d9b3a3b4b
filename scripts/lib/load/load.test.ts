import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomFrom } from '#src/platform/search/engine/testing/randomFrom.ts';
import { isBeyondKnee, quantile, recoverySeconds, stretchOf } from './figures.ts';
import type { Sample, Step } from './figures.ts';
import { openLoop } from './openLoop.ts';
import { createTraffic, KINDS, SHARES } from './traffic.ts';
import type { Asked, TrafficKind } from './traffic.ts';

const addresses = {
  providers: ['/find-provider/a-1', '/find-provider/b-2', '/find-provider/c-3', '/find-provider/d-4'],
  facilities: ['/find-location/facility/a-1'],
  content: ['/about-us', '/es/contact'],
  files: ['/favicon.svg'],
};

describe('createTraffic', () => {
  const next = createTraffic(addresses, randomFrom(1));
  const asked = Array.from({ length: 20_000 }, next);

  it('asks in the shares that are written there, which are all', () => {
    expect(Object.values(SHARES).reduce((sum, share) => sum + share)).toBe(100);
    for (const kind of KINDS) {
      const share = (100 * asked.filter((one) => one.kind === kind).length) / asked.length;
      expect([kind, Math.abs(share - SHARES[kind]) < 1]).toEqual([kind, true]);
    }
  });

  it('asks for the first of a kind more often than for the last, each as another visitor', () => {
    const count = (path: string) => asked.filter((one) => one.path === path).length;
    expect(count('/find-provider/a-1')).toBeGreaterThan(3 * count('/find-provider/d-4'));
    expect(count('/find-provider/d-4')).toBeGreaterThan(0);
    expect(new Set(asked.map(({ visitor }) => visitor)).size).toBeGreaterThan(10_000);
  });

  it('hardly repeats a search, and knows what an invented address is answered', () => {
    const of = (kind: TrafficKind) => asked.filter((one) => one.kind === kind);
    const searches = of('search').map(({ path }) => path);
    expect(new Set(searches).size).toBeGreaterThan(0.9 * searches.length);
    expect(of('nowhere').every(({ status }) => status === 404)).toBe(true);
  });

  it('says so where a site has nothing of a kind', () => {
    const empty = createTraffic({ ...addresses, content: [] }, randomFrom(1));
    expect(() => Array.from({ length: 100 }, empty)).toThrow('no address');
  });
});

const sample = (at: number, ms: number, outcome: Sample['outcome'] = 'answered'): Sample => ({
  ...{ at, ms, outcome, kind: 'home' },
});

describe('figures', () => {
  it('take times of what was answered, shares of all', () => {
    const samples = [
      ...Array.from({ length: 98 }, (_, at) => sample(at, at + 1)),
      sample(98, 5, 'refused'),
      sample(99, 10_000, 'failed'),
    ];
    expect(stretchOf(samples, 10)).toMatchObject({
      ...{ sent: 100, answeredPerSecond: 9.8, p50: 50, p95: 94, refusedP95: 5 },
      share: { answered: 0.98, refused: 0.01, 'refused-silently': 0, failed: 0.01 },
    });
    expect(stretchOf([], 10)).toMatchObject({ sent: 0, p95: 0, share: { answered: 0 } });
    expect(quantile([3, 1, 2], 0.5)).toBe(2);
  });

  it.each<[string, [rate: number, answered: number, p95: number][], boolean]>([
    [
      'too few steps',
      [
        [10, 10, 20],
        [13, 13, 90],
      ],
      false,
    ],
    [
      'steady',
      [
        [10, 10, 20],
        [13, 13, 22],
        [17, 17, 21],
        [22, 22, 25],
      ],
      false,
    ],
    [
      'a cold beginning',
      [
        [10, 10, 90],
        [13, 13, 22],
        [17, 17, 21],
        [22, 22, 43],
      ],
      false,
    ],
    [
      'twice as slow',
      [
        [10, 10, 20],
        [13, 13, 22],
        [17, 17, 21],
        [22, 22, 45],
      ],
      true,
    ],
    [
      'no more answered',
      [
        [10, 10, 20],
        [13, 13, 22],
        [17, 17, 21],
        [22, 18, 22],
      ],
      true,
    ],
  ])('the knee: %s', (_, rows, expected) => {
    const steps = rows.map(([rate, answeredPerSecond, p95]): Step => ({
      rate,
      figures: { ...stretchOf([sample(0, 1)], 1), answeredPerSecond, p95 },
    }));
    expect(isBeyondKnee(steps)).toBe(expected);
  });

  it('the knee: where it begins to refuse', () => {
    const busy = [
      ...Array.from({ length: 97 }, () => sample(0, 1)),
      ...[1, 2, 3].map(() => sample(0, 1, 'refused')),
    ];
    expect(isBeyondKnee([{ rate: 10, figures: stretchOf(busy, 10) }])).toBe(true);
    expect(isBeyondKnee([{ rate: 10, figures: stretchOf(busy.slice(0, 97), 10) }])).toBe(false);
  });

  it('it is normal again from the first of three good seconds on', () => {
    const second = (at: number, ms: number, outcome?: Sample['outcome']) =>
      Array.from({ length: 5 }, (_, nth) => sample(at * 1000 + nth * 100, ms, outcome));
    const line = [
      second(0, 900),
      second(1, 20),
      second(2, 20, 'refused'),
      ...[3, 4, 5].map((at) => second(at, 29)),
    ];
    expect(recoverySeconds(line.flat(), 20)).toBe(3);
    expect(recoverySeconds(line.slice(0, 5).flat(), 20)).toBeUndefined();
    expect(
      recoverySeconds(
        [0, 1, 2].flatMap((at) => second(at, 31)),
        20,
      ),
    ).toBeUndefined();
    expect(recoverySeconds([], 20)).toBeUndefined();
  });
});

describe('openLoop', () => {
  let server: Server;
  afterEach(() => new Promise((resolve) => server.close(resolve)));
  async function loop(answer: RequestListener, asked: readonly Partial<Asked>[]): Promise<Sample[]> {
    server = createServer(answer);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    server.keepAliveTimeout = 1;
    const { port } = server.address() as AddressInfo;
    const line = asked.values();
    return openLoop({
      ...{ port, host: 'localhost', rate: 200, seconds: asked.length / 200, patienceMs: 500 },
      next: () => ({ kind: 'home', path: '/', status: 200, visitor: '10.0.0.1', ...line.next().value }),
    });
  }

  it('goes on asking while nobody answers', async () => {
    const waiting: (() => void)[] = [];
    const samples = await loop(
      (_, response) => {
        waiting.push(() => response.end());
        // Only all of them together are answered: who waited for the first would wait for ever.
        if (waiting.length === 20) waiting.forEach((end) => end());
      },
      Array.from({ length: 20 }, () => ({})),
    );
    expect(samples.map(({ outcome }) => outcome)).toEqual(Array(20).fill('answered'));
    // Whoever was to ask first has waited longest: times count from then.
    expect(samples[0]!.ms).toBeGreaterThan(samples[19]!.ms);
  });

  it('tells a refusal from a failure, and who was told when to come again', async () => {
    const answers: Record<string, [number, Record<string, string>?]> = {
      '/good': [200],
      '/gone': [404],
      '/busy': [503, { 'retry-after': '5' }],
      '/often': [429, { 'retry-after': '1' }],
      '/silent': [503],
      '/broken': [500],
    };
    const paths = [...Object.keys(answers), '/dead', '/never'];
    const samples = await loop(
      ({ url = '' }, response) => {
        if (url === '/dead') response.destroy();
        else if (url !== '/never') response.writeHead(...(answers[url] ?? [500])).end('text');
      },
      [...paths.map((path) => ({ path })), { path: '/gone', status: 404 }],
    );
    server.closeAllConnections();
    expect(samples.map(({ outcome }) => outcome)).toEqual([
      ...['answered', 'failed', 'refused', 'refused', 'refused-silently', 'failed', 'failed', 'failed'],
      'answered',
    ]);
  });
});
