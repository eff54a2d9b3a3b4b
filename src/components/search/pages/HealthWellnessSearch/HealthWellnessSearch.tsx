import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { SCREENS } from '#src/components/search/common/screens.ts';
import type { ServerSearch } from '#src/components/search/common/useSearch.ts';
import { SearchScreenPage } from '#src/components/search/pages/SearchScreenPage.tsx';
import { useStrings } from '#src/context/PageContext.tsx';
import type { declaration } from './HealthWellnessSearch.declaration.ts';

/** Health and Wellness. */
export function HealthWellnessSearch(props: ComponentProps<typeof declaration, ServerSearch>) {
  const t = useStrings();
  return (
    <SearchScreenPage
      {...props}
      name="HealthWellnessSearch"
      screen={SCREENS.HealthWellnessSearch}
      what={t('searchPages.HealthWellnessSearch')}
    />
  );
}
