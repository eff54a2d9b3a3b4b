import { wildcardPath } from '#src/domain/browse/wildcard.ts';
import type { Wildcard } from '#src/domain/browse/wildcard.ts';
import { canonicalPath, lowerCasePath } from '#src/domain/links/addressSpelling.ts';
import { localePath } from '#src/page/localePath.ts';
import type { PageEnd } from '#src/page/PageResult.ts';
import { isWildcardPage } from '#src/declaration/wildcardPage.ts';
import type { Locale } from '#src/domain/entities/common.ts';
import type { FoundEntity } from './entityStep.ts';
import type { Layout } from './layoutStep.ts';
import type { Mode } from './modeStep.ts';
import type { Site } from './siteStep.ts';

/** Where a page stands, and the address engines are told, both without locale. They differ by A-34 and by editors' transfers. */
export interface PageAddress {
  address: string;
  canonical: string;
}

/**
 * Ends every page that was asked for where it does not stand: a page that stands for many addresses, at one that
 * names neither an entity nor a listing, is not found; any other spelling leads to the page's own for good. What is drawn
 * is thereby kept under one address only. Drafts are shown at any address.
 */
export function addressStep(
  site: Site,
  mode: Mode,
  locale: Locale,
  layout: Layout,
  found: FoundEntity,
  wildcard: Wildcard | undefined,
): PageAddress | PageEnd {
  const own = ownAddress(site, layout, found, wildcard);
  if (mode.kind !== 'normal') return own ?? { address: site.path, canonical: site.path };
  if (!own) return { kind: 'not-found' };
  if (canonicalPath(own.address) === site.asked) return own;
  return {
    kind: 'redirect',
    destination: localePath(locale, canonicalPath(own.address)),
    permanent: true,
    keepsQuery: true,
  };
}

function ownAddress(
  site: Site,
  layout: Layout,
  { entity, address, isGone }: FoundEntity,
  wildcard: Wildcard | undefined,
): PageAddress | undefined {
  if (address !== undefined) return { address, canonical: (!isGone && entity?.path) || address };
  const listing = wildcard && wildcardPath(wildcard);
  if (listing) return { address: listing, canonical: listing };
  if (isWildcardPage(layout.layoutData)) return undefined;
  const { itemPath } = layout.layoutData.sitecore.context as Record<string, unknown>;
  const canonical = spellingOf(layout.shownFor ?? site.path, itemPath);
  // An editor's transfer shows a page at a second address, which is spelled as all paths are.
  return { address: layout.shownFor === undefined ? canonical : lowerCasePath(site.path), canonical };
}

/**
 * How a path is spelled: as the content platform spells the page's own path, in lower case where it does not say or says
 * something else (a name with spaces that addresses hold as hyphens).
 */
function spellingOf(path: string, itemPath: unknown): string {
  const isTold =
    typeof itemPath === 'string' &&
    lowerCasePath(canonicalPath(itemPath)) === lowerCasePath(canonicalPath(path.normalize('NFC')));
  return isTold ? itemPath : lowerCasePath(path);
}
