import { readAddress, readNames } from '#src/components/cards/resultFields.ts';
import { readText } from '#src/domain/text/readText.ts';
import { placeInPage } from '#src/components/shared/listing/locationListing.ts';
import { oncePerPage } from '#src/components/shared/listing/pageContext.ts';
import { LOCATION_TYPES } from '#src/domain/facility/locationTypes.ts';
import type { SearchResult } from '#src/domain/search/SearchAnswer.ts';

/** How many its page shows; the search has all of them. */
export const PLACES_SHOWN = 6;
/** How many the search tells at once, and how often it is asked at most. */
const AT_ONCE = 50;
const MOST_ASKED = 3;

/** What the rows are sorted by, as words beside them tell; undefined when not all of them were seen. */
export type AffiliateOrder = 'hospital' | 'kind' | 'name';

/**
 * The locations of the affiliate whose page it is: how many there are, of which kinds and where, and the first of them as a reader
 * looks for them, with the others where all of them were seen. Few are told by name; of many, one of each kind comes before the second
 * of any. Asked for once.
 */
export const affiliateLocations = oncePerPage(async ({ entity, search }) => {
  if (entity?.entityTypeId !== 'ce_affiliate') return undefined;
  const ask = (offset: number) =>
    search.vertical({
      experience: 'search',
      verticalKey: 'healthcare_facilities',
      staticFilters: [{ kind: 'fieldValue', fieldId: 'c_affiliate.id', matcher: '$eq', value: entity.id }],
      limit: AT_ONCE,
      ...(offset === 0 ? { wantsFacets: true } : { offset }),
    });
  const { count, results, facets } = await ask(0);
  const asks = Math.min(MOST_ASKED, Math.ceil(count / AT_ONCE));
  const others = await Promise.all(Array.from({ length: asks - 1 }, (_, at) => ask((at + 1) * AT_ONCE)));
  const all = [...results, ...others.flatMap((answer) => answer.results)];
  const hasHospital = all.some(isHospital);
  const order: AffiliateOrder = hasHospital ? 'hospital' : all.length > PLACES_SHOWN ? 'kind' : 'name';
  const inTurns = (order === 'name' ? [...all].sort(byName) : oneOfEachKind(all)).map(placeInPage);
  const isAll = all.length >= count;
  return {
    count,
    facets,
    results: inTurns.slice(0, PLACES_SHOWN),
    others: isAll ? inTurns.slice(PLACES_SHOWN) : [],
    ...(isAll && { order }),
  };
});

/** Kinds as they are looked for: where the sick are seen, then where the well are, then what doctors send people to. */
const KINDS = ['Hospital', 'Emergency Room', 'Urgent Care', 'Care Center', 'Walk-In Care', ...LOCATION_TYPES];

const typesOf = ({ data }: SearchResult): string[] => readNames(data.c_locationType);
const isHospital = (place: SearchResult): boolean => typesOf(place).includes('Hospital');
const nameOf = ({ data }: SearchResult): string => readText(data.c_displayName) ?? readText(data.name) ?? '';
const townOf = ({ data }: SearchResult): string => readAddress(data.address)?.city ?? '';
const byName = (one: SearchResult, other: SearchResult): number =>
  nameOf(one).localeCompare(nameOf(other), 'en');

/** Kinds in turns, the first of each first; of one kind, those in the towns with the most places come first. */
function oneOfEachKind(places: readonly SearchResult[]): SearchResult[] {
  const inTown = Map.groupBy(places, townOf);
  const rank = (place: SearchResult): number => {
    const known = typesOf(place)
      .map((type) => KINDS.indexOf(type))
      .filter((at) => at >= 0);
    return known.length > 0 ? Math.min(...known) : KINDS.length;
  };
  const most = (place: SearchResult): number => inTown.get(townOf(place))?.length ?? 0;
  const sorted = [...places].sort((one, other) => most(other) - most(one) || byName(one, other));
  const turns = [...Map.groupBy(sorted, rank).values()].flatMap((kind) =>
    kind.map((place, turn) => ({ place, turn })),
  );
  return turns
    .sort((one, other) => one.turn - other.turn || rank(one.place) - rank(other.place))
    .map(({ place }) => place);
}
