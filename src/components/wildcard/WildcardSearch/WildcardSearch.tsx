import type { SearchPageProps } from '#src/components/search/pages/searchPage.ts';
import { SCREENS } from '#src/components/search/common/screens.ts';
import { SearchScreenPage } from '#src/components/search/pages/SearchScreenPage.tsx';
import { wildcardScreen } from '#src/components/wildcard/wildcardScreen.ts';
import { isDoctorListing } from '#src/domain/browse/wildcard.ts';
import { usePage, useStrings } from '#src/context/PageContext.tsx';

/**
 * A search that never leaves what the address of its listing names. Its first results are in the server's HTML; it comes
 * alive when it is nearly in view (Q-124, C-072). A draft without an address has nothing to search.
 */
export function WildcardSearch({ name, ...props }: SearchPageProps & { name: string }) {
  const t = useStrings();
  const { mode, wildcardType, wildcard } = usePage();
  const page = isDoctorListing(wildcardType) ? 'ProviderSearch' : 'LocationSearch';
  const screen = wildcardScreen(wildcardType, wildcard);
  if (!screen && mode !== 'edit') return null;
  return (
    <SearchScreenPage
      {...props}
      // The listing's hero has the page's first heading.
      params={{ ...props.params, HeadingLevel: '2' }}
      name={name}
      screen={screen ?? SCREENS[page]}
      what={t(`searchPages.${page}`)}
    />
  );
}
