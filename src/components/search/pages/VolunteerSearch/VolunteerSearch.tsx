import type { ComponentProps } from '#src/components/RegistryRow.ts';
import { SCREENS } from '#src/components/search/common/screens.ts';
import type { ServerSearch } from '#src/components/search/common/useSearch.ts';
import { SearchScreenPage } from '#src/components/search/pages/SearchScreenPage.tsx';
import { useStrings } from '#src/context/PageContext.tsx';

/** Volunteer opportunities. */
export function VolunteerSearch(props: ComponentProps<ServerSearch>) {
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
