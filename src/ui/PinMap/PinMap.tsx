import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { MapTiles } from '#src/domain/map/MapTiles.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { minusIcon, plusIcon } from '#src/ui/Icon/glyphs.ts';
import { Notice } from '#src/ui/Notice/Notice.tsx';
import type { Pin, PinMap as DrawnMap } from './createPinMap.ts';

export interface PinMapProps {
  /** Keep the list itself from render to render: a new one is drawn anew. */
  pins: readonly Pin[];
  /** See `show` of a drawn map; by default all pins are brought into view. */
  zoom?: number;
  /** Streets below the pins, kept from render to render; of another party only when the visitor allowed it. */
  streets?: MapTiles | undefined;
  labels: { zoomIn: string; zoomOut: string; loading: string; failed: string; streetsFailed: string };
  /** What is said of a pressed pin. */
  card: (number: number) => ReactNode;
}

/**
 * Numbered pins on the base map of this site. Its code and the base map load when it is drawn; nothing is asked of a
 * third party but the streets that are given. Pins are reached by keyboard and have names.
 */
export function PinMap({ pins, zoom, streets, labels, card }: PinMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<DrawnMap>();
  const [hasFailed, setHasFailed] = useState(false);
  const [haveStreetsFailed, setStreetsFailed] = useState(false);
  const [chosen, setChosen] = useState<number[]>([]);
  const hasPins = pins.length > 0;

  useEffect(() => {
    const element = frame.current;
    const code = import('./createPinMap.ts'); // on its way while the pins are still looked for
    if (!element || !hasPins) {
      code.catch(() => undefined); // asked for again when there is something to show
      return undefined;
    }
    let isCurrent = true;
    let made: DrawnMap | undefined;
    code
      .then(({ createPinMap }) => createPinMap(element))
      .then((ready) => {
        if (!isCurrent) ready.remove();
        else setMap((made = ready));
      })
      .catch((error: unknown) => {
        if (!isCurrent) return;
        console.error('The map could not be loaded', error instanceof Error ? error.message : '');
        setHasFailed(true);
      });
    return () => {
      isCurrent = false;
      made?.remove();
      setMap(undefined);
    };
  }, [hasPins]);

  useEffect(() => map?.showStreets(streets, setStreetsFailed), [map, streets]);

  useEffect(() => {
    if (!map) return;
    setChosen([]);
    map.show(pins, setChosen, zoom);
  }, [map, pins, zoom]);

  useEffect(() => map?.arrange(), [map, chosen, haveStreetsFailed]);

  if (hasFailed) {
    return (
      <Notice tone="warning" role="status">
        {labels.failed}
      </Notice>
    );
  }
  const opened = pins.filter(({ number }) => chosen.includes(number));
  return (
    <div className="PinMap">
      <div ref={frame} className="PinMap-canvas" data-map={map ? 'ready' : 'loading'} />
      {map ? (
        <div className="PinMap-zoom">
          <Button look="inverse" icon={plusIcon} iconLabel={labels.zoomIn} onClick={map.zoomIn} />
          <Button look="inverse" icon={minusIcon} iconLabel={labels.zoomOut} onClick={map.zoomOut} />
        </div>
      ) : (
        <p className="PinMap-wait" role="status">
          {labels.loading}
        </p>
      )}
      <div className="PinMap-chosen" aria-live="polite">
        {opened.length > 0 ? (
          <ul className="PinMap-card">
            {opened.map(({ number }) => (
              <li key={number}>{card(number)}</li>
            ))}
          </ul>
        ) : null}
        {haveStreetsFailed && opened.length === 0 ? (
          <p className="PinMap-card">{labels.streetsFailed}</p>
        ) : null}
      </div>
    </div>
  );
}
