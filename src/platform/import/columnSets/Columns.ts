import type { ColumnSet } from './ColumnSet.ts';

/** A column's name without case, spaces and marks: releases write 'ZIP Code', 'zip_code' and 'Zip Code' for one thing. */
export const columnKey = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Where the columns of a set stand in a file, under whichever of their names. */
export class Columns {
  readonly #places = new Map<string, number>();
  readonly #set: ColumnSet;
  /** By the set's own name of a column, once it was asked for. */
  readonly #known = new Map<string, number>();

  constructor(set: ColumnSet, header: readonly string[]) {
    this.#set = set;
    for (const [index, name] of header.entries()) {
      const key = columnKey(name);
      if (!this.#places.has(key)) this.#places.set(key, index);
    }
  }

  /** The place of a column, from 0; -1 where the file has none of that name. */
  place(name: string): number {
    let place = this.#known.get(name);
    if (place === undefined) {
      const names = [name, ...(this.#set.alsoCalled?.[name] ?? [])];
      place = names.map((one) => this.#places.get(columnKey(one))).find((at) => at !== undefined) ?? -1;
      this.#known.set(name, place);
    }
    return place;
  }

  /** Columns the set cannot do without and the file lacks. */
  missing(): string[] {
    return this.#set.columns.filter((name) => this.place(name) < 0);
  }
}

/** The cells of one row by the names its column set has for them. */
export class Cells {
  readonly #columns: Columns;
  readonly #record: readonly string[];

  constructor(columns: Columns, record: readonly string[]) {
    this.#columns = columns;
    this.#record = record;
  }

  /** The text of a cell as it stands; undefined where there is no such column. */
  get(name: string): string | undefined {
    return this.#record[this.#columns.place(name)];
  }
}
