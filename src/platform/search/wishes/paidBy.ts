import { isOrdinary } from '../language/ordinary.ts';
import { words } from '../engine/words.ts';
import { namedValues } from './namedValues.ts';
import type { NamedValue } from './namedValues.ts';
import { namePattern, nameSearch } from './namePattern.ts';
import type { NameSearch } from './namePattern.ts';
import { asksAboutInsurance, INSURANCE } from '../intents/readIntent.ts';
import type { KnownWords } from '../intents/readIntent.ts';
import { namesPayer, PAYERS } from './payers.ts';
import { around, take } from './take.ts';
import type { Said } from './take.ts';
import { vainWish, wishFor } from './wishFor.ts';
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

const REST_OF_NAME = `(?: (?:${[...GENERIC].join('|')}))+`;

/** The words of an insurer's name that say which one it is. */
const telling = (name: NamedValue): string[] => name.words.filter((word) => !GENERIC.has(word));

/** The wish that an insurer be taken: one the directory names, or one that people name and the directory does not. */
export function paidBy(said: Said, reading: Reading): Wish[] {
  const { index, language } = reading;
  const column = index.columns.get(PAYOR);
  if (!column) return [];
  const plans = namedValues(column);
  // A name that is a word of streets and offices, too, is an insurer only where insurance is spoken of.
  const isSpokenOf = language.wishes.insured.test(said.text);
  const search = searchIn(said.text, isSpokenOf, reading);
  for (const plan of plans) {
    const name = said.text.includes(plan.name) ? plan.name : namedLoosely(plan, search, isSpokenOf, reading);
    const taken = name === undefined ? undefined : takePayer(said, name, reading);
    if (taken !== undefined) return [wishFor(reading, PAYOR, plan.value, { text: plan.value, taken })];
  }
  return paidByKnown(said, plans, reading);
}

const takePayer = (said: Said, name: string, { language }: Reading): string | undefined =>
  take(said, around(language.wishes.paying.before, name, language.wishes.paying.after));

function namedLoosely(
  plan: NamedValue,
  search: NameSearch,
  isSpokenOf: boolean,
  { index }: Reading,
): string | undefined {
  const own = telling(plan);
  const name = namePattern(own, search);
  return name !== undefined && !isSpokenOf && own.every((word) => index.knows(word)) ? undefined : name;
}

const searchIn = (text: string, isSpokenOf: boolean, { index, language }: Reading): NameSearch =>
  nameSearch(
    text,
    isSpokenOf
      ? (word) => !index.knows(word) && !isOrdinary(word) && !Object.hasOwn(language.synonyms, word)
      : undefined,
  );

/**
 * An insurer or program known all over the United States, by any of its names: as the directory calls it, where it names it ("bcbs" →
 * "Blue Cross Blue Shield of Arizona"); else who takes it is not known here.
 */
function paidByKnown(said: Said, plans: readonly NamedValue[], reading: Reading): Wish[] {
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
    const here = plans.filter((plan) => isIt.test(plan.name)).sort(byLength)[0]?.value;
    return here === undefined
      ? [vainWish(reading, PAYOR, name, { words: [taken], unknown: 'payer' })]
      : [wishFor(reading, PAYOR, here, { text: here, taken })];
  }
  return [];
}

/** The insurer itself comes before its plans. */
const byLength = (a: NamedValue, b: NamedValue) => a.value.length - b.value.length;

/**
 * The whole name of the insurer a query asks about and about nothing else ("seguro goldcrest"), in a vertical that has plans
 * and insurers; undefined where there is none, and where the query is the name of a plan. All that is asked of insurance is asked of
 * an insurer by its name, too ("is goldcrest taken here").
 */
export function insurerIn(input: string, reading: Reading, known: KnownWords): string | undefined {
  const { index, language } = reading;
  const { insured, asking } = language.wishes;
  const insurers = namedValues(index.columns.get(INSURER));
  const text = words(input).join(' ');
  if (insurers.length === 0 || input.includes('"') || index.isName(text)) return undefined;
  const isSpokenOf = insured.test(text);
  const search = searchIn(text, isSpokenOf, reading);
  return insurers.find((insurer) => {
    const said = { text };
    const name = namePattern(telling(insurer), search);
    if (name === undefined || takePayer(said, name, reading) === undefined) return false;
    const isAsking = (word: string) => language.stopWords.has(word) || insured.test(word) || asking.has(word);
    if (isSpokenOf && words(said.text).every(isAsking)) return true;
    const asked = text.replace(around('', name, REST_OF_NAME), INSURANCE[language.code]);
    return asked !== INSURANCE[language.code] && asksAboutInsurance(asked, language.code, known);
  })?.value;
}
