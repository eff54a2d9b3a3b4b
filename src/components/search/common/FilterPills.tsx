import {
  type AppliedFilter,
  inferredPills,
  placePill,
} from '#src/components/search/common/appliedFilters.ts';
import type { Search } from '#src/components/search/common/useSearch.ts';
import { useStrings } from '#src/context/PageContext.tsx';
import { Pill } from '#src/ui/Pill/Pill.tsx';

export interface FilterPillsProps {
  search: Search;
  /** What the visitor chose. */
  chosen?: readonly AppliedFilter[];
  /** Fields without pills. */
  hidden: readonly string[];
}

/** Filters as pills that take them away: those chosen, then those the service read out of the words. */
export function FilterPills({ search, chosen = [], hidden }: FilterPillsProps) {
  const t = useStrings();
  const { state, inferred, change, hrefOf } = search;
  const pills = [...chosen, ...inferredPills(state, inferred, hidden, placePill(t))];
  if (pills.length === 0) return null;
  return (
    <ul className="AppliedFilters" aria-label={t('search.appliedFilters')}>
      {pills.map(({ key, label, remove }) => (
        <li key={key}>
          <Pill
            label={label}
            removeLabel={t('search.removeFilter')}
            href={hrefOf(remove(state))}
            onRemove={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              change(remove);
            }}
          />
        </li>
      ))}
    </ul>
  );
}
