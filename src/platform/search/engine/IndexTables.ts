import type { DatabaseSync, StatementSync } from 'node:sqlite';

/** Pages of the file that packing writes in one go. */
const PAGES_IN_PACK = 100;

/** Weights of the text columns name, topics, place, body. */
const WEIGHTS = '5.0, 4.0, 2.0, 1.0';

/** The tables of one index in the store's file: its words (FTS5), and a row for each document's other values. */
export class IndexTables {
  #rowsEver: number | undefined;
  readonly #name: string;
  readonly #table: string;
  readonly #database: DatabaseSync;
  readonly #search: StatementSync;
  readonly #searchMembers: StatementSync;
  readonly #averages: StatementSync;
  readonly #insertText: StatementSync;
  readonly #deleteText: StatementSync;
  readonly #readRow: StatementSync;
  readonly #insertRow: StatementSync;
  readonly #deleteRow: StatementSync;

  constructor(database: DatabaseSync, name: string) {
    if (!/^[a-z_]+$/.test(name)) throw new Error(`Not a name of an index: ${name}`);
    this.#database = database;
    this.#name = name;
    this.#table = `search_text_${name}`;
    // Without FTS5's prefix indexes: they make a build three times as long and, since scoring takes the time, save none.
    database.exec(`
      CREATE TABLE IF NOT EXISTS search_row (
        name TEXT NOT NULL, number INTEGER NOT NULL, data TEXT NOT NULL, PRIMARY KEY (name, number)
      ) WITHOUT ROWID;
      CREATE VIRTUAL TABLE IF NOT EXISTS ${this.#table} USING fts5(
        name, topics, place, body,
        content='', contentless_delete=1, tokenize="unicode61 remove_diacritics 0"
      );
      CREATE VIRTUAL TABLE IF NOT EXISTS temp.search_words_${name} USING fts5vocab(main, '${this.#table}', row);
    `);
    this.#search = arrays(
      database.prepare(
        `SELECT rowid, bm25(${this.#table}, ${WEIGHTS}) FROM ${this.#table} WHERE ${this.#table} MATCH ?`,
      ),
    );
    this.#searchMembers = arrays(
      database.prepare(`SELECT rowid FROM ${this.#table} WHERE ${this.#table} MATCH ?`),
    );
    this.#averages = database.prepare(`SELECT block FROM ${this.#table}_data WHERE id = 1`);
    this.#insertText = database.prepare(
      `INSERT INTO ${this.#table} (rowid, name, topics, place, body) VALUES (?, ?, ?, ?, ?)`,
    );
    this.#deleteText = database.prepare(`DELETE FROM ${this.#table} WHERE rowid = ?`);
    this.#readRow = database.prepare('SELECT data FROM search_row WHERE name = ? AND number = ?');
    this.#insertRow = database.prepare(
      'INSERT OR REPLACE INTO search_row (name, number, data) VALUES (?, ?, ?)',
    );
    this.#deleteRow = database.prepare('DELETE FROM search_row WHERE name = ? AND number = ?');
  }

  /** Every document's number and row, in order. */
  rows(): Iterable<[number, string]> {
    return arrays(
      this.#database.prepare('SELECT number, data FROM search_row WHERE name = ? ORDER BY number'),
    ).iterate(this.#name) as unknown as Iterable<[number, string]>;
  }

  /** The row of a document, undefined without one. */
  row(at: number): unknown {
    return this.#readRow.get(this.#name, at)?.['data'];
  }

  put(at: number, text: readonly string[], row: string): void {
    this.#insertText.run(at + 1, ...text);
    this.#insertRow.run(this.#name, at, row);
    this.#rowsEver = undefined;
  }

  /** Removes the words of a document, before they are put anew. */
  removeText(at: number): void {
    this.#deleteText.run(at + 1);
    this.#rowsEver = undefined;
  }

  remove(at: number): void {
    this.removeText(at);
    this.#deleteRow.run(this.#name, at);
  }

  clear(): void {
    this.#database.exec(`INSERT INTO ${this.#table} (${this.#table}) VALUES ('delete-all')`);
    this.#database.prepare('DELETE FROM search_row WHERE name = ?').run(this.#name);
    this.#rowsEver = undefined;
  }

  /** Packs a part of the table of words, as 'optimize' does at once; answers whether nothing is left to be packed. */
  pack(isFirst: boolean): boolean {
    const before = this.#changes();
    // A number below zero begins: whatever there is is to become one.
    this.#database
      .prepare(`INSERT INTO ${this.#table} (${this.#table}, rank) VALUES ('merge', ?)`)
      .run(isFirst ? -PAGES_IN_PACK : PAGES_IN_PACK);
    return this.#changes() - before < 2;
  }

  #changes(): number {
    return Number(this.#database.prepare('SELECT total_changes() AS changes').get()?.['changes']);
  }

  /** Every word with the number of documents it stands in. */
  words(): [string, number][] {
    const rows = arrays(this.#database.prepare(`SELECT term, doc FROM temp.search_words_${this.#name}`));
    return rows.all() as unknown as [string, number][];
  }

  /** What matches, by row id (a document's number and one), with its bm25, which is below zero. */
  scored(match: string): [number, number][] {
    return this.#search.all(match) as unknown as [number, number][];
  }

  /** What matches, by row id, without a score. */
  members(match: string): [number][] {
    return this.#searchMembers.all(match) as unknown as [number][];
  }

  /**
   * The number of rows bm25 reckons with: that of FTS5's own record, which a removal from a contentless table does
   * not lower. It is the first number there, seven bits a byte.
   */
  rowsEver(): number {
    if (this.#rowsEver === undefined) {
      let rows = 0;
      for (const byte of (this.#averages.get() as { block: Uint8Array } | undefined)?.block ?? []) {
        rows = rows * 128 + (byte & 127);
        if (byte < 128) break;
      }
      this.#rowsEver = rows;
    }
    return this.#rowsEver;
  }
}

function arrays(statement: StatementSync): StatementSync {
  statement.setReturnArrays(true);
  return statement;
}
