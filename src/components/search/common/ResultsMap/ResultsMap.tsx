import { useMemo } from 'react';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { SearchPart } from '#src/components/search/common/SearchPart.tsx';
import type { Search } from '#src/components/search/common/useSearch.ts';
import { mapZoom } from '#src/domain/map/mapZoom.ts';
import { useStrings } from '#src/context/PageContext.tsx';
import { Notice } from '#src/ui/Notice/Notice.tsx';
import { MapOfPins } from './MapOfPins.tsx';
import { pinsOf } from './pinsOf.ts';
import type { declaration } from './ResultsMap.declaration.ts';

/**
 * The results on a map, beside the list and never in place of it. Its code and base map load only when Map
 * View is chosen; nothing is asked of a third party. Pins carry the numbers of the rows, are reached by keyboard and
 * have names. `Zoom` says how near it begins, else all pins are in view. Without any place 'No locations available.'.
 */
export function ResultsMap({ params }: ComponentProps<typeof declaration>) {
  return (
    <SearchPart name="ResultsMap" params={params}>
      {(search) =>
        search.view === 'map' ? <MapOfResults search={search} zoom={mapZoom(params.Zoom)} /> : null
      }
    </SearchPart>
  );
}

function MapOfResults({
  search: { answer, phase, formId },
  zoom,
}: {
  search: Search;
  zoom: number | undefined;
}) {
  const t = useStrings();
  const pins = useMemo(() => (answer ? pinsOf(answer) : []), [answer]);
  if (phase === 'failed') return null;
  if (answer && pins.length === 0) {
    return (
      <div className="ResultsMap">
        <Notice role="status">{answer.count === 0 ? t('map.none') : t('map.noneOnPage')}</Notice>
      </div>
    );
  }
  const offset = answer?.offset ?? 0;
  return <MapOfPins pins={pins} zoom={zoom} rowId={(number) => `${formId}-row-${number - offset}`} />;
}
