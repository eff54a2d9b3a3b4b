import { locationFromResult } from '#src/components/cards/LocationCard/locationFromResult.ts';
import { addressLines } from '#src/domain/entities/address.ts';
import type { SearchAnswer } from '#src/domain/search/SearchAnswer.ts';
import type { Coordinate } from '#src/domain/entities/common.ts';

/** One place on the map; `number` is that of its row. */
export interface ResultPin {
  number: number;
  name: string;
  address: string;
  coordinate: Coordinate;
}

/** The results of a page that have a position, numbered as their rows are. A position is never made up. */
export function pinsOf({ results, offset }: Pick<SearchAnswer, 'results' | 'offset'>): ResultPin[] {
  return results.flatMap((result, index) => {
    const location = locationFromResult(result);
    if (!location?.coordinate) return [];
    const { name, coordinate, address } = location;
    return [
      {
        number: offset + index + 1,
        name,
        address: address ? addressLines(address).join(', ') : '',
        coordinate,
      },
    ];
  });
}
