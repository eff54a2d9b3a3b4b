import { placePill } from '#src/components/search/common/appliedFilters.ts';
import type { Search } from '#src/components/search/common/useSearch.ts';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import { andList } from '#src/domain/lists/andList.ts';
import { withoutInferred } from '#src/domain/search/inferredFilters.ts';
import type { InferredFilter } from '#src/domain/search/inferredFilters.ts';

const UNKNOWN = {
  payer: 'search.unknownPayer',
  profession: 'search.unknownProfession',
  place: 'search.unknownPlace',
} as const;

/**
 * Says what of the words was given up because nothing has all of it, in the words of the pills: "Nothing matched
 * “cardiologist”, Near 95816 and Tigrinya together, so we searched without Tigrinya." Of an insurer nobody here is known to take or
 * not to take it says just that, of a profession nobody here has that there is none, and of a place nobody here knows that it is not known.
 */
export function Dropped({ search }: { search: Search }) {
  const t = useStrings();
  const { locale } = usePage();
  const { state, inferred, dropped, phase } = search;
  if (dropped.length === 0 || phase === 'failed') return null;
  const labelOf = placePill(t);
  const given = dropped.filter(({ unknown }) => !unknown);
  const unknown = (['payer', 'profession', 'place'] as const).flatMap((kind) => {
    const names = dropped.filter((one) => one.unknown === kind).map(({ label }) => label);
    return names.length === 0 ? [] : [{ kind, name: andList(names, locale) }];
  });
  // Places may be open at an hour at which nobody's office is: the same words are not told twice.
  const isGiven = ({ words }: InferredFilter) =>
    words !== undefined && given.some((one) => String(one.words) === String(words));
  const kept = inferred.filter((one) => !isGiven(one));
  const { query } = [...kept, ...dropped].reduce(withoutInferred, state);
  const rest = query === '' ? [] : [t('search.quoted', { words: query })];
  const all = [...rest, ...kept.map(labelOf), ...given.map(labelOf)];
  // Of one wish alone nothing can be told of it and others together.
  const phrase = all.length === 1 ? 'search.droppedAll' : 'search.dropped';
  return (
    <>
      {given.length > 0 ? (
        <p className="SearchFrame-spelling">
          {t(phrase, { all: andList(all, locale), dropped: andList(given.map(labelOf), locale) })}
        </p>
      ) : null}
      {unknown.map(({ kind, name }) => (
        <p key={kind} className="SearchFrame-spelling">
          {t(UNKNOWN[kind], { name })}
        </p>
      ))}
    </>
  );
}
