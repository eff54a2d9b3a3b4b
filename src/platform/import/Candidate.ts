import type { Refusal } from './refusals.ts';

/** A record's name in its source, e.g. { source: 'ccn', key: '050017' }. Kept as an import link. */
export interface SourceKey {
  source: string;
  key: string;
}

/** A field of a row that was not taken as it stands. `row` is the line (CSV, NDJSON) or the position in a JSON list. */
export interface Flag {
  row: number;
  field: string;
  /**
   * untrusted: the value is left out. conflict: another source says otherwise, and what was there stays.
   * dangling: a link to something that is in no file and not in the directory. note: taken, worth a look.
   */
  kind: 'untrusted' | 'conflict' | 'dangling' | 'note';
  reason: string;
}

/** A row that gave no entity. */
export interface Rejection extends Refusal {
  row: number;
  label: string;
  /** The field it fails for; absent where the record as a whole is not wanted. */
  field?: string;
}

/** What one record of a file says about one entity, repaired and in the directory's field names. */
export interface Candidate {
  row: number;
  type: string;
  locale: 'en' | 'es';
  /** Id the entity gets when nothing in the directory is the same thing. */
  id: string;
  /** Who vouches for the fields, e.g. 'cms-hospitals'. A later file of the same source may correct them. */
  source: string;
  /** Own key first, then keys by which other sources know the same thing. */
  keys: SourceKey[];
  /** Links are `{ $ref: 'source:key' }` with a source key; they become entity ids when the file is stored. */
  body: Record<string, unknown>;
  /** True for what only exists because a record names it: specialties, groups, offices, topics. */
  support: boolean;
  /**
   * Facilities are found by name and address when no key is known: among those of other sources, or among all, when
   * the source itself lists a place twice under two numbers.
   */
  matchPlace: 'others' | 'all' | false;
  /** The coordinate the source gave, to five decimals, and the street it stands for: one point must not stand for two. */
  evidence?: { point: string; street: string };
  /** The day its number was given out again after it had been out of use, as 'yyyy-MM-dd'. */
  inUseSince?: string;
}

/** A number that is out of use since a day, 'yyyy-MM-dd'. */
export interface Deactivation {
  row: number;
  key: SourceKey;
  on: string;
  /** Who says so. */
  source: string;
}

/** A file or a piece of one, read and repaired, before the store is touched. */
export interface ParsedFile {
  file: string;
  /** What the file turned out to be, e.g. 'CMS Hospital General Information'. */
  title: string;
  read: number;
  candidates: Candidate[];
  rejected: Rejection[];
  /** Places the file calls closed: rejected, and remembered so that an older list does not bring them back. */
  closed: Candidate[];
  /** Numbers the file calls out of use: rejected, and remembered like closed places. */
  deactivated?: Deactivation[];
  flags: Flag[];
  notes: string[];
}

/** Text of a link that is resolved when the file is stored. */
export const sourceRef = (key: SourceKey): { $ref: string } => ({ $ref: `${key.source}:${key.key}` });
