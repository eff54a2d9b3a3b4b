import type { Point } from './engine/PointColumn.ts';
import type { Places } from './places.ts';
import type { Json } from './Search.ts';

/** Says of an answer which position it was weighed by; nothing where the request has none. */
export function locationBias(location: Point | undefined, places: () => Places): Json {
  if (!location) return {};
  return {
    locationBias: {
      ...location,
      locationDisplayName: places().nearest(location)?.name ?? '',
      accuracy: 'DEVICE',
    },
  };
}
