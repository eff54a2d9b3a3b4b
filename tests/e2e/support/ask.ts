import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { sitePort } from './addresses.ts';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

export interface Question {
  method?: string;
  headers?: Record<string, string>;
  /** Host header; the main site's by default. */
  host?: string;
  port?: number;
  body?: string;
}

/**
 * One bare HTTP request, redirects not followed, with any Host header: what a crawler, a load balancer or an attacker
 * sends. Always to 127.0.0.1.
 */
export function ask(path: string, question: Question = {}): Promise<Answer> {
  const { method = 'GET', headers = {}, port = sitePort, host = `localhost:${port}`, body } = question;
  return new Promise((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port, path, method, headers: { connection: 'close', ...headers, host } },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => (text += chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
        );
        response.on('error', reject);
      },
    );
    asked.on('error', reject);
    asked.setTimeout(30_000, () => asked.destroy(new Error(`${path} did not answer`)));
    asked.end(body);
  });
}

/** The hosts of the two sites as a browser sends them. */
export const planHost = (port = sitePort) => `plan.localhost:${port}`;
