import { toRelativeUrl } from '#src/domain/links/siteUrl.ts';

/** Members of an entity that hold an address. */
const ADDRESSES: ReadonlySet<string> = new Set(['href', 'url']);

/**
 * The value with every address on the page's own site made a path, however deep it stands, so that a copy
 * of the site on another host leads to itself. `origin` is that of the site the page is on: a path would not lead to the
 * other one.
 */
export function withOwnLinks<T>(value: T, origin: string): T {
  const walk = (part: unknown, name?: string): unknown => {
    if (typeof part === 'string') return name && ADDRESSES.has(name) ? toRelativeUrl(part, [origin]) : part;
    if (Array.isArray(part)) return part.map((item) => walk(item));
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, member]) => [key, walk(member, key)]));
  };
  return walk(value) as T;
}
