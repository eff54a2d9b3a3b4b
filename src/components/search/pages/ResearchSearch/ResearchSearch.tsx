import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { SCREENS } from '#src/components/search/common/screens.ts';
import type { ServerSearch } from '#src/components/search/common/useSearch.ts';
import { SearchScreenPage } from '#src/components/search/pages/SearchScreenPage.tsx';
import { useStrings } from '#src/context/PageContext.tsx';
import type { declaration } from './ResearchSearch.declaration.ts';

/** Research by kind: trials, studies, publications, investigators, or all four (Q-050 – Q-058, S-159). */
export function ResearchSearch(props: ComponentProps<typeof declaration, ServerSearch>) {
  const t = useStrings();
  return (
    <SearchScreenPage
      {...props}
      name="ResearchSearch"
      screen={SCREENS.ResearchSearch}
      what={t('searchPages.ResearchSearch')}
    />
  );
}
