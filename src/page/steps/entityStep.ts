import type { Entity } from '#src/domain/entities/Entity.ts';
import type { Locale } from '#src/domain/entities/common.ts';
import { isReadableType, matchEntityRoute } from '#src/domain/slug/entityRoutes.ts';
import { decodeText } from '#src/domain/text/encodeText.ts';
import { localePath } from '#src/page/localePath.ts';
import type { PageEnd } from '#src/page/PageResult.ts';
import { isWildcardPage, isWildcardPath, routeText } from '#src/page/routeFields.ts';
import type { DirectoryPort } from '#src/ports/DirectoryPort.ts';
import type { Log } from '#src/server/log.ts';
import type { Layout } from './layoutStep.ts';
import type { Mode } from './modeStep.ts';
import type { Site } from './siteStep.ts';

/**
 * The entity of a detail page (S-014, S-120). Unknown id: not found; that of a deleted entity, whatever the slug: what it
 * was, marked as gone. A wrong slug, the id in another spelling, or the prefix of another layout: permanent redirect to the
 * entity's own address. A failure is thrown (decision 2). Drafts are shown at any address, see `draftEntity`.
 */
export async function entityStep(
  site: Site,
  mode: Mode,
  locale: Locale,
  layout: Layout,
  { directory, log }: { directory: DirectoryPort; log: Log },
): Promise<{ entity?: Entity; isGone?: true } | PageEnd> {
  const address = matchEntityRoute(site.path, site.variant);
  if (!address || !isWildcardPage(layout.layoutData)) return {};
  const { route, id } = address;
  if (!isReadableType(route.entityTypeId)) return {};
  const type = route.entityTypeId as Entity['entityTypeId'];
  if (mode.kind !== 'normal') {
    const example = routeText(layout.route, 'ExampleEntity');
    const entity = await draftEntity(
      [isWildcardPath(site.path) ? undefined : id, example],
      (one) => directory.entity(type, one, locale),
      log,
    );
    return entity ? { entity } : {};
  }
  const lookup = await directory.entity(type, id, locale);
  if (lookup.kind === 'failed') throw lookup.error;
  if (lookup.kind === 'absent') {
    return lookup.former ? { entity: lookup.former, isGone: true } : { kind: 'not-found' };
  }
  const entity = lookup.value;
  const isOwnAddress = !route.isCanonical || decodeText(site.path) === decodeText(entity.path);
  if (!isOwnAddress) {
    return { kind: 'redirect', destination: localePath(locale, entity.path), permanent: true };
  }
  return { entity };
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
