import type { ComponentProps } from '#src/components/RegistryRow.ts';
import { SCREENS } from '#src/components/search/common/screens.ts';
import type { ServerSearch } from '#src/components/search/common/useSearch.ts';
import { SearchScreenPage } from '#src/components/search/pages/SearchScreenPage.tsx';
import { useStrings } from '#src/context/PageContext.tsx';

/** Find Provider (Q-036, S-154). */
export function ProviderSearch(props: ComponentProps<ServerSearch>) {
  const t = useStrings();
  return (
    <SearchScreenPage
      {...props}
      name="ProviderSearch"
      screen={SCREENS.ProviderSearch}
      what={t('searchPages.ProviderSearch')}
    />
  );
}
