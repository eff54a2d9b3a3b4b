import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PlatformRequest, PlatformRoute } from '../PlatformModule.ts';
import { studioRoute } from './StudioPart.ts';
import type { StudioPart } from './StudioPart.ts';

/** Policies of Trusted Types the Studio's libraries make: ProseMirror's for pasted text, and nobody else's. */
const TRUSTED_TYPES = 'ProseMirrorClipboard';

/** What the Studio's page may do: its own scripts, styles of its own or with this answer's nonce, frames of the editing host. */
export function studioPolicy(nonce: string, editingHost: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob: ${editingHost}`,
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${editingHost}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_TYPES}`,
  ].join('; ');
}

/** The file of the Studio's page with the nonce of one answer, where its libraries look for it. */
export function withNonce(html: string, nonce: string): string {
  const meta = `<meta property="csp-nonce" nonce="${nonce}" content="${nonce}">`;
  return html
    .replace(/<meta property="csp-nonce"[^>]*>/, '')
    .replace(/<head(?:\s[^>]*)?>/, (head) => head + meta);
}

const NOT_BUILT =
  '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>The Studio is not built</title>' +
  '<meta name="viewport" content="width=device-width, initial-scale=1"></head><body><main>' +
  '<h1>The Studio is not built</h1><p>This platform serves the Studio from a folder that has no <code>index.html</code> yet.</p>' +
  '<p><code>npm start</code> builds it; <code>STUDIO_FOLDER</code> names another folder.</p></main></body></html>';

/** The Studio's one page, at every address below `/studio` that is nothing else: the page itself reads the address. */
export function pageRoutes(part: StudioPart): PlatformRoute[] {
  const handle = (asked: PlatformRequest) => servePage(part, asked);
  return [studioRoute('GET', '/studio', handle), studioRoute('GET', '/studio/*', handle)];
}

async function servePage(
  { settings }: StudioPart,
  { request, response, url }: PlatformRequest,
): Promise<void> {
  const elsewhere = properAddress(request.headers.host, settings.origin);
  if (elsewhere) {
    response.writeHead(307, {
      location: `${elsewhere}${url.pathname}${url.search}`,
      'cache-control': 'no-store',
    });
    response.end();
    return;
  }
  const nonce = randomBytes(16).toString('base64url');
  const html = await readFile(join(settings.folder, 'index.html'), 'utf8').catch(() => undefined);
  response.writeHead(html === undefined ? 503 : 200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': studioPolicy(nonce, settings.editingHost),
    'cross-origin-opener-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'x-robots-tag': 'noindex, nofollow',
    ...(settings.origin?.startsWith('https:') && { 'strict-transport-security': 'max-age=63072000' }),
  });
  response.end(html === undefined ? NOT_BUILT : withNonce(html, nonce));
}

/** A machine's own Studio opened at 127.0.0.1 is sent to its name: only there its frames are of the same site. */
function properAddress(host: string | undefined, origin: string | undefined): string | undefined {
  if (origin === undefined || !/^(?:127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(host ?? '')) return undefined;
  return new URL(origin).hostname === 'localhost' ? origin : undefined;
}
