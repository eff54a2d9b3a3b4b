/** A result of the maps search-address service. */
export interface AddressResult {
  id: string;
  /** 'Geography', 'Point Address', 'Address Range', … */
  type: string;
  /** Of a Geography: 'Municipality', 'PostalCodeArea', … */
  entityType?: string;
  address: { freeformAddress: string };
  position: { lat: number; lon: number };
  boundingBox?: {
    topLeftPoint: { lat: number; lon: number };
    btmRightPoint: { lat: number; lon: number };
  };
}

/** Typing this many characters fetches nothing yet (Q-320, R-080, C-061). */
const NO_FETCH_LENGTH = 3;
/** Most suggestions shown (Q-324, C-062). */
const MAX_SUGGESTIONS = 10;
/** Most municipalities among them (Q-325, C-063). */
const MAX_MUNICIPALITIES = 5;

/** True from the fourth character on. */
export function shouldFetchPlaces(text: string): boolean {
  return text.trim().length > NO_FETCH_LENGTH;
}

/**
 * The suggestion list: up to 5 municipalities, each freeform address once, then postal-code
 * areas, point addresses and address ranges, at most 10 in all. Other kinds of
 * result are left out; within a kind the service's order stays.
 */
export function placeSuggestions(results: readonly AddressResult[]): AddressResult[] {
  const seen = new Set<string>();
  const municipalities = results.filter((result) => {
    if (result.entityType !== 'Municipality' || seen.has(result.address.freeformAddress)) return false;
    seen.add(result.address.freeformAddress);
    return true;
  });
  return [
    ...municipalities.slice(0, MAX_MUNICIPALITIES),
    ...results.filter((result) => result.entityType === 'PostalCodeArea'),
    ...results.filter((result) => result.type === 'Point Address'),
    ...results.filter((result) => result.type === 'Address Range'),
  ].slice(0, MAX_SUGGESTIONS);
}
