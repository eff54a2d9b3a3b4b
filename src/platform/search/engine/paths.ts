import type { FieldValue } from './KeywordColumn.ts';

/** All values a dotted path leads to, through lists: `a.b` of `{a: [{b: 1}, {b: [2, 3]}]}` → 1, 2, 3. */
export function valuesAt(source: unknown, path: string): unknown[] {
  const found: unknown[] = [];
  walk(source, path.split('.'), 0, found);
  return found;
}

function walk(source: unknown, steps: readonly string[], depth: number, found: unknown[]): void {
  if (source === null || source === undefined) return;
  if (Array.isArray(source)) {
    for (const entry of source) walk(entry, steps, depth, found);
    return;
  }
  if (depth === steps.length) {
    found.push(source);
    return;
  }
  if (typeof source === 'object') {
    walk((source as Record<string, unknown>)[steps[depth] ?? ''], steps, depth + 1, found);
  }
}

/** The plain values among those a path leads to; text is trimmed, empty text left out. */
export function scalarsAt(source: unknown, path: string): FieldValue[] {
  const scalars: FieldValue[] = [];
  for (const value of valuesAt(source, path)) {
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

/** All text below a path, tags of rich text removed; at most about `most` characters. */
export function textAt(source: unknown, path: string, most = 20_000): string {
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
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
  };
  valuesAt(source, path).forEach(collect);
  return parts.join(' ');
}
