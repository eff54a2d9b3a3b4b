import { bonesOfName } from '../concepts/sayings.ts';
import { complaints } from '../language/complaints.ts';
import type { Language } from '../language/Language.ts';
import { languages } from '../language/languages.ts';
import { takeNearMe } from './takeNearMe.ts';
import { words } from './words.ts';

/** One thing a document must speak of: a word, a known expression of several words, or a quoted phrase. */
export interface Term {
  words: string[];
  quoted: boolean;
  /** The last word of what was typed may be the beginning of a word. */
  isLast: boolean;
  /** Says that a child is to be cared for: what speaks of it comes first, what does not is found as well. */
  isBeside?: true;
  /** Says nothing to look for while anything else does. */
  isIdle?: true;
  /** A word of an expression that nothing has: it is not what was meant. */
  isPart?: true;
}

/** A query taken apart. A document matches when it has all terms of any one alternative. */
export interface ParsedText {
  alternatives: Term[][];
  /** The folded words of the query without the words of place, for the comparison with names. */
  plain: string;
  nearMe: boolean;
  /** The words that said "near me". */
  nearMeWords?: string;
  /** Whether words that only name the vertical's own kind were left out ("doctor" among doctors). */
  namesKind: boolean;
  /** Whether it asks where something is done. */
  asksWhere: boolean;
  /** Name of a place the query ends with ("… in sacramento"), folded. */
  placeName?: string;
  language: Language;
  /** Whether words are taken as they are written, however they look. */
  isLiteral: boolean;
}

export interface ParseOptions {
  language: Language;
  /** Words that say nothing in this vertical, such as "doctor" among doctors. */
  noise?: ReadonlySet<string>;
  /** Whether a folded name is a place the directory knows. */
  isPlace?: (name: string) => boolean;
  /** Words are taken as they are written: none is taken for a misspelt other. */
  isLiteral?: boolean;
}

/** Longest expression of the synonym list, in words. */
const LONGEST = 6;
/** Words beyond this many are ignored: nobody types them, and each costs time. */
const MOST_WORDS = 24;

/** Takes a query apart: quoted phrases, `OR` between alternatives, expressions, stop words, "near me", places. */
export function parseText(input: string, options: ParseOptions): ParsedText {
  const { language } = options;
  let rest = withoutDots(input.slice(0, 500));
  const near = takeNearMe(rest, language);
  const nearMe = near !== undefined;
  if (near) rest = near.rest;
  let placeName: string | undefined;
  if (options.isPlace && !rest.includes('"')) {
    const all = words(rest);
    for (let at = 0; at < all.length - 1; at += 1) {
      const name = all.slice(at + 1).join(' ');
      if (!language.placeWords.has(all[at] ?? '') || !options.isPlace(name)) continue;
      placeName = name;
      rest = all.slice(0, at).join(' ');
      break;
    }
  }
  const isOpenEnded = !nearMe && placeName === undefined && !/\s$/.test(input);
  const alternatives = rest
    .split(/\s+OR\s+/)
    .map((clause) => termsOf(clause, options, isOpenEnded))
    .filter((terms) => terms.length > 0)
    .flatMap(withAndWithout);
  const plain = words(rest);
  const namesKind = plain.some((word) => options.noise?.has(word) ?? false);
  return {
    alternatives,
    plain: plain.join(' '),
    nearMe,
    namesKind,
    language,
    asksWhere: language.asksWhere.test(plain.join(' ')),
    isLiteral: options.isLiteral ?? false,
    ...(near && { nearMeWords: near.taken }),
    ...(placeName === undefined ? {} : { placeName }),
  };
}

/** The name of the service that is made for nothing but one of what a query looks for (`together` of its language). */
export const serviceMeant = ({ alternatives, language }: ParsedText): string | undefined =>
  language.together.find(({ meant, service }) => {
    const isMeant = ({ words: some, quoted }: Term) => {
      const said = some.join(' ');
      const leads = Object.hasOwn(language.synonyms, said) ? language.synonyms[said] : undefined;
      return !quoted && (said === meant || (service !== undefined && leads?.[0] === service));
    };
    return alternatives.some((terms) => terms.some(isMeant));
  })?.service;

