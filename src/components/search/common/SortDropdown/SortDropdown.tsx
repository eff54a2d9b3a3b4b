import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { SearchPart } from '#src/components/search/common/SearchPart.tsx';
import { useAsLinks } from '#src/components/search/common/useAsLinks.ts';
import type { Search } from '#src/components/search/common/useSearch.ts';
import { inferredPlace } from '#src/domain/search/inferredFilters.ts';
import { nearFilterOf } from '#src/domain/search/nearFilter.ts';
import {
  isSameSort,
  SORT_LISTS,
  type SortListName,
  type SortOption,
  sortOptions,
  sortsOf,
} from '#src/domain/search/sorts.ts';
import type { SearchState, SortBy } from '#src/domain/search/searchState.ts';
import { useStrings } from '#src/context/PageContext.tsx';
import { Dropdown } from '#src/ui/Dropdown/Dropdown.tsx';
import { wordFor } from '#src/context/wordFor.ts';
import type { declaration } from './SortDropdown.declaration.ts';

/**
 * The order of the results: the list of the vertical or of `SortSet`; hidden for one option.
 * Distance needs a place or the visitor's position; without either the service's own order stays, which is named, and words
 * say why once it was asked for (Q-379, S-323, A-74).
 */
export function SortDropdown({ params }: ComponentProps<typeof declaration>) {
  return (
    <SearchPart name="SortDropdown" params={params}>
      {(search) => (
        <Sort search={search} options={listOf(params.SortSet) ?? sortOptions(search.state.verticalKey)} />
      )}
    </SearchPart>
  );
}

const isDistance = ({ type }: SortBy) => type === 'ENTITY_DISTANCE';

function listOf(name: string | undefined): SortOption[] | undefined {
  if (name === 'default') return SORT_LISTS.elsewhere;
  return name && Object.hasOwn(SORT_LISTS, name) ? SORT_LISTS[name as SortListName] : undefined;
}

function Sort({ search, options }: { search: Search; options: SortOption[] }) {
  const t = useStrings();
  const asLinks = useAsLinks(search);
  const { state, change, hrefOf, position, askPosition, inferred } = search;
  if (options.length < 2 || search.answer?.count === 0) return null;
  const hasPlace = Boolean(nearFilterOf(state) ?? inferredPlace(state, inferred));
  const canMeasure = hasPlace || position.kind === 'known';
  const [current] = sortsOf(state);
  const applied = current && (canMeasure || !isDistance(current)) ? current : undefined;
  const chosen = Math.max(
    options.findIndex(({ sortBy }) => (applied ? isSameSort(sortBy, applied) : !isDistance(sortBy))),
    0,
  );
  const isByDistance = applied !== undefined && isDistance(applied);
  const choose = async (value: string) => {
    const sortBy = options[Number(value)]?.sortBy;
    if (!sortBy) return;
    if (isDistance(sortBy) && !canMeasure && (await askPosition()).kind !== 'known') return;
    change(sortedBy(value));
  };
  const sortedBy = (value: string) => (now: SearchState) => {
    const sortBy = options[Number(value)]?.sortBy;
    const isOwnOrder = value === '0' && sortBy && !isDistance(sortBy);
    return { ...now, offset: 0, sortBys: isOwnOrder || !sortBy ? [] : [sortBy] };
  };
  // Without a place nobody but the browser can tell distances.
  const canLink = ({ sortBy }: SortOption) => !isDistance(sortBy) || hasPlace;
  return (
    <div className="SortDropdown">
      <Dropdown
        label={t('search.sortBy')}
        look="quiet"
        placeholder=""
        value={String(chosen)}
        onChange={(value) => void choose(value)}
        asLinks={asLinks}
        options={options.map((option, index) => ({
          value: String(index),
          label: wordFor(t, 'search.sort-', option.label),
          ...(asLinks && canLink(option) && { href: hrefOf(sortedBy(String(index))(state)) }),
        }))}
      />
      {position.kind === 'unavailable' && !isByDistance ? (
        <p className="SortDropdown-note" role="status">
          {t('search.sortNeedsPosition')}
        </p>
      ) : null}
    </div>
  );
}
