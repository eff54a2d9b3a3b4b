import type { IncomingMessage } from 'node:http';
import { HttpProblem } from '../HttpProblem.ts';

/** Bytes of a body that are read although they are too many. */
const MOST_DISCARDED = 16 * 1024 * 1024;

/**
 * The body, at most `limit` bytes. A larger one is read to its end and forgotten before it is refused: whoever is still
 * sending, such as a proxy, would not see the answer.
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<string> {
  const tooLarge = () =>
    new HttpProblem(413, `The body may have at most ${limit} bytes`, { connection: 'close' });
  if (Number(request.headers['content-length'] ?? 0) > MOST_DISCARDED) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MOST_DISCARDED) throw tooLarge();
    if (size <= limit) chunks.push(chunk);
  }
  if (size > limit) throw tooLarge();
  return Buffer.concat(chunks).toString('utf8');
}
