import type { KeywordColumn } from '../engine/KeywordColumn.ts';
import { words } from '../engine/words.ts';

/** A value of a field, and the folded words by which a query names it. */
export interface NamedValue {
  value: string;
  words: readonly string[];
  /** The words with spaces between them. */
  name: string;
}

const known = new WeakMap<KeywordColumn, { read: number; named: NamedValue[] }>();

/** The texts among a field's values with their words, each taken apart once: a column's values only grow in number. */
export function namedValues(column: KeywordColumn | undefined): readonly NamedValue[] {
  if (!column) return [];
  const kept = known.get(column) ?? { read: 0, named: [] };
  if (kept.read === 0) known.set(column, kept);
  for (; kept.read < column.values.length; kept.read += 1) {
    const value = column.values[kept.read];
    if (typeof value !== 'string') continue;
    const own = words(value);
    kept.named.push({ value, words: own, name: own.join(' ') });
  }
  return kept.named;
}
