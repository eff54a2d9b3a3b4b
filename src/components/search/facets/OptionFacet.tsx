import { memo, useMemo, useState } from 'react';
import type { FacetProps } from './facet.ts';
import type { AnswerFacetOption } from '#src/domain/search/SearchAnswer.ts';
import { setting } from '#src/components/search/common/setting.ts';
import { offeredOptions, optionKey, withOption } from '#src/components/search/common/facetSelection.ts';
import { optionWords } from '#src/components/search/common/optionWords.ts';
import { inWords } from '#src/components/cards/inWords.ts';
import { SearchPart } from '#src/components/search/common/SearchPart.tsx';
import { useAsLinks } from '#src/components/search/common/useAsLinks.ts';
import type { Search } from '#src/components/search/common/useSearch.ts';
import { applyFacetRule, type FacetRule, showMoreLimit } from '#src/domain/search/facetRules.ts';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import { searchIcon } from '#src/ui/Icon/glyphs.ts';
import { ShowMore } from '#src/ui/ShowMore/ShowMore.tsx';
import { TextField } from '#src/ui/TextField/TextField.tsx';
import { FacetChoice } from './FacetChoice.tsx';
import { FacetGroup, FacetGroupSkeleton } from './FacetGroup.tsx';
import { fold } from '#src/domain/text/fold.ts';

/** From this many options on a facet can be searched, unless its configuration says no. */
const SEARCHABLE_FROM = 15;
/** Most options of one facet in the page; the rest is found by typing. */
export const MOST_OPTIONS = 60;
/** Fewer of them as links: each carries the whole address, and without scripts all of them show. */
const MOST_LINKS = 12;

export interface OptionFacetProps extends Pick<FacetProps, 'params' | 'fields'> {
  /** Rendering name. */
  name: string;
  /** How its options are filtered, named and ordered; given the name the service has for the facet. */
  rule?: (displayName: string) => FacetRule;
  /** The field in the current search, when it is not always the configured one. */
  fieldOf?: (fieldId: string, search: Search) => string;
  /** Options alone, without heading and search field: for a facet of one option. */
  isBare?: boolean;
}

/**
 * The options of one facet as checkboxes with counts: choosing one searches at once, the first 10
 * show (Q-312, R-087, C-068), a long list can be searched and never holds more than 60 at a time. What every facet
 * with several choices is made of; a special one adds its rule. Hidden without options; without a field id editors
 * read so.
 */
export function OptionFacet({ name, params, fields, rule, fieldOf, isBare }: OptionFacetProps) {
  const fieldId = setting(fields.FacetFieldId, params.FacetFieldId);
  return (
    <SearchPart name={name} params={params} problem={fieldId ? undefined : 'Facet field ID required'}>
      {(search) => (
        <Facet
          search={search}
          fieldId={fieldOf?.(fieldId ?? '', search) ?? fieldId ?? ''}
          label={setting(fields.Label, params.Label)}
          limit={Math.max(1, Math.floor(showMoreLimit(params.ShowMoreLimit)))}
          isSearchable={yesOrNo(params.Searchable)}
          rule={rule}
          isBare={isBare}
        />
      )}
    </SearchPart>
  );
}

function yesOrNo(text: string | undefined): boolean | undefined {
  if (text === '1' || text === 'true') return true;
  return text === '0' || text === 'false' ? false : undefined;
}

interface FacetOptionsProps extends Pick<OptionFacetProps, 'rule' | 'isBare'> {
  search: Search;
  fieldId: string;
  label: string | undefined;
  limit: number;
  /** Undefined: when the list is long. */
  isSearchable: boolean | undefined;
}

function Facet({ search, fieldId, label, limit, isSearchable, rule, isBare }: FacetOptionsProps) {
  const t = useStrings();
  const { product } = usePage().config;
  const asLinks = useAsLinks(search);
  const facet = search.answer?.facets.find((one) => one.fieldId === fieldId);
  const count = search.answer?.count ?? 0;
  const selection = search.state.facets.find((one) => one.fieldId === fieldId);
  // The same options for the same answer and the same choice among them, so that other facets' choices draw nothing here.
  const options = useMemo(() => {
    const all = offeredOptions(
      { count, facets: facet ? [facet] : [] },
      { facets: selection ? [selection] : [] },
      fieldId,
    );
    return ruled(all, fieldId, rule?.(facet?.displayName ?? fieldId), isBare).map((option) => ({
      ...option,
      displayName: rule ? inWords(option.displayName, t) : optionWords(option, fieldId, t, product),
    }));
  }, [count, facet, selection, fieldId, rule, isBare, t, product]);
  if (!search.answer) return label && !isBare ? <FacetGroupSkeleton search={search} label={label} /> : null;
  return (
    <Choices
      {...{ search, asLinks, options, fieldId, limit, isSearchable, isBare }}
      name={label || facet?.displayName || fieldId}
    />
  );
}

