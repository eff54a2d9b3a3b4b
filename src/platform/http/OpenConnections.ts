import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

const closeGraceMs = 5_000;

/**
 * The connections of a server with the requests each is busy with. Node counts a connection that has not sent a
 * request yet as busy; closing must not wait for those.
 */
export class OpenConnections {
  readonly #server: Server;
  readonly #requests = new Map<Socket, number>();
  #isClosing = false;

  constructor(server: Server) {
    this.#server = server;
    server.on('connection', (socket: Socket) => {
      this.#requests.set(socket, 0);
      socket.once('close', () => this.#requests.delete(socket));
    });
  }

  /** Counts a request until its response is closed. */
  count({ socket }: IncomingMessage, response: ServerResponse): void {
    this.#add(socket, 1);
    response.once('close', () => {
      this.#add(socket, -1);
      if (this.#isClosing && this.#requests.get(socket) === 0) socket.destroy();
    });
  }

  /** Stops listening and lets running requests end, at most 5 s. */
  async close(): Promise<void> {
    const ended = new Promise<void>((resolve) => {
      this.#server.close(() => resolve());
    });
    this.#isClosing = true;
    for (const [socket, requests] of this.#requests) if (requests === 0) socket.destroy();
    const patience = setTimeout(() => this.#server.closeAllConnections(), closeGraceMs);
    await ended;
    clearTimeout(patience);
  }

  #add(socket: Socket, change: number): void {
    const requests = this.#requests.get(socket);
    if (requests !== undefined) this.#requests.set(socket, requests + change);
  }
}
