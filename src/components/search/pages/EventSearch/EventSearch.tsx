import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { SCREENS } from '#src/components/search/common/screens.ts';
import type { ServerSearch } from '#src/components/search/common/useSearch.ts';
import { SearchScreenPage } from '#src/components/search/pages/SearchScreenPage.tsx';
import { useStrings } from '#src/context/PageContext.tsx';
import type { declaration } from './EventSearch.declaration.ts';

/** Events (Q-033, Q-045, S-160). */
export function EventSearch(props: ComponentProps<typeof declaration, ServerSearch>) {
  const t = useStrings();
  return (
    <SearchScreenPage
      {...props}
      name="EventSearch"
      screen={SCREENS.EventSearch}
      what={t('searchPages.EventSearch')}
    />
  );
}
