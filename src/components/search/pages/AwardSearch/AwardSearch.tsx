import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { SCREENS } from '#src/components/search/common/screens.ts';
import type { ServerSearch } from '#src/components/search/common/useSearch.ts';
import { SearchScreenPage } from '#src/components/search/pages/SearchScreenPage.tsx';
import { useStrings } from '#src/context/PageContext.tsx';
import type { declaration } from './AwardSearch.declaration.ts';

/** Awards (Q-032, Q-047, S-155). */
export function AwardSearch(props: ComponentProps<typeof declaration, ServerSearch>) {
  const t = useStrings();
  return (
    <SearchScreenPage
      {...props}
      name="AwardSearch"
      screen={SCREENS.AwardSearch}
      what={t('searchPages.AwardSearch')}
    />
  );
}
