import { createServer, request as send } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressAnswers } from './compressAnswers.ts';
import { createFineAnswers } from './createFineAnswers.ts';
import type { FineAnswers } from './createFineAnswers.ts';

/** Text that repeats itself as pages do, and differs at each place. */
const page = (name: string, lines = 400) =>
  Array.from(
    { length: lines },
    (_, at) => `<li class="card"><a href="/${name}/${at * 7919}">${at}</a></li>`,
  ).join('\n');
const PUBLIC = 's-maxage=300, stale-while-revalidate=86100';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  text: string;
}

let taken: string[];
let work: Promise<void>[];
let handle: (request: IncomingMessage, response: ServerResponse) => void;
let server: Server;
let port: number;
let stop: () => void;

/** The real one, of which a test knows what it was given and when it has done it. */
function watched(fine: FineAnswers): FineAnswers {
  return {
    ...fine,
    take(key, encoding, body) {
      taken.push(key);
      fine.take(key, encoding, body);
      work.push(
        (async () => {
          while (!fine.get(key)) await new Promise((resolve) => setTimeout(resolve, 2));
        })(),
      );
    },
  };
}

beforeAll(async () => {
  stop = compressAnswers(watched(createFineAnswers()));
  server = createServer((request, response) => handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  // What this process answers in other tests is not its own.
  stop();
  server.close();
});
beforeEach(() => {
  taken = [];
  work = [];
});

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Answer>((resolve, reject) => {
    send({ port, path, method, headers, agent: false }, (response) => {
      const pieces: Buffer[] = [];
      response
        .on('data', (piece: Buffer) => pieces.push(piece))
        .on('end', () => {
          const bytes = Buffer.concat(pieces);
          const encoding = response.headers['content-encoding'];
          const plain =
            bytes.length === 0
              ? bytes
              : encoding === 'br'
                ? brotliDecompressSync(bytes)
                : encoding === 'gzip'
                  ? gunzipSync(bytes)
                  : bytes;
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            bytes,
            text: plain.toString(),
          });
        });
    })
      .on('error', reject)
      .end();
  });

/** Asks one after another, each when all that the one before set going is done. */
async function askTimes(count: number, path: string, headers: Record<string, string>): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let time = 0; time < count; time += 1) {
    answers.push(await ask(path, headers));
    await Promise.all(work);
  }
  return answers;
}

const whole =
  (body: string, headers: Record<string, string> = {}) =>
  (_: IncomingMessage, response: ServerResponse) => {
    const all = {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': PUBLIC,
      ETag: `"${body.length}-${body.slice(0, 40)}"`,
      'Content-Length': String(Buffer.byteLength(body)),
      ...headers,
    };
    for (const [name, value] of Object.entries(all)) if (value !== '') response.setHeader(name, value);
    response.end(body);
  };

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0.1, gzip', 'gzip'],
  ['gzip', 'gzip'],
  ['br', 'br'],
  ['gzip;q=0', undefined],
  ['identity', undefined],
])('encodes in what is taken: %s', async (accepted, encoding) => {
  const body = page('taken');
  handle = whole(body, { 'Cache-Control': 'private, no-store' });
  const { headers, text } = await ask('/taken', { 'accept-encoding': accepted });
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers.vary).toContain('Accept-Encoding');
  expect(text).toBe(body);
});

