import type { ComponentProps } from '#src/components/RegistryRow.ts';
import { SCREENS } from '#src/components/search/common/screens.ts';
import type { ServerSearch } from '#src/components/search/common/useSearch.ts';
import { SearchScreenPage } from '#src/components/search/pages/SearchScreenPage.tsx';
import { useStrings } from '#src/context/PageContext.tsx';

/** Site search: everything, or one of ten verticals by tab (Q-001, Q-021, Q-025, S-161). */
export function SiteSearch(props: ComponentProps<ServerSearch>) {
  const t = useStrings();
  return (
    <SearchScreenPage
      {...props}
      name="SiteSearch"
      screen={SCREENS.SiteSearch}
      what={t('searchPages.SiteSearch')}
    />
  );
}
