import { once } from 'node:events';
import type { NextApiHandler, NextApiResponse } from 'next';
import { variantOfHost } from '#src/config/variants.ts';
import type { SiteVariant } from '#src/domain/entities/common.ts';
import { cacheControl } from '#src/server/cacheHeaders.ts';
import type { Services } from '#src/server/compose.ts';
import { createMemo } from '#src/server/memo.ts';
import { createRequestLimiter } from '#src/server/rateLimit.ts';
import {
  SITEMAP_KINDS,
  parseSitemapId,
  partPages,
  sitemapFile,
  sitemapIndex,
  sitemapXml,
} from '#src/server/sitemap.ts';
import type { SitemapKind, SitemapPage } from '#src/server/sitemap.ts';
import { sitemapPages } from '#src/server/sitemapPages.ts';

const HOUR_MS = 3_600_000;
const PIECE = 64 * 1024;
/** The index waits so long for how many files there are, ms; one that was given without may be kept for so long, seconds. */
const KNOWN_WITHIN_MS = 150;
const UNKNOWN_SECONDS = 60;

/**
 * /sitemap{id}.xml (S-084–S-087): the index, the numbered files of pages, and the files of each kind of entity,
 * for the variant of the asked host. Streamed; made anew every hour; the last good one is
 * given for a day when a source fails, and 503 with Retry-After when there is none. The index of a process that has just
 * started names the first file of each kind.
 */
export function sitemapApi(services: () => Services, now: () => number = Date.now): NextApiHandler {
  const isTooOften = createRequestLimiter({ burst: 60, perMinute: 120 }, now);
  const lists = new Map<string, () => Promise<SitemapPage[][]>>();
  const listOf = (kind: SitemapKind, variant: SiteVariant) => {
    const key = `${variant} ${kind}`;
    let list = lists.get(key);
    if (!list) {
      list = createMemo(async () => partPages(await sitemapPages(kind, services(), variant)), {
        lifetimeMs: HOUR_MS,
        staleMs: 24 * HOUR_MS,
        now,
      });
      lists.set(key, list);
    }
    return list();
  };

  /** Names of all files of a site. */
  const filesOf = async (variant: SiteVariant): Promise<string[]> => {
    const files: string[] = [];
    for (const kind of SITEMAP_KINDS[variant]) {
      const parts = await listOf(kind, variant);
      files.push(...parts.map((_, index) => sitemapFile(kind, index + 1)));
    }
    return files;
  };

  return async (request, response) => {
    const { env, identities, log } = services();
    response.setHeader('Cache-Control', 'no-store');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return response.status(405).send('');
    }
    if (isTooOften(request, response, env.TRUSTED_PROXY_HOPS)) return response.status(429).send('');
    const variant = variantOfHost(request.headers.host, env.PLAN_SITE_ORIGIN);
    const { origin } = identities[variant];
    const id = request.query['id'];
    const wanted = parseSitemapId(typeof id === 'string' ? id : '', variant);
    if (!wanted) return response.status(404).send('');
    try {
      if (wanted.kind === 'index') {
        const files = await within(filesOf(variant), KNOWN_WITHIN_MS);
        if (files) return await stream(response, [sitemapIndex(origin, files)]);
        // Not known yet, and made meanwhile: each kind has a first file, and hardly ever another.
        const first = SITEMAP_KINDS[variant].map((kind) => sitemapFile(kind, 1));
        return await stream(response, [sitemapIndex(origin, first)], UNKNOWN_SECONDS);
      }
      const parts = await listOf(wanted.of, variant);
      const part = parts[wanted.number - 1];
      if (!part && wanted.number > 1) return response.status(404).send('');
      return await stream(response, sitemapXml(origin, part ?? []));
    } catch (error) {
      log({
        event: 'sitemap-unavailable',
        id: String(id),
        message: error instanceof Error ? error.message : '',
      });
      if (response.headersSent) return response.destroy();
      response.setHeader('Retry-After', '300');
      return response.status(503).send('');
    }
  };
}

/** What comes of it within so many milliseconds; undefined when that takes longer. */
async function within<T>(work: Promise<T>, ms: number): Promise<T | undefined> {
  // Of what takes longer the next one hears, who asks for the file.
  work.catch(() => undefined);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

async function stream(
  response: NextApiResponse,
  pieces: Iterable<string>,
  seconds = HOUR_MS / 1000,
): Promise<void> {
  response.setHeader('Content-Type', 'text/xml; charset=utf-8');
  response.setHeader('Cache-Control', cacheControl({ kind: 'shared', seconds }));
  response.status(200);
  let buffer = '';
  const flush = async () => {
    const piece = buffer;
    buffer = '';
    if (piece && !response.write(piece)) await once(response, 'drain');
  };
  for (const piece of pieces) {
    buffer += piece;
    if (buffer.length >= PIECE) await flush();
  }
  await flush();
  response.end();
}