/** Letters with a dot each as the word they are: "a.d.h.d." */
const withoutDots = (text: string): string =>
  text.replace(/(?<![\p{L}\p{N}])(?:\p{L}\.){2,}(?:\p{L}(?![\p{L}\p{N}]))?/gu, (letters) =>
    letters.replaceAll('.', ''),
  );

/** All terms, and those alone that are looked for. */
function withAndWithout(terms: Term[]): Term[][] {
  const without = terms.filter(({ isBeside }) => !isBeside);
  return without.length > 0 && without.length < terms.length ? [terms, without] : [terms];
}

/**
 * What the words of a clause say of whose care it is ("my teenage son", "mi mamá", "de tres meses"), by their places: a child is
 * looked for beside what it has, all else of it is not looked for.
 */
function kinIn(all: readonly string[], { kin }: Language): ReadonlyMap<number, 'child' | 'other'> {
  const found = new Map<number, 'child' | 'other'>();
  const isNumber = (word = '') => /^\d{1,2}$/.test(word) || kin.numbers.has(word);
  const isAge = (word = '') => kin.ages.has(word) || isNumber(word);
  const isSaid = (word = '') => isAge(word) || kin.children.has(word) || kin.relatives.has(word);
  const mark = (from: number, to: number) => {
    for (let at = from; at < to; at += 1) found.set(at, kin.children.has(all[at] ?? '') ? 'child' : 'other');
  };
  all.forEach((word, at) => {
    let to = at + 1;
    if (kin.kinOnly.has(word)) mark(at, to);
    if (kin.own.has(word)) {
      while (isSaid(all[to]) || (all[to] === 'de' && isAge(all[to + 1]))) to += 1;
      const isSomebody = all.slice(at, to).some((one) => kin.children.has(one) || kin.relatives.has(one));
      if (isSomebody) mark(at, to);
    } else if (isNumber(word)) {
      while (kin.ages.has(all[to] ?? '')) to += 1;
      // A number is of an age or a time only beside what it counts.
      if (to > at + 1) mark(at, to);
    }
    if (kin.aged.test(all.slice(at).join(' '))) found.set(at, 'child');
  });
  return found;
}

/** Words as they are, and without what may stand in the middle of an expression; last without what only links them. */
function expressionsIn(said: string[], { determiners, code }: Language): string[][] {
  const bare = said.filter((word, at) => at === 0 || at === said.length - 1 || !determiners.has(word));
  const bones = bonesOfName(said, code);
  return [said, ...(bare.length < said.length && bare.length > 1 ? [bare] : []), ...(bones ? [bones] : [])];
}

/**
 * What is wrong with a part of the body, said with words between ("my hand goes numb at night"), put in the place of both; what else is
 * said and is nothing care is known by is not looked for.
 */
function composeComplaint(terms: Term[], language: Language): void {
  const { parts, said, meant } = complaints[language.code];
  const isOne = ({ words: some, quoted, isBeside }: Term) => some.length === 1 && !quoted && !isBeside;
  const placeOf = (table: ReadonlyMap<string, unknown>) =>
    terms.findIndex((term) => isOne(term) && table.has(term.words[0] ?? ''));
  const whole = terms.findIndex(
    ({ words: some, quoted }) =>
      !quoted && some.some((word) => parts.has(word)) && some.some((word) => said.has(word)),
  );
  const part = whole < 0 ? placeOf(parts) : whole;
  const wrong = whole < 0 ? placeOf(said) : whole;
  const complaint = said.get(terms[wrong]?.words[0] ?? '');
  const names = meant.get(parts.get(terms[part]?.words[0] ?? '') ?? '');
  const name = complaint && (names?.[complaint] ?? names?.hurts);
  if (whole < 0 && name === undefined) return;
  const isKnown = ({ words: [word = '', ...more], quoted, isBeside }: Term) =>
    quoted ||
    isBeside ||
    more.length > 0 ||
    /\d/.test(word) ||
    language.professions.has(word) ||
    language.practice(word).length > 0 ||
    (Object.hasOwn(language.synonyms, word) && !parts.has(word) && !said.has(word));
  terms.forEach((term, at) => {
    if (at !== part && !isKnown(term)) term.isIdle = true;
  });
  if (whole < 0 && name !== undefined) terms[part] = { words: name.split(' '), quoted: false, isLast: false };
}

