import { isOrdinary } from '../language/ordinary.ts';
import { words } from '../engine/words.ts';
import { namePattern } from './namePattern.ts';
import type { NameSearch } from './namePattern.ts';
import { namesPayer, PAYERS } from './payers.ts';
import { around, take } from './take.ts';
import type { Said } from './take.ts';
import { textsOf, vainWish, wishFor } from './wishFor.ts';
import type { Reading, Wish } from './wishFor.ts';

const PAYOR = 'c_healthPlanFacet';
/** Where plans name their insurer, among the plans and insurers themselves. */
const INSURER = 'c_payorRelationship.name';

/** Words of insurers' names that say nothing of which one it is. */
const GENERIC = new Set(
  `health plan plans insurance assurance mutual cooperative life and benefit trust employers fund senior seguros salud`.split(
    /\s+/,
  ),
);

/** The words of an insurer's name that say which one it is. */
const telling = (name: string): string[] => words(name).filter((word) => !GENERIC.has(word));

/** The wish that an insurer be taken: one the directory names, or one that people name and the directory does not. */
export function paidBy(said: Said, reading: Reading): Wish[] {
  const values = textsOf(reading.index.columns.get(PAYOR));
  for (const value of values) {
    const wish = paidByNamed(said, value, reading);
    if (wish) return [wish];
  }
  return reading.index.columns.has(PAYOR) ? paidByKnown(said, values, reading) : [];
}

function paidByNamed(said: Said, value: string, reading: Reading): Wish | undefined {
  const { paying, insured } = reading.language.wishes;
  const full = words(value).join(' ');
  const own = telling(value);
  // A name that is a word of streets and offices, too, is an insurer only where insurance is spoken of.
  const isSpokenOf = insured.test(said.text);
  const isWhole = said.text.includes(full);
  if (!isWhole && !isSpokenOf && own.every((word) => reading.index.knows(word))) return undefined;
  const name = isWhole ? full : namePattern(own, searchIn(said.text, isSpokenOf, reading));
  const taken = name === undefined ? undefined : take(said, around(paying.before, name, paying.after));
  return taken === undefined ? undefined : wishFor(reading, PAYOR, value, { text: value, taken });
}

const searchIn = (text: string, isSpokenOf: boolean, { index, language }: Reading): NameSearch => ({
  text,
  ...(isSpokenOf && {
    maySlip: (word: string) =>
      !index.knows(word) && !isOrdinary(word) && !Object.hasOwn(language.synonyms, word),
  }),
});

/**
 * An insurer or program known all over the United States, by any of its names: as the directory calls it, where it names it ("bcbs" →
 * "Blue Cross Blue Shield of Arizona"); else who takes it is not known here.
 */
function paidByKnown(said: Said, values: readonly string[], reading: Reading): Wish[] {
  const { code, wishes } = reading.language;
  if (!namesPayer(said.text, code)) return [];
  const { before, after } = wishes.paying;
  const isSpokenOf = wishes.insured.test(said.text);
  for (const { name, said: patterns, isOtherIn } of PAYERS) {
    const pattern = patterns[code];
    const isOther = isOtherIn.includes(code);
    if (isOther && !isSpokenOf) continue;
    // "Dr. Molina" is somebody.
    const written = isOther ? `(?<!\\b(?:dra?|doc|doctora?) )(?:${pattern})` : pattern;
    const taken = take(said, around(before, written, after));
    if (taken === undefined) continue;
    const isIt = new RegExp(`\\b(?:${patterns.en})(?![a-z0-9])`);
    const [here] = values.filter((value) => isIt.test(words(value).join(' '))).sort(byLength);
    return here === undefined
      ? [vainWish(reading, PAYOR, name, { words: [taken], unknown: 'payer' })]
      : [wishFor(reading, PAYOR, here, { text: here, taken })];
  }
  return [];
}

/** The insurer itself comes before its plans. */
const byLength = (a: string, b: string) => a.length - b.length;

/**
 * The whole name of the insurer a query asks about and about nothing else ("seguro goldcrest"), in a vertical that has plans
 * and insurers; undefined where there is none, and where the query is the name of a plan.
 */
export function insurerIn(input: string, reading: Reading): string | undefined {
  const { index, language } = reading;
  const { paying, insured, asking } = language.wishes;
  const text = words(input).join(' ');
  if (input.includes('"') || !insured.test(text) || index.isName(text)) return undefined;
  return textsOf(index.columns.get(INSURER)).find((value) => {
    const said = { text };
    const name = namePattern(telling(value), searchIn(text, true, reading));
    if (name === undefined || take(said, around(paying.before, name, paying.after)) === undefined)
      return false;
    return words(said.text).every(
      (word) => language.stopWords.has(word) || insured.test(word) || asking.has(word),
    );
  });
}
