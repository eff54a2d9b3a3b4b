import { createServer } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How a tile server answers: with tiles, with an error, or never. */
export type TileManner = 'tiles' | 'error' | 'hang';

/** A street map of another party on this machine: other than the site's is its origin, and it hears what pages ask of it. */
export class TileServer {
  manner: TileManner = 'tiles';
  /** Tiles asked for, with what was said of the page that asks. */
  readonly asked: { path: string; referrer: string | undefined }[] = [];
  #server: Server;

  constructor() {
    this.#server = createServer((request: IncomingMessage, response) => {
      const path = request.url ?? '';
      this.asked.push({ path, referrer: request.headers.referer });
      if (this.manner === 'hang') return;
      const place = /^\/(\d+)\/(\d+)\/(\d+)\.svg$/.exec(path);
      if (this.manner === 'error' || !place) {
        response.writeHead(500, { 'content-type': 'text/plain' }).end('no tile');
        return;
      }
      response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(drawnTile(place.slice(1).join('/')));
    });
  }

  async start(): Promise<void> {
    await new Promise<void>((ready) => this.#server.listen(0, '127.0.0.1', ready));
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }
}

/** Blocks and streets. */
function drawnTile(place: string): string {
  const streets = [32, 96, 160, 224]
    .map((at) => `<path d="M0 ${at}H256M${at} 0V256" stroke="#fff" stroke-width="10"/>`)
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><path d="M0 0H256V256H0Z" fill="#e8e6df"/>${streets}<text x="128" y="132" text-anchor="middle" font-size="14" fill="#445">${place}</text></svg>`;
}
