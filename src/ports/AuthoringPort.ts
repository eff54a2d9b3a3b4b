/** Which version of which item of content is edited. */
export interface EditedItem {
  /** As the platform writes it, braces and hyphens included or not. */
  itemId: string;
  language: string;
  version?: number;
  /** The revision that was read; absent where the platform sent none. */
  revision?: string;
}

/** A field with what stands in it from here on and what stood there when it was read; raw values, as stored. */
export interface FieldChange {
  name: string;
  value: string;
  originalValue: string;
}

export interface SaveRequest extends EditedItem {
  fields: readonly FieldChange[];
}

/** One text that two people changed. */
export interface FieldClash {
  name: string;
  /** What both began with. */
  base: string;
  yours: string;
  theirs: string;
}

/**
 * Why nothing was saved: the right or the ticket ended (`signed-out`), may not be (`not-allowed`), the item is gone,
 * the value was not taken (`invalid`), or nobody answered (`unavailable`).
 */
export const REFUSALS = ['signed-out', 'not-allowed', 'gone', 'invalid', 'unavailable'] as const;
export type Refusal = (typeof REFUSALS)[number];

/** What became of a request: all of its fields were saved, or none. */
export type SaveAnswer =
  | { kind: 'saved'; revision?: string }
  | { kind: 'conflict'; fields: readonly FieldClash[]; revision?: string }
  | { kind: 'refused'; reason: Refusal };

/** Saving what an editor changed in the page's own panel. */
export interface AuthoringPort {
  /** Saves fields of one item. Never rejects: an outage is a refusal like any other, and the text stays. */
  saveFields(request: SaveRequest): Promise<SaveAnswer>;
}
