import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { SearchPart } from '#src/components/search/common/SearchPart.tsx';
import type { Search } from '#src/components/search/common/useSearch.ts';
import { lastPage } from '#src/components/search/common/lastPage.ts';
import type { SearchState } from '#src/domain/search/searchState.ts';
import { useStrings } from '#src/context/PageContext.tsx';
import { Pagination } from '#src/ui/Pagination/Pagination.tsx';
import type { declaration } from './ResultsPagination.declaration.ts';

/** Pages of results as real links: the offset stands in the address. Hidden for one page. */
export function ResultsPagination({ params }: ComponentProps<typeof declaration>) {
  return (
    <SearchPart name="ResultsPagination" params={params}>
      {(search) => <Pages search={search} />}
    </SearchPart>
  );
}

function Pages({ search }: { search: Search }) {
  const t = useStrings();
  const { answer, limit, change, hrefOf, state, phase } = search;
  if (!answer || phase === 'failed') return null;
  const pageCount = lastPage(answer.count, limit);
  const at = (page: number) => (now: SearchState) => ({ ...now, offset: (page - 1) * limit });
  return (
    <div className="ResultsPagination">
      <Pagination
        // Beyond the last page the way back leads to it.
        page={Math.min(Math.floor(answer.offset / limit), pageCount) + 1}
        pageCount={pageCount}
        hrefFor={(page) => hrefOf(at(page)(state))}
        onNavigate={(page, event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
          event.preventDefault();
          change(at(page), 'results');
        }}
        labels={{
          nav: t('search.pages'),
          previous: t('search.previousPage'),
          next: t('search.nextPage'),
          page: (page) => t('search.page', { page }),
        }}
      />
    </div>
  );
}