it('sends what everybody gets from the third time on as it was compressed once, and smaller', async () => {
  const body = page('often');
  handle = whole(body);
  const answers = await askTimes(4, '/often', { 'accept-encoding': 'br' });
  expect(answers.map(({ text }) => text === body)).toEqual([true, true, true, true]);
  expect(taken).toHaveLength(1);
  const [first, , third, fourth] = answers;
  expect(third!.bytes.length).toBeLessThan(first!.bytes.length);
  expect(third!.headers).toMatchObject({
    'content-encoding': 'br',
    'content-length': String(third!.bytes.length),
    etag: first!.headers.etag,
    vary: 'Accept-Encoding',
  });
  expect(fourth!.bytes).toEqual(third!.bytes);
  // Another encoding is another's turn, and no encoding is nobody's.
  expect((await ask('/often', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
  expect(await ask('/often')).toMatchObject({ text: body });
});

it('sends what is written now, not what stood at the address before', async () => {
  handle = whole(page('before'));
  await askTimes(3, '/changes', { 'accept-encoding': 'br' });
  const after = page('after');
  handle = whole(after);
  expect((await ask('/changes', { 'accept-encoding': 'br' })).text).toBe(after);
});

it('does the same with a file that is piped, and lets its reader go', async () => {
  const body = page('file', 4000);
  let ended = 0;
  handle = (_, response) => {
    response.setHeader('Content-Type', 'text/javascript');
    response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    response.setHeader('ETag', 'W/"file-1"');
    response.setHeader('Content-Length', Buffer.byteLength(body));
    response.on('finish', () => (ended += 1));
    const pieces = body.match(/[^]{1,65536}/g) ?? [];
    Readable.from(pieces.map((piece) => Buffer.from(piece))).pipe(response);
  };
  const answers = await askTimes(4, '/_next/static/file.js', { 'accept-encoding': 'gzip, br' });
  expect(answers.map(({ text }) => text === body)).toEqual([true, true, true, true]);
  expect(answers[3]!.bytes).toEqual(answers[2]!.bytes);
  expect(answers[3]!.headers['content-length']).toBe(String(answers[3]!.bytes.length));
  expect(taken).toHaveLength(1);
  expect(ended).toBe(4);
});

it.each<[string, Record<string, string>]>([
  ['is for one visitor', { 'Cache-Control': 'private, no-store' }],
  ['says nothing of who may keep it', { 'Cache-Control': '' }],
  ['carries a cookie', { 'Set-Cookie': 'a=b' }],
  ['has no name for its bytes', { ETag: '' }],
  ['does not say how long it is', { 'Content-Length': '' }],
  ['is not to be touched', { 'Cache-Control': `${PUBLIC}, no-transform` }],
  ['is no text', { 'Content-Type': 'image/webp' }],
  ['is encoded already', { 'Content-Encoding': 'identity' }],
])('keeps nothing of an answer that %s', async (name, headers) => {
  const body = page('one');
  handle = whole(body, headers);
  const answers = await askTimes(4, `/${name.replaceAll(' ', '-')}`, { 'accept-encoding': 'br' });
  expect(answers.map(({ text }) => text === body)).toEqual([true, true, true, true]);
  expect(taken).toEqual([]);
});

it('keeps nothing of errors, of what is short, and of what is very long', async () => {
  const tooLong = 'a page without an end '.repeat(60_000);
  for (const [path, status, body] of [
    ['/error', 500, page('error')],
    ['/short', 200, 'short'],
    ['/long', 200, tooLong],
  ] as const) {
    handle = (request, response) => {
      response.statusCode = status;
      whole(body)(request, response);
    };
    const answers = await askTimes(3, path, { 'accept-encoding': 'br' });
    expect(answers.map((answer) => answer.text === body && answer.status === status)).toEqual([
      true,
      true,
      true,
    ]);
  }
  expect(taken).toEqual([]);
});

it('lets news through as it happens, and nothing once it is ended', async () => {
  let tell = (): void => undefined;
  handle = (_, response) => {
    response.setHeader('Content-Type', 'text/event-stream');
    response.write('data: first\n\n');
    tell = () => void response.end('data: last\n\n');
  };
  const heard = await new Promise<string>((resolve, reject) => {
    const asked = send(
      { port, path: '/news', headers: { 'accept-encoding': 'br' }, agent: false },
      (response) => {
        let text = '';
        response.on('data', (piece) => {
          text += String(piece);
          // It is told only when the first has come.
          if (text.endsWith('first\n\n')) tell();
        });
        response.on('end', () => resolve(text));
      },
    );
    asked.on('error', reject).end();
  });
  expect(heard).toBe('data: first\n\ndata: last\n\n');

  const end = compressAnswers();
  end();
  stop();
  handle = whole(page('plain'));
  expect((await ask('/plain', { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined();
  stop = compressAnswers(watched(createFineAnswers()));
});

it('answers HEAD and 304 without a body', async () => {
  const body = page('head');
  handle = whole(body);
  await askTimes(3, '/head', { 'accept-encoding': 'br' });
  expect((await ask('/head', { 'accept-encoding': 'br' }, 'HEAD')).bytes).toHaveLength(0);
  handle = (_, response) => {
    response.writeHead(304, { ETag: '"x"' }).end();
  };
  expect(await ask('/head', { 'accept-encoding': 'br' })).toMatchObject({ status: 304, text: '' });
});

it('goes on when a visitor leaves in the middle, and does not keep a half', async () => {
  const body = page('half', 8000);
  handle = (_, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.setHeader('Cache-Control', PUBLIC);
    response.setHeader('ETag', '"half"');
    response.setHeader('Content-Length', Buffer.byteLength(body));
    response.write(body.slice(0, 70_000));
    setTimeout(() => response.destroy(), 20);
  };
  for (let time = 0; time < 3; time += 1)
    await expect(ask('/half', { 'accept-encoding': 'br' })).rejects.toThrow();
  expect(taken).toEqual([]);
  handle = whole(body, { ETag: '"half"' });
  expect((await ask('/half', { 'accept-encoding': 'br' })).text).toBe(body);
});

it('lets the kept grow no further than its bound: what was asked for longest ago goes', async () => {
  const bodies = ['a', 'b', 'c'].map((name) => Buffer.from(page(name)));
  const fine = createFineAnswers(2.5 * brotliCompressSync(bodies[0]!).length);
  for (const [at, body] of bodies.entries()) {
    const key = `br /${at}`;
    const wanted = [fine.get(key), fine.wants(key), fine.get(key), fine.wants(key)];
    expect(wanted).toEqual([undefined, false, undefined, true]);
    fine.take(key, 'br', body);
    expect(fine.wants(key)).toBe(false);
    while (!fine.get(key)) await new Promise((resolve) => setTimeout(resolve, 2));
  }
  expect(bodies.map((_, at) => fine.get(`br /${at}`) !== undefined)).toEqual([false, true, true]);
});
