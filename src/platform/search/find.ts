import { attemptsOf, firstFound } from './attempts.ts';
import type { Attempt } from './attempts.ts';
import { withExpressions } from './corrected.ts';
import { centreOf, QueryProblem, readFacetFilters, readFilter } from './engine/filters.ts';
import type { Filter } from './engine/filters.ts';
import { parseText, serviceMeant } from './engine/parseText.ts';
import type { ParsedText } from './engine/parseText.ts';
import type { Point } from './engine/PointColumn.ts';
import type { SearchIndex } from './engine/SearchIndex.ts';
import { words } from './engine/words.ts';
import { fixedFilter } from './fixedFilter.ts';
import { intentsIn, isIntentWord } from './intents/readIntent.ts';
import { languages } from './language/languages.ts';
import { isOrdinary } from './language/ordinary.ts';
import { placeInQuery } from './placeInQuery.ts';
import { WIDER_RADII } from './places.ts';
import type { Found, Json, Locale, Search } from './Search.ts';
import type { SearchGround } from './SearchGround.ts';
import { valueTranslator } from './valueTranslator.ts';
import { officeHoursField } from './Vertical.ts';
import type { Vertical } from './Vertical.ts';
import { countOf, mayBePlace } from './wishes/mayBePlace.ts';
import type { PlaceNames } from './wishes/mayBePlace.ts';
import { withoutPlace } from './wishes/placeLast.ts';
import type { PlaceReading, PlaceSign } from './wishes/placeLast.ts';
import type { KnownNames } from './wishes/unknownPlace.ts';
import { asksForPerson } from './wishes/asksForPerson.ts';
import { takeRadius } from './wishes/takeRadius.ts';
import type { RadiusSaid } from './wishes/takeRadius.ts';
import { isForAnimals } from './wishes/otherProfessions.ts';
import { isForOtherTrade } from './wishes/otherTrades.ts';
import { insurerIn } from './wishes/paidBy.ts';
import { withoutNegated } from './wishes/withoutNegated.ts';
import { isOpeningAlone } from './wishes/openIn.ts';
import { readWishes } from './wishes/readWishes.ts';
import type { Wishful } from './wishes/readWishes.ts';

/** An attempt that takes the words for nothing but words. */
const AS_TYPED = { wishes: [], readsPlace: false } as const;

export type Find = (vertical: Vertical, search: Search) => Found;

/**
 * Searches one vertical: reads words, filters, facet filters and sorts, and asks the index. Throws QueryProblem for
 * filters and sorts it does not understand. `beforeVertical` is called first; tests make a vertical fail with it.
 */
