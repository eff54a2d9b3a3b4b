import { readNames, readText } from '#src/components/cards/resultFields.ts';
import { placeInPage } from '#src/components/shared/listing/locationListing.ts';
import { oncePerPage } from '#src/components/shared/listing/pageContext.ts';
import type { SearchResult } from '#src/domain/search/SearchAnswer.ts';

/** How many its page shows; the search has all of them. */
const SHOWN = 6;
/** How many the search tells at once, and how often it is asked at most. */
const AT_ONCE = 50;
const MOST_ASKED = 3;

/** What the rows are sorted by, as words beside them tell; undefined when not all of them were seen. */
export type AffiliateOrder = 'hospital' | 'name';

/**
 * The locations of the affiliate whose page it is: how many there are, and the first of them as a reader looks for them, the
 * hospital before its other places, then by name. Asked for once.
 */
export const affiliateLocations = oncePerPage(async ({ entity, search }) => {
  if (entity?.entityTypeId !== 'ce_affiliate') return undefined;
  const ask = (offset: number) =>
    search.vertical({
      experience: 'search',
      verticalKey: 'healthcare_facilities',
      staticFilters: [{ kind: 'fieldValue', fieldId: 'c_affiliate.id', matcher: '$eq', value: entity.id }],
      limit: AT_ONCE,
      ...(offset > 0 && { offset }),
    });
  const { count, results } = await ask(0);
  const asks = Math.min(MOST_ASKED, Math.ceil(count / AT_ONCE));
  const others = await Promise.all(Array.from({ length: asks - 1 }, (_, at) => ask((at + 1) * AT_ONCE)));
  const all = [...results, ...others.flatMap((answer) => answer.results)].sort(asLookedFor);
  const order: AffiliateOrder = all.some(isHospital) ? 'hospital' : 'name';
  return {
    count,
    results: all.slice(0, SHOWN).map(placeInPage),
    ...(all.length >= count && { order }),
  };
});

const isHospital = ({ data }: SearchResult): boolean => readNames(data.c_locationType).includes('Hospital');
const nameOf = ({ data }: SearchResult): string => readText(data.c_displayName) ?? readText(data.name) ?? '';

function asLookedFor(one: SearchResult, other: SearchResult): number {
  return (
    Number(isHospital(other)) - Number(isHospital(one)) || nameOf(one).localeCompare(nameOf(other), 'en')
  );
}
