import type { FieldValue } from './KeywordColumn.ts';

/** Gives the members of a linked entity by its id; undefined when there is none. */
export type Follow = (id: string) => Readonly<Record<string, unknown>> | undefined;

const nowhere: Follow = () => undefined;

/**
 * All values a dotted path leads to, through lists and `{ "$ref": id }` links: `a.b` of `{a: [{b: 1}, {b: [2, 3]}]}`
 * gives 1, 2, 3. Links are followed only where the path leads, which is much less than all there are.
 */
export function valuesAt(source: unknown, path: string, follow: Follow = nowhere): unknown[] {
  const found: unknown[] = [];
  walk(source, path.split('.'), 0, found, follow);
  return found;
}

function walk(
  source: unknown,
  steps: readonly string[],
  depth: number,
  found: unknown[],
  follow: Follow,
): void {
  if (source === null || source === undefined) return;
  if (Array.isArray(source)) {
    for (const entry of source) walk(entry, steps, depth, found, follow);
    return;
  }
  if (depth === steps.length) {
    found.push(source);
    return;
  }
  if (typeof source !== 'object') return;
  const id = (source as { $ref?: unknown }).$ref;
  const members = typeof id === 'string' ? follow(id) : (source as Record<string, unknown>);
  if (members) walk(members[steps[depth] ?? ''], steps, depth + 1, found, follow);
}

/** The plain values among those a path leads to; text is trimmed, empty text left out. */
export function scalarsAt(source: unknown, path: string, follow?: Follow): FieldValue[] {
  const scalars: FieldValue[] = [];
  for (const value of valuesAt(source, path, follow)) {
    if (typeof value === 'string') {
      const text = value.trim();
      if (text !== '') scalars.push(text);
    } else if (typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))) {
      scalars.push(value);
    }
  }
  return scalars;
}

const TAG = /<[^>]{0,2000}>/g;
const ENTITY = /&(?:#\d{1,6}|#x[\da-f]{1,6}|[a-z]{2,8});/gi;

/** All text below a path, tags of rich text removed, of a link its name; at most about `most` characters. */
export function textAt(source: unknown, path: string, follow: Follow = nowhere, most = 20_000): string {
  const parts: string[] = [];
  let left = most;
  const collect = (value: unknown): void => {
    if (left <= 0) return;
    if (typeof value === 'string') {
      const text = value.slice(0, left).replace(TAG, ' ').replace(ENTITY, ' ');
      left -= text.length;
      parts.push(text);
    } else if (typeof value === 'number') parts.push(String(value));
    else if (Array.isArray(value)) value.forEach(collect);
    else if (typeof value === 'object' && value !== null) {
      const id = (value as { $ref?: unknown }).$ref;
      if (typeof id === 'string') collect(follow(id)?.['name']);
      else Object.values(value).forEach(collect);
    }
  };
  valuesAt(source, path, follow).forEach(collect);
  return parts.join(' ');
}
