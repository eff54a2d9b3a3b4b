import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { UpstreamError } from '#src/adapters/http/UpstreamError.ts';
import { answerOutages, throwOutage } from './outages.ts';
import { nameRequests } from './requestId.ts';

const where = { upstream: 'content', call: 'layout' };
const THROWN: Record<string, unknown> = {
  '/outage': new UpstreamError('timeout', where),
  '/refused': new UpstreamError('status', { ...where, status: 502 }),
  '/unreadable': new UpstreamError('wrong-schema', where),
  '/mistake': new Error('a mistake of ours'),
  '/kept': new UpstreamError('timeout', where),
};

describe('answerOutages', () => {
  let site = '';
  const server = createServer(async (request, response) => {
    await new Promise((resolve) => setTimeout(resolve, 1));
    const { url = '/' } = request;
    try {
      if (THROWN[url]) throwOutage(THROWN[url]);
      response.end();
    } catch (error) {
      expect(error).toBe(THROWN[url]);
      // As Next does it: an older page that is there is shown all the same.
      response.statusCode = url === '/kept' ? 200 : 500;
      response.end();
    }
  });
  let end: (() => void)[] = [];
  beforeAll(async () => {
    end = [nameRequests(false), answerOutages()];
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.close();
    for (const stop of end) stop();
  });

  it.each([
    ['/outage', 503, '10'],
    ['/refused', 503, '10'],
    ['/unreadable', 500, null],
    ['/mistake', 500, null],
    ['/kept', 200, null],
    ['/', 200, null],
  ])('answers %s with %i', async (path, status, retryAfter) => {
    const answer = await fetch(site + path);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, retryAfter]);
  });
});
