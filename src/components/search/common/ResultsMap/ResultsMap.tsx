import { useEffect, useMemo, useRef, useState } from 'react';
import type { ComponentProps } from '#src/components/RegistryRow.ts';
import { SearchPart } from '#src/components/search/common/SearchPart.tsx';
import type { Search } from '#src/components/search/common/useSearch.ts';
import { useStrings } from '#src/ports/PageContext.tsx';
import { Button } from '#src/ui/Button/Button.tsx';
import { minusIcon, plusIcon } from '#src/ui/Icon/glyphs.ts';
import { Notice } from '#src/ui/Notice/Notice.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import type { PinMap } from './createPinMap.ts';
import { pinsOf } from './pinsOf.ts';

/**
 * The results on a map, beside the list and never in place of it. Its code and base map load only when Map
 * View is chosen; nothing is asked of a third party. Pins carry the numbers of the rows, are reached by keyboard and
 * have names. Without any place 'No locations available.'.
 */
export function ResultsMap({ params }: ComponentProps) {
  return (
    <SearchPart name="ResultsMap" params={params}>
      {(search) => (search.view === 'map' ? <MapOfResults search={search} /> : null)}
    </SearchPart>
  );
}

function MapOfResults({ search }: { search: Search }) {
  const t = useStrings();
  const { answer, phase, formId } = search;
  const frame = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<PinMap>();
  const [hasFailed, setHasFailed] = useState(false);
  const [chosen, setChosen] = useState<number[]>([]);
  const pins = useMemo(() => (answer ? pinsOf(answer) : []), [answer]);
  const isEmpty = answer !== undefined && phase !== 'failed' && pins.length === 0;

  const hasPins = pins.length > 0;
  useEffect(() => {
    const element = frame.current;
    const code = import('./createPinMap.ts'); // on its way while the search still runs
    if (!element || !hasPins) {
      code.catch(() => undefined); // asked for again when there is something to show
      return undefined;
    }
    let isCurrent = true;
    let made: PinMap | undefined;
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

  useEffect(() => {
    if (!map) return;
    setChosen([]);
    map.show(
      pins.map(({ number, name, coordinate }) => ({
        number,
        coordinate,
        label: t('map.pin', { number, name }),
      })),
      setChosen,
    );
  }, [map, pins, t]);

  if (phase === 'failed') return null;
  if (isEmpty) {
    return (
      <div className="ResultsMap">
        <Notice role="status">{answer.count === 0 ? t('map.none') : t('map.noneOnPage')}</Notice>
      </div>
    );
  }
  const opened = pins.filter(({ number }) => chosen.includes(number));
  const offset = answer?.offset ?? 0;
  return (
    <section className="ResultsMap" aria-label={t('map.region')} data-print="hide">
      <a className="ResultsMap-skip" href={`#${formId}-row-1`}>
        {t('map.skip')}
      </a>
      {hasFailed ? (
        <Notice tone="warning" role="status">
          {t('map.failed')}
        </Notice>
      ) : (
        <div className="ResultsMap-frame">
          <div ref={frame} className="ResultsMap-canvas" data-map={map ? 'ready' : 'loading'} />
          {map ? (
            <div className="ResultsMap-zoom">
              <Button look="inverse" icon={plusIcon} iconLabel={t('map.zoomIn')} onClick={map.zoomIn} />
              <Button look="inverse" icon={minusIcon} iconLabel={t('map.zoomOut')} onClick={map.zoomOut} />
            </div>
          ) : (
            <p className="ResultsMap-wait" role="status">
              {t('map.loading')}
            </p>
          )}
          <div className="ResultsMap-chosen" aria-live="polite">
            {opened.length > 0 ? (
              <ul className="ResultsMap-card">
                {opened.map(({ number, name, address }) => (
                  <li key={number}>
                    <strong>{t('map.pin', { number, name })}</strong>
                    {address ? <span>{address}</span> : null}
                    <a href={`#${formId}-row-${number - offset}`}>
                      {t('map.seeInList')}
                      <VisuallyHidden> {name}</VisuallyHidden>
                    </a>
                  </li>
                ))}
              </ul>
            ) : null}
          </div>
        </div>
      )}
      <p className="ResultsMap-help">
        <span>{t('map.help')}</span> <span>{t('map.attribution')}</span>
      </p>
    </section>
  );
}
