import { createHash } from 'node:crypto';
import { canonicalJson } from '../canonicalJson.ts';
import type { Connection, Row } from '../Connection.ts';
import type { Authorship, Locale, TranslationMark } from '../ContentStore.ts';
import type { RevisionInput } from './revisionTable.ts';

/** The language texts are written in first; the other one is its translation (decision 080). */
export const SOURCE: Locale = 'en';

type Fields = Record<string, unknown>;
export type Marks = Record<string, TranslationMark>;

/** Languages that came in together are of one age, whichever was written first. */
const TOGETHER_MS = 60_000;
/** How far back a text is looked for that was said before. */
const MOST_LOOKED_BACK = 50;

const valueOf = (field: unknown): unknown =>
  typeof field === 'object' && field !== null && 'value' in field ? field.value : field;

/** What names a text; '' for one that says nothing. */
export function hashOfField(field: unknown): string {
  const value = valueOf(field);
  if (value === undefined || value === null || value === '') return '';
  return createHash('sha256').update(canonicalJson(value)).digest('hex').slice(0, 16);
}

const fieldsOf = (row: Row | undefined): Fields => (row ? (JSON.parse(String(row['fields'])) as Fields) : {});

export type TranslationTable = ReturnType<typeof translationTable>;

/** What was said in either language before, out of the history. */
function saidThen(connection: Connection) {
  const source = (itemId: string): Fields =>
    fieldsOf(
      connection.get(
        'SELECT fields FROM content_draft WHERE item_id = ? AND locale = ? ORDER BY version DESC LIMIT 1',
        itemId,
        SOURCE,
      ),
    );

  /** What the source said at a time: of what was there before its first change the history has that one. */
  const sourceAt = (itemId: string, at: string): Fields => {
    const soon = new Date(Date.parse(at) + TOGETHER_MS).toISOString();
    const row =
      connection.get(
        `SELECT fields FROM content_revision WHERE item_id = ?1 AND locale = ?2 AND kind NOT IN ('conflict', 'publish')
           AND (at <= ?3 OR (kind = 'import' AND at <= ?4)) ORDER BY seq DESC LIMIT 1`,
        ...[itemId, SOURCE, at, soon],
      ) ??
      connection.get(
        `SELECT fields FROM content_revision WHERE item_id = ? AND locale = ? AND kind <> 'conflict' ORDER BY seq LIMIT 1`,
        ...[itemId, SOURCE],
      );
    return row ? fieldsOf(row) : source(itemId);
  };

  /** When a text was first said that is said again now, by an undo or a restored version: it is no younger for that. */
  const saidBefore = (head: RevisionInput, name: string, hash: string): string | undefined => {
    const rows = connection.all(
      `SELECT fields, at FROM content_revision WHERE item_id = ? AND locale = ? AND revision <> ?
         AND kind NOT IN ('conflict', 'publish') ORDER BY seq DESC LIMIT ${MOST_LOOKED_BACK}`,
      ...[head.itemId, head.locale, head.revision],
    );
    // Other texts of the part were saved while it stood there: it is as old as the first of those saves.
    let at: string | undefined;
    for (const row of rows) {
      const isSaid = hashOfField(fieldsOf(row)[name]) === hash;
      if (!isSaid && at !== undefined) break;
      if (isSaid) at = String(row['at']);
    }
    return at;
  };

  return { source, sourceAt, saidBefore };
}

/** What the source said when each text of a translation was written. Kept by every save, whoever saves. */
export function translationTable(connection: Connection) {
  const { source, sourceAt, saidBefore } = saidThen(connection);

  const kept = (itemId: string, locale: string): Marks | undefined => {
    const row = connection.get(
      'SELECT marks FROM translation_mark WHERE item_id = ? AND locale = ?',
      itemId,
      locale,
    );
    return row && (JSON.parse(String(row['marks'])) as Marks);
  };

  const keep = (itemId: string, locale: string, marks: Marks): void => {
    connection.run(
      'INSERT OR REPLACE INTO translation_mark (item_id, locale, marks) VALUES (?, ?, ?)',
      ...[itemId, locale, canonicalJson(marks)],
    );
  };

  /** The marks of a version that has none kept: all its texts are of the time it was written. */
  const marksOf = (row: Pick<Row, string>): Marks => {
    const at = String(row['updated_at']);
    const said = sourceAt(String(row['item_id']), at);
    return Object.fromEntries(
      Object.keys(fieldsOf(row)).map((name) => [name, { source: hashOfField(said[name]), at, by: null }]),
    );
  };

  return {
    /** Marks of each text of a translation. */
    marks(itemId: string, locale: Locale, latest: Row | undefined): Marks {
      return kept(itemId, locale) ?? (latest ? marksOf(latest) : {});
    },

    /** Called with every head that is written. */
    written(old: Row | undefined, head: RevisionInput, by: Authorship | undefined): void {
      // What a seed or an import puts first is as old as its source: a row for each would say nothing new.
      if (head.locale === SOURCE || head.locale === '' || (!old && !by)) return;
      const known = kept(head.itemId, head.locale) ?? (old ? marksOf(old) : {});
      const [before, after] = [fieldsOf(old), JSON.parse(head.fields) as Fields];
      const now = source(head.itemId);
      for (const [name, field] of Object.entries(after)) {
        const hash = hashOfField(field);
        if (hash === hashOfField(before[name]) && known[name]) continue;
        const since = old && hash !== '' ? saidBefore(head, name, hash) : undefined;
        const said = since === undefined ? now : sourceAt(head.itemId, since);
        known[name] = { source: hashOfField(said[name]), at: head.at, by: by?.author ?? null };
      }
      keep(head.itemId, head.locale, known);
    },

    /** Somebody read both texts: the translation still says what the source says now. */
    declared(itemId: string, locale: Locale, latest: Row, names: readonly string[], by: string, at: string) {
      const known = kept(itemId, locale) ?? marksOf(latest);
      const now = source(itemId);
      for (const name of names) known[name] = { source: hashOfField(now[name]), at, by, isDeclared: true };
      keep(itemId, locale, known);
    },

    /** Items of a site whose source was changed since it was put there. */
    changedSources: (site: string): string[] =>
      connection
        .all(
          `SELECT DISTINCT r.item_id AS id FROM content_revision r JOIN content_item i ON i.id = r.item_id
             WHERE i.site = ? AND i.deleted = 0 AND r.locale = ? AND r.kind NOT IN ('conflict', 'publish')`,
          site,
          SOURCE,
        )
        .map((row) => String(row['id'])),
  };
}
