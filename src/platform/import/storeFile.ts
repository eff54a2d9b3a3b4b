import type { EntityInput, Store } from '#src/platform/store/Store.ts';
import type { Candidate, Flag, ParsedFile, Rejection, SourceKey } from './Candidate.ts';
import type { FileReport } from './ImportReport.ts';
import { flatten, mergeBody, takeBack } from './mergeBody.ts';
import type { Owners } from './mergeBody.ts';
import { PlaceIndex } from './PlaceIndex.ts';
import { pointKey } from '#src/platform/import/repair/checkCoordinate.ts';
import type { Point } from '#src/platform/import/repair/checkCoordinate.ts';
import { cityKey, nameKey, nameLikeness, streetKey } from '#src/platform/import/repair/placeKeys.ts';
import { refusal } from './refusals.ts';

/** Space of the facts that remember which source gave which field. */
const ownersSpace = 'import-owners';
/** Space of the facts that remember which entity stands at which point under which street. */
const pointsSpace = 'import-points';
/** Space of the facts that remember places a source calls closed, by street and town. */
const closedSpace = 'import-closed';
/** Entry of the owners that names the source that made the entity. */
const maker = '@';

/** Paths a source already spoke about in this run, by 'id|locale|source'; shared by the files of a run. */
export type Spoken = Map<string, Set<string>>;

interface Draft {
  id: string;
  type: string;
  locale: 'en' | 'es';
  body: Record<string, unknown>;
  owners: Owners;
  /** True once a record of this file that is not support has gone in. */
  taken: boolean;
  existed: boolean;
  /** Paths each source gave in this file. */
  given: Map<string, Set<string>>;
}

const keyText = (key: SourceKey) => `${key.source}:${key.key}`;

/**
 * Stores one parsed file in one transaction: all of it or, when anything throws, nothing. Finds each record again
 * by its keys, else by name and address, and merges field by field. `onProgress` hears of each record.
 */
export function storeFile(
  store: Store,
  parsed: ParsedFile,
  spoken: Spoken,
  onProgress: (done: number, of: number) => void = () => undefined,
): FileReport {
  return store.transaction(() => {
    const storing = new FileStoring(store, parsed, spoken);
    for (const closed of parsed.closed) storing.rememberClosed(closed);
    const open = parsed.candidates.filter((candidate) => storing.isOpen(candidate));
    const placed = open.map((candidate) => ({ candidate, id: storing.place(candidate) }));
    for (const [index, { candidate, id }] of placed.entries()) {
      storing.merge(candidate, id);
      onProgress(index + 1, placed.length);
    }
    return storing.write(parsed);
  });
}

/** One file on its way into the store: what is found of it there, and what becomes of its records. */
class FileStoring {
  readonly #store: Store;
  readonly #spoken: Spoken;
  readonly #flags: Flag[];
  readonly #rejected: Rejection[];
  readonly #places: PlaceIndex | undefined;
  readonly #names: NameIndex;
  readonly #drafts = new Map<string, Draft>();
  readonly #ids = new Map<string, string>();
  #joined = 0;

  constructor(store: Store, parsed: ParsedFile, spoken: Spoken) {
    this.#store = store;
    this.#spoken = spoken;
    this.#flags = [...parsed.flags];
    this.#rejected = [...parsed.rejected];
    this.#names = new NameIndex(store);
    this.#places = parsed.candidates.some(({ matchPlace }) => matchPlace)
      ? new PlaceIndex(store.entities, store.importLinks)
      : undefined;
  }

  readonly #find = (key: SourceKey): string | undefined =>
    this.#ids.get(keyText(key)) ?? this.#store.importLinks.find(key.source, key.key);