/** What is said of two things that make one ("had my baby", "cant stop crying"), as that one in the place of the first. */
function composeTogether(terms: Term[], { together, synonyms }: Language): Term[] {
  const leadsTo = ({ words: some, quoted, isBeside }: Term, isIt: (name: string) => boolean) => {
    const said = some.join(' ');
    if (quoted || isBeside) return false;
    return isIt(said) || (Object.hasOwn(synonyms, said) && (synonyms[said] ?? []).some(isIt));
  };
  for (const { first, second, meant } of together) {
    const at = terms.findIndex((term) => leadsTo(term, (name) => name === first));
    const isSecond = (term: Term, place: number) => place !== at && leadsTo(term, (name) => second.has(name));
    if (at < 0 || !terms.some(isSecond)) continue;
    const one: Term = { words: meant.split(' '), quoted: false, isLast: false };
    return terms.flatMap((term, place) => (place === at ? [one] : isSecond(term, place) ? [] : [term]));
  }
  return terms;
}

/** Parts of the body that are everywhere, so that they say what it is that somebody has. */
const EVERYWHERE = new Set(['skin', 'piel']);

/** Says that a part of the body is where something is, and that it hurts. */
const WHERE = new Set('in on of en de del big left right'.split(' '));
const PAIN = new Set(
  'hurt hurts hurting pain pains painful ache aches aching duele duelen doliendo'.split(' '),
);

/** What is done to a part of the body, which then says what it is. */
const DONE = new Set(
  'surgery surgeon operation therapy exercises exam test scan cirugia cirujano operacion terapia ejercicios examen prueba'.split(
    ' ',
  ),
);

/** Where something people have is named, where it is and that it hurts says nothing more ("gout in my big toe", "bunions hurt"). */
function leaveOutWhere(terms: Term[], language: Language): void {
  const { parts, said } = complaints[language.code];
  const wordOf = ({ words: some, quoted }: Term) => (some.length === 1 && !quoted ? (some[0] ?? '') : '');
  const isThing = (term: Term) =>
    !parts.has(wordOf(term)) && !said.has(wordOf(term)) && language.concepts.has(term.words.join(' '));
  if (!terms.some(isThing) || terms.some((term) => DONE.has(wordOf(term)))) return;
  terms.forEach((term, at) => {
    const before = terms.slice(0, at).findLast((one) => !language.determiners.has(wordOf(one)));
    const isLinked = before !== undefined && WHERE.has(wordOf(before));
    if (isLinked && parts.has(wordOf(term)) && !EVERYWHERE.has(wordOf(term))) term.isIdle = true;
    if (PAIN.has(wordOf(term))) term.isIdle = true;
  });
}

/** Letters of the shortest word that is known when it is written apart. */
const SHORTEST_APART = 7;

/** Words with two of them as one where only that means something ("mid wife", "ultra sound"). */
function togetherIn(typed: readonly string[], { synonyms }: Language): string[] {
  const all: string[] = [];
  for (const word of typed) {
    const before = all.at(-1);
    const both = `${before}${word}`;
    const isOne =
      before !== undefined &&
      both.length >= SHORTEST_APART &&
      Object.hasOwn(synonyms, both) &&
      !Object.hasOwn(synonyms, `${before} ${word}`);
    if (isOne) all[all.length - 1] = both;
    else all.push(word);
  }
  return all;
}

