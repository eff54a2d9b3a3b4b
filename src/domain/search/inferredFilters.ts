import { fieldsOf, isFilterValue, isMatcher, isRecord, parseFilter, type StaticFilter } from './filters.ts';
import { LOCATION_FIELD, nearFilterOf, withoutNearFilter } from './nearFilter.ts';
import { METRES_PER_MILE } from '#src/domain/distance/distance.ts';
import type { DistanceOrigin } from '#src/domain/distance/DistanceOrigin.ts';
import type { SearchState } from './searchState.ts';
import { fold } from '#src/domain/text/fold.ts';

/** A filter the search service read out of the words (`appliedQueryFilters`). It stands in the address by those words. */
export interface InferredFilter {
  /** What it says, in the service's words: "Sacramento", "Cardiology". */
  label: string;
  /** A place by its name, "near me", or a value of a field. */
  kind: 'place' | 'near-me' | 'value';
  filter: StaticFilter;
  /** The whole name of a place: "Sacramento, California, United States". */
  placeName?: string;
  /** The words of the query it was read out of, as far as the service says: without capitals and accents. */
  words?: string[];
  /** What becomes of each of those words when it is taken back; nothing where it is empty. */
  instead?: string[];
  /** The service has no such value at all: an insurer whose partners it does not know, a profession nobody has, a place. */
  unknown?: 'payer' | 'profession' | 'place';
  /** Of a place: nothing is within the usual miles around it, so that it was looked farther. */
  widened?: { usualMiles: number; miles: number };
}

/** Reads what a service says it inferred; a member that makes no sense is left out. */
export function readInferredFilters(wire: unknown): InferredFilter[] {
  if (!Array.isArray(wire)) return [];
  return wire.flatMap((one: unknown): InferredFilter[] => {
    if (!isRecord(one) || typeof one.displayValue !== 'string') return [];
    const label = one.displayValue.trim();
    // The search client gives a filter in a form of its own, the service's answer the one of the wire.
    const filter = parseFilter(one.filter) ?? clientFilter(one.filter);
    if (!filter || label === '') return [];
    const isPlace = fieldsOf(filter).includes(LOCATION_FIELD);
    const isNearMe = isPlace && filter.kind === 'fieldValue' && filter.matcher === '$near';
    const details = isRecord(one.details) ? one.details : {};
    const { placeName, words, instead, unknown } = details;
    const widened = isPlace ? readWidened(details) : undefined;
    return [
      {
        label,
        kind: isNearMe ? 'near-me' : isPlace ? 'place' : 'value',
        filter,
        ...(isPlace && typeof placeName === 'string' && { placeName }),
        ...(isTexts(words) && { words }),
        ...(isTexts(words) && isTexts(instead) && instead.length === words.length && { instead }),
        ...((unknown === 'payer' || unknown === 'profession' || unknown === 'place') && { unknown }),
        ...(widened && { widened }),
      },
    ];
  });
}

function readWidened({ radius, usualRadius }: Record<string, unknown>): InferredFilter['widened'] {
  if (typeof radius !== 'number' || typeof usualRadius !== 'number' || !(radius > usualRadius))
    return undefined;
  return { usualMiles: wholeMiles(usualRadius), miles: wholeMiles(radius) };
}

const wholeMiles = (metres: number) => Math.round(metres / METRES_PER_MILE);

const isTexts = (wire: unknown): wire is string[] =>
  Array.isArray(wire) && wire.length > 0 && wire.every((one) => typeof one === 'string');

/** What the service wished to keep to and gave up, since nothing has all of it; it stands in `queryRulesActionsData`. */
export function readDroppedFilters(wire: unknown): InferredFilter[] {
  if (!Array.isArray(wire)) return [];
  return wire.flatMap((one: unknown) => (isRecord(one) ? readInferredFilters(one.droppedQueryFilters) : []));
}

function clientFilter(wire: unknown): StaticFilter | undefined {
  if (!isRecord(wire)) return undefined;
  const { fieldId, matcher, value } = wire;
  return typeof fieldId === 'string' && isMatcher(matcher) && isFilterValue(value)
    ? { kind: 'fieldValue', fieldId, matcher, value }
    : undefined;
}

/**
 * Each filter once, however many verticals inferred it. A place was looked around farther only if all of them did, and then as
 * far as the farthest.
 */
export function eachOnce(inferred: readonly InferredFilter[]): InferredFilter[] {
  const all = new Map<string, InferredFilter>();
  for (const one of inferred) {
    const key = one.kind === 'near-me' ? one.kind : (hoursKey(one) ?? JSON.stringify(one.filter));
    const known = all.get(key) ?? one;
    const { widened, ...rest } = (known.widened?.miles ?? 0) > (one.widened?.miles ?? 0) ? known : one;
    all.set(key, { ...rest, ...(known.widened && one.widened && widened && { widened }) });
  }
  return [...all.values()];
}

/** The same hours are wished of places and of those who practise there, under fields of their own. */
function hoursKey({ filter }: InferredFilter): string | undefined {
  const isHours = filter.kind === 'fieldValue' && filter.matcher === '$openAt';
  return isHours ? `$openAt ${String(filter.value)}` : undefined;
}

/** The inferred place of a search, which counts only while no place is chosen. */
export function inferredPlace(
  state: SearchState,
  inferred: readonly InferredFilter[] = [],
): InferredFilter | undefined {
  return nearFilterOf(state) ? undefined : inferred.find(({ kind }) => kind !== 'value');
}

