import type { ToldDistance } from '#src/domain/distance/DistanceOrigin.ts';
import type { SearchResult } from '#src/domain/search/SearchAnswer.ts';

/**
 * What every result card receives; without a result it shows nothing. A card fits the width it is given (container
 * queries): a row in a list of results, a tile in a grid.
 */
export interface ResultCardProps {
  result?: SearchResult;
  /** Number of the row and of its pin, while a map is shown. */
  number?: number;
  headingLevel?: 2 | 3;
  /** Towns the search is limited to: of somebody's offices the card tells one there. */
  cities?: readonly string[] | undefined;
  /** Of an event: other dates of the same class, which have no row of their own. */
  others?: readonly SearchResult[] | undefined;
  /** How far it is, where the page knows it and the service did not say. */
  distance?: ToldDistance | undefined;
}
