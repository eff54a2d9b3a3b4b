import type { ComponentProps } from '#src/components/RegistryRow.ts';
import { appliedFilters, HIDDEN_FIELD } from '#src/components/search/common/appliedFilters.ts';
import type { AnswerFacetOption } from '#src/domain/search/SearchAnswer.ts';
import { SearchPart } from '#src/components/search/common/SearchPart.tsx';
import { optionWords } from '#src/components/search/common/optionWords.ts';
import { usePage, useStrings } from '#src/ports/PageContext.tsx';
import { Pill } from '#src/ui/Pill/Pill.tsx';

/**
 * The applied facets and filters as pills that take them away; `HiddenFields` names fields without
 * pills, by default builtin.entityType. The place has none: its box clears it.
 */
export function AppliedFilters({ params }: ComponentProps) {
  const t = useStrings();
  const { product } = usePage().config;
  const hidden = params.HiddenFields?.split(/[,|\s]+/).filter(Boolean) ?? [HIDDEN_FIELD];
  return (
    <SearchPart name="AppliedFilters" params={params}>
      {({ state, answer, change, hrefOf }) => {
        const words = {
          openNow: t('search.openNow'),
          ofOption: (option: AnswerFacetOption, fieldId: string) => optionWords(option, fieldId, t, product),
        };
        const applied = appliedFilters(state, answer?.facets ?? [], hidden, words, product);
        if (applied.length === 0) return null;
        return (
          <ul className="AppliedFilters" aria-label={t('search.appliedFilters')}>
            {applied.map(({ key, label, remove }) => (
              <li key={key}>
                <Pill
                  label={label}
                  removeLabel={t('search.removeFilter')}
                  href={hrefOf(remove(state))}
                  onRemove={(event) => {
                    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                    event.preventDefault();
                    change(remove);
                  }}
                />
              </li>
            ))}
          </ul>
        );
      }}
    </SearchPart>
  );
}
