import { createServer, request as send, Agent } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHttpClient } from '#src/adapters/http/createHttpClient.ts';
import { log } from './log.ts';
import { currentRequestId, nameRequests } from './requestId.ts';

const closing: (() => void)[] = [];
afterAll(() => closing.forEach((close) => close()));

async function listening(server: ReturnType<typeof createServer>): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A request over one connection after the other, with headers; answers the id it came back with. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
closing.push(() => agent.destroy());
const ask = (url: string, headers: Record<string, string> = {}) =>
  new Promise<{ id: string; body: string }>((resolve, reject) => {
    send(url, { headers, agent }, (answer) => {
      let body = '';
      answer.on('data', (chunk: Buffer) => (body += chunk.toString()));
      answer.on('end', () => resolve({ id: String(answer.headers['x-request-id']), body }));
    })
      .on('error', reject)
      .end();
  });

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

describe('nameRequests', () => {
  let site: string;
  const asked: (string | undefined)[] = [];
  beforeAll(async () => {
    const upstream = await listening(
      createServer((request, response) => {
        asked.push(request.headers['x-request-id'] as string | undefined);
        response.setHeader('content-type', 'application/json').end('{}');
      }),
    );
    closing.push(nameRequests(true));
    const http = createHttpClient({ requestId: currentRequestId });
    site = await listening(
      createServer(async (request, response) => {
        await new Promise((resolve) => setTimeout(resolve, 5));
        await http.json({ upstream: 'content', call: 'a', url: upstream });
        await http.json({ upstream: 'search', call: 'b', url: upstream });
        response.end(`${currentRequestId()} ${String(request.headers['x-request-id'])}`);
      }),
    );
  });
  beforeEach(() => asked.splice(0));

  it('names each request anew, over one connection too, and every call that is made for it', async () => {
    const first = await ask(site);
    const second = await ask(site);
    expect(first.id).toMatch(UUID);
    expect(second.id).not.toBe(first.id);
    expect(first.body).toBe(`${first.id} ${first.id}`);
    // The servers of this test are one process: what stands for the source names its own requests, by the one sent.
    expect(asked).toEqual([first.id, first.id, second.id, second.id]);
  });

  it('keeps the ids of requests that are answered at the same time apart', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => fetch(site)));
    const bodies = await Promise.all(answers.map((answer) => answer.text()));
    const ids = answers.map((answer) => answer.headers.get('x-request-id'));
    expect(bodies).toEqual(ids.map((id) => `${id} ${id}`));
    expect(new Set(ids).size).toBe(20);
  });

  it.each([
    ['that of a proxy', '4bf92f3577b34da6a3ce929d0e0e4736', true],
    ['that of another kind of proxy', '1-67891233-abcdef012345678912345678', true],
    ['words', 'chest-pain-in-the-left-arm', false],
    ['an address', 'https://example.org/?a=1', false],
    ['something short', 'abc1', false],
    ['something long', '1'.repeat(65), false],
  ])('%s: %s', async (_name, sent, isTaken) => {
    const { id } = await ask(site, { 'x-request-id': sent });
    expect(id === sent).toBe(isTaken);
    if (!isTaken) expect(id).toMatch(UUID);
  });

  it('every line of the log has it, and a line outside of a request has none', async () => {
    const lines: string[] = [];
    const write = jest.spyOn(process.stdout, 'write').mockImplementation((line) => {
      lines.push(String(line));
      return true;
    });
    const server = createServer((_request, response) => {
      log({ event: 'inside' });
      response.end();
    });
    const { id } = await ask(await listening(server));
    log({ event: 'outside' });
    write.mockRestore();
    const [inside, outside] = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(inside).toMatchObject({ program: 'site', event: 'inside', request: id });
    expect(outside).not.toHaveProperty('request');
  });
});
