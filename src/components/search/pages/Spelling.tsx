import { changeLink } from '#src/components/search/common/changeLink.ts';
import type { Search } from '#src/components/search/common/useSearch.ts';
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
      <TextLink {...changeLink(search, (now) => ({ ...now, query: corrected, offset: 0 }))}>
        {corrected}
      </TextLink>
      {isApplied ? (
        <>
          {'. '}
          {t('search.insteadFor')}{' '}
          <TextLink {...changeLink(search, (now) => ({ ...now, isLiteral: true, offset: 0 }))}>
            {state.query}
          </TextLink>
        </>
      ) : null}
    </p>
  );
}