export function createFind(ground: SearchGround, beforeVertical?: (key: string) => void): Find {
  const noise = new Map(ground.verticals.map(({ key, noise: idle }) => [key, new Set(idle)]));

  const findAsTyped: Find = (vertical, typed) => {
    const index = ground.catalog.index(vertical.index.key, typed.locale);
    const language = languages[typed.locale];
    const request = forOthers(withoutUnwanted(typed));
    // Who says how far means that, and no more.
    const within = takeRadius(request.input, language);
    const search = within ? { ...request, input: within.input, locationRadius: within.metres } : request;
    const idle = noise.get(vertical.key) ?? new Set<string>();
    const conditions = conditionsOf(ground, vertical, search, index);
    const explicit = centreOf(conditions.filter);
    // Where nothing has a place, the name of one only keeps what is looked for from being found.
    const hasPlaces = vertical.index.points.length > 0;
    const names: PlaceNames = { ...ground, language, index, isOfEverything: search.isOfEverything };
    const isPlace: PlaceReading['isPlace'] = (name, sign) => mayBePlace(name, sign, names);
    const all = wishesOf(ground, search, {
      ...{ vertical, index, language, isOfEverything: search.isOfEverything },
      officeHours: officeHoursField(vertical),
      names: hasPlaces ? knownNamesOf(ground, typed.locale, isPlace) : undefined,
    });
    const run = ({ input, wishes, readsPlace, placeWords, lead }: Attempt, radius?: number): Found => {
      const plain = textOf({ ...search, input }, idle, readsPlace ? isPlace : undefined);
      const text = plain && lead !== undefined ? withLead(plain, lead) : plain;
      const asked = { ...search, ...(radius !== undefined && { locationRadius: radius }) };
      const inferred =
        explicit || !hasPlaces
          ? undefined
          : placeInQuery(text, asked, ground.places, asTyped(placeWords, within));
      const centre = explicit ?? inferred?.centre;
      const answer = index.query({
        ...(text ? { text } : {}),
        ...conditions,
        filter: joined([
          conditions.filter,
          ...wishes.map(({ filter }) => filter),
          ...(inferred ? [{ kind: 'near', ...inferred } as const] : []),
        ]),
        facets: search.facets,
        sort: search.sort,
        ...originOf(centre ?? search.location, inferred && vertical.arePlaces),
        ...{ now: ground.clock().getTime(), isSoon: asksSoon(vertical, typed, all, conditions) },
        offset: search.offset,
        limit: search.limit,
      });
      return {
        ...{ vertical, index, locale: search.locale, answer, text, centre, user: search.location },
        ...{ chosen: conditions.chosen, inferred },
        applied: [...(inferred ? [inferred.applied] : []), ...wishes.map(({ applied }) => applied)],
        asksKind: all.isOpen || all.wishes.some(({ staysWords }) => staysWords),
        dropped: all.wishes
          .slice(wishes.length)
          .filter(({ staysWords }) => !staysWords)
          .map(({ applied }) => applied),
      };
    };
    const isIdle = (word: string) => idle.has(word) || language.stopWords.has(word);
    const isStrange = (word: string) => !ground.catalog.isWord(word);
    const reading = { language, isPlace, isIdle, isStrange };
    const { insurer, lead } = namedIn(ground, vertical, search, { ...reading, index });
    const attempts = (isBold: boolean): Attempt[] => {
      const isPlace = (name: string, sign: PlaceSign) => mayBePlace(name, sign, { ...names, isBold });
      const placed = hasPlaces ? { ...reading, isPlace } : undefined;
      return attemptsOf(search.input, all, { insurer, lead, reading: placed });
    };
    let literal: Found | undefined;
    const literally = () => (literal ??= run({ ...AS_TYPED, input: search.input }));
    const isTask = all.wishes.length === 0 && !insurer && isDoneElsewhere(ground, vertical, search);
    if (isTask && isUnheard(literally())) return run({ ...AS_TYPED, input: `"${search.input}"` });
    // A word that says little of a kind is given up before one looks farther away.
    const runNear = (attempt: Attempt) =>
      attempt.wishes.some(({ saysLittle }) => saysLittle)
        ? run(attempt)
        : widening((radius) => run(attempt, radius), search, literally);
    return firstFound(attempts, { run: runNear, literally });
  };

  return (vertical, asked) => {
    beforeVertical?.(vertical.key);
    const search = ofOpenPlaces(ground, vertical, asked);
    const found = findAsTyped(vertical, search);
    return withExpressions(found, search, (input) => findAsTyped(vertical, { ...search, input }));
  };
}

/** Where what is open is asked for and nothing else, all but places are searched for the very words. */
const ofOpenPlaces = (ground: SearchGround, { arePlaces }: Vertical, search: Search): Search =>
  !arePlaces && asksForOpen(ground, search) ? { ...search, input: `"${search.input}"` } : search;

/** Whether a search of everything asks for what is open, and says nothing else. */
function asksForOpen({ universal }: SearchGround, { input, locale, isOfEverything }: Search): boolean {
  if (!isOfEverything || input.includes('"')) return false;
  const language = languages[locale];
  const isIdle = (word: string) =>
    language.stopWords.has(word) ||
    universal.some(({ arePlaces, noise }) => arePlaces && noise.includes(word));
  return isOpeningAlone(words(input).join(' '), language, isIdle);
}

/** The insurer that is asked about, and what does what the words want done: of the network, where it is called by its name. */
function namedIn(
  ground: SearchGround,
  vertical: Vertical,
  search: Search,
  reading: PlaceReading & { index: SearchIndex },
): { insurer: string | undefined; lead: string | undefined } {
  const own = leadOfNetwork(ground, vertical, search, reading);
  const insurer =
    own === undefined ? insurerIn(search.input, { ...reading, vertical }, ground.catalog) : undefined;
  return { insurer, lead: leadIn(ground, vertical, search, reading) ?? own };
}

/** The name of what does what the words want done, where the vertical has such. A page does it for every town ("nurse jobs stockton"). */
function leadIn(
  ground: SearchGround,
  vertical: Vertical,
  search: Search,
  reading: PlaceReading,
): string | undefined {
  if (!vertical.doesTasks) return undefined;
  const said = words(search.input);
  const asked = vertical.index.pagesOf ? withoutPlace(said, reading) : undefined;
  const text = textOf(search, new Set(), undefined);
  const service = text && serviceMeant(text);
  const index = ground.catalog.index(vertical.index.key, search.locale);
  return (
    leadOf(ground, vertical, search, search.input) ??
    leadOf(ground, vertical, search, asked) ??
    (service !== undefined && index.isName(service) ? service : undefined)
  );
}

