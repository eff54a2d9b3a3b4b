import { metresFromMiles } from '#src/domain/distance/distance.ts';
import type { DistanceOrigin } from '#src/domain/distance/DistanceOrigin.ts';
import type { Coordinate } from '#src/domain/entities/common.ts';
import type { StaticFilter } from './filters.ts';
import { fieldsOf, isNearValue } from './filters.ts';
import type { NearValue } from './filters.ts';
import type { SearchState } from './searchState.ts';

/** The field a place filter compares. */
export const LOCATION_FIELD = 'builtin.location';
/** Miles around a chosen place (Q-264, C-056). */
export const PLACE_RADIUS_MILES = 25;
/** Miles around the visitor's own position (Q-266, C-057). */
const EXACT_RADIUS_MILES = 50;

/** A Near filter: one comparison of the location field with a circle. */
export type NearFilter = {
  kind: 'fieldValue';
  fieldId: string;
  matcher: '$near';
  value: NearValue & { [key: string]: string | number };
};

function nearFilter(position: Coordinate, miles: number, name?: string): NearFilter {
  return {
    kind: 'fieldValue',
    fieldId: LOCATION_FIELD,
    matcher: '$near',
    value: {
      lat: position.latitude,
      lng: position.longitude,
      radius: metresFromMiles(miles),
      ...(name !== undefined && { name }),
    },
  };
}

/** The Near filter of a chosen place: its centre and 25 miles in metres. */
export function nearPlace(
  place: { name: string; position: Coordinate },
  radiusMiles: number = PLACE_RADIUS_MILES,
): NearFilter {
  return nearFilter(place.position, radiusMiles, place.name);
}

/**
 * The Near filter of 'Use my exact location': 50 miles, or the configured minimum when that is more
 * (Q-266, C-057, C-058, A-24).
 */
export function nearPosition(position: Coordinate, minimumMiles: number = 0): NearFilter {
  return nearFilter(position, Math.max(EXACT_RADIUS_MILES, minimumMiles));
}

/** True for a Near filter with a lat/lng value, which no pill may remove. */
export function isNearFilter(filter: StaticFilter): filter is NearFilter {
  return filter.kind === 'fieldValue' && filter.matcher === '$near' && isNearValue(filter.value);
}

/** The Near filter of a state, if any. */
export function nearFilterOf(state: SearchState): NearFilter | undefined {
  return state.staticFilters.find(isNearFilter);
}

/**
 * What distances from the Near filter of a state are from: the named place; the visitor, when `position` says that
 * they are there; else a point of the address, where whoever made the link may have been. Undefined without one.
 */
export function distanceOriginOf(state: SearchState, position?: Coordinate): DistanceOrigin | undefined {
  const near = nearFilterOf(state)?.value;
  if (!near) return undefined;
  if (near.name) return { kind: 'place', name: near.name };
  const isHere = near.lat === position?.latitude && near.lng === position.longitude;
  return { kind: isHere ? 'you' : 'point' };
}

/** The state without any filter on the location field, at the first page. */
export function withoutNearFilter(state: SearchState): SearchState {
  return {
    ...state,
    offset: 0,
    staticFilters: state.staticFilters.filter((filter) => !fieldsOf(filter).includes(LOCATION_FIELD)),
  };
}

/** The state with this Near filter in place of any other, at the first page. */
export function withNearFilter(state: SearchState, filter: NearFilter): SearchState {
  const cleared = withoutNearFilter(state);
  return { ...cleared, staticFilters: [...cleared.staticFilters, filter] };
}
