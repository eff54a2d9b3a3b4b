import { useEffect, useMemo, useRef, useState } from 'react';
import { SearchHeadlessProvider } from '@yext/search-headless-react';
import type { SearchHeadless, SortBy as WireSortBy } from '@yext/search-headless-react';
import { AppliedFilters, Facets, Pagination, SearchBar, SearchI18nextProvider } from '@yext/search-ui-react';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import { wordFor } from '#src/context/wordFor.ts';
import { PICK_SORTS, pickVerticals } from '#src/domain/pick/pickSource.ts';
import { addButton, withAdded } from '#src/domain/pick/selection.ts';
import type { PickedItem } from '#src/domain/pick/selection.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Dialog } from '#src/ui/Dialog/Dialog.tsx';
import { plusIcon } from '#src/ui/Icon/glyphs.ts';
import { LiveStatus } from '#src/ui/LiveStatus/LiveStatus.tsx';
import { useMediaQuery } from '#src/ui/useMediaQuery/useMediaQuery.ts';
import { createPickerSearch, FIRST_ANSWER } from './createPickerSearch.ts';
import { PickerResults } from './PickerResults.tsx';
import { PickerSelection } from './PickerSelection.tsx';
import { pickerWords } from './pickerWords.ts';

export interface EntityPickerProps {
  items: readonly PickedItem[];
  /** How many may be picked; Infinity for any number. */
  cap: number;
  /** Entity type ids that may be picked; none for any. */
  to: readonly string[];
  /** Of the field. */
  label: string;
  onChange: (items: readonly PickedItem[]) => void;
  onClose: () => void;
}

/**
 * The entity picker: the directory's search in a dialog, with query, facets, applied filters, sort and pages, beside what
 * is selected (S-315, E-030, E-047). Marks are put on results and added together; one add too many is ignored (E-038).
 */
