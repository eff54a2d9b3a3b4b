import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { SCREENS } from '#src/components/search/common/screens.ts';
import type { ServerSearch } from '#src/components/search/common/useSearch.ts';
import { SearchScreenPage } from '#src/components/search/pages/SearchScreenPage.tsx';
import { useStrings } from '#src/context/PageContext.tsx';
import type { declaration } from './SiteSearch.declaration.ts';

/** Site search: everything, or one of ten verticals by tab (Q-001, Q-021, Q-025, S-161). */
export function SiteSearch(props: ComponentProps<typeof declaration, ServerSearch>) {
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
