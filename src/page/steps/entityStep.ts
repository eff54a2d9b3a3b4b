import type { Entity } from '#src/domain/entities/Entity.ts';
import type { Locale, SiteVariant } from '#src/domain/entities/common.ts';
import { isReadableType, matchEntityRoute } from '#src/domain/slug/entityRoutes.ts';
import type { EntityRoute } from '#src/domain/slug/entityRoutes.ts';
import type { PageEnd } from '#src/page/PageResult.ts';
import { isWildcardPage, isWildcardPath } from '#src/declaration/wildcardPage.ts';
import type { DirectoryPort } from '#src/ports/DirectoryPort.ts';
import type { Log } from '#src/server/log.ts';
import type { Layout } from './layoutStep.ts';
import type { Mode } from './modeStep.ts';
import type { Site } from './siteStep.ts';

/** An entity and where its page stands: below its own prefix, or below a second one of its type. */
export interface FoundEntity {
  entity?: Entity;
  isGone?: true;
  /** Without locale. What is gone has no address of its own: it is gone at any slug. */
  address?: string;
}

/**
 * The entity of a detail page (S-014, S-120), whatever the slug, the letter case, the place of the id or the prefix of
 * another layout of its type. Unknown id: not found; that of a deleted entity: what it was, marked as gone. A failure is
 * thrown (decision 2). Drafts are shown at any address, see `draftEntity`.
 */
export async function entityStep(
  site: Site,
  mode: Mode,
  locale: Locale,
  layout: Layout,
  { directory, log }: { directory: DirectoryPort; log: Log },
): Promise<FoundEntity | PageEnd> {
  const address = matchEntityRoute(site.path, site.variant);
  if (!address || !isWildcardPage(layout.layoutData)) return {};
  const { route, id } = address;
  if (!isReadableType(route.entityTypeId)) return {};
  const type = route.entityTypeId as Entity['entityTypeId'];
  if (mode.kind !== 'normal') {
    const entity = await draftEntity(
      [isWildcardPath(site.path) ? undefined : id, layout.fields['Example Entity'].value || undefined],
      (one) => directory.entity(type, one, locale),
      log,
    );
    return entity ? { entity } : {};
  }
  for (const spelling of spellingsOf(id)) {
    const lookup = await directory.entity(type, spelling, locale);
    if (lookup.kind === 'failed') throw lookup.error;
    if (lookup.kind === 'found') {
      return { entity: lookup.value, address: addressBelow(route, lookup.value, site.variant) };
    }
    if (lookup.former) return { entity: lookup.former, isGone: true, address: site.path };
  }
  return { kind: 'not-found' };
}

/** An id as asked for, then as the directory may spell it: a link that was typed or mangled loses its letter case. */
const spellingsOf = (id: string) => new Set([id, id.toLowerCase(), id.toUpperCase()]);

/** Where the entity stands when it was asked for below a prefix: there, if that is a second one of its type. */
function addressBelow(asked: EntityRoute, { path }: Entity, variant: SiteVariant): string {
  const own = asked.isCanonical ? undefined : matchEntityRoute(path, variant)?.route;
  return own ? path.replace(`/${own.prefix}/`, `/${asked.prefix}/`) : path;
}

/**
 * The entity a draft is filled with: the first of these ids that can be had, that of the address before the example the
 * page's `Example Entity` field names. Without one the draft is shown all the same and its sections say so.
 */
async function draftEntity(
  ids: readonly (string | undefined)[],
  lookUp: (id: string) => ReturnType<DirectoryPort['entity']>,
  log: Log,
): Promise<Entity | undefined> {
  for (const id of ids) {
    if (id === undefined) continue;
    const lookup = await lookUp(id);
    if (lookup.kind === 'found') return lookup.value;
    if (lookup.kind === 'failed') log({ event: 'draft-entity-unavailable', message: lookup.error.message });
  }
  return undefined;
}
