import { useState } from 'react';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { localizedPath } from '#src/domain/links/localizedPath.ts';
import { dropdownKind } from '#src/components/search/bars/dropdownKind.ts';
import { goTo } from '#src/components/search/bars/goTo.ts';
import { setting } from '#src/components/search/common/setting.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import type { DropdownOption } from '#src/ports/Listings.ts';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import { Button } from '#src/ui/Button/Button.tsx';
import { Dropdown } from '#src/ui/Dropdown/Dropdown.tsx';
import type { declaration } from './DropdownRedirectSearch.declaration.ts';

/**
 * A list of hospitals, payors or medical groups that leads to the chosen one's page. Search
 * waits for a choice, and for the end of editing (Q-065, E-081). Without scripts the options are links.
 */
export function DropdownRedirectSearch({
  params,
  fields,
  data = [],
}: ComponentProps<typeof declaration, DropdownOption[]>) {
  const t = useStrings();
  const { locale, mode } = usePage();
  const [url, setUrl] = useState<string>();
  const kind = dropdownKind(params.SearchType);
  if (!kind) return <EditingNote name="DropdownRedirectSearch" reason={t('dropdownSearch.noType')} />;
  const addressOf = (option: DropdownOption) => localizedPath(option.url, locale);
  return (
    <form
      className="RedirectedSearchBar"
      onSubmit={(event) => {
        event.preventDefault();
        if (url !== undefined && mode !== 'edit') goTo(url);
      }}
    >
      <Dropdown
        label={setting(fields.Label, params.Label) ?? t(`dropdownSearch.${kind}`)}
        placeholder={setting(fields.Placeholder, params.Placeholder) ?? t('dropdownSearch.choose')}
        options={data.map((option) => ({ value: addressOf(option), label: option.displayName }))}
        value={url}
        onChange={setUrl}
      />
      <Button type="submit" size="lg" shape="field" disabled={url === undefined || mode === 'edit'}>
        {t('dropdownSearch.search')}
      </Button>
      <noscript>
        <ul>
          {data.map((option) => (
            <li key={option.url}>
              <a href={addressOf(option)}>{option.displayName}</a>
            </li>
          ))}
        </ul>
      </noscript>
    </form>
  );
}
