import type { Store } from '#src/platform/store/Store.ts';
import { readFilter } from './engine/filters.ts';
import type { Filter } from './engine/filters.ts';
import type { Json } from './Search.ts';
import type { SearchGround } from './SearchGround.ts';
import type { Vertical } from './Vertical.ts';

/**
 * What a vertical asks for whatever the visitor does: its own fixed filter, and, with an entity in the request's
 * context, that the entity is named (`relatedBy`) or left out.
 */
export function fixedFilter(ground: SearchGround, vertical: Vertical, context?: unknown): Filter {
  const parts: Filter[] = vertical.fixed ? [readFilter(vertical.fixed, ground.filterContext(vertical))] : [];
  const id = contextEntity(context);
  if (id !== undefined) {
    const { relatedBy } = vertical;
    const field = typeof relatedBy === 'object' ? relatedBy[typeOf(ground.store, id) ?? ''] : relatedBy;
    parts.push(field === undefined ? { kind: 'not', of: names('', id) } : names(field, id));
  }
  const [only] = parts;
  return only === undefined ? { kind: 'all' } : parts.length === 1 ? only : { kind: 'and', of: parts };
}

/** Whether the entity at a path, or the document itself, has the id or uid. */
const names = (path: string, id: string): Filter => ({
  kind: 'or',
  of: ['id', 'uid'].map((member): Filter => ({
    kind: 'equals',
    field: path === '' ? member : `${path}.${member}`,
    value: id,
  })),
});

/** Id or uid of the entity whose page asks, from the request's context. */
function contextEntity(context: unknown): string | undefined {
  if (typeof context !== 'object' || context === null) return undefined;
  const { entityId, uid, id } = context as Json;
  const named = entityId ?? uid ?? id;
  return typeof named === 'string' || typeof named === 'number' ? String(named) : undefined;
}

/** Entity type of an id or uid. */
const typeOf = (store: Store, id: string): string | undefined =>
  (
    store.entities.get(id, 'en') ??
    (/^\d{1,15}$/.test(id) ? store.entities.getByUid(Number(id), 'en') : undefined)
  )?.type;