export function EntityPicker(props: EntityPickerProps) {
  const { to, label, onClose, items, cap, onChange } = props;
  const t = useStrings();
  const verticals = pickVerticals(to);
  const [vertical, setVertical] = useState(verticals[0]!);
  const [marked, setMarked] = useState<readonly PickedItem[]>([]);
  const [news, setNews] = useState('');
  const done = useRef<HTMLDivElement>(null);
  const action = addButton(items.length, cap);

  const add = () => {
    const next = withAdded(items, marked, cap);
    if (next === items) return;
    onChange(next);
    setMarked([]);
    setNews(t('editor.added', { count: next.length }));
    // At the cap the button goes: the focus goes to the one that stays.
    if (!addButton(next.length, cap)) done.current?.querySelector('button')?.focus();
  };
  return (
    <Dialog
      open
      variant="wide"
      onClose={onClose}
      title={t('editor.choose', { field: label })}
      closeLabel={t('editor.close')}
      footer={
        <div className="EntityPicker-foot" ref={done}>
          <p>{marked.length > 0 ? markedWords(t, marked.length, items.length, cap) : ''}</p>
          <Button look="quiet" onClick={onClose}>
            {t('editor.done')}
          </Button>
          {action ? (
            <Button icon={plusIcon} onClick={add} disabled={marked.length === 0}>
              {t(action === 'Add item' ? 'editor.addOne' : 'editor.addSeveral')}
            </Button>
          ) : null}
        </div>
      }
    >
      <p className="EntityPicker-about">
        {t('editor.fromDirectory', {
          kinds: verticals.map((key) => wordFor(t, 'editor.vertical-', key)).join(', '),
        })}
      </p>
      {verticals.length > 1 ? (
        <label className="EntityPicker-vertical">
          {t('editor.directory')}{' '}
          <select value={vertical} onChange={(event) => setVertical(event.target.value)}>
            {verticals.map((key) => (
              <option key={key} value={key}>
                {wordFor(t, 'editor.vertical-', key)}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      <div className="EntityPicker">
        <PickerSearch
          key={vertical}
          vertical={vertical}
          items={items}
          marked={marked}
          places={cap - items.length}
          onMark={setMarked}
        />
        <PickerSelection items={items} cap={cap} onChange={onChange} onNews={setNews} />
      </div>
      <LiveStatus message={news} delay={100} />
    </Dialog>
  );
}

function markedWords(t: ReturnType<typeof useStrings>, count: number, picked: number, cap: number): string {
  return cap === Infinity
    ? t('editor.markedAny', { count })
    : t('editor.marked', { count, total: picked + count, most: cap });
}

export interface PickerSearchProps {
  vertical: string;
  items: readonly PickedItem[];
  marked: readonly PickedItem[];
  /** How many more may be picked. */
  places: number;
  onMark: (marked: readonly PickedItem[]) => void;
}

/** The search of one vertical, made of the vendor's parts (decision 68) in the house's sheet. */
function PickerSearch({ vertical, ...results }: PickerSearchProps) {
  const t = useStrings();
  const { config, locale } = usePage();
  const isWide = useMediaQuery('(min-width: 62em)', true);
  const [answer, setAnswer] = useState(FIRST_ANSWER);
  const place = useRef<HTMLDivElement>(null);
  const search = useMemo(
    () => createPickerSearch(config.search, locale, vertical, setAnswer),
    [config.search, locale, vertical],
  );
  const words = useMemo(() => pickerWords(t, search.state.meta.locale ?? 'en'), [t, search]);
  useEffect(() => void search.executeVerticalQuery(), [search]);

  // The vendor's field drops the focus when Enter is pressed in it, and its page buttons when they close at an end.
  const readOn = () => place.current?.focus();
  const submit = () => {
    void search.executeVerticalQuery();
    readOn();
  };
  return (
    <SearchHeadlessProvider searcher={search}>
      <SearchI18nextProvider searcher={search} translationOverrides={words}>
        <details className="EntityPicker-filters" open={isWide}>
          <summary>{t('editor.filters')}</summary>
          <Facets customCssClasses={FACETS} />
        </details>
        <div className="EntityPicker-main">
          <div
            className="EntityPicker-search"
            role="search"
            data-autofocus=""
            tabIndex={-1}
            onFocus={(event) => {
              if (event.target === event.currentTarget) event.currentTarget.querySelector('input')?.focus();
            }}
          >
            <SearchBar
              autocompleteDisabled
              hideRecentSearches
              placeholder={t('editor.searchDirectory')}
              onSearch={submit}
              customCssClasses={BAR}
            />
          </div>
          <div className="EntityPicker-tools">
            <AppliedFilters customCssClasses={APPLIED} />
            <SortChoice search={search} />
          </div>
          <PickerResults
            {...results}
            place={place}
            answer={answer}
            onRetry={() => void search.executeVerticalQuery()}
          />
          {/* Presses are only looked at: the buttons are the vendor's. */}
          {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
          <div className="EntityPicker-pages" onClick={readOn}>
            <Pagination customCssClasses={PAGES} />
          </div>
        </div>
      </SearchI18nextProvider>
    </SearchHeadlessProvider>
  );
}

/** The order of the results (E-053). */
function SortChoice({ search }: { search: SearchHeadless }) {
  const t = useStrings();
  const choose = (wanted: string) => {
    const direction = PICK_SORTS.find(({ key }) => key === wanted)?.direction;
    search.setSortBys(direction ? ([{ type: 'FIELD', field: 'name', direction }] as WireSortBy[]) : []);
    search.setOffset(0);
    void search.executeVerticalQuery();
  };
  return (
    <label>
      {t('editor.sort')}{' '}
      <select defaultValue="sortRelevance" onChange={(event) => choose(event.target.value)}>
        {PICK_SORTS.map(({ key }) => (
          <option key={key} value={key}>
            {t(`editor.${key}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

// Names of this sheet in place of the package's own, which belong to a framework this house does not have.
const BAR = {
  searchBarContainer: 'EntityPicker-bar',
  inputElement: 'EntityPicker-input',
  searchButtonContainer: 'EntityPicker-submit',
  searchButton: 'EntityPicker-submitButton',
  clearButton: 'EntityPicker-clear',
};
const FACETS = {
  facetsContainer: 'EntityPicker-facets',
  divider: 'EntityPicker-divider',
  titleLabel: 'EntityPicker-facetTitle',
  optionsContainer: 'EntityPicker-options',
  option: 'EntityPicker-option',
  optionInput: 'EntityPicker-optionInput',
  optionLabel: 'EntityPicker-optionLabel',
  optionCount: 'EntityPicker-optionCount',
};
const APPLIED = {
  appliedFiltersContainer: 'EntityPicker-applied',
  removableFilter: 'EntityPicker-filter',
  nlpFilter: 'EntityPicker-filter',
  clearAllButton: 'EntityPicker-clearAll',
};
const PAGES = {
  paginationContainer: 'EntityPicker-pagination',
  label: 'EntityPicker-page',
  selectedLabel: 'EntityPicker-page EntityPicker-current',
  leftIconContainer: 'EntityPicker-page EntityPicker-step',
  rightIconContainer: 'EntityPicker-page EntityPicker-step EntityPicker-next',
  icon: 'EntityPicker-stepIcon',
};
