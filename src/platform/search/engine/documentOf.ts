import { placeZone } from '#src/platform/placeZone.ts';
import { zipAreas } from '#src/platform/zipAreas.ts';
import type { EntityRecord } from '#src/platform/store/Store.ts';
import { COMMON_FIELDS } from './IndexConfig.ts';
import type { IndexConfig } from './IndexConfig.ts';
import type { FieldValue } from './KeywordColumn.ts';
import { instantOf } from './filters.ts';
import { compileHours } from './openHours.ts';
import type { CompiledHours } from './openHours.ts';
import { scalarsAt, textAt, valuesAt } from './paths.ts';
import type { Follow } from './paths.ts';
import { words } from './words.ts';

/** What an index keeps of one entity. */
export interface IndexDocument {
  id: string;
  uid: number;
  type: string;
  name: string;
  /** Folded words of the four text columns: name, topics, place, body. */
  text: [string, string, string, string];
  /** Values by field, in the order of `fieldsOf(config)`. */
  keys: FieldValue[][];
  /** Latitude and longitude in turn. */
  points: number[];
  /** The same of the ZIP areas of places without a point. */
  areas?: number[];
  /** Its own, or of people those of each office; absent where nobody knows any. */
  hours?: CompiledHours[];
  preferred: boolean;
  /** ms since the epoch after which it is not found; absent: never. */
  until?: number;
  /** Ids of the linked entities it was made with, found or not: when one of them changes, it may change too. */
  links: string[];
}

/** All fields of an index, in a fixed order without doubles. */
export const fieldsOf = (config: IndexConfig): string[] => [...new Set([...COMMON_FIELDS, ...config.fields])];

/** Fields whose values compare as text, however they are written. */
export const isUidField = (field: string): boolean => field === 'uid' || field.endsWith('.uid');

type Body = Record<string, unknown>;

/** An entity's profile in another language, and how its links are followed. */
export interface OtherProfile {
  body: Record<string, unknown>;
  linked: Follow;
}

/**
 * Takes from an entity, following its links where the configured paths lead, what the index needs. What `other` calls
 * it and its topics can be searched for too, where its own profile does not say the same.
 */
export function documentOf(
  config: IndexConfig,
  record: Pick<EntityRecord, 'id' | 'uid' | 'type' | 'body'>,
  linked: Follow,
  other?: OtherProfile,
): IndexDocument {
  const entity = counted(config.without, record.body);
  const links = new Set<string>();
  const follow: Follow = (id) => {
    links.add(id);
    return linked(id);
  };
  const wordsOf = (body: Record<string, unknown>, paths: readonly string[], along: Follow) =>
    words(paths.map((path) => textAt(body, path, along)).join(' '));
  const text = (paths: readonly string[]) => wordsOf(entity, paths, follow).join(' ');
  const name = text(config.text.name);
  const topics = text(config.text.topics);
  const own = new Set(other && `${name} ${topics}`.split(' '));
  const others = other
    ? wordsOf(other.body, [...config.text.name, ...config.text.topics], other.linked).filter(
        (word) => !own.has(word),
      )
    : [];
  const keys = fieldsOf(config).map((field): FieldValue[] => {
    if (field === 'builtin.entityType') return [record.type];
    if (field === 'builtin.region') return scalarsAt(entity, 'address.region', follow);
    if (field === 'id') return [record.id];
    if (field === 'uid') return [String(record.uid)];
    const values = scalarsAt(entity, field, follow);
    // Callers hold uids as text or as numbers; both are to match.
    if (isUidField(field)) return values.map(String);
    return config.hierarchical?.includes(field) ? values.flatMap(withAncestors) : values;
  });
  const { points, areas } = whereabouts(config.points, entity, follow);
  const hours = config.offices ? officeHours(config.offices, entity, follow) : hoursIn(entity, entity);
  const ends = (config.endsAt ?? [])
    .flatMap((path) => scalarsAt(entity, path, follow))
    .map((end) => instantOf(String(end)));
  const until = Math.max(...ends.filter((end) => !Number.isNaN(end)));
  return {
    id: record.id,
    uid: record.uid,
    type: record.type,
    name: typeof entity['name'] === 'string' ? entity['name'] : '',
    text: [name, topics, text(config.text.place), [text(config.text.body), ...others].join(' ')],
    keys,
    points,
    ...(areas.length > 0 && { areas }),
    ...(hours.length > 0 && { hours }),
    preferred: config.preferred !== undefined && scalarsAt(entity, config.preferred, follow).includes(true),
    // The day itself still counts, in every zone.
    ...(Number.isFinite(until) ? { until: until + 36 * 3_600_000 } : {}),
    links: [...links],
  };
}

