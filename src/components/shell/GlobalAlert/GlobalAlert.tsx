import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { EditableLink } from '#src/editor/Editable/EditableLink.tsx';
import { EditableRichText } from '#src/editor/Editable/EditableRichText.tsx';
import { EditableText } from '#src/editor/Editable/EditableText.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useStrings } from '#src/context/PageContext.tsx';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { alertIcon } from '#src/ui/Icon/glyphs.ts';
import { cx } from '#src/ui/cx/cx.ts';
import type { declaration } from './GlobalAlert.declaration.ts';

/**
 * The line above every page (S-021). Variants Default and Error, by the rendering's variant or the `Severity` field.
 * Empty, it leaves no box (S-026).
 */
export function GlobalAlert({ fields, params }: ComponentProps<typeof declaration>) {
  const t = useStrings();
  const headline = fields.Headline.value;
  const text = fields.Text.value;
  const link = fields.Link.value;
  const isEmpty = !headline && !text;
  if (isEmpty) return <EditingNote name="GlobalAlert" missing={['Headline', 'Text']} />;
  const isError = [params.FieldNames, fields.Severity.value].some((word) => /^error$/i.test(word));
  return (
    <aside className={cx('GlobalAlert', isError && 'GlobalAlert--error')} aria-label={t('shell.siteNotice')}>
      <div className="GlobalAlert-inside wrap">
        {isError ? <Icon icon={alertIcon} /> : null}
        <p className="GlobalAlert-words">
          {headline ? (
            <strong className="GlobalAlert-headline">
              <EditableText field={fields.Headline} />
            </strong>
          ) : null}
          {text.startsWith('<') ? null : text ? (
            <span className={cx('GlobalAlert-text', headline && link && 'GlobalAlert-text--spare')}>
              <EditableText field={fields.Text} />
            </span>
          ) : null}
        </p>
        {text.startsWith('<') ? <EditableRichText field={fields.Text} size="small" /> : null}
        <EditableLink field={fields.Link} look="inverse" />
      </div>
    </aside>
  );
}