/**
 * The same where the network is called by its name ("work for meridian"). Where insurance is spoken of, its plan is meant by that name.
 */
function leadOfNetwork(
  ground: SearchGround,
  vertical: Vertical,
  search: Search,
  reading: PlaceReading,
): string | undefined {
  if (!vertical.doesTasks || !vertical.index.pagesOf) return undefined;
  const index = ground.catalog.index(vertical.index.key, search.locale);
  const said = words(search.input);
  const without = said.filter((word) => !isOwnName(word, index));
  const isNamed = without.length < said.length && without.length > 0;
  if (!isNamed || reading.language.wishes.insured.test(said.join(' '))) return undefined;
  return (
    leadOf(ground, vertical, search, without.join(' ')) ??
    leadOf(ground, vertical, search, withoutPlace(without, reading))
  );
}

function leadOf(
  { catalog }: SearchGround,
  { index: { key } }: Vertical,
  { locale, isOfEverything }: Search,
  asked = '',
): string | undefined {
  const index = catalog.index(key, locale);
  return intentsIn(asked, locale, catalog, isOfEverything).find((name) => index.isName(name));
}

/** Pages that bear a name in this share of all, and in more than a few, bear that of the network itself. */
const OWN_NAME = 0.1;
const FEW_PAGES = 20;

/** Whether a folded word is the name of the network: no word of any language, and in many of its pages. */
const isOwnName = (word: string, index: SearchIndex): boolean =>
  index.documentsWith(word) > Math.max(FEW_PAGES, OWN_NAME * index.count) &&
  !isIntentWord(word) &&
  !isOrdinary(word) &&
  !Object.values(languages).some(
    ({ stopWords, synonyms }) => stopWords.has(word) || Object.hasOwn(synonyms, word),
  );

/**
 * Whether all of the words ask for something that a page does ("pay my bill"), and that is no care: somebody who has half of
 * such words is no answer.
 */
function isDoneElsewhere(
  { catalog, verticals }: SearchGround,
  { doesTasks, arePlaces, index: { points } }: Vertical,
  { input, locale, isOfEverything }: Search,
): boolean {
  if (doesTasks || arePlaces || isOfEverything || points.length === 0) return false;
  const asked = intentsIn(input, locale, catalog);
  const isNamedIn = (some: readonly Vertical[]) =>
    some.some(({ index }) => asked.some((name) => catalog.index(index.key, locale).isName(name)));
  return (
    isNamedIn(verticals.filter(({ index }) => index.pagesOf === 'main')) &&
    !isNamedIn(verticals.filter(({ isCare }) => isCare))
  );
}

/** Whether the words are nobody's name, and no slip of what somebody treats. */
const isUnheard = ({ answer }: Found): boolean => !answer.isNamed && answer.corrections.size === 0;

/** Whether somebody asks who can be seen soon: in words, or because they are new. */
function asksSoon(
  { index: { soonest, preferred } }: Vertical,
  { input, locale }: Search,
  { wishes }: Wishful,
  { filter, chosen }: Conditions,
): boolean {
  if (soonest === undefined) return false;
  const isNew = (one: Filter): boolean =>
    one.kind === 'and'
      ? one.of.some(isNew)
      : one.kind === 'equals' && one.field === preferred && one.value === true;
  const filters = [...wishes.map((wish) => wish.filter), filter, ...[...chosen.values()].flat()];
  return filters.some(isNew) || languages[locale].wishes.soon.test(words(input).join(' '));
}

/** What is known of places and words, wherever it stands. */
const knownNamesOf = (
  { catalog, universal }: SearchGround,
  locale: Locale,
  isPlace: PlaceReading['isPlace'],
): KnownNames => ({
  isPlace: (name) => isPlace(name, 'place-word'),
  isWord: (word) => catalog.isWord(word),
  isNamed: (name) =>
    universal.some(({ index }) => countOf(name, languages[locale], catalog.index(index.key, locale)) > 0),
});

/** Kinds of places that are said not to be wanted are not looked for by their words. */
function withoutUnwanted(search: Search): Search {
  const input = search.input.includes('"')
    ? undefined
    : withoutNegated(search.input, languages[search.locale]);
  return input === undefined ? search : { ...search, input };
}

/** What is looked for where an animal needs care. */
const ANIMAL_CARE = { en: '"veterinary"', es: '"veterinaria"' } as const;

/**
 * Where an animal needs care, who treats people is no answer, only what is called so; what no network of care has is no
 * answer by half of its words.
 */
