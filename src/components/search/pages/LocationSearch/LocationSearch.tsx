import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { SCREENS } from '#src/components/search/common/screens.ts';
import type { ServerSearch } from '#src/components/search/common/useSearch.ts';
import { SearchScreenPage } from '#src/components/search/pages/SearchScreenPage.tsx';
import { useStrings } from '#src/context/PageContext.tsx';
import type { declaration } from './LocationSearch.declaration.ts';

/** Find Location (Q-034, S-153): as a list or on a map. */
export function LocationSearch(props: ComponentProps<typeof declaration, ServerSearch>) {
  const t = useStrings();
  return (
    <SearchScreenPage
      {...props}
      name="LocationSearch"
      screen={SCREENS.LocationSearch}
      what={t('searchPages.LocationSearch')}
    />
  );
}