/** Words between what is measured and its number, or two numbers of it ("160 over 100", "colonoscopy after 45"). */
const BETWEEN = new Set(
  'over under after before age edad mayor despues sobre con at a de los anos'.split(' '),
);

/** Whether a word is the number of what stands before it ("ldl 190", "a1c 9.5"), by which nothing is found. */
const isMeasure = (
  word: string,
  before: Term | undefined,
  isExpression: (said: string) => boolean,
): boolean =>
  /^\d{1,3}$/.test(word) &&
  before !== undefined &&
  (isExpression(before.words.join(' ')) || (before.isIdle === true && /^\d+$/.test(before.words[0] ?? '')));

function termsOf(clause: string, { language, noise }: ParseOptions, isOpenEnded: boolean): Term[] {
  const terms: Term[] = [];
  const { synonyms: foreign } = languages[language.code === 'en' ? 'es' : 'en'];
  // On an English page people use Spanish expressions, too, and the other way round.
  const isExpression = (said: string) =>
    Object.hasOwn(language.synonyms, said) ||
    language.circumstances.has(said) ||
    (said.includes(' ') && Object.hasOwn(foreign, said));
  let budget = MOST_WORDS;
  for (const [part, phrase] of clause.matchAll(/"([^"]*)"|[^"]+/g)) {
    const typed = words(phrase ?? part).slice(0, budget);
    budget -= typed.length;
    if (phrase !== undefined) {
      if (typed.length > 0) terms.push({ words: typed, quoted: true, isLast: false });
      continue;
    }
    const all = togetherIn(typed, language);
    const whose = kinIn(all, language);
    for (let at = 0; at < all.length;) {
      let length = Math.min(LONGEST, all.length - at);
      const sayings = () => expressionsIn(all.slice(at, at + length), language);
      while (length > 1 && !sayings().some((said) => isExpression(said.join(' ')))) length -= 1;
      const said = sayings().find((one) => isExpression(one.join(' '))) ?? all.slice(at, at + length);
      const kinds = all.slice(at, at + length).map((_, index) => whose.get(at + index));
      const isChild = kinds.includes('child') && !kinds.includes(undefined);
      const isIdle = language.circumstances.has(said.join(' ')) || kinds.every((kind) => kind === 'other');
      const isCounted = isChild && !said.some((word) => language.kin.children.has(word));
      const before = terms.findLast(
        ({ words: [one = ''] }) => !language.stopWords.has(one) && !BETWEEN.has(one),
      );
      const isMeasured =
        length === 1 && kinds[0] === undefined && isMeasure(said[0] ?? '', before, isExpression);
      const last = terms.at(-1);
      if (isMeasured && last && last !== before && BETWEEN.has(last.words[0] ?? '')) last.isIdle = true;
      terms.push({
        ...{ words: isCounted ? [language.kin.child] : said, quoted: false, isLast: false },
        ...(isChild && { isBeside: true }),
        ...((isIdle || isMeasured) && { isIdle: true as const }),
      });
      at += length;
    }
  }
  composeComplaint(terms, language);
  leaveOutWhere(terms, language);
  return keptOf(composeTogether(terms, language), { language, noise }, isOpenEnded);
}

/** The terms that are looked for. */
function keptOf(terms: Term[], { language, noise }: ParseOptions, isOpenEnded: boolean): Term[] {
  const last = terms.at(-1);
  if (last && isOpenEnded && !last.quoted && last.words.length === 1) last.isLast = true;
  const without = (idle: ReadonlySet<string>) => (term: Term) =>
    term.quoted || term.words.length > 1 || !idle.has(term.words[0] ?? '');
  // A query of stop words alone is searched as it stands ("who"); one of noise alone asks for everything.
  const telling = terms.filter(without(language.stopWords));
  const sought = telling.filter(({ isIdle }) => !isIdle);
  const kept = [sought, telling].find((some) => some.length > 0) ?? terms;
  return noise ? kept.filter(without(noise)) : kept;
}
