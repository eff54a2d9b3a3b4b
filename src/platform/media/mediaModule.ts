import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { HttpProblem } from '../HttpProblem.ts';
import type { PlatformModule, PlatformRequest } from '../PlatformModule.ts';
import { drawArt } from './drawArt.ts';
import { formFile } from './drawForm.ts';

/** What may be served, by file extension. Nothing here is run by a browser as a page. */
const contentTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webp': 'image/webp',
};

/** A drawing may style itself but neither run scripts nor load anything, also when opened by itself. */
const svgPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * Media library: files below `folder`, drawings made on the spot under `art/` (`drawArt`), with `ramp=plan` in the health plan's colours, and forms of the demo network
 * under `forms/<name>.pdf`, at every prefix the vendor uses. Resize parameters (w, h, mw, mh, iar, as, sc) and version parameters (rev, ts …) are accepted
 * and ignored.
 */
export function createMediaModule({ folder }: { folder: string }): PlatformModule {
  return () =>
    ['/-/media/*', '/-/jssmedia/*', '/~/media/*', '/~/jssmedia/*'].map((pattern) => ({
      method: 'GET' as const,
      pattern,
      upstream: 'content' as const,
      handle: (request: PlatformRequest) => serve(folder, request),
    }));
}

async function serve(folder: string, { url, params, request, response }: PlatformRequest): Promise<void> {
  const path = params['*'] ?? '';
  const type = contentTypes[extname(path).toLowerCase()];
  const bytes =
    type === undefined
      ? undefined
      : (art(path, url.searchParams) ?? form(path) ?? (await fileBytes(folder, path)));
  if (!bytes || type === undefined) throw new HttpProblem(404, 'There is no such file');
  const etag = `"${createHash('sha1').update(bytes).digest('base64url')}"`;
  response.setHeader('etag', etag);
  response.setHeader('cache-control', 'public, max-age=86400');
  if (type === contentTypes['.svg']) response.setHeader('content-security-policy', svgPolicy);
  if (request.headers['if-none-match']?.split(/,\s*/).includes(etag)) {
    response.writeHead(304).end();
    return;
  }
  response.writeHead(200, { 'content-type': type, 'content-length': bytes.length });
  response.end(bytes);
}

function art(path: string, query: URLSearchParams): Buffer | undefined {
  const drawn = /^art\/((?:[a-z][a-z-]{0,29}\/){1,2}[\w.-]{1,80})\.svg$/.exec(path)?.[1];
  const svg = drawn && drawArt(drawn, query.get('ramp') === 'plan' ? 'plan' : 'main');
  return svg ? Buffer.from(svg) : undefined;
}

const form = (path: string): Buffer | undefined =>
  formFile(/^forms\/([a-z-]{1,80})\.pdf$/.exec(path)?.[1] ?? '');

/** Bytes of a file below the folder; undefined for anything else, links that lead out of it included. */
async function fileBytes(folder: string, path: string): Promise<Buffer | undefined> {
  const segments = path.split('/');
  if (segments.some((segment) => segment === '' || segment.startsWith('.') || /[\\\0:]/.test(segment))) {
    return undefined;
  }
  try {
    const root = await realpath(folder);
    const file = await realpath(join(root, ...segments));
    if (!file.startsWith(root + sep) || !(await stat(file)).isFile()) return undefined;
    return await readFile(file);
  } catch {
    return undefined;
  }
}
