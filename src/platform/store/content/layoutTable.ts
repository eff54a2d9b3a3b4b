import type { Row } from '../Connection.ts';
import type { Authorship, ContentState, Placeholders, SharedLayout } from '../ContentStore.ts';
import { RevisionConflict } from '../StoreProblem.ts';
import type { RevisionInput } from './revisionTable.ts';
import { samePlaceholders, toPlaceholders } from './rows.ts';
import { newRevision } from './versionTable.ts';
import type { VersionTableParts } from './versionTable.ts';

export type LayoutTable = ReturnType<typeof layoutTable>;

/** The layouts that all language versions of an item share. */
export function layoutTable({ connection, clock, items, revisions, references }: VersionTableParts) {
  const rowOf = (itemId: string, state: ContentState): Row | undefined =>
    connection.get(
      'SELECT placeholders, revision FROM content_layout WHERE item_id = ? AND state = ?',
      itemId,
      state,
    );
  const layout = (itemId: string, state: ContentState): SharedLayout | undefined => {
    const row = rowOf(itemId, state);
    return row && { placeholders: toPlaceholders(row['placeholders']), revision: String(row['revision']) };
  };

  return {
    layout,
    sharedLayout: (itemId: string, state: ContentState): Placeholders | undefined =>
      layout(itemId, state)?.placeholders,

    save(
      itemId: string,
      placeholders: Placeholders,
      expectedRevision?: string,
      by?: Authorship,
    ): SharedLayout {
      items.known(itemId);
      const old = rowOf(itemId, 'draft');
      if (expectedRevision !== undefined && (old?.['revision'] ?? '') !== expectedRevision)
        throw new RevisionConflict(itemId, old && String(old['revision']));
      const text = JSON.stringify(placeholders);
      if (old && samePlaceholders(old['placeholders'], text)) return layout(itemId, 'draft') as SharedLayout;
      const revision = newRevision();
      const at = clock().toISOString();
      const kept = (row: { placeholders: unknown; revision: unknown }): RevisionInput => ({
        ...{ itemId, locale: '', revision: String(row.revision), parent: null, version: 0 },
        ...{ displayName: '', fields: '{}', placeholders: String(row.placeholders), at },
      });
      if (old) {
        revisions.keepBase(kept({ placeholders: old['placeholders'], revision: old['revision'] }));
      }
      if (old || by) {
        const head = kept({ placeholders: text, revision });
        const parent = old ? String(old['revision']) : null;
        revisions.append({ ...head, parent }, by ?? { author: 'system' }, by ? 'layout' : 'import');
      }
      connection.run(
        "INSERT OR REPLACE INTO content_layout (item_id, state, placeholders, revision) VALUES (?, 'draft', ?, ?)",
        itemId,
        text,
        revision,
      );
      references.saved(itemId, '', '', text);
      items.draftChanged(itemId, items.siteOf(itemId));
      return { placeholders, revision };
    },
  };
}
