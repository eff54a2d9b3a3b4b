import type { NextApiHandler, NextApiRequest, NextApiResponse } from 'next';
import { z } from 'zod';
import { VARIANT_PREFIX } from '#src/config/variants.ts';
import type { Entity } from '#src/domain/entities/Entity.ts';
import type { Locale } from '#src/domain/entities/common.ts';
import { entityPaths, isReadableType, siteOfType } from '#src/domain/slug/entityRoutes.ts';
import { slugify } from '#src/domain/slug/slug.ts';
import type { DirectoryPort } from '#src/ports/DirectoryPort.ts';
import type { Services } from '#src/server/compose.ts';
import type { PageCache } from '#src/server/pageCache/createPageCache.ts';
import { pageCacheOfProcess } from '#src/server/pageCache/pageCacheOfProcess.ts';
import { absentKey, addressKey, ANY_ENTITY, belowKey, entityKey } from '#src/server/edge/surrogateKeys.ts';
import { forgetMissing } from '#src/server/missingOfProcess.ts';
import { checkRevalidation } from '#src/server/revalidateSignature.ts';
import { readBody } from './readBody.ts';

const MAX_BODY = 512 * 1024;
/** No page takes longer to be made: its sources are given up before, ms. */
const LONGEST_MS = 6000;

const variant = z.enum(['main', 'plan']);

