import type { ServerResponse } from 'node:http';

/**
 * Has `complete` called with the status of an answer just before its head is written, while headers may still be set. What it
 * returns is the status that is sent.
 */
export function beforeHead(response: ServerResponse, complete: (status: number) => number): void {
  const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse;
  response.writeHead = (status: number, ...head: unknown[]) => writeHead(complete(status), ...head);
}
