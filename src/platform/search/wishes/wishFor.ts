import type { Filter } from '../engine/filters.ts';
import type { SearchIndex } from '../engine/SearchIndex.ts';
import type { Language } from '../language/Language.ts';
import type { Json } from '../Search.ts';
import type { Vertical } from '../Vertical.ts';
import type { KnownNames } from './unknownPlace.ts';

/** Something read out of the words that is a filter, and no word to look for. */
export interface Wish {
  filter: Filter;
  /** Entry of `appliedQueryFilters`; its details say which words it was read out of. */
  applied: Json;
  /** Whether its words stay words, so that nothing is lost when it is given up. */
  staysWords?: true;
  /** Whether its words are looked for as well, though they are no filter when it is given up. */
  isSought?: true;
  /** Whether its words say so little that it is given up before a place farther away is. */
  saysLittle?: true;
  /** Whether it is the kind of place where something is done, so that it is one even where nothing has the words for it. */
  isDone?: true;
  /** Whether nothing here can fulfil it: it is given up, and said to have been. */
  isVain?: true;
}

/** In what a query is read. */
export interface Reading {
  vertical: Vertical;
  index: SearchIndex;
  language: Language;
  /** Where it is people who are looked for: the field of the hours of their offices. */
  officeHours?: string | undefined;
  /** In a search of everything a part of the day may be when it hurts, so that it counts only beside talk of opening. */
  isOfEverything?: boolean | undefined;
  /** What is known of places, where the vertical has any. */
  names?: KnownNames | undefined;
}

/** The words a wish was read out of, folded; what was said in one go stands together. */
export const wordsOf = ({ applied }: Pick<Wish, 'applied'>): readonly string[] =>
  (applied['details'] as { words?: readonly string[] } | undefined)?.words ?? [];

/** What a filter of a field is called in the vertical. */
const labelOf = ({ facets }: Vertical, field: string, language: Language): string =>
  facets.find((facet) => facet.field === field)?.label[language.code] ?? field;

/** The wish for a value of a field, under the name its pill shows, read out of `taken`. */
export function wishFor(
  { vertical, language }: Reading,
  field: string,
  value: string | boolean,
  { text, taken }: { text: string; taken: string },
): Wish {
  return {
    filter: { kind: 'equals', field, value },
    applied: {
      displayKey: labelOf(vertical, field, language),
      displayValue: text,
      type: 'FIELD_VALUE',
      filter: { [field]: { $eq: value } },
      details: { words: [taken] },
    },
  };
}

/** The wish for a value that no document has: `details` says which words it was read out of, and of what kind it is. */
export function vainWish(
  reading: Reading,
  field: string,
  text: string,
  details: { words: string[]; unknown: 'payer' | 'profession' | 'place' },
): Wish {
  const { filter, applied } = wishFor(reading, field, text, { text, taken: '' });
  return { filter, applied: { ...applied, details }, isVain: true };
}
