import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { SCREENS } from '#src/components/search/common/screens.ts';
import type { ServerSearch } from '#src/components/search/common/useSearch.ts';
import { SearchScreenPage } from '#src/components/search/pages/SearchScreenPage.tsx';
import { useStrings } from '#src/context/PageContext.tsx';
import type { declaration } from './ArticleSearch.declaration.ts';

/** Articles (Q-044, S-157). */
export function ArticleSearch(props: ComponentProps<typeof declaration, ServerSearch>) {
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
