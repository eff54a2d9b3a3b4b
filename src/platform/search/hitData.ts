import type { LinkResolver } from '#src/platform/directory/resolveLinks.ts';
import { selectFields } from '#src/platform/directory/selectFields.ts';
import type { EntityRecord } from '#src/platform/store/Store.ts';
import { metresBetween } from './engine/PointColumn.ts';
import type { Point } from './engine/PointColumn.ts';
import type { Locale } from './Search.ts';
import type { Vertical } from './Vertical.ts';

type Json = Record<string, unknown>;

/** Links that are named in the language asked for, and say so, also where the result itself is in English alone. */
const NAMED_AS_ASKED: ReadonlySet<string> = new Set(['c_researchTopics']);

/** `data` of a result: identity, language, name, address of its page, and the members the vertical names. */
export function hitData(
  vertical: Vertical,
  record: EntityRecord,
  resolver: LinkResolver,
  locale: Locale,
): Json {
  const data = membersOf(record, ['name', 'slug', ...vertical.result], resolver, locale);
  const website = websiteOf(record.body);
  return {
    id: record.id,
    uid: String(record.uid),
    type: record.type,
    locale: record.locale,
    ...data,
    ...(website === undefined ? {} : { website }),
  };
}

/** The texts in which found words are marked, in the shape of the entity. */
export const hitTexts = (
  vertical: Vertical,
  record: EntityRecord,
  resolver: LinkResolver,
  locale: Locale,
): Json => membersOf(record, vertical.highlight, resolver, locale);

function membersOf(
  record: EntityRecord,
  fields: readonly string[],
  resolver: LinkResolver,
  locale: Locale,
): Json {
  const body: Json = {};
  const asAsked: Json = {};
  for (const field of fields) {
    const [member = ''] = field.split('.');
    const value = record.body[member];
    if (value !== undefined) (NAMED_AS_ASKED.has(member) ? asAsked : body)[member] = value;
  }
  const expanded = {
    ...resolver.expand({ ...record, body }),
    ...resolver.expand({ ...record, body: asAsked }, locale),
  };
  return selectFields(expanded, fields);
}

/** The client takes `website` as a string; the structured form stands in other members. */
function websiteOf(body: Json): string | undefined {
  for (const member of ['website', 'websiteUrl', 'landingPageUrl']) {
    const value = body[member];
    if (typeof value === 'string' && value !== '') return value;
    const url = typeof value === 'object' && value !== null ? (value as Json)['url'] : undefined;
    if (typeof url === 'string' && url !== '') return url;
  }
  return undefined;
}

/**
 * `data` with the distance of every linked place in metres: `nearestToFilter` from the centre of the location
 * filter, `nearestToUser` from the visitor. A place without coordinates gets neither. The data given is not changed.
 */
export function withDistances(
  data: Json,
  paths: readonly string[],
  from: { filter?: Point | undefined; user?: Point | undefined },
): Json {
  if (!from.filter && !from.user) return data;
  let result = data;
  for (const path of paths) result = along(result, path.split('.'), 0) as Json;
  return result;

  function along(value: unknown, steps: readonly string[], depth: number): unknown {
    if (Array.isArray(value)) return value.map((entry) => along(entry, steps, depth));
    if (typeof value !== 'object' || value === null) return value;
    if (depth === steps.length) return measured(value as Json);
    const step = steps[depth] ?? '';
    const inner = (value as Json)[step];
    return inner === undefined ? value : { ...value, [step]: along(inner, steps, depth + 1) };
  }

  function measured(place: Json): Json {
    const point = place['yextDisplayCoordinate'] as Partial<Point> | undefined;
    if (typeof point?.latitude !== 'number' || typeof point.longitude !== 'number') return place;
    const here = { latitude: point.latitude, longitude: point.longitude };
    return {
      ...place,
      ...(from.filter ? { nearestToFilter: Math.round(metresBetween(here, from.filter)) } : {}),
      ...(from.user ? { nearestToUser: Math.round(metresBetween(here, from.user)) } : {}),
    };
  }
}
