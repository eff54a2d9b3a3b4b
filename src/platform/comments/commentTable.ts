import type { SQLInputValue } from 'node:sqlite';
import type { Store } from '../store/Store.ts';

export interface Comment {
  id: string;
  /** Id of the first comment of its thread. */
  thread: string;
  itemId: string;
  /** Id of a component of the page; '' for the page as a whole. */
  component: string;
  author: string;
  at: string;
  text: string;
}

/** What was said about one place, the first word first. */
export interface Thread {
  id: string;
  component: string;
  resolvedBy: string | null;
  resolvedAt: string | null;
  comments: Comment[];
}

/** A thread in which somebody is named and has not answered since. */
export interface Named extends Comment {
  site: string;
}

/** Comments on pages. Text is plain, and stays as it was written. */
export function commentTable(store: Store) {
  const { database } = store;
  const run = (sql: string, ...values: SQLInputValue[]) => database.prepare(sql).run(...values);
  const byId = (id: string): Comment | undefined => {
    const row = database.prepare('SELECT * FROM comment WHERE id = ?').get(id);
    return row && toComment(row);
  };
  return {
    byId,

    /** Adds a comment; one to a resolved thread opens that again. */
    add(comment: Comment, named: readonly string[]): void {
      store.transaction(() => {
        const { id, thread, itemId, component, author, at, text } = comment;
        run(
          'INSERT INTO comment (id, thread, item_id, component, author, at, text) VALUES (?, ?, ?, ?, ?, ?, ?)',
          ...[id, thread, itemId, component, author, at, text],
        );
        for (const person of named) run('INSERT INTO comment_name VALUES (?, ?)', id, person);
        run('UPDATE comment SET resolved_by = NULL, resolved_at = NULL WHERE id = ?', thread);
      });
    },

    resolve(thread: string, by: string | null, at: string | null): void {
      run('UPDATE comment SET resolved_by = ?, resolved_at = ? WHERE id = ?', by, at, thread);
    },

    /** The threads of a page, the oldest first. */
    threads(itemId: string): Thread[] {
      const threads = new Map<string, Thread>();
      for (const row of database
        .prepare('SELECT * FROM comment WHERE item_id = ? ORDER BY at, id')
        .all(itemId)) {
        const comment = toComment(row);
        const thread = threads.get(comment.thread) ?? {
          ...{ id: comment.thread, component: comment.component },
          ...{ resolvedBy: null, resolvedAt: null, comments: [] },
        };
        if (comment.id === comment.thread && row['resolved_at'] !== null) {
          thread.resolvedBy = String(row['resolved_by']);
          thread.resolvedAt = String(row['resolved_at']);
        }
        thread.comments.push(comment);
        threads.set(thread.id, thread);
      }
      return [...threads.values()];
    },

    /** What waits for a word of somebody: the newest comment of each open thread that names them, unless they answered. */
    naming: (person: string): Named[] =>
      database
        .prepare(
          `SELECT c.*, i.site FROM comment c
             JOIN comment_name n ON n.comment_id = c.id AND n.person_id = ?1
             JOIN comment first ON first.id = c.thread AND first.resolved_at IS NULL
             JOIN content_item i ON i.id = c.item_id AND i.deleted = 0
           WHERE NOT EXISTS (SELECT 1 FROM comment later WHERE later.thread = c.thread AND later.at > c.at
             AND (later.author = ?1 OR EXISTS (SELECT 1 FROM comment_name m
               WHERE m.comment_id = later.id AND m.person_id = ?1)))
           ORDER BY c.at DESC LIMIT 100`,
        )
        .all(person)
        .map((row) => ({ ...toComment(row), site: String(row['site']) })),
  };
}

const toComment = (row: Record<string, unknown>): Comment => ({
  id: String(row['id']),
  thread: String(row['thread']),
  itemId: String(row['item_id']),
  component: String(row['component']),
  author: String(row['author']),
  at: String(row['at']),
  text: String(row['text']),
});
