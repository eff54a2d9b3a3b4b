import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';

/** Addresses of one's own machine and network: from there come the site and proxies, never a visitor. */
const near = new BlockList();
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  near.addSubnet(network, prefix, 'ipv4');
near.addAddress('::1', 'ipv6');
near.addSubnet('fc00::', 7, 'ipv6');

const isNear = (address: string | undefined): boolean =>
  address !== undefined && near.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/** Letters, digits and hyphens, as programs make them; nothing that would read as words. */
const isId = (sent: unknown): sent is string =>
  typeof sent === 'string' && /^(?=.*\d)[A-Za-z\d-]{16,64}$/.test(sent);

/** The id of a request: the one the site or a proxy in front sends, so that the logs of both can be read together, else a new one. */
export function requestIdOf(request: IncomingMessage): string {
  const sent = request.headers['x-request-id'];
  return isId(sent) && isNear(request.socket.remoteAddress) ? sent : randomUUID();
}
