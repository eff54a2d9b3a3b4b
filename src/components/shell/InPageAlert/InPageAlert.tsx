import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { EditableLink } from '#src/editor/Editable/EditableLink.tsx';
import { EditableRichText } from '#src/editor/Editable/EditableRichText.tsx';
import { EditableText } from '#src/editor/Editable/EditableText.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useStrings } from '#src/context/PageContext.tsx';
import { Notice } from '#src/ui/Notice/Notice.tsx';
import type { declaration } from './InPageAlert.declaration.ts';

/** A notice for one page, below the site's own alert (S-021). Empty, it leaves no box (S-027). */
export function InPageAlert({ fields, params }: ComponentProps<typeof declaration>) {
  const t = useStrings();
  const headline = fields.Headline.value;
  const text = fields.Text.value;
  if (!headline && !text) return <EditingNote name="InPageAlert" missing={['Headline', 'Text']} />;
  return (
    <aside className="InPageAlert wrap" aria-label={t('shell.pageNotice')}>
      <Notice
        tone={/^error$/i.test(params.FieldNames) ? 'urgent' : 'info'}
        action={<EditableLink field={fields.Link} look="standalone" />}
      >
        {headline ? (
          <p>
            <strong>
              <EditableText field={fields.Headline} />
            </strong>
          </p>
        ) : null}
        <EditableRichText field={fields.Text} size="small" />
      </Notice>
    </aside>
  );
}
