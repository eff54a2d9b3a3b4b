import type { Coordinate } from '#src/domain/entities/common.ts';
import type { WaitTime } from '#src/domain/waitTimes/waitTime.ts';

/** Waits of all facilities by facility uid (S-300). Rejects on failure; the API route turns that into {} (S-301). */
export interface WaitTimesPort {
  all(): Promise<Record<string, WaitTime>>;
}

/** Reputation summary (S-210): ratingPercent 0–100. */
export interface ReputationSummary {
  name: string;
  ratingPercent: number;
  reviewCount: number;
}
export interface ReputationPort {
  summary(
    id: string,
  ): Promise<{ status: 'Success'; content: ReputationSummary } | { status: 'No results found' }>;
}

/** One answer of the maps search-address service. */
export interface PlaceResult {
  id: string;
  /** 'Geography', 'Point Address', 'Address Range', 'Street' … */
  type: string;
  entityType?: string;
  freeformAddress: string;
  /** The county it is in, without its kind: "Placer". */
  county?: string;
  position: Coordinate;
  boundingBox?: { topLeft: Coordinate; bottomRight: Coordinate };
}
export interface MapsPort {
  /** S-346: typeahead over US addresses inside the western bounding box. */
  searchAddress(
    query: string,
    options: { entityType?: 'Municipality'; limit: number },
  ): Promise<PlaceResult[]>;
}
