import type { Filter } from '../engine/filters.ts';
import type { KeywordColumn } from '../engine/KeywordColumn.ts';
import type { SearchIndex } from '../engine/SearchIndex.ts';
import { words } from '../engine/words.ts';
import type { Language } from '../language/Language.ts';
import type { Json } from '../Search.ts';
import type { Vertical } from '../Vertical.ts';
import { kindIn } from './kindIn.ts';
import { OTHER_PAYERS } from './otherPayers.ts';
import { OTHER_PROFESSIONS } from './otherProfessions.ts';

/** Something read out of the words that is a filter, and no word to look for. */
export interface Wish {
  filter: Filter;
  /** Entry of `appliedQueryFilters`; its details say which words it was read out of. */
  applied: Json;
  /** Whether its words stay words, so that nothing is lost when it is given up. */
  staysWords?: true;
  /** Whether nothing here can fulfil it: it is given up, and said to have been. */
  isVain?: true;
}

/** A query taken apart into wishes, the most important first, and what is looked for. */
export interface Wishful {
  wishes: readonly Wish[];
  /** The query without the words of the wishes. */
  rest: string;
}

const SPOKEN = 'c_additionalLanguages.language.name';
const PAYOR = 'c_healthPlanFacet';
const SPECIALTY = 'c_providerSpecialties.specialty.name';
/** Field of a place that says of what kind it is. */
export const KIND = 'c_locationType';
const HOURS = 'builtin.hours';

/** Words of insurers' names that say nothing of which one it is. */
const GENERIC = new Set(
  `health plan plans insurance assurance mutual cooperative life and benefit trust employers fund senior seguros salud`.split(
    /\s+/,
  ),
);

interface Reading {
  vertical: Vertical;
  index: SearchIndex;
  language: Language;
  /** In a search of everything a part of the day may be when it hurts, so that it counts only beside talk of opening. */
  isOfEverything?: boolean | undefined;
}

/** What is left of a query, from which wishes take their words. */
interface Said {
  text: string;
}

/**
 * Takes out of a query what are filters of the vertical: language spoken, insurer, gender, new patients, video visits,
 * opening hours. Words are the language's (`Wishes`), values those the index has, so that nothing is understood that cannot
 * be found. Quoted words are left alone. The order of the wishes is the order in which they are worth keeping.
 */
export function readWishes(input: string, reading: Reading): Wishful {
  if (input.includes('"')) return { wishes: [], rest: input };
  const said = { text: words(input).join(' ') + (/\s$/.test(input) ? ' ' : '') };
  const whole = said.text;
  const others = [
    ...[...spokenIn(said, reading), ...paidBy(said, reading), ...valuesIn(said, reading)],
    ...professionIn(said, reading),
  ];
  const opening = openIn(said, reading);
  const all = [...kindOfPlaceIn(said, reading, opening.length > 0), ...others, ...opening];
  // The last is given up first.
  const wishes = [...all.filter(({ isVain }) => !isVain), ...all.filter(({ isVain }) => isVain)];
  if (wishes.length === 0 || reading.index.count === 0) return { wishes: [], rest: input };
  return { wishes, rest: said.text === whole ? input : said.text };
}

/** Where plans name their insurer, among the plans and insurers themselves. */
const INSURER = 'c_payorRelationship.name';

/**
 * The whole name of the insurer a query asks about and about nothing else ("seguro goldcrest"), in a vertical that has plans
 * and insurers; undefined where there is none.
 */
export function insurerIn(input: string, { index, language }: Reading): string | undefined {
  const { paying, insured } = language.wishes;
  const text = words(input).join(' ');
  if (input.includes('"') || !insured.test(text)) return undefined;
  return textsOf(index.columns.get(INSURER)).find((value) => {
    const said = { text };
    const name = words(value)
      .filter((word) => !GENERIC.has(word))
      // Names of two words are often written as one.
      .join(' ?');
    if (name === '' || take(said, around(paying.before, name, paying.after)) === undefined) return false;
    return words(said.text).every((word) => language.stopWords.has(word) || insured.test(word));
  });
}

/** Takes the first find of a pattern out of what is said; the words taken, undefined when there are none. */
function take(said: Said, pattern: RegExp): string | undefined {
  const found = pattern.exec(said.text);
  if (!found) return undefined;
  const [before, after] = [said.text.slice(0, found.index), said.text.slice(found.index + found[0].length)];
  said.text = `${before.trimEnd()} ${after.trimStart()}`.trimStart();
  return found[0].trim();
}

const around = (before: string, name: string, after: string): RegExp =>
  new RegExp(`\\b(?:${before})?${name}(?:${after})?(?![a-z0-9])`);

/** What a filter of a field is called in the vertical. */
const labelOf = ({ facets }: Vertical, field: string, language: Language): string =>
  facets.find((facet) => facet.field === field)?.label[language.code] ?? field;

