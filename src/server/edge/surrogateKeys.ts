import { createHash } from 'node:crypto';
import { variantOfHost, VARIANT_PREFIX } from '#src/config/variants.ts';
import type { Locale, SiteVariant } from '#src/domain/entities/common.ts';
import { decodeText } from '#src/domain/text/encodeText.ts';

/*
 * Keys by which an edge finds what it keeps: of a site, of an address, of all below an address, of what an answer shows.
 * An address is part of a key as a short hash, so that its length and its letters do not matter.
 */

/** Everything of a site, and what it says of addresses that have no page. */
export const siteKey = (variant: SiteVariant): string => `s-${variant}`;
export const absentKey = (variant: SiteVariant): string => `n-${variant}`;
/** What shows an entity, or an item of content. */
export const entityKey = (id: string): string => `e-${encodeURIComponent(id)}`;
export const itemKey = (id: string): string => `i-${plainId(id)}`;
/** What shows more of them than its header has room for. */
export const ANY_ENTITY = 'e-any';
export const ANY_ITEM = 'i-any';

/** Ids of the content platform come in several spellings. */
const plainId = (id: string): string => encodeURIComponent(id.replace(/[{}-]/g, '').toLowerCase());

/** An address as pages are rendered under, however it is encoded. */
const hashOf = (address: string): string =>
  createHash('sha256').update(address.split('/').map(decodeText).join('/')).digest('hex').slice(0, 12);

/** The answer at a rendered address (`/en/_site_main/about-us`), whatever it is. */
export const addressKey = (address: string): string => `p-${hashOf(address)}`;
/** All answers at and below it. */
export const belowKey = (address: string): string => `b-${hashOf(address)}`;

/** The rendered address of a request. */
export function renderedAddress(host: string | undefined, url: string, planOrigin: string): string {
  const [path = '/'] = url.split(/[?#]/, 1);
  const [, spanish, tail = ''] = /^(\/es(?=\/|$))?(.*?)\/?$/s.exec(path) ?? [];
  const locale: Locale = spanish === undefined ? 'en' : 'es';
  return `/${locale}/${VARIANT_PREFIX[variantOfHost(host, planOrigin)]}${tail}`;
}

/** Segments of an address of which each has a key of its own; below them there is one. */
const DEPTH = 8;

/** The keys of an answer that follow from its address. */
export function keysOfAddress(address: string, variant: SiteVariant): string[] {
  const segments = address.split('/');
  const above = segments
    .slice(0, DEPTH)
    .map((_segment, at) => segments.slice(0, at + 1).join('/'))
    // The language and the site are no address yet.
    .slice(2);
  return [siteKey(variant), addressKey(address), ...above.map(belowKey)];
}
