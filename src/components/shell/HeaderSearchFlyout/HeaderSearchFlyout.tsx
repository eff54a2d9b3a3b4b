import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { PLAIN_QUERY } from '#src/components/shell/HeaderSearchFlyout/sendQueryAsJson.ts';
import { localHref } from '#src/declaration/fields.ts';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import { Button } from '#src/ui/Button/Button.tsx';
import { buttonClass } from '#src/ui/Button/buttonClass.ts';
import { flyoutMarks } from '#src/ui/flyout/flyoutMarks.ts';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { closeIcon, searchIcon } from '#src/ui/Icon/glyphs.ts';
import { TextField } from '#src/ui/TextField/TextField.tsx';
import type { declaration } from './HeaderSearchFlyout.declaration.ts';

/** On these widths a flyout fills the screen (C-009). */
const MOBILE = '(max-width: 63.99em)';

/**
 * The search behind the magnifying glass: a plain GET form to the site's search, so that it works without scripts.
 * `TargetPath` sets another page, `VerticalKey` a kind of result. Manners. It does not
 * open while editing.
 */
export function HeaderSearchFlyout({ fields, params }: ComponentProps<typeof declaration>) {
  const { locale, mode } = usePage();
  const t = useStrings();
  const target = localHref(fields.TargetPath.value || '/search', locale);
  const placeholder = fields.Placeholder.value;
  const vertical = params.VerticalKey ?? fields.VerticalKey.value;
  const summaryClass = buttonClass({ look: 'quiet', iconOnly: true });
  if (mode === 'edit') {
    return (
      <span className={summaryClass}>
        <Icon icon={searchIcon} label={t('shell.search')} />
      </span>
    );
  }
  return (
    <details
      className="HeaderSearchFlyout"
      {...flyoutMarks({ group: 'header', name: 'search', lockScroll: MOBILE, focusOnOpen: 'input' })}
    >
      <summary className={summaryClass} aria-label={t('shell.search')}>
        <span className="HeaderSearchFlyout-open">
          <Icon icon={searchIcon} />
        </span>
        <span className="HeaderSearchFlyout-close">
          <Icon icon={closeIcon} />
        </span>
      </summary>
      <div className="HeaderSearchFlyout-panel">
        <form
          className="HeaderSearchFlyout-form wrap"
          action={target}
          role="search"
          aria-label={t('shell.search')}
          data-query-as-json=""
        >
          <TextField
            label={placeholder || t('shell.searchThisSite')}
            labelHidden
            placeholder={placeholder || t('shell.searchThisSite')}
            name={PLAIN_QUERY}
            type="search"
            icon={searchIcon}
            enterKeyHint="search"
            autoComplete="off"
          />
          <input type="hidden" name="query" disabled />
          {vertical ? <input type="hidden" name="verticalKey" value={vertical} /> : null}
          <Button type="submit" shape="field" size="lg">
            {t('shell.search')}
          </Button>
        </form>
      </div>
    </details>
  );
}
