import { useEffect, useRef, useState } from 'react';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import type { SearchSuggestion } from '#src/domain/search/SearchAnswer.ts';
import { setting } from '#src/components/search/common/setting.ts';
import { SearchPart } from '#src/components/search/common/SearchPart.tsx';
import { groupedByKind } from '#src/domain/search/suggestionKind.ts';
import type { Search } from '#src/components/search/common/useSearch.ts';
import { PLAIN_QUERY_PARAM } from '#src/domain/search/screenState.ts';
import { useSearchTracking } from '#src/components/search/common/useSearchTracking.ts';
import { useStrings } from '#src/context/PageContext.tsx';
import { Combobox } from '#src/ui/Combobox/Combobox.tsx';
import type { declaration } from './SearchBar.declaration.ts';

/** Milliseconds without a key before suggestions are asked for. */
const SUGGEST_DELAY = 200;
const MOST_SUGGESTIONS = 6;

/**
 * The search text, with suggestions while typing (Q-078, S-341), those of a kind together. Every answered search is told of once (S-352). Searching changes the address without a reload
 * . Before scripts run it is a plain form that leads to the same page. The button stands in the page's frame,
 * after the other fields of the bar.
 */
export function SearchBar({ params, fields }: ComponentProps<typeof declaration>) {
  return (
    <SearchPart name="SearchBar" params={params}>
      {(search) => (
        <Bar
          search={search}
          placeholder={setting(fields.Placeholder, params.Placeholder)}
          suggests={params.Autocomplete !== '0' && params.Autocomplete !== 'false'}
        />
      )}
    </SearchPart>
  );
}

function Bar({
  search,
  placeholder,
  suggests,
}: {
  search: Search;
  placeholder: string | undefined;
  suggests: boolean;
}) {
  const t = useStrings();
  useSearchTracking(search);
  const { state, pathname, formId, suggest } = search;
  const [text, setText] = useState('');
  const [suggestions, setSuggestions] = useState<SearchSuggestion[]>([]);
  const typed = useRef(false);

  // The field follows the search: back, Clear All or another link may have changed it.
  const [shownQuery, setShownQuery] = useState('');
  if (shownQuery !== state.query) {
    setShownQuery(state.query);
    setText(state.query);
  }

  useEffect(() => {
    if (!suggests || !typed.current) return undefined;
    const input = text.trim();
    let isCurrent = true;
    const timer = setTimeout(() => {
      void (input ? suggest(input) : Promise.resolve([])).then((found) => {
        if (isCurrent) setSuggestions(groupedByKind(found.slice(0, MOST_SUGGESTIONS)));
      });
    }, SUGGEST_DELAY);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text, suggests, suggest]);

  // One kind alone needs no name.
  const hasKinds = new Set(suggestions.map(({ kind }) => kind)).size > 1;
  const searchFor = (words: string, readsOnAt: 'here' | 'results' = 'results') => {
    typed.current = false;
    setSuggestions([]);
    setText(words);
    search.change((current) => ({ ...current, query: words.trim(), offset: 0 }), readsOnAt);
  };
  return (
    <form
      id={formId}
      className="SearchBar"
      role="search"
      aria-label={t('search.searchBar')}
      action={pathname}
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        searchFor(text);
      }}
    >
      {state.verticalKey ? <input type="hidden" name="verticalKey" value={state.verticalKey} /> : null}
      <Combobox
        label={t('search.searchFor')}
        name={PLAIN_QUERY_PARAM}
        value={text}
        placeholder={placeholder || t('search.locationsPlaceholder')}
        onInput={(value) => {
          typed.current = true;
          setText(value);
          if (value === '' && state.query !== '') searchFor('', 'here');
        }}
        options={suggestions.map(({ value, spans, kind }) => ({
          ...{ id: value, label: value, highlights: spans },
          ...(hasKinds && kind && { group: t(`suggestions.${kind}`) }),
        }))}
        onSelect={(option) => searchFor(option.label)}
        onSubmit={(words) => searchFor(words)}
        countMessage={suggestions.length > 0 ? t('search.suggestions', { count: suggestions.length }) : ''}
        clearLabel={t('search.clear')}
      />
    </form>
  );
}
