import { hash } from 'node:crypto';
import { canonicalJson } from '#src/platform/store/canonicalJson.ts';
import { isRecord } from '#src/platform/import/formats/records.ts';
import { milesBetween } from '#src/platform/import/repair/checkCoordinate.ts';
import type { Point } from '#src/platform/import/repair/checkCoordinate.ts';
import { cityKey, nameKey, streetKey, suiteKey } from '#src/platform/import/repair/placeKeys.ts';

/** Which source gave each field of an entity and what it gave (a hash), by path. Kept beside the entity. */
export type Owners = Record<string, { source: string; hash: string }>;

export interface Conflict {
  field: string;
  reason: string;
  kind: 'conflict' | 'untrusted';
}

export interface Merge {
  body: Record<string, unknown>;
  owners: Owners;
  conflicts: Conflict[];
}

/** Sources farther apart than this over where one building stands cannot both be right. */
const sameBuildingMiles = 1;
const disputed = 'disputed';
/** Lists whose members are told apart and merged one by one. */
const keyedLists = new Set([
  'c_locationType',
  'c_affiliate',
  'c_providerSpecialties',
  'c_offices',
  'c_additionalLanguages',
  'c_relatedServices',
  'c_researchTopics',
  'c_researchLocations',
  'c_investigators',
  'c_healthPlanAffiliates',
  'c_affiliateHealthPlans',
  'c_healthcareProfessionalHealthPlanAffiliate',
  'c_payorRelationship',
]);

const hashOf = (value: unknown) => hash('sha256', canonicalJson(value)).slice(0, 12);

function itemKey(item: unknown): string {
  if (typeof item === 'string') return item;
  if (item === null || typeof item !== 'object') return canonicalJson(item);
  const record = item as Record<string, unknown>;
  const inner = record['$ref'] ?? record['specialty'] ?? record['language'] ?? record['service'];
  if (inner !== undefined) return typeof inner === 'string' ? inner : canonicalJson(inner);
  const offices = record['officeOrFacility'];
  if (Array.isArray(offices) && offices.length > 0) return canonicalJson(offices);
  return canonicalJson(item);
}

/** Body as a list of paths with values: address members and list members stand alone, all else is whole. */
export function flatten(body: Record<string, unknown>): Map<string, unknown> {
  const flat = new Map<string, unknown>();
  for (const [field, value] of Object.entries(body)) {
    if (value === undefined) continue;
    if (field === 'address' && value !== null && typeof value === 'object' && !Array.isArray(value)) {
      for (const [part, text] of Object.entries(value)) {
        if (text !== undefined) flat.set(`address.${part}`, text);
      }
    } else if (keyedLists.has(field) && Array.isArray(value)) {
      for (const item of value) {
        const key = `${field}[${itemKey(item)}]`;
        if (!flat.has(key)) flat.set(key, item);
      }
      if (value.length === 0) flat.set(field, value);
    } else flat.set(field, value);
  }
  return flat;
}

