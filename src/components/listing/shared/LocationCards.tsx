import { useId, useMemo } from 'react';
import { LocationCard } from '#src/components/cards/LocationCard/LocationCard.tsx';
import { MapOfPins } from '#src/components/search/common/ResultsMap/MapOfPins.tsx';
import { pinsOf } from '#src/components/search/common/ResultsMap/pinsOf.ts';
import type { SearchResult } from '#src/domain/search/SearchAnswer.ts';
import { CardList } from './ListingShell.tsx';

/** Places as rows; with `isMap` below a map whose pins carry the numbers of the rows. */
export function LocationCards({ results, isMap }: { results: SearchResult[]; isMap: boolean }) {
  const id = useId();
  const pins = useMemo(() => (isMap ? pinsOf({ results, offset: 0 }) : []), [results, isMap]);
  const rowId = (number: number) => `${id}-row-${number}`;
  return (
    <>
      {pins.length > 0 ? <MapOfPins pins={pins} rowId={rowId} /> : null}
      <CardList
        Card={LocationCard}
        results={results}
        layout="rows"
        rowId={pins.length > 0 ? rowId : undefined}
      />
    </>
  );
}

/** Whether an editor asked for a map: `View` is map. */
export function isMapView(params: Record<string, string | undefined>): boolean {
  return params['View']?.trim().toLowerCase() === 'map';
}