/** The wish for a value of a field, under the name its pill shows, read out of `taken`. */
function wishFor(
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
function vainWish(
  reading: Reading,
  field: string,
  text: string,
  details: { words: string[]; unknown: 'payer' | 'profession' },
): Wish {
  const { filter, applied } = wishFor(reading, field, text, { text, taken: '' });
  return { filter, applied: { ...applied, details }, isVain: true };
}

const textsOf = (column: KeywordColumn | undefined): string[] =>
  column?.values.filter((value): value is string => typeof value === 'string') ?? [];

function spokenIn(said: Said, reading: Reading): Wish[] {
  const column = reading.index.columns.get(SPOKEN);
  if (!column) return [];
  const { speaking, languageNames } = reading.language.wishes;
  const names = new Map(textsOf(column).map((value) => [words(value).join(' '), value]));
  for (const [name, value] of Object.entries(languageNames))
    if (column.codeOf(value) >= 0) names.set(name, value);
  for (const [name, value] of names) {
    const taken = said.text.includes(name)
      ? take(said, around(speaking.before, name, speaking.after))
      : undefined;
    if (taken !== undefined) return [wishFor(reading, SPOKEN, value, { text: value, taken })];
  }
  return [];
}

function paidBy(said: Said, reading: Reading): Wish[] {
  const { paying, insured } = reading.language.wishes;
  for (const value of textsOf(reading.index.columns.get(PAYOR))) {
    const full = words(value);
    const telling = full.filter((word) => !GENERIC.has(word));
    const short = telling.join(' ');
    const isWhole = said.text.includes(full.join(' '));
    // A name that is a word of streets and offices, too, is an insurer only where insurance is spoken of.
    const isMeant =
      isWhole ||
      (said.text.includes(short) &&
        (insured.test(said.text) || !telling.every((word) => reading.index.knows(word))));
    if (!isMeant) continue;
    const taken = take(said, around(paying.before, isWhole ? full.join(' ') : short, paying.after));
    if (taken !== undefined) return [wishFor(reading, PAYOR, value, { text: value, taken })];
  }
  return reading.index.columns.has(PAYOR) ? paidByOthers(said, reading) : [];
}

/** An insurer or program that people name and the directory does not: who takes it is not known here. */
function paidByOthers(said: Said, reading: Reading): Wish[] {
  const { before, after } = reading.language.wishes.paying;
  for (const [name, text] of OTHER_PAYERS) {
    const taken = take(said, around(before, `(?:${name})`, after));
    if (taken === undefined) continue;
    return [vainWish(reading, PAYOR, text, { words: [taken], unknown: 'payer' })];
  }
  return [];
}

/** A profession that nobody of the directory has. Its words stay: what is nearest to it is found by them. */
function professionIn({ text }: Said, reading: Reading): Wish[] {
  const column = reading.index.columns.get(SPECIALTY);
  const { code } = reading.language;
  const asked = column && OTHER_PROFESSIONS.find(({ said }) => said[code].test(text));
  if (!asked || textsOf(column).some((value) => asked.isHere.test(words(value).join(' ')))) return [];
  return [vainWish(reading, SPECIALTY, asked.many[code], { words: [], unknown: 'profession' })];
}

function valuesIn(said: Said, reading: Reading): Wish[] {
  return reading.language.wishes.values.flatMap(({ said: pattern, field, value, text }) => {
    const isThere = (reading.index.columns.get(field)?.codeOf(value) ?? -1) >= 0;
    const taken = isThere ? take(said, pattern) : undefined;
    return taken === undefined ? [] : [wishFor(reading, field, value, { text, taken })];
  });
}

/** A kind of place only narrows: its words rank what is found. */
function kindOfPlaceIn(said: Said, reading: Reading, isOpening: boolean): Wish[] {
  const found = kindIn(said.text, reading.language, isOpening);
  if (!found || (reading.index.columns.get(KIND)?.codeOf(found.kind.value) ?? -1) < 0) return [];
  const { value, text } = found.kind;
  return [{ ...wishFor(reading, KIND, value, { text, taken: found.taken }), staysWords: true }];
}

/** Only what shows its hours is asked for them: now, day and night, or on a day and in a part of it. */
function openIn(said: Said, reading: Reading): Wish[] {
  if (!reading.vertical.result.includes('hours')) return [];
  const { opening } = reading.language.wishes;
  const now = take(said, opening.now.said);
  if (now !== undefined) return [openWish({ kind: 'open-now' }, opening.now.text, 'now', [now])];
  const always = take(said, opening.always.said);
  if (always !== undefined) {
    return [openWish({ kind: 'open-on', when: { kind: 'always' } }, opening.always.text, 'always', [always])];
  }
  return openOnIn(said, reading);
}

function openOnIn(said: Said, { language, isOfEverything }: Reading): Wish[] {
  const { parts, days, open } = language.wishes.opening;
  const maySayPart =
    !isOfEverything || open.said.test(said.text) || days.some((day) => day.said.test(said.text));
  const part = maySayPart ? first(said, parts) : undefined;
  const day = first(said, days);
  if (!part && !day) return [];
  const opens = take(said, open.said);
  const taken = [part?.taken, day?.taken, opens].filter((one) => one !== undefined);
  const when = { kind: 'day', day: day?.one.day ?? 'today', ...(part && { part: part.one.part }) } as const;
  const text = [open.text, day?.one.text, part?.one.text].filter((one) => one !== undefined).join(' ');
  const asked = [day?.one.day, part?.one.part].filter((one) => one !== undefined).join(' ');
  return [openWish({ kind: 'open-on', when }, text, asked, taken)];
}

/** The first of several ways to wish that is said, and its words. */
function first<T extends { said: RegExp }>(
  said: Said,
  ways: readonly T[],
): { one: T; taken: string } | undefined {
  for (const one of ways) {
    const taken = take(said, one.said);
    if (taken !== undefined) return { one, taken };
  }
  return undefined;
}

const openWish = (filter: Filter, text: string, asked: string, taken: readonly string[]): Wish => ({
  filter,
  applied: {
    displayKey: text,
    displayValue: text,
    type: 'FIELD_VALUE',
    filter: { [HOURS]: { $openAt: asked } },
    details: { words: taken },
  },
});
