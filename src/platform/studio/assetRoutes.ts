import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { HttpProblem } from '../HttpProblem.ts';
import type { PlatformRoute } from '../PlatformModule.ts';
import { studioRoute } from './StudioPart.ts';
import type { StudioPart } from './StudioPart.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const PACKED = /^(?:\.css|\.js|\.json|\.map|\.svg)$/;
const MOST_KEPT = 500;

/**
 * What the Studio's page is made of. Names carry a hash of what is in the file, so a browser keeps them for ever; the
 * folder is flat, and a name is one word, so nothing outside of it can be named.
 */
export function assetRoutes({ settings }: StudioPart): PlatformRoute[] {
  const packed = new Map<string, Promise<Buffer>>();
  return [
    studioRoute('GET', '/studio/assets/:name', async ({ params, request, response }) => {
      const name = params['name'] ?? '';
      const type = TYPES[extname(name)];
      if (!type || !/^[\w][\w.-]*$/.test(name)) throw new HttpProblem(404, 'There is no such file');
      const file = join(settings.folder, 'assets', name);
      const bytes = await readFile(file).catch(() => undefined);
      if (!bytes) throw new HttpProblem(404, 'There is no such file');
      const takesGzip = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
      const isPacked = takesGzip && PACKED.test(extname(name));
      if (isPacked && !packed.has(name)) {
        if (packed.size >= MOST_KEPT) packed.clear();
        packed.set(name, promisify(gzip)(bytes));
      }
      const body = isPacked ? await packed.get(name)! : bytes;
      response.writeHead(200, {
        'content-type': type,
        'content-length': body.length,
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'Accept-Encoding, Origin',
        ...(isPacked && { 'content-encoding': 'gzip' }),
      });
      response.end(body);
    }),
  ];
}
