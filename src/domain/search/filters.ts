/** Matchers of the search filter grammar, as they stand on the wire. */
export const MATCHERS = ['$eq', '!$eq', '$lt', '$le', '$gt', '$ge', '$between', '$near', '$openAt'] as const;
export type Matcher = (typeof MATCHERS)[number];

/** A circle around a point: `radius` in metres; `name` is what a person chose, for the pill. */
export interface NearValue {
  lat: number;
  lng: number;
  radius: number;
  name?: string;
}

/** A JSON object as a filter value, such as `$between`'s bounds or a NearValue. */
export type ObjectValue = { [key: string]: string | number | boolean };

export type FilterValue = string | number | boolean | ObjectValue;

/** A static filter: one comparison of one field, or a combination. */
export type StaticFilter =
  | { kind: 'fieldValue'; fieldId: string; matcher: Matcher; value: FilterValue }
  | { kind: 'conjunction'; filters: StaticFilter[] }
  | { kind: 'disjunction'; filters: StaticFilter[] }
  | { kind: 'negation'; filter: StaticFilter };

/** Deepest nesting that is read from an address. */
const MAX_DEPTH = 6;

export function isMatcher(text: unknown): text is Matcher {
  return MATCHERS.some((matcher) => matcher === text);
}

/** True for the three plain kinds of value; numbers must be finite. */
export function isPlainValue(value: unknown): value is string | number | boolean {
  return (
    typeof value === 'string' ||
    typeof value === 'boolean' ||
    (typeof value === 'number' && Number.isFinite(value))
  );
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isFilterValue(value: unknown): value is FilterValue {
  return isPlainValue(value) || (isRecord(value) && Object.values(value).every(isPlainValue));
}

/**
 * A range as it stands on the wire (`{$ge: 4, $le: 5}`) from the form the search client has for it
 * (`{start: {matcher: '$ge', value: 4}, end: …}`); anything else stays as it is.
 */
export function wireRange(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const bounds = [value.start, value.end].filter(isRecord);
  if (bounds.length === 0) return value;
  return Object.fromEntries(bounds.map((bound) => [String(bound.matcher), bound.value]));
}

/** True when a value says where: numeric `lat` and `lng` in range, and a positive `radius`. */
export function isNearValue(value: unknown): value is NearValue {
  if (!isRecord(value)) return false;
  const { lat, lng, radius, name } = value;
  return (
    typeof lat === 'number' &&
    typeof lng === 'number' &&
    typeof radius === 'number' &&
    Math.abs(lat) <= 90 &&
    Math.abs(lng) <= 180 &&
    radius > 0 &&
    (name === undefined || typeof name === 'string')
  );
}

function combination(
  kind: 'conjunction' | 'disjunction',
  members: unknown,
  depth: number,
): StaticFilter | undefined {
  if (!Array.isArray(members)) return undefined;
  const filters = members.map((member) => parseFilter(member, depth + 1));
  // A member that cannot be read makes the whole combination meaningless: it would match too much or too little.
  if (filters.length === 0 || filters.some((filter) => filter === undefined)) return undefined;
  return { kind, filters: filters.filter((filter) => filter !== undefined) };
}

function fieldFilter(fieldId: string, matchers: unknown): StaticFilter | undefined {
  if (fieldId === '' || fieldId.startsWith('$') || !isRecord(matchers)) return undefined;
  const filters: StaticFilter[] = [];
  for (const [matcher, value] of Object.entries(matchers)) {
    if (!isMatcher(matcher) || !isFilterValue(value)) return undefined;
    if (matcher === '$near' && !isNearValue(value)) return undefined;
    filters.push({ kind: 'fieldValue', fieldId, matcher, value });
  }
  return filters.length > 1 ? { kind: 'conjunction', filters } : filters[0];
}

/** Reads one filter of the wire grammar; undefined when it is not one. Never throws. */
export function parseFilter(wire: unknown, depth: number = 0): StaticFilter | undefined {
  if (depth > MAX_DEPTH || !isRecord(wire)) return undefined;
  const entries = Object.entries(wire);
  const [key, value] = entries[0] ?? [];
  if (entries.length !== 1 || key === undefined) return undefined;
  if (key === '$and') return combination('conjunction', value, depth);
  if (key === '$or') return combination('disjunction', value, depth);
  if (key === '$not') {
    const filter = parseFilter(value, depth + 1);
    return filter && { kind: 'negation', filter };
  }
  return fieldFilter(key, value);
}

/** The wire form of a filter. */
export function printFilter(filter: StaticFilter): Record<string, unknown> {
  switch (filter.kind) {
    case 'fieldValue':
      return { [filter.fieldId]: { [filter.matcher]: filter.value } };
    case 'conjunction':
      return { $and: filter.filters.map(printFilter) };
    case 'disjunction':
      return { $or: filter.filters.map(printFilter) };
    case 'negation':
      return { $not: printFilter(filter.filter) };
  }
}

/** Every field a filter compares, in order. */
export function fieldsOf(filter: StaticFilter): string[] {
  switch (filter.kind) {
    case 'fieldValue':
      return [filter.fieldId];
    case 'negation':
      return fieldsOf(filter.filter);
    case 'conjunction':
    case 'disjunction':
      return filter.filters.flatMap(fieldsOf);
  }
}

/** The filter with one field renamed wherever it occurs. */
export function renameField(filter: StaticFilter, from: string, to: string): StaticFilter {
  switch (filter.kind) {
    case 'fieldValue':
      return filter.fieldId === from ? { ...filter, fieldId: to } : filter;
    case 'negation':
      return { ...filter, filter: renameField(filter.filter, from, to) };
    case 'conjunction':
    case 'disjunction':
      return { ...filter, filters: filter.filters.map((member) => renameField(member, from, to)) };
  }
}
