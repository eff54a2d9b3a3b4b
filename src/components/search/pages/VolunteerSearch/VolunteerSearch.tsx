import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { SCREENS } from '#src/components/search/common/screens.ts';
import type { ServerSearch } from '#src/components/search/common/useSearch.ts';
import { SearchScreenPage } from '#src/components/search/pages/SearchScreenPage.tsx';
import { useStrings } from '#src/context/PageContext.tsx';
import type { declaration } from './VolunteerSearch.declaration.ts';

/** Volunteer opportunities. */
export function VolunteerSearch(props: ComponentProps<typeof declaration, ServerSearch>) {
  const t = useStrings();
  return (
    <SearchScreenPage
      {...props}
      name="VolunteerSearch"
      screen={SCREENS.VolunteerSearch}
      what={t('searchPages.VolunteerSearch')}
    />
  );
}
