import { type ReactNode, useId, useMemo } from 'react';
import { LocationCard } from '#src/components/cards/LocationCard/LocationCard.tsx';
import { readCoordinate } from '#src/components/cards/resultFields.ts';
import { type Position, usePosition } from '#src/browser/usePosition.ts';
import { MapOfPins } from '#src/components/search/common/ResultsMap/MapOfPins.tsx';
import { pinsOf } from '#src/components/search/common/ResultsMap/pinsOf.ts';
import { distanceFrom } from '#src/domain/distance/distance.ts';
import type { ToldDistance } from '#src/domain/distance/DistanceOrigin.ts';
import type { SearchResult } from '#src/domain/search/SearchAnswer.ts';
import { CardList } from './ListingShell.tsx';

export interface LocationCardsProps {
  results: SearchResult[];
  /** Below a map whose pins carry the numbers of the rows. */
  isMap: boolean;
  /** Given, says how to ask where the visitor is, as long as it is not known. */
  children?: (position: Position, ask: () => void) => ReactNode;
}

/**
 * Places as rows, each with how far it is when the visitor let the browser say where they are and the place is on the
 * map.
 */
export function LocationCards({ results, isMap, children }: LocationCardsProps) {
  const id = useId();
  const { position, ask } = usePosition();
  const pins = useMemo(() => (isMap ? pinsOf({ results, offset: 0 }) : []), [results, isMap]);
  const rowId = (number: number) => `${id}-row-${number}`;
  const distanceTo = ({ data }: SearchResult): ToldDistance | undefined => {
    if (position.kind !== 'known') return undefined;
    const distance = distanceFrom(position.coordinate, readCoordinate(data['yextDisplayCoordinate']));
    return distance.kind === 'known' ? { miles: distance.miles, from: { kind: 'you' } } : undefined;
  };
  return (
    <>
      {pins.length > 0 ? <MapOfPins pins={pins} rowId={rowId} /> : null}
      {children?.(position, ask)}
      <CardList
        Card={LocationCard}
        rows={results.map((result) => ({ result }))}
        layout="rows"
        rowId={pins.length > 0 ? rowId : undefined}
        distanceTo={distanceTo}
      />
    </>
  );
}

/** Whether an editor asked for a map: `View` is map. */
export function isMapView(view: string | undefined): boolean {
  return view?.toLowerCase() === 'map';
}
