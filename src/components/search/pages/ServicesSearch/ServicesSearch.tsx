import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { SCREENS } from '#src/components/search/common/screens.ts';
import type { ServerSearch } from '#src/components/search/common/useSearch.ts';
import { SearchScreenPage } from '#src/components/search/pages/SearchScreenPage.tsx';
import { useStrings } from '#src/context/PageContext.tsx';
import type { declaration } from './ServicesSearch.declaration.ts';

/** Services as a grid of 36 (Q-043, C-040). */
export function ServicesSearch(props: ComponentProps<typeof declaration, ServerSearch>) {
  const t = useStrings();
  return (
    <SearchScreenPage
      {...props}
      name="ServicesSearch"
      screen={SCREENS.ServicesSearch}
      what={t('searchPages.ServicesSearch')}
    />
  );
}