/** The inverse of flatten. */
export function unflatten(flat: ReadonlyMap<string, unknown>): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const [path, value] of flat) {
    const list = /^(\w+)\[/.exec(path)?.[1];
    if (list) {
      const items = (body[list] ??= []) as unknown[];
      items.push(value);
    } else if (path.startsWith('address.')) {
      const address = (body['address'] ??= {}) as Record<string, unknown>;
      address[path.slice('address.'.length)] = value;
    } else body[path] = value;
  }
  return body;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** How a second value of a field stands to the first: the same in other words, more exact, or another. */
function compareValues(path: string, first: unknown, second: unknown): 'same' | 'finer' | 'different' {
  if (canonicalJson(first) === canonicalJson(second)) return 'same';
  if (path.startsWith('c_offices[') && isRecord(first) && isRecord(second)) {
    // Two groups at one address are one office to a visitor.
    return compareValues('', { ...first, practiceName: '' }, { ...second, practiceName: '' });
  }
  switch (path) {
    case 'slug':
    case 'timezone':
      // The address of a page must not change because a second source spells the name otherwise.
      return 'same';
    case 'name':
    case 'c_otherName':
      return nameKey(text(first)) === nameKey(text(second)) ? 'same' : 'different';
    case 'address.line1': {
      const key = streetKey(text(first));
      return key !== '' && key === streetKey(text(second)) ? 'same' : 'different';
    }
    case 'address.line2':
      return suiteKey(text(first)) === suiteKey(text(second)) ? 'same' : 'different';
    case 'address.city':
      return cityKey(text(first)) === cityKey(text(second)) ? 'same' : 'different';
    case 'address.postalCode':
      if (text(first).startsWith(text(second))) return 'same';
      return text(second).startsWith(text(first)) ? 'finer' : 'different';
    case 'mainPhone':
      return text(first).slice(0, 12) === text(second).slice(0, 12) ? 'same' : 'different';
    case 'yextDisplayCoordinate':
      return milesBetween(first as Point, second as Point) <= sameBuildingMiles ? 'same' : 'different';
    case 'websiteUrl': {
      const plain = (value: unknown) =>
        text((value as { url?: unknown } | null)?.url)
          .toLowerCase()
          .replace(/^https?:\/\/(www\.)?|\/$/g, '');
      return plain(first) === plain(second) ? 'same' : 'different';
    }
    default:
      if (holds(first, second)) return 'same';
      return holds(second, first) ? 'finer' : 'different';
  }
}

/** True when an object has all members of another, and perhaps more. */
function holds(whole: unknown, part: unknown): boolean {
  if (!isRecord(whole) || !isRecord(part)) return false;
  return Object.entries(part).every(([name, value]) => canonicalJson(whole[name]) === canonicalJson(value));
}

/** What differs, in a few words: whole values, or the differing members of two objects. */
function difference(there: unknown, here: unknown): string {
  if (isRecord(there) && isRecord(here)) {
    const names = [...new Set([...Object.keys(there), ...Object.keys(here)])].filter(
      (name) => canonicalJson(there[name]) !== canonicalJson(here[name]),
    );
    const [name] = names;
    if (name !== undefined) return `${name} is '${show(there[name])}', here '${show(here[name])}'`;
  }
  return `is '${show(there)}', here '${show(here)}'`;
}

const show = (value: unknown) => {
  const written =
    value === undefined ? 'not given' : typeof value === 'string' ? value : canonicalJson(value);
  return written.length > 60 ? `${written.slice(0, 59)}…` : written;
};

/**
 * Adds what a source says to what is there. Missing fields are filled; a source may change its own fields; where another source or an editor says otherwise, what is there stays and the conflict is told. When
 * two sources put a building more than a mile apart neither is believed and the coordinate goes.
 *
 * `isFirstWord(path)` is false when this source already spoke about the field in this run (two rows or two files
 * about one thing): then the first word stands. Merging the same thing twice changes nothing.
 */
export function mergeBody(
  existing: Record<string, unknown>,
  owners: Owners,
  incoming: Record<string, unknown>,
  source: string,
  isFirstWord: (path: string) => boolean,
): Merge {
  const there = flatten(existing);
  const given = flatten(incoming);
  const untouched = (path: string) =>
    owners[path]?.source === source && there.has(path) && owners[path].hash === hashOf(there.get(path));
  const merging: Merging = {
    ...{ there, given, owners, source },
    mayChange: (path) => untouched(path) && isFirstWord(path),
    next: new Map(there),
    nextOwners: { ...owners },
    conflicts: [],
  };
  const foreign = foreignPaths(merging);
  for (const [path, value] of given) {
    if (foreign(path)) tellForeign(merging, path, value);
    else if (!there.has(path)) fill(merging, path, value);
    else weigh(merging, path, value);
  }
  return { body: unflatten(merging.next), owners: merging.nextOwners, conflicts: merging.conflicts };
}

/** One merge under way: what was there, what is given, and what becomes of both. */
interface Merging {
  there: ReadonlyMap<string, unknown>;
  given: ReadonlyMap<string, unknown>;
  owners: Owners;
  source: string;
  /** Whether the source gave what is there, nobody changed it since, and it has not yet spoken in this run. */
  mayChange: (path: string) => boolean;
  next: Map<string, unknown>;
  nextOwners: Owners;
  conflicts: Conflict[];
}

function own({ next, nextOwners, source }: Merging, path: string, value: unknown): void {
  next.set(path, value);
  nextOwners[path] = { source, hash: hashOf(value) };
}

/** Says which paths are about another place than the one kept. */
function foreignPaths({ there, given, mayChange }: Merging): (path: string) => boolean {
  const lineThere = there.get('address.line1');
  const lineGiven = given.get('address.line1');
  // Suite, town and ZIP of another street must not be mixed into this address.
  const otherAddress =
    lineThere !== undefined &&
    lineGiven !== undefined &&
    compareValues('address.line1', lineThere, lineGiven) === 'different' &&
    !mayChange('address.line1');

  // A point is where its own address is; it says nothing about an address in another town or ZIP area.
  const elsewhere =
    otherAddress ||
    ['address.city', 'address.postalCode'].some(
      (path) =>
        there.has(path) &&
        given.has(path) &&
        compareValues(path, there.get(path), given.get(path)) === 'different' &&
        text(there.get(path)).slice(0, 5) !== text(given.get(path)).slice(0, 5) &&
        !mayChange(path),
    );
  return (path) =>
    path === 'yextDisplayCoordinate' ? elsewhere : otherAddress && path.startsWith('address.');
}

/** Tells once of an address, and of a point that would have filled a gap. */
function tellForeign({ there, conflicts }: Merging, path: string, value: unknown): void {
  if (path === 'address.line1') {
    const reason = `is '${show(there.get(path))}', here '${show(value)}'`;
    conflicts.push({ field: 'address', kind: 'conflict', reason });
  } else if (path === 'yextDisplayCoordinate' && !there.has(path)) {
    const reason = 'it belongs to another address than the one kept';
    conflicts.push({ field: path, kind: 'untrusted', reason });
  }
}

function fill(merging: Merging, path: string, value: unknown): void {
  if (merging.owners[path]?.source !== disputed) return own(merging, path, value);
  const reason = 'sources put this place more than a mile apart';
  merging.conflicts.push({ field: path, kind: 'untrusted', reason });
}

/** Holds a value against the one that is there. */
function weigh(merging: Merging, path: string, value: unknown): void {
  const { there, owners, source, next, nextOwners, conflicts } = merging;
  const current = there.get(path);
  const owner = owners[path];
  if (canonicalJson(current) === canonicalJson(value)) return;
  if (merging.mayChange(path)) {
    if (path !== 'slug') own(merging, path, value);
    return;
  }
  const relation = compareValues(path, current, value);
  if (relation === 'finer') own(merging, path, value);
  else if (relation === 'different') {
    if (path === 'yextDisplayCoordinate' && owner !== undefined && owner.source !== disputed) {
      const miles = milesBetween(current as Point, value as Point);
      next.delete(path);
      nextOwners[path] = { source: disputed, hash: '' };
      const reason = `${owner.source} and ${source} put this place ${miles.toFixed(1)} miles apart`;
      conflicts.push({ field: path, kind: 'untrusted', reason });
    } else {
      const field = path.replace(/\[.*$/, '');
      conflicts.push({ field, kind: 'conflict', reason: difference(current, value) });
    }
  }
}

/** True where every field is as some source gave it. */
export const isAllOwned = (body: Record<string, unknown>, owners: Owners): boolean =>
  [...flatten(body)].every(([path, value]) => owners[path]?.hash === hashOf(value));

/**
 * Takes back what a source gave before and no longer gives, unless somebody changed it since. `given` are the paths
 * the source gave this time, over all its rows about the entity.
 */
export function takeBack(
  body: Record<string, unknown>,
  owners: Owners,
  source: string,
  given: ReadonlySet<string>,
): Pick<Merge, 'body' | 'owners'> {
  const flat = flatten(body);
  const next: Owners = {};
  for (const [path, owner] of Object.entries(owners)) {
    const stale =
      owner.source === source && !given.has(path) && flat.has(path) && owner.hash === hashOf(flat.get(path));
    if (stale) flat.delete(path);
    else next[path] = owner;
  }
  return { body: unflatten(flat), owners: next };
}