/** What an entity is made of, but for the entries that do not count. */
function counted(without: IndexConfig['without'], body: Body): Body {
  if (!without || isNothing(body[without.entries])) return body;
  const { entries, member, values } = without;
  const left = new Set(values.map(lettersOf));
  const counts = (entry: unknown) => !scalarsAt(entry, member).some((value) => left.has(lettersOf(value)));
  return { ...body, [entries]: [body[entries]].flat().filter(counts) };
}

/** The letters of a value alone: options are written in several ways. */
const lettersOf = (value: FieldValue) =>
  String(value)
    .toLowerCase()
    .replace(/[^a-z]/g, '');

/** The hours something has, read by the clock of a place. */
function hoursIn(holder: Body, place: Body): CompiledHours[] {
  const hours = compileHours(
    holder['hours'],
    placeZone(place['timezone'], {
      region: scalarsAt(place, 'address.region')[0],
      postalCode: scalarsAt(place, 'address.postalCode')[0],
      coordinate: place['yextDisplayCoordinate'],
    }),
  );
  return hours ? [hours] : [];
}

/** The hours of somebody's offices, as their page has them: an entry's own come before those of its places. */
function officeHours(
  { entries, places }: NonNullable<IndexConfig['offices']>,
  entity: Body,
  follow: Follow,
): CompiledHours[] {
  return valuesAt(entity, entries, follow).flatMap((value) => {
    const entry = value as Body;
    const practised = valuesAt(entry, places, follow)
      .map((place) => bodyOf(place, follow))
      .filter((place) => place !== undefined && place['c_isDeleted'] !== true);
    const own = isNothing(entry['hours']) ? undefined : entry;
    return practised.length === 0
      ? hoursIn(entry, entry)
      : practised.flatMap((place) => hoursIn(own ?? place!, place!));
  });
}

const isNothing = (value: unknown) => value === undefined || value === null;

/** What a value, or the entity it links to, is made of. */
function bodyOf(value: unknown, follow: Follow): Body | undefined {
  const id = (value as { $ref?: unknown }).$ref;
  return (typeof id === 'string' ? follow(id) : value) as Body | undefined;
}

/** Points of the places at some paths, and the middles of the ZIP areas of those without one. The entity's own are its last. */
function whereabouts(
  paths: readonly string[],
  entity: Record<string, unknown>,
  follow: Follow,
): { points: number[]; areas: number[] } {
  const points: number[] = [];
  const areas: number[] = [];
  for (const path of paths) {
    const steps = path.split('.');
    const member = steps.pop() ?? '';
    // Where it practises is where somebody is, whatever else their address says.
    if (steps.length === 0 && points.length + areas.length > 0 && entity[member] === undefined) continue;
    const places = steps.length === 0 ? [entity] : valuesAt(entity, steps.join('.'), follow);
    for (const place of places) {
      const members = bodyOf(place, follow);
      const { latitude, longitude } = (members?.[member] ?? {}) as Record<string, unknown>;
      if (isDegrees(latitude, 90) && isDegrees(longitude, 180)) points.push(latitude, longitude);
      else areas.push(...middleOf(members?.['address']));
    }
  }
  return { points, areas };
}

/** Latitude and longitude of the middle of the ZIP area of an address of the United States; empty where there is none. */
function middleOf(address: unknown): number[] {
  const { postalCode, countryCode = 'US' } = (address ?? {}) as Record<string, unknown>;
  const zip = typeof postalCode === 'string' && countryCode === 'US' ? postalCode.trim().slice(0, 5) : '';
  const area = /^\d{5}$/.test(zip) ? zipAreas().get(zip) : undefined;
  return area ? [area.latitude, area.longitude] : [];
}

/** `A > B > C` → A, A > B, A > B > C. */
function withAncestors(value: FieldValue): FieldValue[] {
  if (typeof value !== 'string') return [value];
  const steps = value.split('>').map((step) => step.trim());
  return steps.map((_, at) => steps.slice(0, at + 1).join(' > '));
}

const isDegrees = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= most;
