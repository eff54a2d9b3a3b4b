import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHttpClient } from '#src/adapters/http/createHttpClient.ts';
import { howFound } from '#src/server/pageCache/howFound.ts';
import { observe, reportPageSizes, reportStates } from './observe.ts';
import { serveMetrics } from './serveMetrics.ts';
import { siteMetrics } from './siteMetrics.ts';

const closing: (() => void)[] = [];
afterAll(() => closing.forEach((close) => close()));

const read = (url: string) =>
  new Promise<{ status: number; text: string; type: string | undefined }>((resolve, reject) => {
    get(url, { agent: false }, (answer) => {
      let text = '';
      answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, text, type: answer.headers['content-type'] }),
      );
    }).on('error', reject);
  });

describe('figures of the site', () => {
  let site: string;
  let figures: string;
  let http: ReturnType<typeof createHttpClient>;
  beforeAll(async () => {
    // What serves the figures has a port before it is known which: requests there are not counted.
    const probe = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => probe.once('listening', resolve));
    const { port } = probe.address() as AddressInfo;
    await new Promise((resolve) => probe.close(resolve));
    const server = await serveMetrics(siteMetrics(port), port, '127.0.0.1');
    closing.push(() => server.close());
    figures = `http://127.0.0.1:${port}`;
    const pages = createServer((request, response) => {
      response.writeHead(request.url?.startsWith('/api/') ? 429 : 200).end('x');
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => pages.once('listening', resolve));
    closing.push(() => pages.close());
    site = `http://127.0.0.1:${(pages.address() as AddressInfo).port}`;
    http = createHttpClient({
      observe: (call) => observe({ kind: 'upstream', ...call }),
      limits: { maps: { breaker: { failures: 1, withinMs: 1000, openMs: 60_000 } } },
    });
    reportStates(http.states);
    reportPageSizes(async () => ({ memoryBytes: 5, diskBytes: 7, memoryPages: 2, diskPages: 3 }));
  });

  it('count requests by what they are for, and keep nothing of what was typed', async () => {
    await read(`${site}/search?query=chest+pain&near=Elk+Grove`);
    await read(`${site}/find-provider/dr-quetzalwort-77`);
    await read(`${site}/api/search/v2/accounts/me/search/query?input=quetzalwort`);
    await read(`${site}/api/quetzalwort`);
    const { status, text, type } = await read(`${figures}/metrics`);
    expect(status).toBe(200);
    expect(type).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(text).toMatch(/^site_requests_total\{kind="search",method="GET",status="200"\} 1$/m);
    expect(text).toMatch(/^site_requests_total\{kind="page",method="GET",status="200"\} 1$/m);
    expect(text).toMatch(/^site_requests_total\{kind="api\/search",method="GET",status="429"\} 1$/m);
    expect(text).toMatch(/^site_requests_total\{kind="api\/other",method="GET",status="429"\} 1$/m);
    expect(text).toMatch(/^site_request_seconds_count\{kind="page"\} 1$/m);
    expect(text).not.toMatch(/chest|quetzalwort|Elk|127\.0\.0\.1/i);
  });

  it('tell of sources how they answer, and how their breakers stand', async () => {
    await http.text({ upstream: 'waits', call: 'waitTimes', url: site });
    await expect(
      http.text({ upstream: 'maps', call: 'searchAddress', url: 'http://127.0.0.1:9' }),
    ).rejects.toThrow();
    const { text } = await read(`${figures}/metrics`);
    expect(text).toMatch(/^site_upstream_calls_total\{upstream="waits",call="waitTimes",outcome="ok"\} 1$/m);
    expect(text).toMatch(
      /^site_upstream_calls_total\{upstream="maps",call="searchAddress",outcome="\S+"\} 1$/m,
    );
    expect(text).toMatch(/^site_upstream_seconds_count\{upstream="waits"\} 1$/m);
    expect(text).toMatch(/^site_upstream_breaker\{upstream="waits"\} 0$/m);
    expect(text).toMatch(/^site_upstream_breaker\{upstream="maps"\} 2$/m);
    expect(text).toMatch(/^site_upstream_in_flight\{upstream="waits"\} 0$/m);
    expect(text).toMatch(/^site_upstream_waiting\{upstream="waits"\} 0$/m);
  });

  it('tell how pages were found, how old they were, and what is kept', async () => {
    const page = { kind: 'PAGES' as const, html: '', pageData: {} };
    const kept = (lastModified: number) => ({ value: page, lastModified, cacheControl: { revalidate: 300 } });
    for (const answer of [null, kept(9_990_000), kept(9_000_000), kept(-1), { ...kept(0), value: null }])
      observe({ kind: 'page-read', ...howFound(answer, 10_000_000) });
    observe({ kind: 'page-kept', isPage: true });
    const { text } = await read(`${figures}/metrics`);
    for (const result of ['missing', 'fresh', 'stale', 'outdated', 'absent'])
      expect(text).toMatch(new RegExp(`^site_page_cache_reads_total\\{result="${result}"\\} 1$`, 'm'));
    expect(text).toMatch(/^site_page_cache_age_seconds_bucket\{le="10"\} 1$/m);
    expect(text).toMatch(/^site_page_cache_age_seconds_sum 1010$/m);
    expect(text).toMatch(/^site_page_cache_writes_total\{what="page"\} 1$/m);
    expect(text).toMatch(/^site_page_cache_pages\{where="disk"\} 3$/m);
    expect(text).toMatch(/^site_page_cache_bytes\{where="memory"\} 5$/m);
  });

  it('say how long the event loop was held up', async () => {
    expect((await read(`${figures}/metrics`)).text).toMatch(/^nodejs_eventloop_lag_p99_seconds \S+$/m);
  });

  it('keep names of calls bounded, should one ever be made of something else', async () => {
    for (let number = 0; number < 500; number += 1)
      observe({ kind: 'upstream', upstream: 'content', call: `call${number}`, outcome: 'ok', ms: 1 });
    const { text } = await read(`${figures}/metrics`);
    expect(text.match(/^site_upstream_calls_total\{/gm)?.length).toBeLessThan(110);
    expect(text).toMatch(
      /^site_upstream_calls_total\{upstream="content",call="other",outcome="ok"\} \d{3}$/m,
    );
  });

  it('stand at one address, and nothing beside it', async () => {
    expect((await read(`${figures}/`)).status).toBe(404);
    expect((await read(`${figures}/metrics/../healthz`)).status).toBe(404);
  });
});
