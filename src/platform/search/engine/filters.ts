import type { FieldValue } from './KeywordColumn.ts';
import { readOpenOn } from './openOn.ts';
import type { OpenOn } from './openOn.ts';
import type { Point } from './PointColumn.ts';

/** Something wrong with what the caller sent; the message is for the caller. */
export class QueryProblem extends Error {}

export type Comparison = 'lt' | 'le' | 'gt' | 'ge';
/** Bounds that one and the same value must keep. */
export type Bounds = Partial<Record<Comparison, FieldValue>>;

/** A filter ready to be evaluated. */
export type Filter =
  | { kind: 'all' }
  | { kind: 'and' | 'or'; of: Filter[] }
  | { kind: 'not'; of: Filter }
  | { kind: 'equals'; field: string; value: FieldValue }
  | { kind: 'among'; field: string; values: ReadonlySet<FieldValue> }
  | { kind: 'range'; field: string; bounds: Bounds }
  | { kind: 'near'; centre: Point; radius: number }
  | { kind: 'open-now' }
  | { kind: 'open-on'; when: OpenOn };

/** What a place id stands for: a circle, its radius in metres. */
export type PlaceLookup = (id: string) => { centre: Point; radius: number } | undefined;

export interface FilterContext {
  /** Whether the vertical can filter on the field. */
  isField: (field: string) => boolean;
  place: PlaceLookup;
  /** The field by which people are asked for the hours of their offices; other things have hours of their own alone. */
  officeHours?: string | undefined;
}

/** A filter may be this deep, and hold this many single conditions. */
const MAX_DEPTH = 20;
const MAX_LEAVES = 500;
const COMPARISONS: Readonly<Record<string, Comparison>> = { $lt: 'lt', $le: 'le', $gt: 'gt', $ge: 'ge' };

/** The last two parts of a field that stands for the place or the hours of an entity or of one linked to it. */
const isLocationField = (field: string) =>
  field === 'builtin.location' || field.endsWith('.builtin.location');
const isHoursField = (field: string) => field === 'builtin.hours';

/**
 * Reads one filter of the search grammar: `$and`, `$or`, `$not` or one field with matchers, which are joined by
 * "and". Throws QueryProblem for anything else, naming the matcher or field that is not understood.
 */
export function readFilter(source: unknown, context: FilterContext): Filter {
  const budget = { leaves: MAX_LEAVES };
  return node(source, context, budget, 1);
}

/** Reads the facet selection: for each field the alternatives chosen; fields without any are left out. */
export function readFacetFilters(source: unknown, context: FilterContext): Map<string, Filter[]> {
  const chosen = new Map<string, Filter[]>();
  if (source === null || source === undefined) return chosen;
  if (!isRecord(source)) throw new QueryProblem('facetFilters must be an object keyed by field');
  const budget = { leaves: MAX_LEAVES };
  for (const [field, alternatives] of Object.entries(source)) {
    if (alternatives === null) continue;
    if (!Array.isArray(alternatives))
      throw new QueryProblem(`facetFilters of ${quoted(field)} must be a list`);
    const filters: Filter[] = [];
    for (const alternative of alternatives) {
      if (!isRecord(alternative) || Object.keys(alternative).some((key) => key !== field)) {
        throw new QueryProblem(`facetFilters of ${quoted(field)} may only hold filters on that field`);
      }
      const filter = node(alternative, context, budget, 1);
      if (filter.kind !== 'all') filters.push(filter);
    }
    if (filters.length > 0) chosen.set(field, filters);
  }
  return chosen;
}

/** The centre of the first location condition, from which distances are measured. */
export function centreOf(filter: Filter): Point | undefined {
  if (filter.kind === 'near') return filter.centre;
  if (filter.kind !== 'and' && filter.kind !== 'or') return undefined;
  for (const part of filter.of) {
    const centre = centreOf(part);
    if (centre) return centre;
  }
  return undefined;
}

/** Whether one value keeps the bounds. Numbers compare with numbers, dates with dates, else nothing matches. */
export function keepsBounds(value: FieldValue, bounds: Bounds): boolean {
  for (const comparison in bounds) {
    const bound = bounds[comparison as Comparison];
    if (bound === undefined) continue;
    const order = compare(value, bound);
    if (order === undefined) return false;
    if (comparison === 'lt' && order >= 0) return false;
    if (comparison === 'le' && order > 0) return false;
    if (comparison === 'gt' && order <= 0) return false;
    if (comparison === 'ge' && order < 0) return false;
  }
  return true;
}

