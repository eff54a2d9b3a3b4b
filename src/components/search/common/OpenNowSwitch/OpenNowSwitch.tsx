import type { ComponentProps } from '#src/components/RegistryRow.ts';
import { isOpenNowFilter, withOpenNow } from '#src/components/search/common/openNow.ts';
import { SearchPart } from '#src/components/search/common/SearchPart.tsx';
import { useStrings } from '#src/ports/PageContext.tsx';
import { Switch } from '#src/ui/Switch/Switch.tsx';

/** Only places open at this moment: adds or removes the hours filter and searches again. */
export function OpenNowSwitch({ params }: ComponentProps) {
  const t = useStrings();
  return (
    <SearchPart name="OpenNowSwitch" params={params}>
      {({ state, change }) => (
        <div className="OpenNowSwitch">
          <Switch
            label={t('search.openNow')}
            checked={state.staticFilters.some(isOpenNowFilter)}
            onChange={(isOn) => change((current) => withOpenNow(current, isOn))}
          />
        </div>
      )}
    </SearchPart>
  );
}
