import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { appliedFilters, HIDDEN_FIELD } from '#src/components/search/common/appliedFilters.ts';
import type { AnswerFacetOption } from '#src/domain/search/SearchAnswer.ts';
import { FilterPills } from '#src/components/search/common/FilterPills.tsx';
import { SearchPart } from '#src/components/search/common/SearchPart.tsx';
import { optionWords } from '#src/components/search/common/optionWords.ts';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import type { declaration } from './AppliedFilters.declaration.ts';

/**
 * The applied facets and filters, and what the service read out of the words, as pills that take them away; `HiddenFields` names fields without
 * pills, by default builtin.entityType. A chosen place has none: its box clears it.
 */
export function AppliedFilters({ params }: ComponentProps<typeof declaration>) {
  const t = useStrings();
  const { product } = usePage().config;
  const hidden = params.HiddenFields?.split(/[,|\s]+/).filter(Boolean) ?? [HIDDEN_FIELD];
  return (
    <SearchPart name="AppliedFilters" params={params}>
      {(search) => {
        const { state, answer } = search;
        const words = {
          openNow: t('search.openNow'),
          ofOption: (option: AnswerFacetOption, fieldId: string) => optionWords(option, fieldId, t, product),
        };
        const chosen = appliedFilters(state, answer?.facets ?? [], hidden, words, product);
        return <FilterPills search={search} chosen={chosen} hidden={hidden} />;
      }}
    </SearchPart>
  );
}
