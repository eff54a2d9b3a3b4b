import { zipPlaces } from '#src/platform/maps/zipPlaces.ts';
import type { Point } from '#src/platform/search/engine/PointColumn.ts';

const known = new Map<string, Point>();

/** The middle of a town's ZIP areas, or of one ZIP area. Throws for what is neither in California. */
export function pointOf(place: string): Point {
  let point = known.get(place);
  if (!point) {
    const areas = zipPlaces('CA').filter(({ zip, city }) => zip === place || city === place);
    if (areas.length === 0) throw new Error(`"${place}" is no town or ZIP area of California`);
    const mean = (of: 'latitude' | 'longitude') =>
      areas.reduce((sum, area) => sum + area[of], 0) / areas.length;
    point = { latitude: mean('latitude'), longitude: mean('longitude') };
    known.set(place, point);
  }
  return point;
}
