import type { EntityInput, Store } from '#src/platform/store/Store.ts';
import type { Candidate, Deactivation, Flag, ParsedFile, Rejection, SourceKey } from './Candidate.ts';
import type { ImportMarks, Outcome, Touch, Word } from './ImportMarks.ts';
import type { FileReport } from './ImportReport.ts';
import { flatten, isAllOwned, mergeBody, takeBack } from './mergeBody.ts';
import type { Owners } from './mergeBody.ts';
import { PlaceIndex } from './PlaceIndex.ts';
import { pointKey } from '#src/platform/import/repair/checkCoordinate.ts';
import type { Point } from '#src/platform/import/repair/checkCoordinate.ts';
import { cityKey, nameKey, nameLikeness, streetKey } from '#src/platform/import/repair/placeKeys.ts';
import { refusal } from './refusals.ts';
import type { Refusal } from './refusals.ts';

/** Space of the facts that remember which source gave which field. */
const ownersSpace = 'import-owners';
/** Space of the facts that remember which entity stands at which point under which street. */
const pointsSpace = 'import-points';
/** Space of the facts that remember places a source calls closed, by street and town. */
const closedSpace = 'import-closed';
/** Space of the facts that remember numbers out of use, and since when. */
const deactivatedSpace = 'import-deactivated';
/** Entry of the owners that names the source that made the entity. */
const maker = '@';

interface Draft {
  id: string;
  type: string;
  locale: 'en' | 'es';
  body: Record<string, unknown>;
  owners: Owners;
  /** True once a record of this file that is not support has gone in. */
  taken: boolean;
  existed: boolean;
  /** What each source said in this piece and before. */
  spoken: Map<string, Spoken>;
}

/** What one source has said about one entity. */
interface Spoken {
  /** Paths it gave in this piece. */
  given: Set<string>;
  /** What it did earlier in the run; undefined where this piece is its first word. */
  before: Touch | undefined;
  /** Paths it gave before the run and has not given in it, as far as the pieces before this one go. */
  stale: ReadonlySet<string>;
}

/** A word with what its source did earlier in the run. */
interface Told {
  word: Word;
  before: Touch | undefined;
}

const keyText = (key: SourceKey) => `${key.source}:${key.key}`;

export interface StoringOptions {
  store: Store;
  marks: ImportMarks;
  /** Place of the file in its run. */
  place: number;
  file: string;
  title: string;
  /** What was stored of the file already, by a run that was killed. */
  report?: FileReport | undefined;
  /** Whether the file comes in one piece. */
  isOnePiece: boolean;
  /** Hears of each record. */
  onProgress?: ((done: number, of: number) => void) | undefined;
}

/**
 * One file on its way into the store: what is found of it there, and what becomes of its records. Each piece is for one
 * transaction of the caller's. Finds each record again by its keys, else by name and address, and merges field by field.
 */
export class FileStoring {
  readonly #store: Store;
  readonly #marks: ImportMarks;
  readonly #options: StoringOptions;
  readonly #names: NameIndex;
  #places: PlaceIndex | undefined;
  readonly report: FileReport;
  /** Of the piece at hand. */
  #flags: Flag[] = [];
  #rejected: Rejection[] = [];
  #drafts = new Map<string, Draft>();
  #ids = new Map<string, string>();
  #removed = 0;

  constructor(options: StoringOptions) {
    const { store, marks, file, title, report } = options;
    this.#options = options;
    this.#store = store;
    this.#marks = marks;
    this.#names = new NameIndex(store);
    this.report = {
      ...{ file, title, read: 0, created: 0, updated: 0, unchanged: 0, joined: 0 },
      ...{ createdByType: {}, rejected: [], flagged: [], notes: [] },
      ...report,
      file,
    };
  }

