import { request } from 'node:http';
import type { Agent } from 'node:http';

export interface CrawlAnswer {
  status: number;
  type: string;
  location?: string;
  body: Buffer;
}

const PATIENCE_MS = 60_000;

/**
 * Asks once, redirects not followed, and once more where nothing answers, on a connection of its own: one that was kept may be
 * given up just then by the other side. A text says why there is no answer.
 */
export async function askAddress(
  url: string,
  agent: Agent | false,
  headers: Record<string, string> = {},
  triesLeft = 1,
): Promise<CrawlAnswer | string> {
  const answer = await askOnce(url, agent, headers);
  const isBusy = typeof answer === 'string' || answer.status === 429 || answer.status === 503;
  return isBusy && triesLeft > 0 ? askAddress(url, false, headers, triesLeft - 1) : answer;
}

function askOnce(
  url: string,
  agent: Agent | false,
  headers: Record<string, string>,
): Promise<CrawlAnswer | string> {
  const { host, hostname, port, pathname, search } = new URL(url);
  return new Promise((resolve) => {
    const asked = request(
      {
        // Browsers resolve every name below localhost to this machine; Node asks the system, which may not.
        host: /(?:^|\.)localhost$/.test(hostname) ? '127.0.0.1' : hostname,
        port: port || 80,
        path: pathname + search,
        agent,
        headers: { ...headers, host, accept: '*/*' },
        timeout: PATIENCE_MS,
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', (error) => resolve(error.message));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            type: response.headers['content-type'] ?? '',
            location: response.headers.location,
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    asked.on('timeout', () => asked.destroy(new Error(`no answer within ${PATIENCE_MS / 1000} s`)));
    asked.on('error', (error) => resolve(error.message));
    asked.end();
  });
}
