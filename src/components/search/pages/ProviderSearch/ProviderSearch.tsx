import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { SCREENS } from '#src/components/search/common/screens.ts';
import type { ServerSearch } from '#src/components/search/common/useSearch.ts';
import { SearchScreenPage } from '#src/components/search/pages/SearchScreenPage.tsx';
import { useStrings } from '#src/context/PageContext.tsx';
import type { declaration } from './ProviderSearch.declaration.ts';

/** Find Provider (Q-036, S-154). */
export function ProviderSearch(props: ComponentProps<typeof declaration, ServerSearch>) {
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
