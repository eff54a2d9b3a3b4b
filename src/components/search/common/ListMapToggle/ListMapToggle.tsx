import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { setting } from '#src/components/search/common/setting.ts';
import { SearchPart } from '#src/components/search/common/SearchPart.tsx';
import { useAsLinks } from '#src/components/search/common/useAsLinks.ts';
import type { Search, SearchView } from '#src/components/search/common/useSearch.ts';
import { useStrings } from '#src/context/PageContext.tsx';
import type { IconShape } from '#src/ui/Icon/Icon.tsx';
import { listIcon, mapIcon } from '#src/ui/Icon/glyphs.ts';
import { SegmentedControl } from '#src/ui/SegmentedControl/SegmentedControl.tsx';
import type { declaration } from './ListMapToggle.declaration.ts';

/** List View (the default) or Map View, only in the search of one vertical. */
export function ListMapToggle({ params, fields }: ComponentProps<typeof declaration>) {
  const t = useStrings();
  const labels = {
    list: setting(fields.ListLabel, params.ListLabel) ?? t('search.listView'),
    map: setting(fields.MapLabel, params.MapLabel) ?? t('search.mapView'),
  };
  return (
    <SearchPart name="ListMapToggle" params={params}>
      {(search) => (search.state.verticalKey ? <Toggle search={search} labels={labels} /> : null)}
    </SearchPart>
  );
}

function Toggle({ search, labels }: { search: Search; labels: Record<SearchView, string> }) {
  const t = useStrings();
  const asLinks = useAsLinks(search);
  const { state, view, setView, hrefOf } = search;
  const option = (value: SearchView, icon: IconShape) => ({
    value,
    icon,
    label: labels[value],
    ...(asLinks && { href: hrefOf({ ...state, rest: { ...state.rest, view: [value] } }) }),
  });
  return (
    <div className="ListMapToggle">
      <SegmentedControl
        label={t('search.view')}
        block
        isBrief
        value={view}
        onChange={(value) => setView(value === 'map' ? 'map' : 'list')}
        options={[option('list', listIcon), option('map', mapIcon)]}
      />
    </div>
  );
}
