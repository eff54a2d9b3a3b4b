import type { PageProps } from '#src/context/PageProps.ts';
import { ANY_ENTITY, ANY_ITEM, entityKey, itemKey } from '#src/server/edge/surrogateKeys.ts';

/** Keys of a page, of either kind: a header is to stay below what proxies take. */
const KEYS_AT_MOST = 60;
const LONGEST_KEY = 80;

const GUID = /^\{?[0-9a-f]{8}-?(?:[0-9a-f]{4}-?){3}[0-9a-f]{12}\}?$/i;
const textOf = (value: object, name: string): string | undefined => {
  const text = (value as Record<string, unknown>)[name];
  return typeof text === 'string' ? text : undefined;
};

/** The key of what an object is or reads from: an entity, an item of content, or a component placed with one. */
function keyOf(value: object): { kind: 'entity' | 'item'; key: string } | undefined {
  const read = textOf(value, 'dataSource') ?? textOf(value, 'itemId');
  if (read !== undefined && GUID.test(read)) return { kind: 'item', key: itemKey(read) };
  const id = textOf(value, 'id');
  if (id === undefined) return undefined;
  if (GUID.test(id)) return { kind: 'item', key: itemKey(id) };
  const isNamed = textOf(value, 'entityTypeId') !== undefined || textOf(value, 'name') !== undefined;
  return isNamed ? { kind: 'entity', key: entityKey(id) } : undefined;
}

/** The keys of what a page shows: entities and items of content, or one key for all of a kind where they are too many. */
export function keysOfPage({ entity, layoutData, componentData }: PageProps): string[] {
  const keys = { entity: new Set<string>(), item: new Set<string>() };
  const seen = new Set<object>();
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    const found = keyOf(value);
    if (found) keys[found.kind].add(found.key);
    for (const part of Object.values(value)) walk(part);
  };
  for (const part of [entity, layoutData.sitecore.route, componentData]) walk(part);
  return [...bounded(keys.entity, ANY_ENTITY), ...bounded(keys.item, ANY_ITEM)];
}

function bounded(keys: ReadonlySet<string>, any: string): string[] {
  const fits = keys.size <= KEYS_AT_MOST && [...keys].every((key) => key.length <= LONGEST_KEY);
  return fits ? [...keys] : [any];
}
