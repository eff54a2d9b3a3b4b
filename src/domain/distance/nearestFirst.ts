import type { Coordinate } from '#src/domain/entities/common.ts';
import { distanceFrom } from './distance.ts';

/**
 * Places by their distance from a position, those whose distance is not known last, as they were (S-370). Without a
 * position the list as it is.
 */
export function nearestFirst<T extends { coordinate?: Coordinate }>(
  places: readonly T[],
  position: Coordinate | undefined,
): readonly T[] {
  if (!position) return places;
  const far = ({ coordinate }: T) => {
    const distance = distanceFrom(position, coordinate);
    return distance.kind === 'known' ? distance.miles : Infinity;
  };
  return places
    .map((place) => ({ place, miles: far(place) }))
    .sort((a, b) => (a.miles === b.miles ? 0 : a.miles - b.miles))
    .map(({ place }) => place);
}
