import type { ComponentProps } from '#src/components/RegistryRow.ts';
import { setting } from '#src/components/search/common/fieldText.ts';
import { SearchPart } from '#src/components/search/common/SearchPart.tsx';
import { useStrings } from '#src/ports/PageContext.tsx';
import { listIcon, mapIcon } from '#src/ui/Icon/glyphs.ts';
import { SegmentedControl } from '#src/ui/SegmentedControl/SegmentedControl.tsx';

/** List View (the default) or Map View, only in the search of one vertical. */
export function ListMapToggle({ params, fields }: ComponentProps) {
  const t = useStrings();
  return (
    <SearchPart name="ListMapToggle" params={params}>
      {({ state, view, setView }) =>
        state.verticalKey ? (
          <div className="ListMapToggle">
            <SegmentedControl
              label={t('search.view')}
              block
              value={view}
              onChange={(value) => setView(value === 'map' ? 'map' : 'list')}
              options={[
                {
                  value: 'list',
                  label: setting(fields, params, 'ListLabel') ?? t('search.listView'),
                  icon: listIcon,
                },
                {
                  value: 'map',
                  label: setting(fields, params, 'MapLabel') ?? t('search.mapView'),
                  icon: mapIcon,
                },
              ]}
            />
          </div>
        ) : null
      }
    </SearchPart>
  );
}
