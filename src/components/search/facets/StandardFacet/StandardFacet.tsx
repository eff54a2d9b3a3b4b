import { useState } from 'react';
import type { ComponentProps } from '#src/components/RegistryRow.ts';
import type { AnswerFacetOption } from '#src/domain/search/SearchAnswer.ts';
import { setting } from '#src/components/search/common/fieldText.ts';
import { SearchPart } from '#src/components/search/common/SearchPart.tsx';
import type { Search } from '#src/components/search/common/useSearch.ts';
import { FacetGroup, FacetGroupSkeleton } from '#src/components/search/facets/FacetGroup.tsx';
import { optionKey, shownOptions, withOption } from '#src/components/search/common/facetSelection.ts';
import { showMoreLimit } from '#src/domain/search/facetRules.ts';
import { usePage, useStrings } from '#src/ports/PageContext.tsx';
import { Checkbox } from '#src/ui/Checkbox/Checkbox.tsx';
import { searchIcon } from '#src/ui/Icon/glyphs.ts';
import { ShowMore } from '#src/ui/ShowMore/ShowMore.tsx';
import { TextField } from '#src/ui/TextField/TextField.tsx';

/** From this many options on a facet can be searched, unless its configuration says no. */
const SEARCHABLE_FROM = 15;

/**
 * The options of one facet as checkboxes with counts: choosing one searches at once, the first 10
 * show (Q-312, R-087, C-068), a long list can be searched. Hidden without options.
 */
export function StandardFacet({ params, fields }: ComponentProps) {
  const fieldId = setting(fields, params, 'FacetFieldId');
  return (
    <SearchPart
      name="StandardFacet"
      params={params}
      problem={fieldId ? undefined : 'Facet field ID required'}
    >
      {(search) => (
        <Facet
          search={search}
          fieldId={fieldId ?? ''}
          label={setting(fields, params, 'Label')}
          limit={showMoreLimit(params.ShowMoreLimit)}
          isSearchable={params.Searchable === '1' || params.Searchable === 'true'}
          isNeverSearchable={params.Searchable === '0' || params.Searchable === 'false'}
        />
      )}
    </SearchPart>
  );
}

interface FacetProps {
  search: Search;
  fieldId: string;
  label: string | undefined;
  limit: number;
  isSearchable: boolean;
  isNeverSearchable: boolean;
}

function Facet({ search, fieldId, label, limit, isSearchable, isNeverSearchable }: FacetProps) {
  const t = useStrings();
  const { locale } = usePage();
  const [wanted, setWanted] = useState('');
  const facet = search.answer?.facets.find((one) => one.fieldId === fieldId);
  if (!search.answer) return label ? <FacetGroupSkeleton search={search} label={label} /> : null;
  const options = shownOptions(facet?.options ?? [], search.state, fieldId);
  if (options.length === 0) return null;
  const name = label || facet?.displayName || fieldId;
  const canSearch =
    !isNeverSearchable && options.length > limit && (isSearchable || options.length >= SEARCHABLE_FROM);
  const found = wanted.trim() ? options.filter((option) => contains(option.displayName, wanted)) : options;
  const { list, initial } = chosenInView(found, limit);
  return (
    <FacetGroup label={name}>
      {canSearch ? (
        <div className="FacetGroup-find">
          <TextField
            label={t('search.findIn', { label: name })}
            labelHidden
            placeholder={t('search.findIn', { label: name })}
            icon={searchIcon}
            type="search"
            value={wanted}
            onChange={setWanted}
            autoComplete="off"
          />
        </div>
      ) : null}
      {list.length === 0 ? (
        <p className="FacetGroup-none" role="status">
          {t('search.noneFound')}
        </p>
      ) : (
        <ShowMore
          listClassName="FacetGroup-options"
          initial={initial}
          moreLabel={t('search.showMoreOf', { count: list.length - initial, label: name })}
          lessLabel={t('search.showLessOf', { label: name })}
          items={list.map((option) => ({
            key: optionKey(option),
            content: (
              <Checkbox
                label={option.displayName}
                count={option.count.toLocaleString(locale)}
                checked={option.selected}
                onChange={(isOn) => search.change((state) => withOption(state, fieldId, option, isOn))}
              />
            ),
          }))}
        />
      )}
    </FacetGroup>
  );
}

/** Compares without case and accents, as people type. */
function contains(text: string, wanted: string): boolean {
  const plain = (value: string) => value.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain(text).includes(plain(wanted.trim()));
}

/** The list with every chosen option among those in view: what is chosen must be seen to be undone. */
function chosenInView(
  options: AnswerFacetOption[],
  limit: number,
): { list: AnswerFacetOption[]; initial: number } {
  const rest = options.slice(limit);
  const chosen = rest.filter((option) => option.selected);
  return {
    list: [...options.slice(0, limit), ...chosen, ...rest.filter((option) => !option.selected)],
    initial: Math.min(limit, options.length) + chosen.length,
  };
}
