import { useRef, useState } from 'react';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { goTo } from '#src/components/search/bars/goTo.ts';
import { type Target, targetAddress, targetParts } from '#src/components/search/bars/targetAddress.ts';
import { PlaceField } from '#src/components/search/common/PlaceField.tsx';
import { setting } from '#src/components/search/common/setting.ts';
import { PLAIN_PLACE_PARAM, PLAIN_QUERY_PARAM } from '#src/domain/search/screenState.ts';
import type { Place } from '#src/components/search/common/usePlaceSuggestions.ts';
import { nearPlace } from '#src/domain/search/nearFilter.ts';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import { Button } from '#src/ui/Button/Button.tsx';
import { SearchField } from '#src/ui/SearchField/SearchField.tsx';
import type { declaration } from './RedirectedLocationSearchBar.declaration.ts';

/** Where places are searched for unless configured otherwise. */
const DEFAULT_TARGET = '/find-location';

/**
 * What and where, leading to Find Location: the query as JSON, the vertical and, with a place chosen, a Near
 * filter of 25 miles. Without scripts a plain form. While editing it does not submit.
 * `Label` names it among other bars.
 */
export function RedirectedLocationSearchBar({ params, fields }: ComponentProps<typeof declaration>) {
  const t = useStrings();
  const { locale, mode } = usePage();
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState('');
  const [place, setPlace] = useState<Place>();
  const target = targetParts(setting(fields.TargetPath, params.TargetPath) ?? DEFAULT_TARGET, {
    verticalKey: params.VerticalKey,
    locale,
  });
  const submit = (typed: string, typedPlace: string) => {
    if (mode === 'edit') return;
    const isChosen = place !== undefined && place.name === typedPlace;
    const wanted = { query: typed, ...(isChosen && { staticFilters: [nearPlace(place)] }) };
    // A place that was typed but not yet found goes along as words; the search page looks it up.
    const words: Target['params'] = typedPlace && !isChosen ? [[PLAIN_PLACE_PARAM, typedPlace]] : [];
    goTo(targetAddress({ ...target, params: [...target.params, ...words] }, wanted));
  };
  return (
    <form
      ref={form}
      className="RedirectedLocationSearchBar straight"
      role="search"
      aria-label={setting(fields.Label, params.Label)}
      action={target.pathname}
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        // From the fields themselves: what was typed before the bar woke is not in the state yet.
        const form = new FormData(event.currentTarget);
        const typed = (name: string) => String(form.get(name) ?? '').trim();
        submit(typed(PLAIN_QUERY_PARAM), typed(PLAIN_PLACE_PARAM));
      }}
    >
      {target.params.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SearchField
        label={t('search.searchFor')}
        name={PLAIN_QUERY_PARAM}
        value={text}
        onChange={setText}
        placeholder={setting(fields.Placeholder, params.Placeholder) ?? t('search.locationsPlaceholder')}
        clearLabel={t('search.clear')}
      />
      <PlaceField
        chosen={place?.name ?? ''}
        onChoose={setPlace}
        onClear={() => setPlace(undefined)}
        onEnter={() => form.current?.requestSubmit()}
      />
      <Button type="submit" size="lg" shape="field">
        {t('search.search')}
      </Button>
    </form>
  );
}
