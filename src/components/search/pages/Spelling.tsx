import type { Search } from '#src/components/search/common/useSearch.ts';
import type { SearchState } from '#src/domain/search/searchState.ts';
import { useStrings } from '#src/context/PageContext.tsx';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';

/**
 * What the service made of a misspelt word: another spelling to try, or the one the results are for, and then the way to
 * the results of what was typed.
 */
export function Spelling({ search }: { search: Search }) {
  const t = useStrings();
  const { answer, universal, phase, state } = search;
  const spelling = answer?.spelling ?? universal?.spelling;
  if (!spelling || phase === 'failed') return null;
  const { corrected, isApplied } = spelling;
  return (
    <p className="SearchFrame-spelling">
      {t(isApplied ? 'search.showingFor' : 'search.didYouMean')}{' '}
      <SearchLink search={search} to={(now) => ({ ...now, query: corrected, offset: 0 })}>
        {corrected}
      </SearchLink>
      {isApplied ? (
        <>
          {'. '}
          {t('search.insteadFor')}{' '}
          <SearchLink search={search} to={(now) => ({ ...now, isLiteral: true, offset: 0 })}>
            {state.query}
          </SearchLink>
        </>
      ) : null}
    </p>
  );
}

function SearchLink({
  search: { state, change, hrefOf },
  to,
  children,
}: {
  search: Search;
  to: (now: SearchState) => SearchState;
  children: string;
}) {
  return (
    <TextLink
      href={hrefOf(to(state))}
      rel="nofollow"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        change(to);
      }}
    >
      {children}
    </TextLink>
  );
}
