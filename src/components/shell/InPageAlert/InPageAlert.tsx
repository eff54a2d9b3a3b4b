import type { ComponentProps } from '#src/components/RegistryRow.ts';
import { EditableLink } from '#src/editor/Editable/EditableLink.tsx';
import { EditableRichText } from '#src/editor/Editable/EditableRichText.tsx';
import { EditableText } from '#src/editor/Editable/EditableText.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { richTextField, textField, variantOf } from '#src/declaration/fields.ts';
import { useStrings } from '#src/context/PageContext.tsx';
import { Notice } from '#src/ui/Notice/Notice.tsx';

/** A notice for one page, below the site's own alert (S-021). Empty, it leaves no box (S-027). */
export function InPageAlert({ fields, params }: ComponentProps) {
  const t = useStrings();
  const headline = textField(fields, 'Headline');
  const text = richTextField(fields, 'Text');
  if (!headline && !text) return <EditingNote name="InPageAlert" missing={['Headline', 'Text']} />;
  return (
    <aside className="InPageAlert wrap" aria-label={t('shell.pageNotice')}>
      <Notice
        tone={/^error$/i.test(variantOf(params)) ? 'urgent' : 'info'}
        action={<EditableLink fields={fields} name="Link" look="standalone" />}
      >
        {headline ? (
          <p>
            <strong>
              <EditableText fields={fields} name="Headline" />
            </strong>
          </p>
        ) : null}
        <EditableRichText fields={fields} name="Text" size="small" />
      </Notice>
    </aside>
  );
}
