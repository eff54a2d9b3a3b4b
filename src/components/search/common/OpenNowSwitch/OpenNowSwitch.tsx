import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { isOpenNowFilter, withOpenNow } from '#src/components/search/common/openNow.ts';
import { useAsLinks } from '#src/components/search/common/useAsLinks.ts';
import type { Search } from '#src/components/search/common/useSearch.ts';
import { SearchPart } from '#src/components/search/common/SearchPart.tsx';
import { useStrings } from '#src/context/PageContext.tsx';
import { Switch } from '#src/ui/Switch/Switch.tsx';
import type { declaration } from './OpenNowSwitch.declaration.ts';

/** Only places open at this moment: adds or removes the hours filter and searches again. */
export function OpenNowSwitch({ params }: ComponentProps<typeof declaration>) {
  return (
    <SearchPart name="OpenNowSwitch" params={params}>
      {(search) => <OpenNow search={search} />}
    </SearchPart>
  );
}

function OpenNow({ search }: { search: Search }) {
  const t = useStrings();
  const asLinks = useAsLinks(search);
  const { state, change, hrefOf } = search;
  const isOn = state.staticFilters.some(isOpenNowFilter);
  return (
    <div className="OpenNowSwitch">
      <Switch
        label={t('search.openNow')}
        checked={isOn}
        onChange={(next) => change((current) => withOpenNow(current, next))}
        href={asLinks ? hrefOf(withOpenNow(state, !isOn)) : undefined}
      />
    </div>
  );
}