  /** Keeps in mind that a source calls a place closed, and tells when the directory still has it. */
  rememberClosed(closed: Candidate): void {
    const { facts } = this.#store;
    const name = String(closed.body['name']);
    for (const key of closedKeys(closed.body)) {
      const known = (facts.get(closedSpace, key) ?? []) as ClosedPlace[];
      if (!known.some((one) => one.name === name && one.source === closed.source)) {
        facts.put(closedSpace, key, [...known, { name, source: closed.source }]);
      }
    }
    const there = closed.keys.map(this.#find).find((id) => id !== undefined);
    if (there === undefined) return;
    const reason = `the directory still has it as ${there}`;
    this.#flags.push({ row: closed.row, field: 'id', kind: 'note', reason });
  }

  /** False, and rejected, for a place nobody knows yet and some source calls closed. */
  isOpen(candidate: Candidate): boolean {
    const closed =
      candidate.matchPlace &&
      candidate.keys.every((key) => this.#find(key) === undefined) &&
      closedBy(this.#store, candidate);
    if (!closed) return true;
    this.#rejected.push({
      row: candidate.row,
      label: String(candidate.body['name']),
      ...refusal('closed-elsewhere', closed),
    });
    return false;
  }

  /** Id of the entity a record is about, with its keys, its point and its place remembered for the next ones. */
  place(candidate: Candidate): string {
    const { entities, facts, importLinks } = this.#store;
    const id = idFor(this.#store, candidate, this.#find, this.#places, this.#names, this.#flags);
    for (const key of candidate.keys) {
      if (this.#find(key) !== undefined) continue;
      this.#ids.set(keyText(key), id);
      importLinks.put([{ ...key, entityId: id }]);
    }
    if (candidate.evidence) {
      const { point, street } = candidate.evidence;
      const streets = (facts.get(pointsSpace, point) ?? {}) as Record<string, string>;
      if (streets[id] !== street) facts.put(pointsSpace, point, { ...streets, [id]: street });
    }
    if (this.#places && candidate.matchPlace && entities.get(id) === undefined)
      this.#places.add(id, candidate.body);
    return id;
  }

  /** Merges a record into the draft of its entity. */
  merge(candidate: Candidate, id: string): void {
    const { row, source, locale } = candidate;
    const draft =
      this.#drafts.get(`${id}|${locale}`) ?? openDraft(this.#store, candidate.type, locale, id, source);
    this.#drafts.set(`${id}|${locale}`, draft);
    const body = this.#resolved(candidate);
    const given = draft.given.get(source) ?? new Set<string>();
    const before = this.#spoken.get(`${id}|${locale}|${source}`);
    const isFirstWord = (path: string) => !given.has(path) && !before?.has(path);
    const merged = mergeBody(draft.body, draft.owners, body, source, isFirstWord);
    for (const conflict of merged.conflicts) {
      if (!candidate.support) this.#flags.push({ row, ...conflict });
    }
    for (const path of flatten(body).keys()) given.add(path);
    draft.given.set(source, given);
    if (!candidate.support && (draft.taken || draft.owners[maker]?.source !== source)) this.#joined += 1;
    draft.body = merged.body;
    draft.owners = merged.owners;
    draft.taken ||= !candidate.support;
  }

  /** The record with its links as entity ids, and without a point that stands for several streets. */
  #resolved(candidate: Candidate): Record<string, unknown> {
    const { row } = candidate;
    const shared = sharedBy(this.#store, candidate);
    if (shared.length > 1) {
      if (candidate.body['yextDisplayCoordinate']) {
        const reason = `one point for ${shared.length} places in different streets: the middle of a town or street, not a building`;
        this.#flags.push({ row, field: 'yextDisplayCoordinate', kind: 'untrusted', reason });
      }
      for (const other of shared)
        dropPoint(this.#store, this.#drafts, other, candidate.evidence?.point ?? '');
    }
    const reason = 'links to something that is in no file and not in the directory';
    return resolveRefs(
      shared.length > 1 ? without(candidate.body, 'yextDisplayCoordinate') : candidate.body,
      this.#find,
      (field) => this.#flags.push({ row, field, kind: 'dangling', reason }),
    ) as Record<string, unknown>;
  }

  /** Writes all drafts, without what their sources no longer say, and reports. */
  write(parsed: ParsedFile): FileReport {
    const createdByType: Record<string, number> = {};
    const outcome = { created: 0, updated: 0, unchanged: 0 };
    for (const draft of this.#drafts.values()) {
      for (const [source, given] of draft.given) {
        // Earlier files of the same source in this run have their say too.
        const key = `${draft.id}|${draft.locale}|${source}`;
        for (const path of this.#spoken.get(key) ?? []) given.add(path);
        this.#spoken.set(key, given);
        Object.assign(draft, takeBack(draft.body, draft.owners, source, given));
      }
      const record: EntityInput = { id: draft.id, type: draft.type, locale: draft.locale, body: draft.body };
      const one = this.#store.entities.put([record]);
      outcome.created += one.created;
      outcome.updated += one.updated;
      outcome.unchanged += one.unchanged;
      if (one.created > 0) createdByType[draft.type] = (createdByType[draft.type] ?? 0) + 1;
      this.#store.facts.put(ownersSpace, `${draft.id}|${draft.locale}`, draft.owners);
    }
    const byRow = (a: { row: number }, b: { row: number }) => a.row - b.row;
    return {
      file: parsed.file,
      title: parsed.title,
      read: parsed.read,
      ...outcome,
      joined: this.#joined,
      createdByType,
      rejected: this.#rejected.sort(byRow),
      flagged: unique(this.#flags).sort(byRow),
      notes: parsed.notes,
    };
  }
}

const unique = (flags: Flag[]) => [
  ...new Map(flags.map((flag) => [`${flag.row}|${flag.field}|${flag.kind}|${flag.reason}`, flag])).values(),
];

interface ClosedPlace {
  name: string;
  source: string;
}

/** A place is found again by its street and town, or by its very name and town. */
function closedKeys(body: Record<string, unknown>): string[] {
  const { line1, city } = (body['address'] ?? {}) as { line1?: string; city?: string };
  const street = streetKey(line1 ?? '');
  const town = cityKey(city ?? '');
  return [`${nameKey(String(body['name']))}@${town}`, ...(street ? [`${street}@${town}`] : [])];
}

/** The source that calls the place closed: an old list must not reopen it. */
function closedBy(store: Store, candidate: Candidate): string | undefined {
  for (const key of closedKeys(candidate.body)) {
    const known = (store.facts.get(closedSpace, key) ?? []) as ClosedPlace[];
    const found = known.find((one) => nameLikeness(one.name, String(candidate.body['name'])) >= 0.6);
    if (found) return found.source;
  }
  return undefined;
}

const without = (body: Record<string, unknown>, field: string) =>
  Object.fromEntries(Object.entries(body).filter(([name]) => name !== field));

/** Things that are what their name says, whoever entered them: 'Cardiology' is not created a second time. */
class NameIndex {
  private static readonly types = new Set(['ce_specialty', 'ce_language', 'ce_service', 'ce_researchTopic']);
  private readonly byType = new Map<string, Map<string, string>>();
  private readonly store: Store;

  constructor(store: Store) {
    this.store = store;
  }

  find(type: string, name: string): string | undefined {
    if (!NameIndex.types.has(type)) return undefined;
    let names = this.byType.get(type);
    if (!names) {
      names = new Map();
      for (const record of this.store.entities.iterate(type, 'en')) {
        const key = String(record.body['name']).toLowerCase();
        if (!names.has(key)) names.set(key, record.id);
      }
      this.byType.set(type, names);
    }
    return names.get(name.toLowerCase());
  }
}

/**
 * Entities at the candidate's very point when they stand in different streets, else none. Such a point is what a
 * geocoder gives for want of better, and every distance from it would be wrong.
 */
function sharedBy(store: Store, candidate: Candidate): string[] {
  if (!candidate.evidence) return [];
  const streets = (store.facts.get(pointsSpace, candidate.evidence.point) ?? {}) as Record<string, string>;
  return new Set(Object.values(streets)).size > 1 ? Object.keys(streets) : [];
}

/** Takes the coordinate an import gave from an entity; one that an editor set stays. */
function dropPoint(store: Store, drafts: Map<string, Draft>, id: string, point: string): void {
  const path = 'yextDisplayCoordinate';
  const draft = drafts.get(`${id}|en`) ?? openDraft(store, 'healthcareFacility', 'en', id);
  const owner = draft.owners[path];
  const at = draft.body[path] as Point | undefined;
  if (!at || !owner || owner.source === 'disputed' || pointKey(at) !== point) return;
  draft.body = without(draft.body, path);
  draft.owners = { ...draft.owners, [path]: { source: 'disputed', hash: '' } };
  drafts.set(`${id}|en`, draft);
}

function idFor(
  store: Store,
  candidate: Candidate,
  find: (key: SourceKey) => string | undefined,
  places: PlaceIndex | undefined,
  names: NameIndex,
  flags: Flag[],
): string {
  const known = [...new Set(candidate.keys.map(find).filter((id) => id !== undefined))];
  const [first, second] = known;
  if (first !== undefined) {
    if (second !== undefined) {
      flags.push({
        row: candidate.row,
        field: 'id',
        kind: 'note',
        reason: `its numbers lead to two entities, ${first} and ${second}; the first is taken`,
      });
    }
    return first;
  }
  const [own] = candidate.keys;
  if (candidate.matchPlace && places && own) {
    const match = places.find(candidate.body, own.source, candidate.matchPlace === 'all');
    if (match.id !== undefined) return match.id;
    if (match.near !== undefined) {
      flags.push({
        row: candidate.row,
        field: 'name',
        kind: 'note',
        reason: `perhaps the same place as ${match.near}, at the same address; kept apart`,
      });
    }
  }
  if (candidate.support) {
    const named = names.find(candidate.type, String(candidate.body['name']));
    if (named !== undefined) return named;
  }
  // An id that an unrelated entity holds must not be taken over.
  const holder = store.entities.get(candidate.id);
  if (holder && holder.type !== candidate.type)
    return `${candidate.id}-${candidate.type.toLowerCase().replace(/\W|_/g, '')}`;
  return candidate.id;
}

function openDraft(store: Store, type: string, locale: 'en' | 'es', id: string, source?: string): Draft {
  const record = store.entities.get(id, locale);
  const owners = record ? (store.facts.get(ownersSpace, `${id}|${locale}`) as Owners | undefined) : undefined;
  const made: Owners = record || source === undefined ? {} : { [maker]: { source, hash: '' } };
  return {
    id,
    type: record?.type ?? type,
    locale,
    body: record?.body ?? {},
    owners: owners ?? made,
    taken: false,
    existed: record !== undefined,
    given: new Map(),
  };
}

/**
 * Replaces links by source key with links by entity id. A link that leads nowhere is dropped; so is a list member
 * that is nothing without it.
 */
function resolveRefs(
  value: unknown,
  find: (key: SourceKey) => string | undefined,
  dangling: (field: string) => void,
  field = '',
): unknown {
  if (Array.isArray(value)) {
    return value.flatMap((item) => {
      const resolved = resolveRefs(item, find, dangling, field);
      if (resolved === undefined) return [];
      const lost =
        item !== null &&
        typeof item === 'object' &&
        ['specialty', 'language', 'service'].some((name) => name in item && !(name in (resolved as object)));
      return lost ? [] : [resolved];
    });
  }
  if (value === null || typeof value !== 'object') return value;
  const ref = (value as { $ref?: unknown }).$ref;
  if (typeof ref === 'string') {
    const colon = ref.indexOf(':');
    const id = colon < 0 ? ref : find({ source: ref.slice(0, colon), key: ref.slice(colon + 1) });
    if (id === undefined) {
      dangling(`${field} → ${ref}`);
      return undefined;
    }
    return { $ref: id };
  }
  const out: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(value)) {
    const resolved = resolveRefs(member, find, dangling, field === '' ? name : field);
    if (resolved === undefined) continue;
    if (Array.isArray(resolved) && resolved.length === 0 && Array.isArray(member) && member.length > 0)
      continue;
    out[name] = resolved;
  }
  return out;
}