interface ChoicesProps extends Omit<FacetOptionsProps, 'label' | 'rule'> {
  /** Whether they are links, which lead from the search as it stands; controls change whatever there is then. */
  asLinks: boolean;
  name: string;
  options: AnswerFacetOption[];
}

const Choices = memo(function Choices({
  search,
  asLinks,
  name,
  options,
  fieldId,
  limit,
  isSearchable,
  isBare,
}: ChoicesProps) {
  const t = useStrings();
  const [wanted, setWanted] = useState('');
  if (options.length === 0) return null;
  const choice = (option: AnswerFacetOption) => (
    <FacetChoice
      search={search}
      option={option}
      label={option.displayName}
      toggle={(state, isOn) => withOption(state, fieldId, option, isOn)}
    />
  );
  if (isBare) {
    return (
      <div className="FacetGroup">
        {options.map((option) => (
          <div key={optionKey(option)}>{choice(option)}</div>
        ))}
      </div>
    );
  }
  const canSearch =
    isSearchable !== false &&
    options.length > limit &&
    (isSearchable === true || options.length >= SEARCHABLE_FROM);
  const found = wanted.trim() ? options.filter((option) => contains(option.displayName, wanted)) : options;
  const { list, initial } = chosenInView(found, limit);
  const listed = list.slice(0, Math.max(asLinks ? MOST_LINKS : MOST_OPTIONS, initial));
  const isCut = listed.length < list.length;
  const cutNote = t(canSearch && !asLinks ? 'facets.firstOf' : 'facets.firstOfPlain', {
    shown: listed.length,
    count: list.length,
  });
  return (
    <FacetGroup label={name}>
      {canSearch ? (
        <div className="FacetGroup-find">
          <TextField
            label={t('search.findIn', { label: name })}
            labelHidden
            placeholder={t('facets.find')}
            icon={searchIcon}
            type="search"
            value={wanted}
            onChange={setWanted}
            autoComplete="off"
          />
        </div>
      ) : null}
      {listed.length === 0 ? (
        <p className="FacetGroup-none" role="status">
          {t('search.noneFound')}
        </p>
      ) : (
        <ShowMore
          listClassName="FacetGroup-options"
          drawsOnDemand={!asLinks}
          initial={listed.length > initial ? initial : listed.length + 1}
          moreLabel={t('search.showMoreOf', { count: listed.length - initial, label: name })}
          lessLabel={t('search.showLessOf', { label: name })}
          items={[
            ...listed.map((option) => ({ key: optionKey(option), content: choice(option) })),
            ...(isCut ? [{ key: 'cut', content: <p className="FacetGroup-none">{cutNote}</p> }] : []),
          ]}
        />
      )}
    </FacetGroup>
  );
}, areSameChoices);

function areSameChoices(before: ChoicesProps, after: ChoicesProps): boolean {
  const isSame = (name: string) => before[name as keyof ChoicesProps] === after[name as keyof ChoicesProps];
  return Object.keys(after).every(
    (name) =>
      isSame(name) || (name === 'search' && !after.asLinks && before.search.change === after.search.change),
  );
}

/** The options under their rule; in a list a chosen one is never hidden, or it could not be undone. */
function ruled(
  options: AnswerFacetOption[],
  fieldId: string,
  rule: FacetRule | undefined,
  isBare: boolean | undefined,
): AnswerFacetOption[] {
  const own = rule ?? (fieldId === 'gender' ? ({ kind: 'gender' } as const) : undefined);
  if (!own) return options;
  const shown = applyFacetRule(options, own);
  if (isBare) return shown;
  const keys = new Set(shown.map(optionKey));
  return [...shown, ...options.filter((option) => option.selected && !keys.has(optionKey(option)))];
}

/** Compares without case and accents, as people type. */
function contains(text: string, wanted: string): boolean {
  return fold(text).includes(fold(wanted.trim()));
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
