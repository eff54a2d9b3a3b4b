import { SCREENS } from '#src/components/search/common/screens.ts';
import type { PlacedScreen } from '#src/components/search/common/screenSettings.ts';
import { isDoctorListing, wildcardFilters } from '#src/domain/browse/wildcard.ts';
import type { Wildcard } from '#src/domain/browse/wildcard.ts';

/** The search of a listing: Find Provider or Find Location, limited to what the address names. */
export function wildcardScreen(
  wildcardType: string | undefined,
  wildcard: Wildcard | undefined,
): PlacedScreen | undefined {
  if (!wildcard) return undefined;
  const screen = isDoctorListing(wildcardType) ? SCREENS.ProviderSearch : SCREENS.LocationSearch;
  return { ...screen, fixedFilters: wildcardFilters(wildcard) };
}
