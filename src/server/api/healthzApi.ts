import type { NextApiRequest, NextApiResponse } from 'next';

/** GET /healthz (S-082): the process answers. It asks no upstream, so that an outage restarts nothing. */
export function healthzApi(_request: NextApiRequest, response: NextApiResponse): void {
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.status(200).send('Healthy');
}
