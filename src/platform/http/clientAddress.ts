import type { IncomingMessage } from 'node:http';

/**
 * The address to count a request by. X-Forwarded-For is read only behind `trustedHops` known proxies, from the right,
 * because everything to the left of them is the client's own writing.
 */
export function clientAddress(request: IncomingMessage, trustedHops: number): string {
  const header = request.headers['x-forwarded-for'] ?? '';
  const chain = (Array.isArray(header) ? header.join(',') : header).split(',').map((part) => part.trim());
  const forwarded = trustedHops > 0 ? chain.at(-trustedHops) : undefined;
  return forwarded || (request.socket.remoteAddress ?? 'unknown');
}
