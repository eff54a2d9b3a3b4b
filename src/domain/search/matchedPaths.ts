import { isRecord } from './filters.ts';

/** Deepest nesting of an entity that is looked into. */
const MAX_DEPTH = 6;

/**
 * Paths of the fields that matched, from the service's highlights, which mirror the entity: leaves are
 * `{value, matchedSubstrings}`, lists stay lists. Each path once, such as `c_providerSpecialties.specialty.name`.
 */
export function matchedPaths(highlights: unknown): string[] {
  const paths = new Set<string>();
  const walk = (value: unknown, path: string, depth: number) => {
    if (depth > MAX_DEPTH) return;
    if (Array.isArray(value)) {
      for (const member of value) walk(member, path, depth + 1);
    } else if (isRecord(value)) {
      if (Array.isArray(value.matchedSubstrings)) {
        if (value.matchedSubstrings.length > 0 && path !== '') paths.add(path);
        return;
      }
      for (const [name, member] of Object.entries(value))
        walk(member, path === '' ? name : `${path}.${name}`, depth + 1);
    }
  };
  walk(highlights, '', 0);
  return [...paths];
}
