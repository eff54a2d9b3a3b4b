import type { IncomingMessage } from 'node:http';
import { HttpProblem } from '../HttpProblem.ts';

/** Bytes of a body that are read although they are too many. */
const MOST_DISCARDED = 16 * 1024 * 1024;

/**
 * The parts of a body, at most `limit` bytes in all. A larger one is read to its end and forgotten before it is refused with
 * 413: whoever is still sending, such as a proxy, would not see the answer.
 */
export async function* streamBody(request: IncomingMessage, limit: number): AsyncGenerator<Buffer> {
  const tooLarge = () =>
    new HttpProblem(413, `What was sent is too large: at most ${limit} bytes are taken`, {
      connection: 'close',
    });
  const most = limit + MOST_DISCARDED;
  if (Number(request.headers['content-length'] ?? 0) > most) throw tooLarge();
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > most) throw tooLarge();
    if (size <= limit) yield chunk;
  }
  if (size > limit) throw tooLarge();
}

/** The whole body as text. */
export async function readBody(request: IncomingMessage, limit: number): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of streamBody(request, limit)) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
