import type { Search } from '#src/components/search/common/useSearch.ts';
import { useStrings } from '#src/ports/PageContext.tsx';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';

/** What the service made of a misspelt word: another spelling to try, or the one the results are for. */
export function Spelling({ search }: { search: Search }) {
  const t = useStrings();
  const { answer, universal, phase, state, change, hrefOf } = search;
  const spelling = answer?.spelling ?? universal?.spelling;
  if (!spelling || phase === 'failed') return null;
  const { corrected, isApplied } = spelling;
  const correct = (now: typeof state) => ({ ...now, query: corrected, offset: 0 });
  return (
    <p className="SearchFrame-spelling">
      {t(isApplied ? 'search.showingFor' : 'search.didYouMean')}{' '}
      <TextLink
        href={hrefOf(correct(state))}
        rel="nofollow"
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          change(correct);
        }}
      >
        {corrected}
      </TextLink>
    </p>
  );
}
