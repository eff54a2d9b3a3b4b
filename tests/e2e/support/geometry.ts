export interface Point {
  latitude: number;
  longitude: number;
}

/** Great-circle metres (haversine, mean radius). */
function metresBetween(one: Point, other: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const lat = radians(other.latitude - one.latitude);
  const lon = radians(other.longitude - one.longitude);
  const a =
    Math.sin(lat / 2) ** 2 +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(lon / 2) ** 2;
  return 2 * 6_371_008.8 * Math.asin(Math.sqrt(a));
}

export const milesBetween = (one: Point, other: Point) => metresBetween(one, other) * 0.000621371192;