  /** Stores a piece and answers what was refused and flagged in it. */
  take(parsed: ParsedFile): Pick<FileReport, 'rejected' | 'flagged'> {
    this.#flags = [...parsed.flags];
    this.#rejected = [...parsed.rejected];
    this.#drafts = new Map();
    this.#ids = new Map();
    this.#removed = 0;
    if (parsed.candidates.some(({ matchPlace }) => matchPlace))
      this.#places ??= new PlaceIndex(this.#store.entities, this.#store.importLinks);
    for (const closed of parsed.closed) this.#rememberClosed(closed);
    for (const one of parsed.deactivated ?? []) this.#rememberDeactivated(one);
    const placed = this.#open(parsed.candidates).map((candidate) => ({
      candidate,
      id: this.#place(candidate),
    }));
    for (const [index, { candidate, id }] of placed.entries()) {
      this.#merge(candidate, id);
      this.#options.onProgress?.(index + 1, placed.length);
    }
    this.#write();
    return this.#tell(parsed);
  }

  /** Takes back what the sources of the file said before this run and have not said in it. */
  finish(): void {
    for (const { paths, ...word } of this.#marks.allStale()) {
      const { entity, locale, source } = word;
      this.#marks.keepStale(word, new Set());
      const draft = openDraft(this.#store, '', locale, entity);
      if (!draft.existed) continue;
      const kept = new Set(Object.keys(draft.owners).filter((path) => !paths.has(path)));
      Object.assign(draft, takeBack(draft.body, draft.owners, source, kept));
      this.#put(draft, [{ word, before: this.#marks.touch(word) }]);
    }
  }

  readonly #find = (key: SourceKey): string | undefined =>
    this.#ids.get(keyText(key)) ?? this.#store.importLinks.find(key.source, key.key);

  /** Keeps in mind that a source calls a place closed, and tells when the directory still has it. */
  #rememberClosed(closed: Candidate): void {
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

  /**
   * Keeps in mind that a number is out of use. A provider that only imports vouch for leaves the directory; one that the
   * network entered or changed itself stays, and is told of.
   */
  #rememberDeactivated({ row, key, on, source }: Deactivation): void {
    const { entities, facts } = this.#store;
    facts.put(deactivatedSpace, keyText(key), { on, source });
    const id = this.#find(key);
    const record = id === undefined ? undefined : entities.get(id);
    if (id === undefined || !record) return;
    const note = (reason: string) => this.#flags.push({ row, field: 'id', kind: 'note', reason });
    if (record.type !== 'healthcareProfessional' || !isImportedOnly(this.#store, id)) {
      note(`the number is out of use since ${on}; the directory still has it as ${id}`);
      return;
    }
    entities.remove([id]);
    for (const locale of locales) facts.put(ownersSpace, `${id}|${locale}`, undefined);
    this.#removed += 1;
    note(`the number is out of use since ${on}; ${id} was removed`);
  }

  /** Without the records that are refused, what is there only because of them, and what was said before in this piece. */
  #open(candidates: readonly Candidate[]): Candidate[] {
    const refused = new Set<number>();
    const open = candidates.filter((candidate) => {
      const isOpen = this.#isOpen(candidate) && this.#isInUse(candidate);
      if (!isOpen) refused.add(candidate.row);
      return isOpen;
    });
    const said = new Set<string>();
    return open.filter((candidate) => {
      if (!candidate.support) return true;
      if (refused.has(candidate.row)) return false;
      const word = `${candidate.source} ${candidate.keys.map(keyText).join()} ${JSON.stringify(candidate.body)}`;
      return said.size < said.add(word).size;
    });
  }

  /** False, and rejected, for a place nobody knows yet and some source calls closed. */
  #isOpen(candidate: Candidate): boolean {
    const closed =
      candidate.matchPlace &&
      candidate.keys.every((key) => this.#find(key) === undefined) &&
      closedBy(this.#store, candidate);
    if (!closed) return true;
    return this.#refuse(candidate, refusal('closed-elsewhere', closed));
  }

  /** False, and rejected, for a person whose number is out of use, and for a place nobody knows yet under such a number. */
  #isInUse(candidate: Candidate): boolean {
    if (candidate.support) return true;
    const number = candidate.keys.find(({ source }) => source === 'npi');
    if (!number) return true;
    const { facts } = this.#store;
    const known = facts.get(deactivatedSpace, keyText(number)) as { on: string } | undefined;
    if (!known) return true;
    if (candidate.inUseSince !== undefined && candidate.inUseSince >= known.on) {
      facts.put(deactivatedSpace, keyText(number), undefined);
      return true;
    }
    const isKnownPlace =
      candidate.type !== 'healthcareProfessional' &&
      candidate.keys.some((key) => this.#find(key) !== undefined);
    return isKnownPlace || this.#refuse(candidate, refusal('inactive-number'));
  }

  #refuse({ row, body }: Candidate, why: Refusal): false {
    this.#rejected.push({ row, label: String(body['name']), ...why });
    return false;
  }

  /** Id of the entity a record is about, with its keys, its point and its place remembered for the next ones. */
  #place(candidate: Candidate): string {
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
  #merge(candidate: Candidate, id: string): void {
    const { row, source, locale } = candidate;
    const draft =
      this.#drafts.get(`${id}|${locale}`) ?? openDraft(this.#store, candidate.type, locale, id, source);
    this.#drafts.set(`${id}|${locale}`, draft);
    const body = this.#resolved(candidate);
    const { given, before, stale } = this.#spokenOf(draft, source);
    const isFirstWord = (path: string) =>
      !given.has(path) && !(before && draft.owners[path]?.source === source && !stale.has(path));
    const merged = mergeBody(draft.body, draft.owners, body, source, isFirstWord);
    for (const conflict of merged.conflicts) {
      if (!candidate.support) this.#flags.push({ row, ...conflict });
    }
    for (const path of flatten(body).keys()) given.add(path);
    if (!candidate.support && (draft.taken || draft.owners[maker]?.source !== source))
      this.report.joined += 1;
    draft.body = merged.body;
    draft.owners = merged.owners;
    draft.taken ||= !candidate.support;
  }

  /** What a source has said about an entity; whether it was taken already is the draft's from then on. */
  #spokenOf(draft: Draft, source: string): Spoken {
    const known = draft.spoken.get(source);
    if (known) return known;
    const word: Word = { entity: draft.id, locale: draft.locale, source };
    const before = this.#marks.touch(word);
    const spoken: Spoken = {
      given: new Set(),
      before,
      stale: before ? this.#marks.stale(word) : new Set(),
    };
    draft.taken ||= before?.place === this.#options.place && before.isTaken;
    draft.spoken.set(source, spoken);
    return spoken;
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

  /** Writes all drafts, without what their sources no longer say as far as that is known already. */
  #write(): void {
    for (const draft of this.#drafts.values()) {
      const words: Told[] = [];
      for (const [source, { given, before, stale }] of draft.spoken) {
        const word: Word = { entity: draft.id, locale: draft.locale, source };
        words.push({ word, before });
        const former = before ? [...stale] : ownedBy(draft.owners, source);
        const unsaid = new Set(former.filter((path) => !given.has(path)));
        if (!this.#options.isOnePiece) {
          if (unsaid.size > 0 || stale.size > 0) this.#marks.keepStale(word, unsaid);
          continue;
        }
        const kept = new Set(Object.keys(draft.owners).filter((path) => !unsaid.has(path)));
        Object.assign(draft, takeBack(draft.body, draft.owners, source, kept));
      }
      this.#put(draft, words);
    }
  }

  /** Writes a draft and counts what became of its entity, once a file however often it is written. */
  #put({ id, type, locale, body, owners, taken }: Draft, words: readonly Told[]): void {
    const { entities, facts } = this.#store;
    const record: EntityInput = { id, type, locale, body };
    const one = entities.put([record]);
    facts.put(ownersSpace, `${id}|${locale}`, owners);
    const now: Outcome = one.created > 0 ? 'created' : one.updated > 0 ? 'updated' : 'unchanged';
    const { place } = this.#options;
    const before = words.find((one) => one.before?.place === place)?.before?.outcome;
    const { report } = this;
    if (before === undefined) report[now] += 1;
    if (before === 'unchanged' && now === 'updated') {
      report.unchanged -= 1;
      report.updated += 1;
    }
    if (now === 'created') report.createdByType[type] = (report.createdByType[type] ?? 0) + 1;
    const outcome = before === undefined || before === 'unchanged' ? now : before;
    for (const { word } of words) this.#marks.keepTouch(word, { place, outcome, isTaken: taken });
  }

  /** Puts what became of a piece into the report. */
  #tell({ title, read, notes }: ParsedFile): Pick<FileReport, 'rejected' | 'flagged'> {
    const { report } = this;
    const byRow = (a: { row: number }, b: { row: number }) => a.row - b.row;
    const rejected = this.#rejected.sort(byRow);
    const flagged = unique(this.#flags).sort(byRow);
    report.title = title;
    report.read += read;
    report.notes.push(...notes);
    if (this.#removed > 0)
      report.notes.push(`${this.#removed} providers removed, whose numbers are out of use`);
    for (const one of rejected) report.rejected.push(one);
    for (const one of flagged) report.flagged.push(one);
    return { rejected, flagged };
  }
}

const locales = ['en', 'es'] as const;

/** Paths a source gave an entity. */
const ownedBy = (owners: Owners, source: string): string[] =>
  Object.keys(owners).filter((path) => path !== maker && owners[path]?.source === source);

/** True for an entity that an import made and nobody has changed since, in any language. */
function isImportedOnly(store: Store, id: string): boolean {
  return locales.every((locale) => {
    const record = store.entities.get(id, locale);
    if (!record) return true;
    const owners = store.facts.get(ownersSpace, `${id}|${locale}`) as Owners | undefined;
    return owners?.[maker] !== undefined && isAllOwned(record.body, owners);
  });
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
    spoken: new Map(),
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
