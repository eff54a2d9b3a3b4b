import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { SCREENS } from '#src/components/search/common/screens.ts';
import type { ServerSearch } from '#src/components/search/common/useSearch.ts';
import { SearchScreenPage } from '#src/components/search/pages/SearchScreenPage.tsx';
import { useStrings } from '#src/context/PageContext.tsx';
import type { declaration } from './PlanSiteSearch.declaration.ts';

/** Pages of the health plan's site. */
export function PlanSiteSearch(props: ComponentProps<typeof declaration, ServerSearch>) {
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