const DATE = /^\d{4}-\d{2}-\d{2}(T\d{2}(:\d{2}(:\d{2}(\.\d+)?)?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

/** Milliseconds of an ISO date or date-time; without a zone it is read as UTC on both sides. */
export function instantOf(text: string): number {
  if (!DATE.test(text)) return NaN;
  const whole = /T\d{2}$/.test(text) ? `${text}:00` : text;
  return Date.parse(/T/.test(whole) && !/(Z|[+-]\d{2}:?\d{2})$/.test(whole) ? `${whole}Z` : whole);
}

/** Negative, zero or positive as `value` is less than, equal to or more than `bound`; undefined if not comparable. */
export function compare(value: FieldValue, bound: FieldValue): number | undefined {
  if (typeof value === 'number' && typeof bound === 'number') return value - bound;
  if (typeof value !== 'string' || typeof bound !== 'string') return undefined;
  const order = instantOf(value) - instantOf(bound);
  return Number.isNaN(order) ? undefined : order;
}

function node(source: unknown, context: FilterContext, budget: { leaves: number }, depth: number): Filter {
  if (depth > MAX_DEPTH) throw new QueryProblem(`A filter may be at most ${MAX_DEPTH} levels deep`);
  if (!isRecord(source)) throw new QueryProblem('A filter must be an object');
  const entries = Object.entries(source);
  const parts = entries.map(([key, value]): Filter => {
    if (key === '$and' || key === '$or') {
      if (!Array.isArray(value)) throw new QueryProblem(`${key} needs a list of filters`);
      const of = value.map((part) => node(part, context, budget, depth + 1));
      return of.length === 0 ? { kind: 'all' } : { kind: key === '$and' ? 'and' : 'or', of };
    }
    if (key === '$not') return { kind: 'not', of: node(value, context, budget, depth + 1) };
    if (key.startsWith('$') || key.startsWith('!$')) {
      throw new QueryProblem(`Unknown filter operator ${quoted(key)}`);
    }
    return conditions(key, value, context, budget);
  });
  return joined(parts);
}

function conditions(
  field: string,
  source: unknown,
  context: FilterContext,
  budget: { leaves: number },
): Filter {
  if (!isRecord(source))
    throw new QueryProblem(`The filter on ${quoted(field)} must be an object of matchers`);
  const isPlace = isLocationField(field);
  const isHours = isHoursField(field) || field === context.officeHours;
  if (!isPlace && !isHours && !context.isField(field)) {
    throw new QueryProblem(`Unknown filter field ${quoted(field)}`);
  }
  const parts: Filter[] = [];
  const bounds: Bounds = {};
  for (const [matcher, value] of Object.entries(source)) {
    budget.leaves -= 1;
    if (budget.leaves < 0) throw new QueryProblem(`A filter may hold at most ${MAX_LEAVES} conditions`);
    const comparison = COMPARISONS[matcher];
    if (matcher === '$near') parts.push(near(field, value));
    else if (matcher === '$openAt') parts.push(openAt(field, value, context));
    else if (matcher === '$eq' || matcher === '!$eq') {
      const filter: Filter = isPlace
        ? placed(value, context)
        : { kind: 'equals', field, value: scalar(field, value) };
      parts.push(matcher === '$eq' ? filter : { kind: 'not', of: filter });
    } else if (comparison) bounds[comparison] = scalar(field, value);
    else if (matcher === '$between') Object.assign(bounds, between(field, value));
    else throw new QueryProblem(`Unknown matcher ${quoted(matcher)} on ${quoted(field)}`);
  }
  if (Object.keys(bounds).length > 0) parts.push({ kind: 'range', field, bounds });
  return joined(parts);
}

function joined(parts: Filter[]): Filter {
  const real = parts.filter((part) => part.kind !== 'all');
  return real.length === 0
    ? { kind: 'all' }
    : real.length === 1 && real[0]
      ? real[0]
      : { kind: 'and', of: real };
}

function near(field: string, value: unknown): Filter {
  if (!isLocationField(field)) throw new QueryProblem(`$near is only possible on builtin.location`);
  if (!isRecord(value)) throw new QueryProblem('$near needs lat, lng and radius');
  const { lat, lng, radius } = value;
  if (!isIn(lat, -90, 90) || !isIn(lng, -180, 180)) {
    throw new QueryProblem('$near needs lat from -90 to 90 and lng from -180 to 180');
  }
  if (!isIn(radius, 0, 40_100_000)) throw new QueryProblem('$near needs a radius in metres, 0 or more');
  return { kind: 'near', centre: { latitude: lat, longitude: lng }, radius };
}

function openAt(field: string, value: unknown, { officeHours }: FilterContext): Filter {
  if (field !== officeHours && !isHoursField(field))
    throw new QueryProblem('$openAt is only possible on builtin.hours');
  const when = typeof value === 'string' && value !== 'now' ? readOpenOn(value) : undefined;
  if (value !== 'now' && !when) {
    throw new QueryProblem('$openAt understands "now", "always", days and parts of days');
  }
  return when ? { kind: 'open-on', when } : { kind: 'open-now' };
}

function placed(value: unknown, context: FilterContext): Filter {
  const circle = typeof value === 'string' ? context.place(value) : undefined;
  if (!circle) throw new QueryProblem(`Unknown place ${quoted(String(value))}`);
  return { kind: 'near', ...circle };
}

function between(field: string, value: unknown): Bounds {
  if (Array.isArray(value) && value.length === 2) {
    return { ge: scalar(field, value[0]), le: scalar(field, value[1]) };
  }
  if (!isRecord(value)) throw new QueryProblem(`$between on ${quoted(field)} needs bounds`);
  const bounds: Bounds = {};
  for (const [matcher, bound] of Object.entries(value)) {
    const comparison = COMPARISONS[matcher];
    if (!comparison)
      throw new QueryProblem(`Unknown matcher ${quoted(matcher)} in $between on ${quoted(field)}`);
    bounds[comparison] = scalar(field, bound);
  }
  return bounds;
}

function scalar(field: string, value: unknown): FieldValue {
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  throw new QueryProblem(`The value for ${quoted(field)} must be text, a number, true or false`);
}

/** Names in messages are cut: they come from the caller. */
const quoted = (text: string) => JSON.stringify(text.slice(0, 80));

const isIn = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && value >= least && value <= most;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
