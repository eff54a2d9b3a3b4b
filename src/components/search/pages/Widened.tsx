import { placePill } from '#src/components/search/common/appliedFilters.ts';
import type { Search } from '#src/components/search/common/useSearch.ts';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import { andList } from '#src/domain/lists/andList.ts';
import { withoutInferred } from '#src/domain/search/inferredFilters.ts';

/**
 * Says that nothing is as near as usual to a place in the words, and how far it was looked: "Nothing for “cardiologist” and
 * Tigrinya within 25 miles of 95816. These results are within 50 miles."
 */
export function Widened({ search }: { search: Search }) {
  const t = useStrings();
  const { locale } = usePage();
  const { state, inferred, dropped, phase } = search;
  const near = inferred.find(({ widened }) => widened);
  if (!near?.widened || phase === 'failed') return null;
  const { query } = [...inferred, ...dropped].reduce(withoutInferred, state);
  const others = inferred.filter((one) => one !== near).map(placePill(t));
  const all = [...(query === '' ? [] : [t('search.quoted', { words: query })]), ...others];
  const values = {
    all: andList(all, locale),
    usual: String(near.widened.usualMiles),
    miles: String(near.widened.miles),
    place: near.kind === 'place' ? near.label : t('search.you'),
  };
  // Where something was given up, it is said what all of it was.
  const key =
    dropped.length > 0 ? 'search.widenedToo' : all.length === 0 ? 'search.widenedAll' : 'search.widened';
  return <p className="SearchFrame-spelling">{t(key, values)}</p>;
}
