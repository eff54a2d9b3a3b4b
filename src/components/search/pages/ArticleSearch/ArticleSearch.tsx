import type { ComponentProps } from '#src/components/RegistryRow.ts';
import { SCREENS } from '#src/components/search/common/screens.ts';
import type { ServerSearch } from '#src/components/search/common/useSearch.ts';
import { SearchScreenPage } from '#src/components/search/pages/SearchScreenPage.tsx';
import { useStrings } from '#src/context/PageContext.tsx';

/** Articles (Q-044, S-157). */
export function ArticleSearch(props: ComponentProps<ServerSearch>) {
  const t = useStrings();
  return (
    <SearchScreenPage
      {...props}
      name="ArticleSearch"
      screen={SCREENS.ArticleSearch}
      what={t('searchPages.ArticleSearch')}
    />
  );
}
