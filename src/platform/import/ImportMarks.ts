import type { Store } from '#src/platform/store/Store.ts';

/** One source's word about one entity in one language. */
export interface Word {
  entity: string;
  locale: 'en' | 'es';
  source: string;
}

export type Outcome = 'created' | 'updated' | 'unchanged';

/** What a source did to an entity earlier in the run. */
export interface Touch {
  /** Place of the file in the run. */
  place: number;
  outcome: Outcome;
  /** Whether a record was about it that is not only there because another names it. */
  isTaken: boolean;
}

const WHERE = 'WHERE marks = ? AND entity = ? AND locale = ? AND source = ?';

/**
 * What a run keeps in mind from piece to piece of its files: who has spoken about what, and which of its former words
 * each source has not said again so far. It stands in the store, so that it is there again after a kill.
 */
export class ImportMarks {
  readonly #store: Store;
  readonly #number: number;

  constructor(store: Store, number: number) {
    this.#store = store;
    this.#number = number;
  }

  touch({ entity, locale, source }: Word): Touch | undefined {
    const row = this.#one('SELECT place, outcome, is_taken FROM import_touched', entity, locale, source);
    return (
      row && {
        place: Number(row['place']),
        outcome: row['outcome'] as Outcome,
        isTaken: row['is_taken'] === 1,
      }
    );
  }

  keepTouch({ entity, locale, source }: Word, { place, outcome, isTaken }: Touch): void {
    this.#statement('INSERT OR REPLACE INTO import_touched VALUES (?, ?, ?, ?, ?, ?, ?)').run(
      ...[this.#number, entity, locale, source],
      ...[place, outcome, isTaken ? 1 : 0],
    );
  }

  /** Paths the source gave before this run and has not given in it. */
  stale({ entity, locale, source }: Word): ReadonlySet<string> {
    const row = this.#one('SELECT paths FROM import_stale', entity, locale, source);
    return new Set(row ? (JSON.parse(String(row['paths'])) as string[]) : []);
  }

  keepStale({ entity, locale, source }: Word, paths: ReadonlySet<string>): void {
    if (paths.size === 0)
      this.#statement(`DELETE FROM import_stale ${WHERE}`).run(this.#number, entity, locale, source);
    else
      this.#statement('INSERT OR REPLACE INTO import_stale VALUES (?, ?, ?, ?, ?)').run(
        ...[this.#number, entity, locale, source],
        JSON.stringify([...paths]),
      );
  }

  /** Everything that was not said again, some at a time; what is settled meanwhile does not come again. */
  *allStale(): Generator<Word & { paths: ReadonlySet<string> }> {
    let after: [string, string, string] = ['', '', ''];
    for (;;) {
      const rows = this.#statement(
        `SELECT entity, locale, source, paths FROM import_stale
         WHERE marks = ? AND (entity, locale, source) > (?, ?, ?) ORDER BY entity, locale, source LIMIT 500`,
      ).all(this.#number, ...after);
      for (const row of rows) {
        const [entity, source] = [String(row['entity']), String(row['source'])];
        const locale = row['locale'] as 'en' | 'es';
        after = [entity, locale, source];
        yield { entity, locale, source, paths: new Set(JSON.parse(String(row['paths'])) as string[]) };
      }
      if (rows.length < 500) return;
    }
  }

  forget(): void {
    for (const table of ['import_touched', 'import_stale'])
      this.#statement(`DELETE FROM ${table} WHERE marks = ?`).run(this.#number);
  }

  #one(select: string, entity: string, locale: string, source: string) {
    return this.#statement(`${select} ${WHERE}`).get(this.#number, entity, locale, source);
  }

  readonly #prepared = new Map<string, ReturnType<Store['database']['prepare']>>();

  #statement(sql: string) {
    const known = this.#prepared.get(sql) ?? this.#store.database.prepare(sql);
    this.#prepared.set(sql, known);
    return known;
  }
}
