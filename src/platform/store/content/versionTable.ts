import { randomUUID } from 'node:crypto';
import { canonicalJson } from '../canonicalJson.ts';
import type { Connection, Row } from '../Connection.ts';
import type {
  Authorship,
  ContentState,
  ContentVersion,
  DraftInput,
  Locale,
  LostVersion,
} from '../ContentStore.ts';
import { RevisionConflict, StoreProblem } from '../StoreProblem.ts';
import type { ItemTable } from './itemTable.ts';
import type { ReferenceTable } from './referenceTable.ts';
import type { RevisionInput, RevisionTable } from './revisionTable.ts';
import { samePlaceholders, toVersion, versionColumns } from './rows.ts';
import type { TranslationTable } from './translationTable.ts';

export interface VersionTableParts {
  connection: Connection;
  clock: () => Date;
  items: ItemTable;
  revisions: RevisionTable;
  references: ReferenceTable;
  translations: TranslationTable;
}

export type VersionTable = ReturnType<typeof versionTable>;

export const newRevision = () => randomUUID().replaceAll('-', '');

/** Versions of items by language: drafts with their numbers, and the published copy of one. */
export function versionTable(parts: VersionTableParts) {
  const { connection, clock, items, revisions, references, translations } = parts;
  const latest = (itemId: string, locale: string): Row | undefined =>
    connection.get(
      `SELECT ${versionColumns} FROM content_draft WHERE item_id = ? AND locale = ? ORDER BY version DESC LIMIT 1`,
      itemId,
      locale,
    );
  const published = (itemId: string, locale: string): Row | undefined =>
    connection.get(
      `SELECT ${versionColumns} FROM content_published WHERE item_id = ? AND locale = ?`,
      itemId,
      locale,
    );

  /** Writes a head, with what it shows and, where somebody edits, its place in the history. */
  const write = (old: Row | undefined, head: RevisionInput, by: Authorship | undefined): ContentVersion => {
    // The first text of a seed or an import has no row of its own: thousands of them would say nothing new.
    if (old || by) {
      if (old) revisions.keepBase(asRevision(old));
      revisions.append(head, by ?? { author: 'system' }, by ? 'save' : 'import');
    }
    connection.run(
      `INSERT OR REPLACE INTO content_draft (${versionColumns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      ...[head.itemId, head.locale, head.version, head.revision, head.displayName],
      ...[head.fields, head.placeholders, head.at],
    );
    references.saved(head.itemId, head.locale, head.fields, head.placeholders);
    translations.written(old, head, by);
    items.draftChanged(head.itemId, items.siteOf(head.itemId));
    return toVersion(latest(head.itemId, head.locale) as Row);
  };

  return {
    saveDraft(draft: DraftInput, expectedRevision?: string, by?: Authorship): ContentVersion {
      const { itemId, locale } = draft;
      items.known(itemId);
      const row = latest(itemId, locale);
      const current = row && toVersion(row);
      if (expectedRevision !== undefined && current?.revision !== expectedRevision) {
        throw new RevisionConflict(itemId, current?.revision);
      }
      const fields = canonicalJson(draft.fields);
      const placeholders = draft.placeholders === undefined ? null : JSON.stringify(draft.placeholders);
      const isSame =
        row?.['display_name'] === draft.displayName &&
        row['fields'] === fields &&
        samePlaceholders(row['placeholders'], placeholders);
      if (current && isSame) return current;
      // A published version stays as it is in the history; the next save opens a new one.
      const isPublished = current !== undefined && published(itemId, locale)?.['version'] === current.version;
      const head: RevisionInput = {
        ...{ itemId, locale, revision: newRevision(), parent: current?.revision ?? null },
        version: current ? current.version + (isPublished ? 1 : 0) : 1,
        ...{ displayName: draft.displayName, fields, placeholders, at: clock().toISOString() },
      };
      return write(row, head, by);
    },

    addVersion(itemId: string, locale: Locale, by: Authorship): ContentVersion {
      const row = latest(itemId, locale);
      if (!row) throw new StoreProblem(`Item ${itemId} has no version in ${locale}`);
      const head = {
        ...asRevision(row),
        ...{ revision: newRevision(), parent: String(row['revision']), at: clock().toISOString() },
        version: Number(row['version']) + 1,
      };
      return write(row, head, by);
    },

    /** Keeps a text beside the line of heads. */
    keepLost(version: LostVersion, by: Authorship): void {
      revisions.append(
        {
          ...{ itemId: version.itemId, locale: version.locale, revision: newRevision() },
          ...{ parent: version.revision, version: version.version, displayName: version.displayName },
          fields: canonicalJson(version.fields),
          placeholders: version.placeholders === undefined ? null : JSON.stringify(version.placeholders),
          at: clock().toISOString(),
        },
        by,
        'conflict',
      );
    },

    ...versionAges(parts, latest),
    ...versionReads(connection, latest, published),
  };
}

/** How old the texts of translated drafts are. */
function versionAges({ clock, translations }: VersionTableParts, latest: RowOf) {
  return {
    translationMarks: (itemId: string, locale: Locale) =>
      translations.marks(itemId, locale, latest(itemId, locale)),

    declareTranslated(itemId: string, locale: Locale, names: readonly string[], by: string): void {
      const row = latest(itemId, locale);
      if (!row) throw new StoreProblem(`Item ${itemId} has no version in ${locale}`);
      translations.declared(itemId, locale, row, names, by, clock().toISOString());
    },
  };
}

/** A draft's row as the history has it; what it was made from is not known any more. */
export function asRevision(row: Row): RevisionInput {
  return {
    itemId: String(row['item_id']),
    locale: row['locale'] as Locale,
    revision: String(row['revision']),
    parent: null,
    version: Number(row['version']),
    displayName: String(row['display_name']),
    fields: String(row['fields']),
    placeholders: row['placeholders'] === null ? null : String(row['placeholders']),
    at: String(row['updated_at']),
  };
}

type RowOf = (itemId: string, locale: string) => Row | undefined;

function versionReads(connection: Connection, latest: RowOf, published: RowOf) {
  return {
    version(itemId: string, locale: Locale, state: ContentState): ContentVersion | undefined {
      const row = state === 'draft' ? latest(itemId, locale) : published(itemId, locale);
      return row && toVersion(row);
    },

    versionAt(itemId: string, locale: Locale, version: number): ContentVersion | undefined {
      const row = connection.get(
        `SELECT ${versionColumns} FROM content_draft WHERE item_id = ? AND locale = ? AND version = ?`,
        itemId,
        locale,
        version,
      );
      return row && toVersion(row);
    },

    versionNumbers: (itemId: string, locale: Locale): number[] =>
      connection
        .all(
          'SELECT version FROM content_draft WHERE item_id = ? AND locale = ? ORDER BY version DESC',
          itemId,
          locale,
        )
        .map((row) => Number(row['version'])),
  };
}
