import { appliedCount } from '#src/components/search/common/appliedFilters.ts';
import { useAsLinks } from '#src/components/search/common/useAsLinks.ts';
import type { Search } from '#src/components/search/common/useSearch.ts';
import { clearAll } from '#src/domain/search/clearAll.ts';
import { withoutInferred } from '#src/domain/search/inferredFilters.ts';
import { nearFilterOf } from '#src/domain/search/nearFilter.ts';
import { showsAffiliated } from '#src/domain/search/providerOwnership.ts';
import type { SearchState } from '#src/domain/search/searchState.ts';
import { usePage, useStrings } from '#src/context/PageContext.tsx';

/** Clears every filter; nothing when none is set. */
export function ClearAllButton({ search }: { search: Search }) {
  const t = useStrings();
  const { product } = usePage().config;
  const asLinks = useAsLinks(search);
  const { state, change, hrefOf, inferred } = search;
  const isAnySet =
    appliedCount(state, [], product) > 0 ||
    inferred.length > 0 ||
    nearFilterOf(state) ||
    showsAffiliated(state, product);
  const cleared = (current: SearchState) => clearAll(inferred.reduce(withoutInferred, current), product);
  if (!isAnySet) return null;
  return asLinks ? (
    <a className="ClearAllButton" href={hrefOf(cleared(state))} rel="nofollow">
      {t('search.clearAll')}
    </a>
  ) : (
    <button type="button" className="ClearAllButton" onClick={() => change(cleared)}>
      {t('search.clearAll')}
    </button>
  );
}
