/**
 * For `node --import`, before whoever listens at PORT. In each turn Node takes one new connection from a socket it listens with,
 * however many wait: a process whose turns are long (it draws pages) would let a crowd of visitors stand before the door, unseen and
 * unanswered, with nobody to tell them that it is busy. So it listens with many sockets at the same port, of which each gives it
 * one. Where the system has no such thing (SO_REUSEPORT is Linux's), all stays as it is.
 */
import { Server } from 'node:http';
import { createServer } from 'node:net';
import type { ListenOptions, Server as Listener } from 'node:net';

/** So many connections are taken in one turn. */
const SOCKETS = 32;

function openOthers(server: Server, port: number, host: string | undefined): void {
  const others: Listener[] = [];
  const close = server.close.bind(server);
  server.close = (done) => {
    for (const other of others) other.close();
    return close(done);
  };
  server.once('listening', () => {
    for (let count = 1; count < SOCKETS; count += 1) {
      // As an HTTP server listens itself: it takes over each connection as one of its own.
      const other = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
        server.emit('connection', socket),
      );
      // One that cannot be had costs no more than its share.
      other.once('error', () => undefined);
      other.listen({ port, ...(host !== undefined && { host }), reusePort: true });
      others.push(other);
    }
  });
}

const isShared = process.platform === 'linux';
const listen = Server.prototype.listen as (this: Server, ...given: unknown[]) => Server;

Server.prototype.listen = function (this: Server, ...given: unknown[]): Server {
  const [port, host] = given;
  if (!isShared || typeof port !== 'number' || port === 0 || port !== Number(process.env['PORT']))
    return listen.apply(this, given);
  const name = typeof host === 'string' ? host : undefined;
  openOthers(this, port, name);
  const options: ListenOptions = { port, ...(name !== undefined && { host: name }), reusePort: true };
  return listen.call(this, options, ...given.filter((one) => typeof one === 'function'));
} as typeof Server.prototype.listen;
