import { HttpProblem } from '#src/platform/HttpProblem.ts';
import { equalsText, orderOf } from './compareValues.ts';

/** Whether one row's values of a field pass. */
export interface FieldCondition {
  field: string;
  accepts: (values: readonly unknown[]) => boolean;
}

export interface ContentQuery {
  conditions: FieldCondition[];
  sort?: { field: string; direction: 'asc' | 'desc' };
  limit: number;
  locales: ('en' | 'es')[];
}

const DEFAULT_LIMIT = 10;
/** More than this is refused, everywhere in the directory. */
const MAX_LIMIT = 50;

const OWN = new Set([
  'api_key',
  'v',
  'limit',
  'pageToken',
  'locale',
  'meta.locale',
  'meta.locale__in',
  'locale__in',
]);
const FIELD = /^[A-Za-z_]\w{0,99}(\.[A-Za-z_]\w{0,99}){0,7}$/;
const OPERATORS = new Set(['neq', 'in', 'gt', 'gte', 'lt', 'lte', 'geo']);
const MAX_CONDITIONS = 40;
const METRES: Readonly<Record<string, number>> = { mi: 1609.344, km: 1000, m: 1, ft: 0.3048 };
const EARTH = 6_371_008.8;

/**
 * Reads the query parameters of a content endpoint: `f=`, `f__neq`, `f__in` (repeated), `f__gt` `f__gte` `f__lt`
 * `f__lte`, `f__geo=(lat:…,lon:…,radius:…,unit:…)`, `$sortBy[__asc|__desc]`, `limit`. Different fields all have to
 * hold; a list holds when any member does. Without `meta.locale` the primary language, `en`, is meant.
 * Throws HttpProblem 400.
 */
export function readContentQuery(parameters: URLSearchParams): ContentQuery {
  const conditions: FieldCondition[] = [];
  const anyOf = new Map<string, string[]>();
  let sort: ContentQuery['sort'];
  for (const [name, value] of parameters) {
    if (OWN.has(name)) continue;
    if (name.startsWith('$')) {
      const match = /^\$sortBy(?:__(asc|desc))?$/.exec(name);
      if (!match) throw new HttpProblem(400, `Unknown parameter ${JSON.stringify(name.slice(0, 80))}`);
      if (sort) throw new HttpProblem(400, 'Only one $sortBy is possible');
      sort = { field: fieldOf(value), direction: match[1] === 'asc' ? 'asc' : 'desc' };
      continue;
    }
    const [path = '', operator] = name.split('__');
    const field = fieldOf(path);
    if (operator !== undefined && !OPERATORS.has(operator)) {
      throw new HttpProblem(400, `Unknown operator ${JSON.stringify(operator.slice(0, 40))} on ${field}`);
    }
    if (operator === 'in') {
      anyOf.set(field, [...(anyOf.get(field) ?? []), value]);
    } else conditions.push({ field, accepts: conditionOf(field, operator, value) });
  }
  for (const [field, wanted] of anyOf) {
    conditions.push({
      field,
      accepts: (values) => values.some((value) => wanted.some((text) => equalsText(value, text))),
    });
  }
  if (conditions.length > MAX_CONDITIONS) {
    throw new HttpProblem(400, `At most ${MAX_CONDITIONS} filters are possible`);
  }
  return {
    conditions,
    ...(sort ? { sort } : {}),
    limit: readLimit(parameters.get('limit')),
    locales: readLocales(parameters),
  };
}

/** `limit` from 1 to 50, default 10. Throws HttpProblem 400. */
export function readLimit(text: string | null): number {
  if (text === null) return DEFAULT_LIMIT;
  const limit = /^\d{1,4}$/.test(text) ? Number(text) : NaN;
  if (!(limit >= 1 && limit <= MAX_LIMIT)) {
    throw new HttpProblem(400, `Parameter limit: must be from 1 to ${MAX_LIMIT}`);
  }
  return limit;
}

function readLocales(parameters: URLSearchParams): ('en' | 'es')[] {
  const wanted = ['meta.locale', 'locale', 'meta.locale__in', 'locale__in'].flatMap((name) =>
    parameters.getAll(name),
  );
  if (wanted.length === 0) return ['en'];
  return [...new Set(wanted)].filter((locale): locale is 'en' | 'es' => locale === 'en' || locale === 'es');
}

function fieldOf(text: string): string {
  if (!FIELD.test(text)) throw new HttpProblem(400, `${JSON.stringify(text.slice(0, 80))} is not a field`);
  return text;
}

function conditionOf(field: string, operator: string | undefined, text: string): FieldCondition['accepts'] {
  if (operator === 'geo') {
    const { latitude, longitude, radius } = readGeo(field, text);
    return (values) =>
      values.some((value) => {
        const { latitude: lat, longitude: lon } = value as { latitude?: unknown; longitude?: unknown };
        return (
          typeof lat === 'number' &&
          typeof lon === 'number' &&
          metresApart(latitude, longitude, lat, lon) <= radius + 0.01
        );
      });
  }
  if (operator === undefined) return (values) => values.some((value) => equalsText(value, text));
  if (operator === 'neq') return (values) => !values.some((value) => equalsText(value, text));
  const passes: Readonly<Record<string, (order: number) => boolean>> = {
    gt: (order) => order > 0,
    gte: (order) => order >= 0,
    lt: (order) => order < 0,
    lte: (order) => order <= 0,
  };
  const pass = passes[operator];
  if (orderOf(0, text) === undefined && orderOf('2000-01-01', text) === undefined) {
    throw new HttpProblem(400, `The value of ${field}__${operator} must be a number or a date`);
  }
  return (values) =>
    values.some((value) => {
      const order = orderOf(value, text);
      return order !== undefined && (pass?.(order) ?? false);
    });
}

function readGeo(field: string, text: string): { latitude: number; longitude: number; radius: number } {
  const parts: Record<string, string> = {};
  for (const part of text
    .trim()
    .replace(/^\(|\)$/g, '')
    .split(',')) {
    const [name = '', value = ''] = part.split(':');
    parts[name.trim()] = value.trim();
  }
  const number = (name: string) => (parts[name] ? Number(parts[name]) : NaN);
  const latitude = number('lat');
  const longitude = number('lon');
  const radius = number('radius') * (METRES[parts['unit'] ?? 'mi'] ?? NaN);
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && radius >= 0)) {
    throw new HttpProblem(
      400,
      `${field}__geo must be (lat:…,lon:…,radius:…) with an optional unit of mi, km, m or ft`,
    );
  }
  return { latitude, longitude, radius };
}

/** Great-circle distance in metres between two places in degrees. */
export function metresApart(
  latitude1: number,
  longitude1: number,
  latitude2: number,
  longitude2: number,
): number {
  const radians = Math.PI / 180;
  const x = Math.sin(((latitude2 - latitude1) * radians) / 2);
  const y = Math.sin(((longitude2 - longitude1) * radians) / 2);
  const h = x * x + Math.cos(latitude1 * radians) * Math.cos(latitude2 * radians) * y * y;
  return 2 * EARTH * Math.asin(Math.min(1, Math.sqrt(h)));
}
