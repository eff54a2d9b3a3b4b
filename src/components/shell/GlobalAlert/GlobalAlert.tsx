import type { ComponentProps } from '#src/components/RegistryRow.ts';
import { EditableLink } from '#src/editor/Editable/EditableLink.tsx';
import { EditableRichText } from '#src/editor/Editable/EditableRichText.tsx';
import { EditableText } from '#src/editor/Editable/EditableText.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { richTextField, textField, linkField, variantOf } from '#src/declaration/fields.ts';
import { useStrings } from '#src/context/PageContext.tsx';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { alertIcon } from '#src/ui/Icon/glyphs.ts';
import { cx } from '#src/ui/cx/cx.ts';

/**
 * The line above every page (S-021). Variants Default and Error, by the rendering's variant or the `Severity` field.
 * Empty, it leaves no box (S-026). Editors read what it is for (E-003).
 */
export function GlobalAlert({ fields, params }: ComponentProps) {
  const t = useStrings();
  const headline = textField(fields, 'Headline');
  const text = richTextField(fields, 'Text');
  const link = linkField(fields, 'Link');
  const isEmpty = !headline && !text;
  const note = (
    <EditingNote
      name="GlobalAlert"
      missing={isEmpty ? ['Headline', 'Text'] : []}
      reason={t('shell.alertOnEveryPage')}
    />
  );
  if (isEmpty) return note;
  const isError = [variantOf(params), textField(fields, 'Severity')].some((word) => /^error$/i.test(word));
  return (
    <aside className={cx('GlobalAlert', isError && 'GlobalAlert--error')} aria-label={t('shell.siteNotice')}>
      {note}
      <div className="GlobalAlert-inside wrap">
        {isError ? <Icon icon={alertIcon} /> : null}
        <p className="GlobalAlert-words">
          {headline ? (
            <strong className="GlobalAlert-headline">
              <EditableText fields={fields} name="Headline" />
            </strong>
          ) : null}
          {text.startsWith('<') ? null : text ? (
            <span className={cx('GlobalAlert-text', headline && link && 'GlobalAlert-text--spare')}>
              <EditableText fields={fields} name="Text" />
            </span>
          ) : null}
        </p>
        {text.startsWith('<') ? <EditableRichText fields={fields} name="Text" size="small" /> : null}
        <EditableLink fields={fields} name="Link" look="inverse" />
      </div>
    </aside>
  );
}
