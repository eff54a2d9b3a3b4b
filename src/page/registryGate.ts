import type { RegistryRow } from '#src/declaration/RegistryRow.ts';
import { isListing } from '#src/domain/browse/wildcard.ts';
import { PAGE_TEMPLATE_TYPES } from '#src/domain/enumerations.ts';
import type { PageContextValue } from '#src/context/PageProps.ts';

/** Whether a component may stand on a page, and if not, why. */
export type Gate =
  | { kind: 'open' }
  /** Wrong entity type or wildcard page type: say so and name the allowed ones (D-001, D-002, D-006, Q-122, Q-123). */
  | { kind: 'wrong-page'; allowed: readonly string[] }
  /** Right place, but no entity was loaded: visitors see nothing (D-003), editors a note. */
  | { kind: 'no-entity' };

/**
 * The gate of a registry row on a page. Templates ('any', 'page', 'servicePage' …) never close it for visitors, except
 * for what pages of an entity may not hold.
 */
export function gateOf(
  row: RegistryRow,
  page: Pick<PageContextValue, 'entity' | 'wildcardType'> & Partial<Pick<PageContextValue, 'mode'>>,
): Gate {
  if (row.isOffEntityPages && page.entity) return { kind: 'wrong-page', allowed: PAGE_TEMPLATE_TYPES };
  if (row.pages === 'any') return { kind: 'open' };
  if (row.editing === 'D') {
    if (!page.entity)
      return row.tellsMissingEntity && page.mode === 'edit' ? { kind: 'open' } : { kind: 'no-entity' };
    return row.pages.includes(page.entity.entityTypeId)
      ? { kind: 'open' }
      : { kind: 'wrong-page', allowed: row.pages };
  }
  if (row.editing === 'W') {
    if (page.wildcardType === undefined || !row.pages.includes(page.wildcardType))
      return { kind: 'wrong-page', allowed: row.pages };
    const isOfEntity = !isListing(page.wildcardType);
    return isOfEntity && !page.entity ? { kind: 'no-entity' } : { kind: 'open' };
  }
  return { kind: 'open' };
}
