import type { Entity } from '#src/domain/entities/Entity.ts';
import type { Locale } from '#src/domain/entities/common.ts';
import { isReadableType, matchEntityRoute } from '#src/domain/slug/entityRoutes.ts';
import { decodeText } from '#src/domain/text/encodeText.ts';
import { localePath } from '#src/page/localePath.ts';
import type { PageEnd } from '#src/page/PageResult.ts';
import { isWildcardPage } from '#src/page/routeFields.ts';
import type { DirectoryPort } from '#src/ports/DirectoryPort.ts';
import type { Layout } from './layoutStep.ts';
import type { Mode } from './modeStep.ts';
import type { Site } from './siteStep.ts';

/**
 * The entity of a detail page (S-014, S-120). Unknown id: not found; that of a deleted entity, whatever the slug: what it
 * was, marked as gone. A wrong slug, the id in another spelling, or the prefix of another layout: permanent redirect to the
 * entity's own address. A failure is thrown (decision 2).
 */
export async function entityStep(
  site: Site,
  mode: Mode,
  locale: Locale,
  layout: Layout,
  directory: DirectoryPort,
): Promise<{ entity?: Entity; isGone?: true } | PageEnd> {
  const address = matchEntityRoute(site.path, site.variant);
  if (!address || !isWildcardPage(layout.layoutData)) return {};
  const { route, id } = address;
  if (!isReadableType(route.entityTypeId)) return {};
  const lookup = await directory.entity(route.entityTypeId as Entity['entityTypeId'], id, locale);
  if (lookup.kind === 'failed') throw lookup.error;
  if (lookup.kind === 'absent') {
    if (mode.kind !== 'normal') return {};
    return lookup.former ? { entity: lookup.former, isGone: true } : { kind: 'not-found' };
  }
  const entity = lookup.value;
  const isOwnAddress = !route.isCanonical || decodeText(site.path) === decodeText(entity.path);
  if (!isOwnAddress && mode.kind === 'normal') {
    return { kind: 'redirect', destination: localePath(locale, entity.path), permanent: true };
  }
  return { entity };
}
