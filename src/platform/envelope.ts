import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';

/** A good answer of the directory and search protocols: `errors` is always there and empty. */
export function successEnvelope(response: unknown): object {
  return { meta: { uuid: randomUUID(), errors: [] }, response };
}

/** A failed answer: `response` must be a truthy object, or the vendor's client loses the message. */
export function failureEnvelope(message: string, code: number, type = 'FATAL_ERROR'): object {
  return { meta: { uuid: randomUUID(), errors: [{ message, code, type }] }, response: {} };
}

/** Sends a good answer whose response is JSON text already. */
export function sendSuccess(response: ServerResponse, text: string, headers: Record<string, string>): void {
  const { meta } = successEnvelope(null) as { meta: object };
  sendText(response, 200, `{"meta":${JSON.stringify(meta)},"response":${text}}`, headers);
}

/** Sends a JSON body. Does nothing when the answer has been sent already. */
export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  sendText(response, status, JSON.stringify(body), headers);
}

/** Sends a body that is JSON text already. Does nothing when the answer has been sent already. */
export function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): void {
  sendBytes(response, status, Buffer.from(text), headers);
}

/** Sends a body that is bytes of JSON text already. Does nothing when the answer has been sent already. */
export function sendBytes(
  response: ServerResponse,
  status: number,
  bytes: Buffer,
  headers: Record<string, string> = {},
): void {
  if (response.headersSent || response.destroyed) return;
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': bytes.length,
    'cache-control': 'no-store',
    ...headers,
  });
  response.end(bytes);
}
