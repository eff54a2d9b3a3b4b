import type { ComponentProps } from '#src/components/RegistryRow.ts';
import { SCREENS } from '#src/components/search/common/screens.ts';
import type { ServerSearch } from '#src/components/search/common/useSearch.ts';
import { SearchScreenPage } from '#src/components/search/pages/SearchScreenPage.tsx';
import { useStrings } from '#src/context/PageContext.tsx';

/** Pages of the health plan's site. */
export function PlanSiteSearch(props: ComponentProps<ServerSearch>) {
  const t = useStrings();
  return (
    <SearchScreenPage
      {...props}
      name="PlanSiteSearch"
      screen={SCREENS.PlanSiteSearch}
      what={t('searchPages.PlanSiteSearch')}
    />
  );
}
