import { takeNearMe } from '../engine/takeNearMe.ts';
import { words } from '../engine/words.ts';
import { kindIn } from './kindIn.ts';
import { openIn } from './openIn.ts';
import { namedValues } from './namedValues.ts';
import { OTHER_PROFESSIONS } from './otherProfessions.ts';
import { paidBy } from './paidBy.ts';
import { around, take } from './take.ts';
import type { Said } from './take.ts';
import { unknownPlaceIn } from './unknownPlace.ts';
import { vainWish, wishFor, wordsOf } from './wishFor.ts';
import type { Reading, Wish } from './wishFor.ts';

/** A query taken apart into wishes, the most important first, and what is looked for. */
export interface Wishful {
  wishes: readonly Wish[];
  /** The query without the words of the wishes. */
  rest: string;
}

const SPOKEN = 'c_additionalLanguages.language.name';
const SPECIALTY = 'c_providerSpecialties.specialty.name';
/** Field of a place that says of what kind it is. */
const KIND = 'c_locationType';

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
  const opening = openIn(said, whole, reading);
  const kind = kindOfPlaceIn(said, reading, hoursOf(opening));
  if (kind.length > 0) take(said, reading.language.wishes.opening.opensAndCloses);
  // Where no clinic is open, what is open counts more.
  const isLess = opening.length > 0 && kind.some(({ saysLittle }) => saysLittle);
  const nowhere = unknownPlaceIn(
    said,
    reading,
    kind.flatMap(wordsOf).flatMap((run) => run.split(' ')),
  );
  const all = [...(isLess ? [...others, ...opening, ...kind] : [...kind, ...others, ...opening]), ...nowhere];
  // The last is given up first.
  const wishes = [...all.filter(({ isVain }) => !isVain), ...all.filter(({ isVain }) => isVain)];
  if (wishes.length === 0 || reading.index.count === 0) return { wishes: [], rest: input };
  if (said.text === whole) return { wishes, rest: input };
  // "Do you take Kaiser" asks for nobody called "do"; "near me" is a place, whatever its words.
  const isLeft = words(said.text).some((word) => !reading.language.stopWords.has(word));
  return { wishes, rest: isLeft ? said.text : (takeNearMe(said.text, reading.language)?.taken ?? '') };
}

function spokenIn(said: Said, reading: Reading): Wish[] {
  const column = reading.index.columns.get(SPOKEN);
  if (!column) return [];
  const { speaking, languageNames } = reading.language.wishes;
  const isSaid = (name: string) => said.text.includes(name);
  const names = new Map<string, string>();
  for (const { name, value } of namedValues(column)) if (isSaid(name)) names.set(name, value);
  for (const [name, value] of Object.entries(languageNames))
    if (isSaid(name) && column.codeOf(value) >= 0) names.set(name, value);
  for (const [name, value] of names) {
    const taken = take(said, around(speaking.before, name, speaking.after));
    if (taken !== undefined) return [wishFor(reading, SPOKEN, value, { text: value, taken })];
  }
  return [];
}

/** A profession that nobody of the directory has. Its words stay: what is nearest to it is found by them. */
function professionIn({ text }: Said, reading: Reading): Wish[] {
  const column = reading.index.columns.get(SPECIALTY);
  const { code } = reading.language;
  const asked = column && OTHER_PROFESSIONS.find(({ said }) => said[code].test(text));
  if (!asked || namedValues(column).some(({ name }) => asked.isHere.test(name))) return [];
  return [vainWish(reading, SPECIALTY, asked.many[code], { words: [], unknown: 'profession' })];
}

function valuesIn(said: Said, reading: Reading): Wish[] {
  const found = new Map<string, { wish: Wish; words: string[]; instead: string[] }>();
  for (const { said: pattern, field, value, text, otherwise } of reading.language.wishes.values) {
    const isThere = (reading.index.columns.get(field)?.codeOf(value) ?? -1) >= 0;
    const taken = !isThere ? undefined : otherwise ? pattern.exec(said.text)?.[0] : take(said, pattern);
    if (taken === undefined) continue;
    // "Doctora ginecóloga" is one wish, taken back by both of its words.
    const key = `${field} ${String(value)}`;
    const one = found.get(key);
    const words = [...(one?.words ?? []), taken];
    const instead = [...(one?.instead ?? []), otherwise ? taken.replace(...otherwise) : ''];
    const wish = one?.wish ?? wishFor(reading, field, value, { text, taken });
    found.set(key, { wish, words, instead });
  }
  return [...found.values()].map(({ wish, words, instead }) => {
    const isSought = instead.some((word) => word !== '');
    return {
      ...wish,
      applied: { ...wish.applied, details: { words, ...(isSought && { instead }) } },
      ...(isSought && { isSought }),
    };
  });
}

/** Whether something is to be open at an hour at which offices may be closed: now, day and night, or late. */
function hoursOf([wish]: readonly Wish[]): 'odd' | 'usual' | undefined {
  if (!wish) return undefined;
  const { filter } = wish;
  if (filter.kind !== 'open-on') return 'odd';
  const { when } = filter;
  return when.kind === 'always' || when.part === 'late' || when.part === 'evening' ? 'odd' : 'usual';
}

/** A kind of place only narrows: its words rank what is found. */
function kindOfPlaceIn(said: Said, reading: Reading, opening: ReturnType<typeof hoursOf>): Wish[] {
  const found = kindIn(said.text, reading.language, opening);
  if (!found || (reading.index.columns.get(KIND)?.codeOf(found.kind.value) ?? -1) < 0) return [];
  const { value, text, isGeneral, isDoing } = found.kind;
  const wish = wishFor(reading, KIND, value, { text, taken: found.taken });
  return [
    {
      ...wish,
      staysWords: true,
      ...(isGeneral && { saysLittle: true as const }),
      ...(isDoing && { isDone: true as const }),
    },
  ];
}
