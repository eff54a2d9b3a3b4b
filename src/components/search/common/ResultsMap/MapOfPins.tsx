import { useMemo } from 'react';
import { MapSources } from '#src/components/shared/map/MapSources.tsx';
import { PlacesMap } from '#src/components/shared/map/PlacesMap.tsx';
import { useStrings } from '#src/context/PageContext.tsx';
import { cx } from '#src/ui/cx/cx.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import type { ResultPin } from './pinsOf.ts';

export interface MapOfPinsProps {
  /** Empty while they are not known: the map waits. */
  pins: readonly ResultPin[];
  /** How near the map begins; left out, all pins are in view. */
  zoom?: number | undefined;
  /** Id of the row a pin stands for, by its number. */
  rowId: (number: number) => string;
}

/** A map beside a list, its pins numbered like the rows and leading to them. Its strings are the group `map`. */
export function MapOfPins({ pins: places, zoom, rowId }: MapOfPinsProps) {
  const t = useStrings();
  const pins = useMemo(
    () =>
      places.map(({ number, name, coordinate }) => ({
        number,
        coordinate,
        label: t('map.pin', { number, name }),
      })),
    [places, t],
  );
  const card = (number: number) => {
    const place = places.find((one) => one.number === number);
    return place ? (
      <>
        <strong>{t('map.pin', { number, name: place.name })}</strong>
        {place.address ? <span>{place.address}</span> : null}
        <a href={`#${rowId(number)}`}>
          {t('map.seeInList')}
          <VisuallyHidden> {place.name}</VisuallyHidden>
        </a>
      </>
    ) : null;
  };
  const isOne = places.length === 1;
  return (
    <section
      className={cx('ResultsMap', isOne && 'ResultsMap--one')}
      aria-label={t('map.region')}
      data-print="hide"
    >
      <a className="ResultsMap-skip" href={`#${rowId(places[0]?.number ?? 1)}`}>
        {t('map.skip')}
      </a>
      <PlacesMap pins={pins} {...(zoom !== undefined && { zoom })} card={card} />
      <p className="PinMap-note">
        {isOne ? null : <span>{t('map.help')}</span>} <MapSources />
      </p>
    </section>
  );
}
