import { useState } from 'react';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { targetAddress, targetParts } from '#src/components/search/bars/targetAddress.ts';
import { goTo } from '#src/components/search/bars/goTo.ts';
import { setting } from '#src/components/search/common/setting.ts';
import { PLAIN_QUERY_PARAM } from '#src/domain/search/screenState.ts';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import { Button } from '#src/ui/Button/Button.tsx';
import { SearchField } from '#src/ui/SearchField/SearchField.tsx';
import type { declaration } from './RedirectedSearchBar.declaration.ts';

/** Where the text is searched for unless configured otherwise. */
const DEFAULT_TARGET = '/search';

/**
 * A search field that leads to a search page: on submit the browser goes to the target path with the query as JSON and
 * the vertical, by a full page load also when it is there already. Without scripts a plain form.
 * While editing it does not submit. `Label` names it among other bars.
 */
export function RedirectedSearchBar({ params, fields }: ComponentProps<typeof declaration>) {
  const t = useStrings();
  const { locale, mode } = usePage();
  const [text, setText] = useState('');
  const target = targetParts(setting(fields.TargetPath, params.TargetPath) ?? DEFAULT_TARGET, {
    verticalKey: params.VerticalKey,
    locale,
  });
  return (
    <form
      className="RedirectedSearchBar straight"
      role="search"
      aria-label={setting(fields.Label, params.Label)}
      action={target.pathname}
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        if (mode === 'edit') return;
        // From the field itself: what was typed before the bar woke is not in the state yet.
        const typed = String(new FormData(event.currentTarget).get(PLAIN_QUERY_PARAM) ?? '');
        goTo(targetAddress(target, { query: typed.trim() }));
      }}
    >
      {target.params.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="RedirectedSearchBar-field">
        <SearchField
          label={t('search.searchFor')}
          name={PLAIN_QUERY_PARAM}
          value={text}
          onChange={setText}
          placeholder={setting(fields.Placeholder, params.Placeholder) ?? t('search.anythingPlaceholder')}
          clearLabel={t('search.clear')}
        />
      </div>
      <Button type="submit" size="lg" shape="field">
        {t('search.search')}
      </Button>
    </form>
  );
}
