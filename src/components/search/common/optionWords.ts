import { inWords } from '#src/components/cards/inWords.ts';
import {
  isStarsAndUp,
  optionName,
  STARS_FIELD,
  starsOf,
  type FacetOption,
} from '#src/domain/search/facetRules.ts';
import type { Translate } from '#src/context/PageContext.tsx';

/** "4 stars and up". */
export function starsWords(option: Pick<FacetOption, 'value' | 'displayName'>, t: Translate): string {
  const count = starsOf(option) ?? 0;
  if (isStarsAndUp(option)) return t(count === 1 ? 'facets.oneStarAndUp' : 'facets.starsAndUp', { count });
  return t(count === 1 ? 'facets.oneStar' : 'facets.stars', { count });
}

/** An option of a field in the page's language, as facets and pills both say it. */
export function optionWords(option: FacetOption, fieldId: string, t: Translate, product?: string): string {
  return fieldId === STARS_FIELD ? starsWords(option, t) : inWords(optionName(option, fieldId, product), t);
}
