import { createServer } from 'node:http';
import type { Server } from 'node:http';

/** What can be read: prom-client's registry. */
export interface Readable {
  contentType: string;
  metrics(): Promise<string>;
}

/**
 * Answers GET /metrics at an address of its own, which is for the network inside. Rejects when the port is taken. It does
 * not keep the process alive.
 */
export async function serveMetrics(registry: Readable, port: number, host: string): Promise<Server> {
  const server = createServer((request, response) => {
    const isAsked = request.url === '/metrics' && (request.method === 'GET' || request.method === 'HEAD');
    if (!isAsked) {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, resolve);
  });
  server.unref();
  return server;
}
