import { readNames, readText } from '#src/components/cards/resultFields.ts';
import { placeInPage } from '#src/components/shared/listing/locationListing.ts';
import { oncePerPage } from '#src/components/shared/listing/pageContext.ts';
import type { SearchResult } from '#src/domain/search/SearchAnswer.ts';

/** How many its page shows, and the search is asked for; the search has all of them. */
const SHOWN = 6;
const HOSPITAL = { fieldId: 'c_locationType', value: 'Hospital' };

/** What the rows are sorted by, as words beside them tell. */
export type AffiliateOrder = 'hospital' | 'name';

/**
 * The locations of the affiliate whose page it is: how many there are, and the first of them as a reader looks for them, the
 * hospital before its other places, then by name, both as the search sorts them. Asked for once.
 */
export const affiliateLocations = oncePerPage(async ({ entity, search }) => {
  if (entity?.entityTypeId !== 'ce_affiliate') return undefined;
  const ask = (...more: { fieldId: string; value: string }[]) =>
    search.vertical({
      experience: 'search',
      verticalKey: 'healthcare_facilities',
      staticFilters: [{ fieldId: 'c_affiliate.id', value: entity.id }, ...more].map((one) => ({
        ...{ kind: 'fieldValue', matcher: '$eq' },
        ...one,
      })),
      sortBys: [{ type: 'FIELD', field: 'name', direction: 'ASC' }],
      limit: SHOWN,
    });
  const [hospitals, all] = await Promise.all([ask(HOSPITAL), ask()]);
  // Of the first by name no more are hospitals than there are in all, so that enough others are among them.
  const others = all.results.filter((result) => !isHospital(result));
  const first = [...hospitals.results, ...others].slice(0, SHOWN).sort(asLookedFor);
  const order: AffiliateOrder = hospitals.count > 0 ? 'hospital' : 'name';
  return { count: all.count, results: first.map(placeInPage), order };
});

const isHospital = ({ data }: SearchResult): boolean =>
  readNames(data.c_locationType).includes(HOSPITAL.value);
const nameOf = ({ data }: SearchResult): string => readText(data.c_displayName) ?? readText(data.name) ?? '';

/** Cards may call a place otherwise than the search, which sorts by its full name. */
function asLookedFor(one: SearchResult, other: SearchResult): number {
  return (
    Number(isHospital(other)) - Number(isHospital(one)) || nameOf(one).localeCompare(nameOf(other), 'en')
  );
}