function forOthers(search: Search): Search {
  const { input, locale } = search;
  const text = words(input).join(' ');
  if (isForAnimals(text, locale)) return { ...search, input: ANIMAL_CARE[locale] };
  return !input.includes('"') && isForOtherTrade(text, locale) ? { ...search, input: `"${text}"` } : search;
}

/** The words of a place as they stand in the query. */
const asTyped = (placeWords: string | undefined, within: RadiusSaid | undefined) =>
  within ? placeWords?.replace(within.instead, within.said) : placeWords;

/** What is found within the radius asked for or, where that is nothing and was not asked for, within the next that finds some. */
function widening(
  run: (radius?: number) => Found,
  { locationRadius }: Search,
  literally: () => Found,
): Found {
  const asked = run();
  if (asked.answer.total > 0 || !asked.inferred || locationRadius) return asked;
  // Somebody of this name comes before others of half of it who are far from a town.
  if (literally().answer.isNamed) return literally();
  const { radius: usual } = asked.inferred;
  for (const radius of WIDER_RADII.filter((wider) => wider > usual)) {
    const found = run(radius);
    if (found.answer.total > 0) return { ...found, applied: found.applied.map(saysSo(found, usual)) };
  }
  return asked;
}

/** Names the metres looked around a place, and the usual ones in which nothing was. */
const saysSo =
  ({ inferred }: Found, usualRadius: number) =>
  (one: Json): Json =>
    one === inferred?.applied
      ? { ...one, details: { ...(one['details'] as Json | undefined), radius: inferred.radius, usualRadius } }
      : one;

/**
 * The wishes in a query. In a search of everything only beside something or somebody to look for, "video visits" is a page there, or
 * where nothing is said but that it be open (`isOpen`).
 */
function wishesOf(
  ground: SearchGround,
  search: Search,
  reading: Parameters<typeof readWishes>[1],
): Wishful & { isOpen: boolean } {
  const { input, isOfEverything } = search;
  const isOpen = asksForOpen(ground, search);
  const wished = readWishes(input, reading);
  const isSearched =
    isOpen ||
    words(wished.rest).some((word) => !reading.language.stopWords.has(word)) ||
    asksForPerson(input, reading);
  return isOfEverything && !isSearched ? { wishes: [], rest: input, isOpen } : { ...wished, isOpen };
}

interface Conditions {
  fixed: Filter;
  filter: Filter;
  chosen: Map<string, readonly Filter[]>;
}

/** Filters of a request with their values in the language of the index. */
function conditionsOf(
  ground: SearchGround,
  vertical: Vertical,
  search: Search,
  index: SearchIndex,
): Conditions {
  const scope = ground.filterContext(vertical, search.locationRadius);
  const inThisLanguage = valueTranslator(
    index,
    ground.catalog.index(vertical.index.key, search.locale === 'en' ? 'es' : 'en'),
  );
  const filter: Filter =
    search.filters === undefined ? { kind: 'all' } : inThisLanguage(readFilter(search.filters, scope));
  const chosen = new Map(
    [...readFacetFilters(search.facetFilters, scope)].map(
      ([field, filters]) => [field, filters.map(inThisLanguage)] as const,
    ),
  );
  const fixed = inThisLanguage(fixedFilter(ground, vertical, search.context));
  for (const sort of search.sort) {
    if (sort.kind === 'field' && !scope.isField(sort.field)) {
      throw new QueryProblem(`Unknown sort field ${JSON.stringify(sort.field.slice(0, 80))}`);
    }
  }
  return { fixed, filter, chosen };
}

function textOf(
  search: Search,
  noise: ReadonlySet<string>,
  isPlace: PlaceReading['isPlace'] | undefined,
): ParsedText | undefined {
  if (search.input.trim() === '') return undefined;
  return parseText(search.input, {
    language: languages[search.locale],
    noise,
    isLiteral: search.isLiteral,
    ...(isPlace && { isPlace: (name: string) => isPlace(name, 'place-word') }),
  });
}

/** What is looked for, or what bears the name, which comes first as if it had been asked for by it. */
const withLead = (text: ParsedText, lead: string): ParsedText => ({
  ...text,
  plain: lead,
  alternatives: [[{ words: lead.split(' '), quoted: true, isLast: false }], ...text.alternatives],
});

const originOf = (origin: Point | undefined, isPlaceSaid: boolean | undefined) =>
  origin ? { origin, ...(isPlaceSaid && { isPlaceSaid }) } : {};

/** All of the filters at once. */
function joined(filters: readonly Filter[]): Filter {
  const of = filters.filter(({ kind }) => kind !== 'all');
  const [only] = of;
  return only === undefined ? { kind: 'all' } : of.length === 1 ? only : { kind: 'and', of };
}
