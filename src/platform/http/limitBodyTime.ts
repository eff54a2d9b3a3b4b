import type { IncomingMessage } from 'node:http';

/** How long a body may take to arrive, in ms, where a route says nothing else. */
export const USUAL_BODY_MS = 30_000;
/** The longest any route may ask for: Node itself ends a request then. */
export const LONGEST_BODY_MS = 300_000;

/** Ends the connection of a request whose body is not here in time. */
export function limitBodyTime(request: IncomingMessage, ms: number): void {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  if (encoding === undefined && !(Number(length) > 0)) return;
  const timer = setTimeout(() => {
    if (request.complete) return;
    request.socket.end('HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n\r\n', () =>
      request.socket.destroy(),
    );
  }, ms);
  timer.unref();
  request.once('close', () => clearTimeout(timer));
}
