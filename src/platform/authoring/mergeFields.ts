/** A field as an editor sends it: in raw form, with what it said when it was opened. */
export interface FieldChange {
  name: string;
  value: string;
  /** Absent: what the named base revision says. */
  originalValue?: string | undefined;
}

/** A field two people changed, each in another way. */
export interface FieldConflict {
  name: string;
  base: string;
  yours: string;
  theirs: string;
}

export interface FieldMerge {
  /** What is to be written; fields that already say so are left out. */
  changes: { name: string; value: string }[];
  conflicts: FieldConflict[];
}

/**
 * Three-way merge by field: a change is taken where the field still says what its editor began with, or already says the
 * same; any other field is a conflict of two texts. `base` and `head` answer what a field said, '' for nothing.
 */
export function mergeFields(
  sent: readonly FieldChange[],
  base: (name: string) => string | undefined,
  head: (name: string) => string,
): FieldMerge {
  const merge: FieldMerge = { changes: [], conflicts: [] };
  for (const { name, value, originalValue } of sent) {
    const now = head(name);
    if (value === now) continue;
    const began = originalValue ?? base(name);
    if (began === now) merge.changes.push({ name, value });
    // Nothing was changed by this editor: the other one's text stands.
    else if (began !== value) merge.conflicts.push({ name, base: began ?? '', yours: value, theirs: now });
  }
  return merge;
}
