import { membersOf } from './engine/bits.ts';
import type { Filter } from './engine/filters.ts';
import type { KeywordColumn } from './engine/KeywordColumn.ts';
import type { SearchIndex } from './engine/SearchIndex.ts';

/**
 * Puts values of filters into the language of an index: what it has no value for, but the index of the other language
 * does, is what stands in the same documents here ("Cardiology" → "Cardiología"). So links made in one language, and
 * pages that name what they list, work in the other.
 */
export function valueTranslator(index: SearchIndex, other: SearchIndex): (filter: Filter) => Filter {
  if (index === other) return (filter) => filter;
  const translated = (filter: Filter): Filter => {
    switch (filter.kind) {
      case 'and':
      case 'or':
        return { kind: filter.kind, of: filter.of.map(translated) };
      case 'not':
        return { kind: 'not', of: translated(filter.of) };
      case 'equals': {
        if (typeof filter.value !== 'string') return filter;
        const column = index.columns.get(filter.field);
        const theirs = other.columns.get(filter.field);
        const code = theirs?.codeOf(filter.value) ?? -1;
        if (!column || !theirs || code < 0 || column.codeOf(filter.value) >= 0) return filter;
        const documents: number[] = [];
        for (const at of membersOf(theirs.bitsOf(code, other.size))) {
          const here = index.numberOf(other.idOf(at));
          if (here !== undefined) documents.push(here);
        }
        const value = likestValue(column, Int32Array.from(documents), index.size);
        return value === undefined ? filter : { ...filter, value };
      }
      default:
        return filter;
    }
  };
  return translated;
}

/** The value whose documents are most nearly these: shared ones over all of either. */
function likestValue(column: KeywordColumn, documents: Int32Array, size: number) {
  const tally = column.tally(documents, size);
  let best = -1;
  let likeness = 0;
  for (let value = 0; value < column.values.length; value += 1) {
    const both = tally[value] ?? 0;
    const all = documents.length + (column.counts[value] ?? 0) - both;
    if (both > 0 && both / all > likeness) {
      best = value;
      likeness = both / all;
    }
  }
  return column.values[best];
}
