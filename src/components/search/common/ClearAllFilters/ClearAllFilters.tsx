import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { ClearAllButton } from '#src/components/search/common/ClearAllButton.tsx';
import { SearchPart } from '#src/components/search/common/SearchPart.tsx';
import type { declaration } from './ClearAllFilters.declaration.ts';

/** 'Clear All': first page, no facets, no filters, no place; hidden when none is set. */
export function ClearAllFilters({ params }: ComponentProps<typeof declaration>) {
  return (
    <SearchPart name="ClearAllFilters" params={params}>
      {(search) => <ClearAllButton search={search} />}
    </SearchPart>
  );
}
