import type { Entity } from '#src/domain/entities/Entity.ts';
import type { Locale } from '#src/domain/entities/common.ts';
import { withoutLocale } from '#src/page/localePath.ts';
import type { BreadcrumbItem, ContentPort } from '#src/ports/ContentPort.ts';
import type { Log } from '#src/server/log.ts';
import type { Layout } from './layoutStep.ts';

/**
 * Ancestors and the page itself (S-347), paths without locale. On a detail page the entity stands last, and the
 * wildcard items above it are left out. Without an answer the page goes without a breadcrumb.
 */
export async function breadcrumbStep(
  layout: Layout,
  locale: Locale,
  entity: Entity | undefined,
  { content, log }: { content: ContentPort; log: Log },
): Promise<BreadcrumbItem[]> {
  const { itemId } = layout.route;
  if (!itemId) return [];
  try {
    const items = (await content.breadcrumb(itemId, locale))
      .map(({ title, path }) => ({ title, path: withoutLocale(path) }))
      .filter(({ path }) => !/(^|\/)(\*|,-w-,)(\/|$)/.test(path));
    return entity ? [...items, { title: nameOf(entity), path: entity.path }] : items;
  } catch (error) {
    log({ event: 'breadcrumb-unavailable', message: error instanceof Error ? error.message : String(error) });
    return [];
  }
}

/** The name an entity's page goes by. */
export function nameOf(entity: Entity): string {
  return entity.displayName ?? entity.name;
}
