import { tellingWords } from '#src/domain/search/matchedPaths.ts';
import { matchOf, resultReasons } from '#src/domain/search/resultReasons.ts';
import { EMPTY_SEARCH_STATE } from '#src/domain/search/searchState.ts';
import { words } from '#src/platform/search/engine/words.ts';
import { complaints } from '#src/platform/search/language/complaints.ts';
import { languages } from '#src/platform/search/language/languages.ts';
import { checked, verticalQuery } from '#src/platform/search/searchRequest.ts';
import { openSearchService } from '#src/platform/search/SearchService.ts';
import type { SearchService } from '#src/platform/search/SearchService.ts';
import { verticals } from '#src/platform/search/verticals.ts';
import { demoStore } from '#src/platform/seed/testing/demoStore.ts';
import type { Store } from '#src/platform/store/Store.ts';

/*
 * Why a result is there, as a visitor of the demo network reads it: the search marks what it found, the page says what that means. What
 * only shares a word with what was typed is never the reason, whatever is typed.
 */

type Locale = 'en' | 'es';
const LOCALES = ['en', 'es'] as const;
const VERTICALS = ['healthcare_professionals', 'healthcare_facilities', 'services'];
/** What a network says it treats and does. */
const NAMED = ['ce_conditionTreated', 'ce_procedure', 'ce_reasonForVisit', 'ce_service'];

let store: Store;
let service: SearchService;
beforeAll(() => {
  store = demoStore();
  service = openSearchService({
    ...{ store, verticals, clock: () => new Date('2026-11-21T20:00:00Z'), log: () => undefined },
  });
}, 120_000);
afterAll(() => {
  service.close();
  store.close();
});

/** What is named as the reason for any of the first results. */
function named(query: string, locale: Locale): Set<string> {
  const state = { ...EMPTY_SEARCH_STATE, query };
  const all = VERTICALS.flatMap((verticalKey) => {
    const asked = { experienceKey: 'search', v: '20220511', locale, input: query, verticalKey };
    const { results } = service.vertical(checked(verticalQuery, asked)) as unknown as {
      results: { data: Record<string, unknown>; highlightedFields: unknown }[];
    };
    return results.flatMap(({ data, highlightedFields }) =>
      resultReasons({ id: String(data['id']), data, ...matchOf(highlightedFields) }, state),
    );
  });
  return new Set(all.flatMap((reason) => ('name' in reason ? [reason.name] : [])));
}

const tellingOf = new Map<string, string[]>();
/** The words of a name that say what it is; each name is held against all others. */
function telling(name: string): string[] {
  const known = tellingOf.get(name);
  if (known) return known;
  const own = tellingWords(name)
    .map(({ word }) => word)
    .filter((word) => word.length > 2 && !LOCALES.some((code) => languages[code].stopWords.has(word)));
  tellingOf.set(name, own);
  return own;
}
/** Whether it says what is wrong with a part of the body, which is read as what that is called. */
const isComplaint = (typed: string, locale: Locale): boolean =>
  words(typed).some((word) => complaints[locale].parts.has(word)) &&
  words(typed).some((word) => complaints[locale].said.has(word));
const isSame = (one: string, other: string): boolean =>
  one === other || LOCALES.some((code) => languages[code].otherNumber(one).includes(other));
const hasAll = (name: string, wanted: string): boolean => {
  const own = telling(name);
  return telling(wanted).every((word) => own.some((one) => isSame(one, word) || isSame(word, one)));
};
/** Whether a name says some words, in one of the ways the languages know to say them. */
const says = (name: string, said: string, locale: Locale): boolean =>
  [said, ...(languages[locale].synonyms[said] ?? [])].some((one) => hasAll(name, one));

/** Whether a name means what was typed: it stands in it, or says every word of it, each by itself or with those beside it. */
function means(name: string, typed: string, locale: Locale): boolean {
  if (hasAll(typed, name)) return true;
  const all = words(typed);
  const isSaid = all.map((word) => telling(word).length === 0);
  for (let from = 0; from < all.length; from += 1)
    for (let to = all.length; to > from; to -= 1)
      if (says(name, all.slice(from, to).join(' '), locale)) isSaid.fill(true, from, to);
  return !isSaid.includes(false);
}

const namesIn = (locale: Locale): string[] => [
  ...new Set(
    NAMED.flatMap((type) =>
      [...store.entities.iterate(type, locale)].map(({ body }) => String(body['name'])),
    ),
  ),
];

it.each(LOCALES)('a name that shares a word with what was typed is not told as the reason: %s', (locale) => {
  const names = namesIn(locale);
  let pairs = 0;
  for (const query of names.filter((name) => !isComplaint(name, locale))) {
    const own = telling(query);
    const others = names.filter((name) => {
      const isShared = telling(name).some((word) => own.some((one) => isSame(one, word)));
      return isShared && !means(name, query, locale);
    });
    if (others.length === 0) continue;
    pairs += others.length;
    const told = named(query, locale);
    const untrue = others.filter((name) => told.has(name));
    expect([query, untrue]).toEqual([query, []]);
  }
  expect(pairs).toBeGreaterThan(200);
});

it.each<[Locale, string, string]>([
  ['es', 'clínica de niños', 'Clínica de reflujo'],
  ['es', 'clínica de la mujer', 'Clínica de reflujo'],
  ['es', 'clínica de ojos', 'Clínica del sueño'],
  ['es', 'terapia de pareja', 'Terapia del habla'],
  ['es', 'dolor de muelas', 'Dolor de rodilla'],
  ['es', 'piedras en la vesícula', 'Piedras en los riñones'],
  ['en', 'kids clinic', 'Reflux Clinic'],
  ['en', 'heart surgery', 'Hand Surgery'],
  ['en', 'eye pain', 'Knee pain'],
  ['en', 'couples therapy', 'Speech Therapy'],
  ['en', 'kidney transplant', 'Kidney stones'],
  ['en', 'sleep clinic for kids', 'Reflux Clinic'],
])('%s: “%s” is not there for %s', (locale, query, other) => {
  expect(named(query, locale)).not.toContain(other);
});

it.each<[Locale, string, RegExp]>([
  ['en', 'heartburn', /reflux/i],
  ['en', 'high blood pressure', /^High blood pressure$/],
  ['en', 'sugar diabetes', /diabetes/i],
  ['en', 'asthma doctor for adults', /^Asthma$/],
  ['en', 'reflux clinic', /^Reflux Clinic$/],
  ['es', 'presión alta', /^Presión arterial alta$/],
  ['es', 'agruras', /reflujo/i],
  ['es', 'clínica de reflujo', /^Clínica de reflujo$/],
  ['es', 'asma', /^Asma$/],
])('%s: “%s” is there for what it means', (locale, query, meant) => {
  expect([...named(query, locale)].some((name) => meant.test(name))).toBe(true);
});
