import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import compression from 'compression';
import Negotiator from 'negotiator';
import { createFineAnswers, ENCODINGS } from './createFineAnswers.ts';
import type { Encoding, FineAnswers } from './createFineAnswers.ts';

/** As long to make as gzip, and a seventh smaller. */
const BROTLI_QUALITY = 5;
/** Less is not worth a header, more not the memory. Bytes. */
const LEAST = 1024;
const MOST = 1024 * 1024;

type Done = () => void;
type Piece = string | Uint8Array;

/**
 * Has every answer of this process compressed, in what the browser takes: Brotli, else gzip. What everybody gets alike is
 * compressed anew, as finely as can be, when it was asked for a second time, and from then on sent as it is kept. Returns a
 * function that ends it.
 */
export function compressAnswers(fine: FineAnswers = createFineAnswers()): () => void {
  const compress = compression({
    brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    filter: getsSmaller,
  });
  const onRequest = (message: unknown) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    compress(request, response, () => undefined);
    sendFine(request, response, fine);
  };
  subscribe('http.server.request.start', onRequest);
  return () => void unsubscribe('http.server.request.start', onRequest);
}

/** Whether an answer is compressed. News as it happens is not: whoever compresses waits for more of it. */
const getsSmaller = (request: IncomingMessage, response: ServerResponse) =>
  !String(response.getHeader('Content-Type')).startsWith('text/event-stream') &&
  compression.filter(request, response);

/** What the answer is encoded in, when it is encoded at all. */
function encodingFor(request: IncomingMessage): Encoding | undefined {
  const encoding = new Negotiator(request).encoding([...ENCODINGS, 'identity'], ENCODINGS);
  return ENCODINGS.find((one) => one === encoding);
}

/** The name of an answer's bytes, encoded; undefined where it is not everybody's, or not whole, or not worth it. */
function keyOf(request: IncomingMessage, response: ServerResponse, encoding: Encoding): string | undefined {
  const tag = response.getHeader('ETag');
  const caching = String(response.getHeader('Cache-Control') ?? '');
  const length = Number(response.getHeader('Content-Length'));
  const isKept =
    !response.headersSent &&
    response.statusCode === 200 &&
    typeof tag === 'string' &&
    /\b(?:public|s-maxage|immutable)\b/.test(caching) &&
    !/\b(?:private|no-store|no-transform)\b/.test(caching) &&
    !response.hasHeader('Set-Cookie') &&
    !response.hasHeader('Content-Encoding') &&
    length >= LEAST &&
    length <= MOST &&
    getsSmaller(request, response);
  return isKept ? `${encoding} ${request.url} ${tag}` : undefined;
}

/**
 * Puts itself before whatever writes an answer: sends the kept bytes in its place, or takes down what is written, to keep it.
 * What an answer is turns out with its first piece.
 */
function sendFine(request: IncomingMessage, response: ServerResponse, fine: FineAnswers): void {
  const encoding = request.method === 'GET' ? encodingFor(request) : undefined;
  if (!encoding) return;
  const write = response.write.bind(response) as (...given: unknown[]) => boolean;
  const end = response.end.bind(response) as (...given: unknown[]) => ServerResponse;
  let hasBegun = false;
  let isSent = false;
  let key: string | undefined;
  let length = 0;
  let pieces: Buffer[] | undefined;

  const begin = () => {
    hasBegun = true;
    key = keyOf(request, response, encoding);
    // Whoever compresses takes the header away.
    length = Number(response.getHeader('Content-Length'));
    const bytes = key === undefined ? undefined : fine.get(key);
    if (bytes) {
      isSent = true;
      response.setHeader('Content-Encoding', encoding);
      response.setHeader('Content-Length', bytes.length);
      end(bytes);
    } else if (key !== undefined && fine.wants(key)) pieces = [];
  };
  const note = (piece: unknown, charset: unknown) => {
    if (typeof piece === 'string') pieces?.push(Buffer.from(piece, charset as BufferEncoding | undefined));
    else if (piece instanceof Uint8Array) pieces?.push(Buffer.from(piece));
  };

  response.write = ((piece: Piece, ...more: (BufferEncoding | Done | undefined)[]) => {
    if (!hasBegun) begin();
    if (isSent) {
      callLast(more);
      return true;
    }
    note(
      piece,
      more.find((one) => typeof one === 'string'),
    );
    return write(piece, ...more);
  }) as typeof response.write;

  response.end = ((...given: (Piece | Done | undefined)[]) => {
    if (!hasBegun) begin();
    if (isSent) {
      callLast(given);
      return response;
    }
    const [piece, charset] = given;
    note(piece, typeof charset === 'string' ? charset : undefined);
    const whole = pieces && Buffer.concat(pieces);
    if (key !== undefined && whole?.length === length) fine.take(key, encoding, whole);
    return end(...given);
  }) as typeof response.end;
}

/** Tells whoever wrote that it is written. */
function callLast(given: readonly unknown[]): void {
  const done = given.findLast((one) => typeof one === 'function') as Done | undefined;
  if (done) process.nextTick(done);
}
