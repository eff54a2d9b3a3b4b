import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { cacheControl } from './cacheHeaders.ts';

/** The cookies that open a draft, which is shown at any address. */
const PREVIEW_COOKIE = '__prerender_bypass=';
const COOKIES = [PREVIEW_COOKIE, '__next_preview_data='];

/**
 * Tells by its cookies whether a request is for a draft: by the id this build gives those whom it lets in. Of a cookie of
 * one's own making nothing follows. In development, where Next has no such file, any counts.
 */
export function readDraftTest(): (cookies: string) => boolean {
  const counts = draftIdTest();
  return (cookies) =>
    cookies
      .split(/;\s*/)
      .some((one) => one.startsWith(PREVIEW_COOKIE) && counts(one.slice(PREVIEW_COOKIE.length)));
}

function draftIdTest(): (id: string) => boolean {
  if (process.env.NODE_ENV === 'development') return () => true;
  const file = join(process.cwd(), process.env.NEXT_DIST_DIR ?? '.next', 'prerender-manifest.json');
  // While it is built there is none, and nobody to let in.
  if (!existsSync(file)) return () => false;
  const { preview } = JSON.parse(readFileSync(file, 'utf8')) as { preview: { previewModeId: string } };
  return (id) => id === preview.previewModeId;
}

const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/**
 * Has the answer to a request for a draft take the cookies back that opened it, whatever it is: they are for one page, and every
 * other page of the site would be the draft as long as they lie there. A redirect leads to the page, which needs them still.
 */
export function spendDraft(response: ServerResponse, siteOrigin: string): void {
  // As they were set: a frame of another site takes them back only so.
  const marks = siteOrigin.startsWith('https:') ? 'Secure; SameSite=None' : 'SameSite=Lax';
  const gone = COOKIES.map(
    (name) => `${name}; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; ${marks}`,
  );
  const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse;
  response.writeHead = (status: number, ...head: unknown[]) => {
    if (!REDIRECTS.has(status)) {
      response.setHeader('Set-Cookie', gone);
      response.setHeader('Cache-Control', cacheControl({ kind: 'none' }));
    }
    return writeHead(status, ...head);
  };
}
