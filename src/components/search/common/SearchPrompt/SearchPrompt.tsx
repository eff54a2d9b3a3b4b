import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { setting } from '#src/components/search/common/setting.ts';
import { SearchPart } from '#src/components/search/common/SearchPart.tsx';
import { useStrings } from '#src/context/PageContext.tsx';
import type { declaration } from './SearchPrompt.declaration.ts';

/** Before anything is searched for in all content: what to do first, in the editor's `Text` when there is one. */
export function SearchPrompt({ params, fields }: ComponentProps<typeof declaration>) {
  const t = useStrings();
  return (
    <SearchPart name="SearchPrompt" params={params}>
      {({ state }) =>
        state.query === '' && !state.verticalKey ? (
          <p className="SearchPrompt lead">{setting(fields.Text, params.Text) ?? t('search.prompt')}</p>
        ) : null
      }
    </SearchPart>
  );
}
