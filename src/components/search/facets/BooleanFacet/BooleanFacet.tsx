import type { ComponentProps } from '#src/components/RegistryRow.ts';
import { setting } from '#src/components/search/common/fieldText.ts';
import { SearchPart } from '#src/components/search/common/SearchPart.tsx';
import type { Search } from '#src/components/search/common/useSearch.ts';
import { optionKey, shownOptions, withOption } from '#src/components/search/common/facetSelection.ts';
import { applyFacetRule } from '#src/domain/search/facetRules.ts';
import { usePage } from '#src/ports/PageContext.tsx';
import { Checkbox } from '#src/ui/Checkbox/Checkbox.tsx';

/**
 * A yes-or-no facet as one checkbox: only the true option, under the label the editor gave it. Hidden
 * without a true option.
 */
export function BooleanFacet({ params, fields }: ComponentProps) {
  const fieldId = setting(fields, params, 'FacetFieldId');
  return (
    <SearchPart name="BooleanFacet" params={params} problem={fieldId ? undefined : 'Facet field ID required'}>
      {(search) => (
        <Facet search={search} fieldId={fieldId ?? ''} label={setting(fields, params, 'OptionLabel')} />
      )}
    </SearchPart>
  );
}

function Facet({ search, fieldId, label }: { search: Search; fieldId: string; label: string | undefined }) {
  const { locale } = usePage();
  const facet = search.answer?.facets.find((one) => one.fieldId === fieldId);
  const options = shownOptions(facet?.options ?? [], search.state, fieldId);
  const shown = applyFacetRule(options, { kind: 'boolean', label: label || facet?.displayName || fieldId });
  if (shown.length === 0) return null;
  return (
    <div className="FacetGroup">
      {shown.map((option) => (
        <Checkbox
          key={optionKey(option)}
          label={option.displayName}
          count={option.count.toLocaleString(locale)}
          checked={option.selected}
          onChange={(isOn) => search.change((state) => withOption(state, fieldId, option, isOn))}
        />
      ))}
    </div>
  );
}
