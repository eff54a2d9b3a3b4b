import { appliedCount } from '#src/components/search/common/appliedFilters.ts';
import type { Search } from '#src/components/search/common/useSearch.ts';
import { clearAll } from '#src/domain/search/clearAll.ts';
import { nearFilterOf } from '#src/domain/search/nearFilter.ts';
import { usePage, useStrings } from '#src/ports/PageContext.tsx';

/** Clears every filter; nothing when none is set. */
export function ClearAllButton({ search }: { search: Search }) {
  const t = useStrings();
  const { config } = usePage();
  const { state, change } = search;
  if (appliedCount(state, []) === 0 && !nearFilterOf(state)) return null;
  return (
    <button
      type="button"
      className="ClearAllButton"
      onClick={() => change((current) => clearAll(current, config.product))}
    >
      {t('search.clearAll')}
    </button>
  );
}
