import { useMemo } from 'react';
import { MapPlace } from '#src/components/map/MapPlace.tsx';
import { MapSources } from '#src/components/shared/map/MapSources.tsx';
import { PlacesMap } from '#src/components/shared/map/PlacesMap.tsx';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { useIsAwake } from '#src/context/useIsAwake.ts';
import { awardType } from '#src/domain/map/MapLocation.ts';
import { mapZoom } from '#src/domain/map/mapZoom.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import { Placeholder } from '#src/context/Placeholder.tsx';
import type { LocationsMapData } from './LocationsMap.data.ts';
import type { declaration } from './LocationsMap.declaration.ts';

/** How near the map begins when an editor says nothing: the whole state (C-084). */
const DEFAULT_ZOOM = 1;
/** The `Zoom` that brings all places into view, and no more. */
const FIT = 'fit';

/**
 * Places an editor chose, as a list and as numbered pins in the editor's colours. `Zoom` says how near it
 * begins, or `fit`, `AwardType` keeps to awards or accreditations. The map comes where scripts run; the list is
 * there in any case. Editors are told why there is no map.
 */
export function LocationsMap({
  rendering,
  fields,
  params,
  data,
}: ComponentProps<typeof declaration, LocationsMapData>) {
  const { mode } = usePage();
  const t = useStrings();
  const isAwake = useIsAwake();
  const only = awardType(params.AwardType);
  const places = useMemo(
    () => (data?.places ?? []).filter((place) => !only || place.awardType === only),
    [data, only],
  );
  const pins = useMemo(
    () =>
      places.map(({ name, coordinate, colour }, index) => ({
        number: index + 1,
        label: `${index + 1}: ${name}`,
        coordinate,
        colour,
      })),
    [places],
  );
  const slot = mode === 'edit' ? <Placeholder name="locations-map" rendering={rendering} /> : null;
  if (places.length === 0) {
    return (
      <>
        <EditingNote name="LocationsMap" reason={data?.problem ?? 'No locations map data found.'} />
        {slot}
      </>
    );
  }
  const headline = fields.Headline.value;
  return (
    <section className="LocationsMap block" aria-label={headline || t('places.region')}>
      {headline ? <h2>{headline}</h2> : null}
      <div className="LocationsMap-map" data-print="hide">
        {isAwake ? (
          <PlacesMap
            pins={pins}
            {...(params.Zoom === FIT ? {} : { zoom: mapZoom(params.Zoom) ?? DEFAULT_ZOOM })}
            card={(number) => {
              const place = places[number - 1];
              return place ? <MapPlace place={place} number={number} /> : null;
            }}
          />
        ) : (
          <div className="LocationsMap-space" />
        )}
        <p className="PinMap-note">
          <MapSources isAwake={isAwake} />
        </p>
      </div>
      <ol className="LocationsMap-list">
        {places.map((place, index) => (
          <li key={place.id}>
            <MapPlace place={place} number={index + 1} />
          </li>
        ))}
      </ol>
      {slot}
    </section>
  );
}
