import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Env } from '#src/config/env.ts';
import { headersFor, securityHeaders } from './securityHeaders.ts';

/**
 * Gives every answer of this process its security headers before anything else sees the request. Next's own table of
 * headers leaves out redirects and whatever another server answers.
 */
export function protectAnswers(env: Env): void {
  const headers = securityHeaders(env, { isDev: process.env.NODE_ENV === 'development' });
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    // `GET *` asks about the server, not for a page; Next takes every target for an address, and fails on this one.
    if (request.url === '*') request.url = '/*';
    for (const [name, value] of Object.entries(headersFor(request.url ?? '/', headers))) {
      response.setHeader(name, value);
    }
  });
}
