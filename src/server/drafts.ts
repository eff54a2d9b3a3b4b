import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { NextApiRequest, NextApiResponse } from 'next';
import { beforeHead } from './beforeHead.ts';
import { cacheControl } from './cacheHeaders.ts';

/** The cookies by which Next knows a draft, which it shows at any address. */
const BYPASS = '__prerender_bypass';
const DATA = '__next_preview_data';
const COOKIES = [BYPASS, DATA];

/** Names of the pair are one for the whole site. An opening has its own, so that two at once are not given each other's. */
const OPENING = 'draft-opening';
const OPENING_ID = /^[0-9a-f]{16}$/;
const OPENED = new RegExp(`^([0-9a-f]{16})${BYPASS}=`);
/** Pages nobody waited for have not used theirs up; of more than these the oldest go, or a request would grow too long. */
const MOST_OPENINGS = 8;
const ownName = (name: string, opening: string) => `${opening}${name}`;

const listOf = (cookies: string) => cookies.split(/;\s*/).filter((one) => one !== '');
const isOne = (cookie: string, name: string) => cookie.startsWith(`${name}=`);

/**
 * Tells by its cookies whether a request is for a draft: by the id this build gives those whom it lets in. Of a cookie of
 * one's own making nothing follows. In development, where Next has no such file, any counts.
 */
export function readDraftTest(): (cookies: string) => boolean {
  const counts = draftIdTest();
  return (cookies) =>
    listOf(cookies).some((one) => isOne(one, BYPASS) && counts(one.slice(BYPASS.length + 1)));
}

function draftIdTest(): (id: string) => boolean {
  if (process.env.NODE_ENV === 'development') return () => true;
  const file = join(process.cwd(), process.env.NEXT_DIST_DIR ?? '.next', 'prerender-manifest.json');
  // While it is built there is none, and nobody to let in.
  if (!existsSync(file)) return () => false;
  const { preview } = JSON.parse(readFileSync(file, 'utf8')) as { preview: { previewModeId: string } };
  return (id) => id === preview.previewModeId;
}

const withOpening = (address: string, opening: string): string => {
  const [path = '', ...fragment] = address.split('#');
  return [`${path}${path.includes('?') ? '&' : '?'}${OPENING}=${opening}`, ...fragment].join('#');
};

/**
 * Has what a handler sets and where it leads belong to an opening of its own: cookies under names that no other has, which count
 * at the address it leads to and nowhere else.
 */
export function openForItself(request: NextApiRequest, response: NextApiResponse, siteOrigin: string): void {
  const opening = randomBytes(8).toString('hex');
  const before = listOf(request.headers.cookie ?? '').flatMap((one) => OPENED.exec(one)?.[1] ?? []);
  const lead = response.redirect.bind(response) as (address: string) => NextApiResponse;
  response.redirect = (to: number | string) => {
    const set = [response.getHeader('Set-Cookie') ?? []].flat().map(String);
    const own = set.map((one) => (COOKIES.some((name) => isOne(one, name)) ? ownName(one, opening) : one));
    const gone = before.slice(0, -MOST_OPENINGS).flatMap((one) => takenBack(siteOrigin, one));
    response.setHeader('Set-Cookie', [...gone, ...own]);
    return lead(withOpening(String(to), opening));
  };
}

/**
 * Has a request that comes with the cookies of its own opening be what Next knows as a draft, and its address the page's. Cookies
 * without their address open nothing, nor does an address without its cookies. Answers which opening it was.
 */
export function takeOpening(
  request: Pick<IncomingMessage, 'url' | 'headers'>,
  isDraft: (cookies: string) => boolean,
): string | undefined {
  const [path = '', ...queries] = (request.url ?? '').split('?');
  const query = queries.join('?');
  const opening = new URLSearchParams(query).get(OPENING);
  if (opening === null || !OPENING_ID.test(opening)) return undefined;
  const given = listOf(request.headers.cookie ?? '');
  const own = COOKIES.flatMap((name) => given.filter((one) => isOne(one, ownName(name, opening))));
  // Those of another opening under Next's own names would be taken for this one's.
  const others = given.filter((one) => !own.includes(one) && !COOKIES.some((name) => isOne(one, name)));
  const cookies = [...others, ...own.map((one) => one.slice(opening.length))].join('; ');
  if (!isDraft(cookies)) return undefined;
  const asked = query.split('&').filter((one) => one !== `${OPENING}=${opening}`);
  request.headers.cookie = cookies;
  request.url = asked.length > 0 ? `${path}?${asked.join('&')}` : path;
  return opening;
}

/** What takes the cookies of an opening back, or those under Next's own names. */
function takenBack(siteOrigin: string, opening = ''): string[] {
  // As they were set: a frame of another site takes them back only so.
  const marks = siteOrigin.startsWith('https:') ? 'Secure; SameSite=None' : 'SameSite=Lax';
  return COOKIES.map(
    (name) => `${ownName(name, opening)}=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; ${marks}`,
  );
}

const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/**
 * Has the answer to a request for a draft take the cookies back that opened it, whatever it is: they are for one page, and every
 * other page of the site would be the draft as long as they lie there. A redirect leads to the page, which needs them still.
 */
export function spendDraft(response: ServerResponse, siteOrigin: string, opening = ''): void {
  const gone = takenBack(siteOrigin, opening);
  beforeHead(response, (status) => {
    const to = response.getHeader('Location');
    if (!REDIRECTS.has(status)) {
      response.setHeader('Set-Cookie', gone);
      response.setHeader('Cache-Control', cacheControl({ kind: 'none' }));
    } else if (opening !== '' && typeof to === 'string' && to.startsWith('/'))
      response.setHeader('Location', withOpening(to, opening));
    return status;
  });
}
