import { useStrings } from '#src/context/PageContext.tsx';
import { PinMap, type PinMapProps } from '#src/ui/PinMap/PinMap.tsx';
import { useStreets } from './useStreets.ts';

/** Pins on the map, with streets where there are any and they may be drawn. Its strings are the group `map`. */
export function PlacesMap(props: Pick<PinMapProps, 'pins' | 'zoom' | 'card'>) {
  const t = useStrings();
  const { drawn } = useStreets();
  return (
    <PinMap
      {...props}
      streets={drawn}
      labels={{
        zoomIn: t('map.zoomIn'),
        zoomOut: t('map.zoomOut'),
        loading: t('map.loading'),
        failed: t('map.failed'),
        streetsFailed: t('map.streetsFailed'),
      }}
    />
  );
}