const bodyShape = z.object({
  /** Sites of which every page says something else. */
  sites: z.array(variant).max(2).default([]),
  paths: z
    .array(
      z.object({
        variant,
        locale: z.enum(['en', 'es']),
        path: z
          .string()
          .regex(/^\/(?![/\\])[^?#\\]*$/)
          .max(512),
      }),
    )
    .max(5000),
  /** Changed entities; those with a readable page have it made anew in both languages. */
  entities: z
    .array(
      z.object({
        type: z.string().max(64),
        id: z.string().min(1).max(128),
        slug: z.string().max(512).optional(),
        name: z.string().max(1000),
      }),
    )
    .max(5000)
    .default([]),
  /** Sites whose phrases changed: what is kept of them is forgotten before pages are made. */
  phrases: z.array(variant).max(2).default([]),
  /** Sites whose redirects changed: what is remembered of addresses that lead nowhere is forgotten. */
  redirects: z.array(variant).max(2).default([]),
});

type RevalidationBody = z.output<typeof bodyShape>;

type StalePage = RevalidationBody['paths'][number];
type StaleEntity = RevalidationBody['entities'][number];

/** Entities looked up at the same time: pages are made beside it. */
const LOOKUPS = 4;

/** The pages a call asks for: the named ones, and those of the named entities. */
async function pagesOf(body: RevalidationBody, directory: DirectoryPort): Promise<StalePage[]> {
  const pages = body.paths.filter(({ path }) => !path.includes('*'));
  const waiting = body.entities.filter(({ type }) => isReadableType(type));
  while (waiting.length > 0) {
    const some = waiting
      .splice(0, LOOKUPS)
      .flatMap((entity) => LOCALES.map((locale) => [entity, locale] as const));
    const found = await Promise.all(some.map(([entity, locale]) => pagesOfEntity(entity, locale, directory)));
    pages.push(...found.flat());
  }
  return pages;
}

const LOCALES = ['en', 'es'] as const;

/**
 * The pages an entity may have in a language. Its own is where the directory says: a plan is below its payor, a
 * physician's address begins with dr-, slugs are translated. The directory also knows where a deleted one was. Without
 * an answer, and for those it has removed, there is what the call names.
 */
async function pagesOfEntity(
  { type, id, slug, name }: StaleEntity,
  locale: Locale,
  directory: DirectoryPort,
): Promise<StalePage[]> {
  const lookup = await directory.entity(type as Entity['entityTypeId'], id, locale);
  const own =
    lookup.kind === 'found' ? lookup.value.path : lookup.kind === 'absent' ? lookup.former?.path : undefined;
  const paths = new Set([
    ...(own === undefined ? [] : [own]),
    ...entityPaths(type, slug || slugify(name), id),
  ]);
  return [...paths].map((path) => ({ variant: siteOfType(type), locale, path }));
}

/** The address a page is rendered and kept under. */
function renderedPath(page: { variant: 'main' | 'plan'; locale: 'en' | 'es'; path: string }): string {
  const tail = page.path === '/' ? '' : page.path;
  return `/${page.locale}/${VARIANT_PREFIX[page.variant]}${encodeURI(decodedPath(tail))}`;
}

function decodedPath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** What is kept below these addresses is outdated: all pages of a site, or all a wildcard page draws. */
function outdatedBy({ sites, paths }: RevalidationBody): string[] {
  const whole = sites.flatMap((site) =>
    LOCALES.map((locale) => renderedPath({ variant: site, locale, path: '/' })),
  );
  const wild = paths.filter(({ path }) => path.includes('*'));
  return [
    ...whole,
    ...wild.map((page) => renderedPath({ ...page, path: page.path.replace(/\/?\*.*$/, '') || '/' })),
  ];
}

/**
 * POST /api/revalidate: makes published pages anew (decision 1). The body is signed with the shared secret,
 * header `x-revalidate-signature`; without a configured secret the address does not exist. Pages nobody asked
 * for yet are left alone. Where every page of a site or of a kind is concerned they are marked, and each is made anew
 * before it is shown again (decision 79).
 */
export function revalidateApi(
  services: () => Pick<Services, 'env' | 'log' | 'directory' | 'content' | 'sites' | 'edge'>,
  now: () => Date = () => new Date(),
  pageCache: () => PageCache | undefined = pageCacheOfProcess,
): NextApiHandler {
  return async (request: NextApiRequest, response: NextApiResponse) => {
    response.setHeader('Cache-Control', 'no-store');
    const { env, log, directory, content, sites, edge } = services();
    if (!env.REVALIDATE_SECRET) return response.status(404).json({ error: 'Not found' });
    if (request.method !== 'POST') {
      response.setHeader('Allow', 'POST');
      return response.status(405).json({ error: 'Method not allowed' });
    }
    const text = await readBody(request, MAX_BODY);
    if (text === undefined) return response.status(413).json({ error: 'The body is too large' });
    const header = request.headers['x-revalidate-signature'];
    const check = checkRevalidation(
      Array.isArray(header) ? undefined : header,
      text,
      env.REVALIDATE_SECRET,
      now(),
    );
    if (check !== 'valid') {
      log({ event: 'revalidate-refused', reason: check });
      return response.status(401).json({ error: 'The signature is not valid' });
    }
    const body = bodyShape.safeParse(parsedJson(text));
    if (!body.success) return response.status(400).json({ error: 'The body is not understood' });
    // The cache comes with the first page this process is asked for; what it kept before is elsewhere.
    if (!pageCache()) await makeAnew(response, renderedPath({ variant: 'main', locale: 'en', path: '/' }));
    for (const variant of body.data.phrases) content.forgetPhrases(sites[variant]);
    for (const variant of body.data.redirects) forgetAbsent(variant, pageCache());
    const { phrases, redirects } = body.data;
    if (phrases.length + redirects.length > 0) await pageCache()?.tell({ phrases, redirects });
    const make = (address: string) => {
      pageCache()?.expect(address);
      return makeAnew(response, address);
    };
    const { homes, outdated } = await outdate(body.data, pageCache);
    // As soon as the site says the new thing: what a page is waited for longest is its turn.
    const purges = [edge.purge([...redirects.map(absentKey), ...outdated.map(belowKey)])];
    const pages = [...homes, ...(await pagesOf(body.data, directory)).map(renderedPath)];
    let failed = 0;
    for (const page of pages) {
      failed += (await make(page)) ? 0 : 1;
      purges.push(edge.purge([addressKey(page)]));
    }
    const shown = body.data.entities.map(({ id }) => entityKey(id));
    if (shown.length > 0) purges.push(edge.purge([...shown, ANY_ENTITY]));
    await Promise.all(purges);
    log({ event: 'revalidated', sites: body.data.sites.join(), pages: pages.length - failed, failed });
    // The caller tries again on 503; pages that failed keep their last good version until then.
    return response.status(failed > 0 ? 503 : 200).json({ revalidated: pages.length - failed, failed });
  };
}

/** An address that was asked for before it had a redirect is not to be missing for a minute more. */
function forgetAbsent(variant: StalePage['variant'], cache: PageCache | undefined): void {
  forgetMissing(variant);
  cache?.forgetAbsent(LOCALES.map((locale) => renderedPath({ variant, locale, path: '/' })));
}

/** Orders for an address that are not done yet, the last of them. */
const orders = new Map<string, Promise<boolean>>();

/**
 * Makes a page anew that somebody has asked for; whether that went well. One order for an address at a time: several platforms
 * tell of the same publication at the same moment, and the framework takes two such orders for one, of which the second may
 * never hear how it ended. One that takes longer than any page does counts as failed, and is asked for again.
 */
async function makeAnew(response: NextApiResponse, address: string): Promise<boolean> {
  const before = orders.get(address);
  const own = (async () => {
    await before;
    return made(response, address);
  })();
  orders.set(address, own);
  try {
    return await own;
  } finally {
    if (orders.get(address) === own) orders.delete(address);
  }
}

async function made(response: NextApiResponse, address: string): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), LONGEST_MS);
  });
  const work = response.revalidate(address, { unstable_onlyGenerated: true }).then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Marks what is outdated; the home pages among it are to be there before visitors ask for them. */
async function outdate(
  body: RevalidationBody,
  pageCache: () => PageCache | undefined,
): Promise<{ outdated: string[]; homes: string[] }> {
  const outdated = outdatedBy(body);
  if (outdated.length > 0) await pageCache()?.outdate(outdated);
  return { outdated, homes: outdated.slice(0, LOCALES.length * body.sites.length) };
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