/** What distances from an inferred place are from; "near me" is from a position, which the visitor must have given. */
export function inferredOrigin(
  inferred: readonly InferredFilter[],
  isPositionGiven: boolean,
): DistanceOrigin | undefined {
  const place = inferred.find(({ kind }) => kind !== 'value');
  if (place?.kind === 'place') return { kind: 'place', name: place.label };
  return place && isPositionGiven ? { kind: 'you' } : undefined;
}

/**
 * The state without an inferred filter: without the words it was read out of, or with the words that say the same without it
 * ("ginecologo" for "ginecóloga"), so that it is not inferred again and the address can be shared. When those words cannot be told from the others, all of them go.
 */
export function withoutInferred(state: SearchState, inferred: InferredFilter): SearchState {
  const { label, kind, placeName, words, instead } = inferred;
  const left =
    (words && withoutWords(state.query, words, instead)) ??
    (kind === 'near-me' ? withoutNearMe(state.query) : withoutLabel(state.query, label, kind, placeName));
  return { ...state, offset: 0, query: left ?? '' };
}

/** The state without any place, chosen or inferred. */
export function withoutPlace(state: SearchState, inferred: readonly InferredFilter[] = []): SearchState {
  const place = inferredPlace(state, inferred);
  return withoutNearFilter(place ? withoutInferred(state, place) : state);
}

/** Words before a place that belong to it, in both languages of the site. */
const BEFORE = new Set(
  'in near around by at close to within of en cerca de del la el los las alrededor por'.split(' '),
);
/** "Near me" in both languages, as people type it. */
const NEAR_ME =
  /\s*\b(near\s*(me|here|by)|close\s*(to me|by)|around (me|here)|in my area|cerca( de (mi|aqui|aca|donde estoy))?|por aqui)\b[\s.,!?]*/i;
/** Letters two words must share at their beginning to be of one stem: cardiologist, Cardiology. */
const STEM = 5;

interface Word {
  text: string;
  start: number;
  end: number;
}

function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    text: fold(word),
    start: index,
    end: index + word.length,
  }));
}

/** The words without "near me"; undefined when they do not say it. */
export function withoutNearMe(query: string): string | undefined {
  // Accents are taken off letter by letter, so that places in the text stay what they are.
  const plain = [...query].map((letter) => fold(letter).charAt(0) || ' ').join('');
  const found = NEAR_ME.exec(plain);
  return found ? joined(query.slice(0, found.index), query.slice(found.index + found[0].length)) : undefined;
}

/** The query without each of several runs of words, or with others instead; undefined when one of them stands nowhere. */
function withoutWords(
  query: string,
  runs: readonly string[],
  instead: readonly string[] = [],
): string | undefined {
  return runs.reduce<string | undefined>((left, run, at) => {
    if (left === undefined) return undefined;
    const typed = wordsOf(left);
    const wanted = wordsOf(run);
    const first = lastRun(typed, wanted, (a, b) => a === b);
    if (first < 0 || wanted.length === 0) return undefined;
    const [before, after] = [
      left.slice(0, typed[first]?.start),
      left.slice(typed[first + wanted.length - 1]?.end),
    ];
    return instead[at] ? `${before}${instead[at]}${after}` : joined(before, after);
  }, query);
}

/** The query without the last place its words stand; undefined when they stand nowhere. */
function withoutLabel(
  query: string,
  label: string,
  kind: InferredFilter['kind'],
  placeName: string | undefined,
): string | undefined {
  const typed = wordsOf(query);
  const wanted = wordsOf(label);
  let first = lastRun(typed, wanted, (a, b) => a === b);
  if (first < 0 && kind === 'value') first = lastRun(typed, wanted, isSameStem);
  if (first < 0 || wanted.length === 0) return undefined;
  let last = first + wanted.length - 1;
  if (kind === 'place') {
    const more = wordsOf(placeName ?? '').slice(wanted.length);
    while (isOfPlace(typed[last + 1]?.text, more)) last += 1;
    while (first > 0 && BEFORE.has(typed[first - 1]?.text ?? '')) first -= 1;
  }
  return joined(query.slice(0, typed[first]?.start), query.slice(typed[last]?.end));
}

/** Where in `typed` the words wanted stand for the last time; -1 when nowhere. */
function lastRun(typed: Word[], wanted: Word[], isSame: (a: string, b: string) => boolean): number {
  for (let at = typed.length - wanted.length; at >= 0; at -= 1) {
    if (wanted.every(({ text }, index) => isSame(typed[at + index]?.text ?? '', text))) return at;
  }
  return -1;
}

const isSameStem = (a: string, b: string) =>
  a === b || (a.length >= STEM && b.length >= STEM && a.slice(0, STEM) === b.slice(0, STEM));

/** State and country after a town: as they are called, or a state by its two letters. */
function isOfPlace(word: string | undefined, rest: Word[]): boolean {
  if (word === undefined) return false;
  const isState = word.length === 2 && rest[0]?.text.startsWith(word.charAt(0));
  return isState || rest.some(({ text }) => text === word);
}

const joined = (before: string, after: string) =>
  `${before.trim()} ${after.trim()}`.replace(/ (?=[.,;])/, '').replace(/^[\s.,;]+|[\s.,;]+$/g, '');
