import { milesFromMetres } from '#src/domain/distance/distance.ts';
import type { ImageValue } from '#src/domain/entities/common.ts';
import type { Facility } from '#src/domain/entities/Facility.ts';
import type { Hours } from '#src/domain/hours/Hours.ts';
import { readHours } from '#src/domain/hours/readHours.ts';
import { validLink } from '#src/domain/links/siteUrl.ts';
import { printEntityPath } from '#src/domain/slug/entityPath.ts';
import type { PublicConfig } from '#src/ports/PageProps.ts';

/** Same-origin address of the search service's vertical query. */
const SEARCH_PATH = '/api/search/v2/accounts/me/search/vertical/query';
/** Metres, ten miles (C-123, A-64). */
export const RELATED_RADIUS = 16093;
/** How many are shown (C-122); one more is asked for, because the place itself is among them. */
export const RELATED_LIMIT = 3;

/** A place nearby, as far as its card tells. */
export interface RelatedLocation {
  id: string;
  uid: string;
  name: string;
  path: string;
  locationType?: string;
  hours?: Hours;
  image?: ImageValue;
  /** Miles from the facility of the page, when the service knows. */
  miles?: number;
}

/** Whether the question can be asked at all: it needs a place on the map and a type. */
export function canAskForRelated(facility: Facility): boolean {
  return facility.coordinate !== undefined && facility.locationTypes.length > 0;
}

/**
 * Address of the query healthcare-facilities-by-type: any of the facility's location types, within 16093 metres
 * of it, in the related-content experience, always in English (S-361, D-116, S-338, A-60).
 */
export function relatedLocationsUrl(facility: Facility, search: PublicConfig['search']): string {
  const { coordinate, locationTypes } = facility;
  const types = locationTypes.map((type) => ({ c_locationType: { $eq: type } }));
  const near = {
    'builtin.location': {
      $near: { lat: coordinate?.latitude, lng: coordinate?.longitude, radius: RELATED_RADIUS },
    },
  };
  const parameters = new URLSearchParams({
    experienceKey: search.relatedExperienceKey,
    api_key: search.apiKey,
    v: search.apiVersion,
    version: 'PRODUCTION',
    locale: 'en',
    input: '',
    verticalKey: 'healthcare-facilities-by-type',
    filters: JSON.stringify({ $and: [near, types.length === 1 ? types[0] : { $or: types }] }),
    limit: String(RELATED_LIMIT + 1),
    offset: '0',
    retrieveFacets: 'false',
    skipSpellCheck: 'true',
    sessionTrackingEnabled: 'false',
    sortBys: '[]',
    source: 'STANDARD',
    context: JSON.stringify({ entityId: facility.id }),
  });
  return `${SEARCH_PATH}?${parameters}`;
}

type Wire = Record<string, unknown>;
const isObject = (value: unknown): value is Wire => typeof value === 'object' && value !== null;
const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

function imageOf(value: unknown): ImageValue | undefined {
  const image = isObject(value) && isObject(value.image) ? value.image : value;
  if (!isObject(image)) return undefined;
  const url = validLink(text(image.url));
  return url && /^(https?:|\/)/.test(url)
    ? { url, alternateText: text(image.alternateText) ?? '' }
    : undefined;
}

/** Reads the answer: at most three other places; what makes no sense is left out, nonsense as a whole is []. */
export function relatedLocationsFromWire(wire: unknown, ownId: string): RelatedLocation[] {
  const response = isObject(wire) && isObject(wire.response) ? wire.response : {};
  const results = Array.isArray(response.results) ? response.results : [];
  return results
    .flatMap((result: unknown): RelatedLocation[] => {
      if (!isObject(result)) return [];
      const data = isObject(result.data) ? result.data : result;
      const id = text(data.id);
      const name = text(data.name) ?? text(data.c_displayName);
      if (!id || !name || id === ownId) return [];
      const metres = result.distanceFromFilter ?? result.distance;
      const types = Array.isArray(data.c_locationType) ? data.c_locationType : [data.c_locationType];
      return [
        {
          id,
          uid: String(data.uid ?? id),
          name,
          path: `/find-location/facility/${printEntityPath(text(data.slug) ?? '', id)}`,
          locationType: text(types[0]),
          hours: readHours(data.hours, data),
          image: imageOf(data.c_image),
          ...(typeof metres === 'number' && metres >= 0 && { miles: milesFromMetres(metres) }),
        },
      ];
    })
    .slice(0, RELATED_LIMIT);
}
